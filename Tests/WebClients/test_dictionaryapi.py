"""The client python-freeDictionaryAPI. Its addresses are a pattern in its class for addresses, in which only the host is
changed."""

import pytest
from freedictionaryapi.clients.sync_client import DictionaryApiClient
from freedictionaryapi.errors import DictionaryApiNotFoundError
from freedictionaryapi.languages import LanguageCodes
from freedictionaryapi.urls import ApiUrl

HOST = "https://api.dictionaryapi.dev"


@pytest.fixture
def client(server, monkeypatch):
    assert ApiUrl.API_URL_PATTERN.startswith(f"{HOST}/")
    monkeypatch.setattr(ApiUrl, "API_URL_PATTERN", ApiUrl.API_URL_PATTERN.replace(HOST, server))
    with DictionaryApiClient() as client:
        yield client


@pytest.mark.parametrize("word", ["mouse", "swim", "house", "happy", "serendipity", "quickly", "ice cream"])
def test_every_shortcut_of_the_client_works(client, word):
    parser = client.fetch_parser(word)
    assert parser.word.word == word
    assert parser.get_transcription().startswith("/") and parser.get_transcription().endswith("/")
    assert parser.get_link_on_audio_with_pronunciation() == ""
    assert parser.get_all_transcriptions() and parser.get_all_parts_of_speech()
    definitions = parser.get_all_definitions()
    assert definitions and all(definitions)
    assert len(parser.get_all_examples()) == len(definitions)
    assert isinstance(parser.get_all_synonyms(), list)


@pytest.mark.parametrize("form, word", [("mice", "mouse"), ("swam", "swim"), ("HOUSES", "house")])
def test_a_form_leads_to_its_headword(client, form, word):
    assert client.fetch_word(form).word == word


@pytest.mark.parametrize("language", [LanguageCodes.ENGLISH_US, LanguageCodes.ENGLISH_UK])
def test_both_names_of_english_are_known(client, language):
    assert client.fetch_word("happy", language).meanings[0].part_of_speech == "adjective"


@pytest.mark.parametrize("word, language", [("mouze", None), ("casa", LanguageCodes.BRAZILIAN_PORTUGUESE)])
def test_what_is_not_found_is_the_error_of_the_client(client, word, language):
    with pytest.raises(DictionaryApiNotFoundError) as problem:
        client.fetch_parser(word, language)
    assert "No Definitions Found" in str(problem.value)
