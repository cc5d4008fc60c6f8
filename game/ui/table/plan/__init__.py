"""Where everything lies on a table that needs no plan of its own."""
