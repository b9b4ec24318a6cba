"""The client python-datamuse. The root of its addresses is a property of the client."""

import pytest
from datamuse import Datamuse


@pytest.fixture
def client(server):
    client = Datamuse()
    assert client.api_root == "https://api.datamuse.com"
    client.api_root = server
    return client


def words(answer):
    scores = [word["score"] for word in answer]
    assert scores == sorted(scores, reverse=True)
    return [word["word"] for word in answer]


@pytest.mark.parametrize(
    "question, wanted",
    [
        ({"ml": "ringing in the ears"}, "tinnitus"),
        ({"ml": "duck", "sp": "b*"}, "bob"),
        ({"sl": "jirraf"}, "giraffe"),
        ({"sp": "hipopatamus"}, "hippopotamus"),
        ({"sp": "t??k"}, "talk"),
        ({"rel_syn": "ocean"}, "sea"),
        ({"rel_ant": "late"}, "early"),
        ({"rel_spc": "gondola"}, "boat"),
        ({"rel_gen": "boat"}, "gondola"),
        ({"rel_com": "car"}, "accelerator"),
        ({"rel_par": "trunk"}, "tree"),
        ({"rel_rhy": "moon"}, "spoon"),
        ({"rel_nry": "forest"}, "chorus"),
        ({"rel_hom": "course"}, "coarse"),
        ({"rel_cns": "sample"}, "simple"),
    ],
    ids=str,
)
def test_the_examples_of_the_service_are_answered(client, question, wanted):
    assert wanted in words(client.words(**question))


@pytest.mark.parametrize("question", [{"rel_trg": "cow"}, {"rel_syn": "mouze"}, {"v": "es", "ml": "casa"}, {}], ids=str)
def test_what_is_not_known_is_an_empty_list(client, question):
    assert client.words(**question) == []


def test_the_number_of_words_is_that_of_the_client(client):
    assert len(client.words(sp="s*")) == 100
    client.set_max_default(7)
    assert len(client.words(sp="s*")) == 7
    assert len(client.words(sp="s*", max=1000)) == 1000


def test_metadata_comes_as_the_documentation_shows_it(client):
    (sea,) = client.words(sp="sea", max=1, md="dpsrf", ipa=1)
    assert sea["word"] == "sea" and sea["numSyllables"] == 1
    assert {"n", "pron:S IY1 ", "ipa_pron:si"} < set(sea["tags"])
    assert any(tag.startswith("f:") and float(tag[2:]) >= 0 for tag in sea["tags"])
    part, definition = sea["defs"][0].split("\t")
    assert part == "n" and "water" in definition


def test_suggestions_begin_like_the_text(client):
    assert words(client.suggest("raw", 5))[0] == "raw"
    assert all(word.lower().startswith("raw") for word in words(client.suggest("raw")))
    assert "serendipity" in words(client.suggest("serendipidy"))
