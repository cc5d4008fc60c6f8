"""The picture of the table, part by part."""
