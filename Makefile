# make play   sets up what is missing and opens the game
# make test   sets up what is missing and passes all tests

# The rules, the game and what it ships must do without a display; this proves it.
BLIND := env -u DISPLAY -u WAYLAND_DISPLAY

.PHONY: play test setup format vet lint test-rules test-race test-window

play:
	@.ci/setup play
	go run .

test: setup format vet lint test-rules test-race test-window

setup:
	@.ci/setup test

format:
	@wrong="$$(gofmt -l .)"; \
	if [ -n "$$wrong" ]; then echo "not formatted:"; echo "$$wrong"; exit 1; fi

vet:
	go vet ./...

lint:
	go tool -modfile=.ci/tools/go.mod staticcheck ./...

test-rules:
	$(BLIND) go test ./rules/... ./game/... ./assets/...

test-race:
	$(BLIND) go test -race -short ./game

test-window:
	@if command -v xvfb-run >/dev/null 2>&1; then \
		set -x; xvfb-run -a -s "-screen 0 1280x720x24" go test ./scenes/... .; \
	else \
		set -x; go test ./scenes/... .; \
	fi
