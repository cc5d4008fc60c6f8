"""Players that are programs: they see a view and the legal commands, and choose one."""
