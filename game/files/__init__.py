"""Files: reading what others may have written, asking what lies under a name, and writing over nothing of others."""
