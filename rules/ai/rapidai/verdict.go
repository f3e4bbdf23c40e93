package rapidai

// fitted is the verdict that the command "workbench tune" found by regression on
// battles between scripts: see game/workbench/tune.md.
var fitted = Verdict{
	// score, hits, guns, rockets, movers, firepower, danger, grabs
	{0.2129, 0.1677, -0.2544, -0.1646, -0.5031, 0.0155, -0.1483, 0.1499},
	{0.1054, 0.1520, -0.2224, 0.0202, -0.4046, 0.1233, -0.1302, 0.0787},
	{0.0729, 0.1699, -0.1922, -0.0142, -0.3416, 0.0830, -0.0464, 0.0287},
	{0.0647, 0.1847, -0.1680, -0.1326, -0.3029, 0.1189, -0.0167, 0.0210},
	{0.0464, 0.1252, -0.0688, -0.1711, -0.1193, -0.0351, -0.0828, 0.0482},
	{0.0165, 0.0262, -0.0035, 0, 0.0060, -0.2721, -0.1263, 0.3706},
}
