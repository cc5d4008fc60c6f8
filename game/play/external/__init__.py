"""Programs in any language that play: child processes, spoken to in lines of JSON (`docs/robot-protocol.md`)."""
