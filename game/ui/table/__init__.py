"""The action table: what lies where, what a held card may do, and how a person says it."""
