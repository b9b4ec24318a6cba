"""A call of each tool that has an answer in the core lexicon, and the resources."""

CALLS = [
    ("define", {"words": ["mice", "kick the bucket"]}),
    ("define", {"words": ["set"], "partOfSpeech": "noun"}),
    ("define", {"words": ["salary"], "fields": ["definitions", "etymologies", "forms"]}),
    ("thesaurus", {"word": "happy"}),
    ("thesaurus", {"word": "dog", "relations": ["broader", "narrower", "parts", "derived"]}),
    ("find_words", {"pattern": "s??r?n*", "limit": 5}),
    ("find_words", {"rhymesWith": "moon", "partOfSpeech": "noun"}),
    ("find_words", {"meaning": "fear of spiders"}),
    ("find_words", {"soundsLike": "newmonia"}),
    ("word_forms", {"word": "swam"}),
    ("usage", {"words": ["happy", "glad"], "neighbours": "after"}),
    ("example_sentences", {"word": "serene", "limit": 3}),
    ("call", {"method": "rhymes.syllables", "params": {"text": "extraordinary"}}),
]
# What has no answer in the core lexicon.
ABSENT = [
    ("define", {"words": ["mouze"]}),
    ("thesaurus", {"word": "mouze"}),
    ("translate", {"word": "house", "to": "de"}),
    ("find_words", {"pattern": "qqqqq"}),
    ("word_forms", {"word": "mouze"}),
    ("usage", {"words": ["mouze"]}),
    ("example_sentences", {"word": "mouze"}),
    ("call", {"method": "dictionary.entries", "params": {"word": "mouze"}}),
]
TOOLS = {"define", "thesaurus", "translate", "find_words", "word_forms", "usage", "example_sentences", "call"}
TEMPLATES = {
    "headword://entry/{language}/{word}": ["headword://entry/en/dog", "headword://entry/en/kick%20the%20bucket"],
    "headword://methods/{namespace}": ["headword://methods/wordlist", "headword://methods/dictionary"],
}
assert {tool for tool, _ in CALLS + ABSENT} == TOOLS
