package main

import "rulerfire/assets/terrain"

// Ways to lay a wall. The same wall of shorter bricks has more of them and stands
// more hits.
func laidLong(mix terrain.Mix) terrain.Masonry  { return terrain.Masonry{Longest: 8, Mix: mix} }
func laidFours(mix terrain.Mix) terrain.Masonry { return terrain.Masonry{Longest: 4, Mix: mix} }
func laidThrees(mix terrain.Mix) terrain.Masonry {
	return terrain.Masonry{Longest: 3, Mix: mix}
}
func laidTwos(mix terrain.Mix) terrain.Masonry { return terrain.Masonry{Longest: 2, Mix: mix} }
