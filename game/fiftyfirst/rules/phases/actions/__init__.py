"""R7 to R16: the Action phase. Each kind of action is in a module with what it allows and what it does."""
