"""Moloch at the table: the deployed Machines, their piles and the server room."""
