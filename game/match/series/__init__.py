"""Many games of robots: played by processes or a cluster, counted, and learned from."""
