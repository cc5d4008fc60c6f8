"""The match in progress: which scene shows it, bots' turns, signs and summaries."""
