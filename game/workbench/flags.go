package main

import (
	"errors"
	"flag"
	"fmt"
)

// parseFlags reads the flags of a command, and leaves the names of files that follow
// them. What is wrong is a usageError.
func parseFlags(flags *flag.FlagSet, args []string) error {
	err := flags.Parse(args)
	if err == nil || errors.Is(err, flag.ErrHelp) {
		return err
	}
	return usageError{err}
}

// parseFlagsOnly is parseFlags for a command that takes nothing else.
func parseFlagsOnly(flags *flag.FlagSet, args []string) error {
	if err := parseFlags(flags, args); err != nil {
		return err
	}
	if flags.NArg() > 0 {
		return usageError{fmt.Errorf("%q is too much", flags.Arg(0))}
	}
	return nil
}
