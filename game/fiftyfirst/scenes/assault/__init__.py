"""The Assault: what the Machines do to each seat, and the questions that are asked about it."""
