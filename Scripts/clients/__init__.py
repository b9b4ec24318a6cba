"""The parts of generate-clients.py: a model of the published schema, and a writer for each language."""
