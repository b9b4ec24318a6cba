"""Oxford and Yomitan, of which no client is on PyPI: what their clients send, and what they rely on."""

import httpx

CREDENTIALS = {"app_id": "test-id", "app_key": "test-key", "Accept": "application/json"}


def test_an_oxford_client_finds_its_members(server):
    """As the samples of the service do it: the first definition of the first sense of the first entry."""
    found = httpx.get(f"{server}/api/v2/entries/en-gb/mouse", headers=CREDENTIALS)
    assert found.status_code == 200 and found.headers["Content-Type"].startswith("application/json")
    part = found.json()["results"][0]["lexicalEntries"][0]
    assert part["lexicalCategory"] == {"id": "noun", "text": "Noun"}
    assert "rodents" in part["entries"][0]["senses"][0]["definitions"][0]
    assert part["entries"][0]["pronunciations"][0]["phoneticSpelling"] == "maʊs"


def test_an_oxford_client_goes_from_a_form_to_its_headword(server):
    assert httpx.get(f"{server}/api/v2/entries/en-gb/mice", headers=CREDENTIALS).status_code == 404
    lemmas = httpx.get(f"{server}/api/v2/lemmas/en/mice", headers=CREDENTIALS).json()
    assert lemmas["results"][0]["lexicalEntries"][0]["inflectionOf"][0]["id"] == "mouse"


def test_the_two_services_with_one_path_are_told_apart(server):
    address = f"{server}/api/v2/entries/en/mouse"
    assert isinstance(httpx.get(address).json(), list)
    assert isinstance(httpx.get(address, headers=CREDENTIALS).json(), dict)


def test_yomitan_gets_a_list_without_other_members(server):
    question = {"term": "mouse", "reading": "mouse", "language": "en"}
    found = httpx.get(f"{server}/audio", params=question)
    assert found.json() == {"type": "audioSourceList", "audioSources": []}


def test_pages_may_read_what_the_original_lets_them_read(server):
    for address, wanted in [("/api/v2/entries/en/mouse", "*"), ("/words?sp=mouse", "*"), ("/audio?term=mouse", None)]:
        assert httpx.get(server + address).headers.get("Access-Control-Allow-Origin") == wanted


def test_an_unchanged_answer_is_not_sent_again(server):
    first = httpx.get(f"{server}/words?sp=mouse")
    again = httpx.get(f"{server}/words?sp=mouse", headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304 and again.content == b""
