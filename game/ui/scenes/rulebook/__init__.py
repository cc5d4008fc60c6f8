"""The rules reference: contents and search at the left, a section at the right."""
