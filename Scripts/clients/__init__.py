"""What generate-clients.py writes the clients with: a model of the published schema, and a writer for each language."""
