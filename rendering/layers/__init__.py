"""What lies on the table, layer by layer; each module brings its PAINTERS and TALLIES."""
