# Written by Scripts/generate-clients.py from rpc-schema/openrpc.json.
"""The methods of each namespace, for threads."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .types import (
    DictionaryEntries,
    Domain,
    EntryField,
    GrammaticalFeature,
    InflectionsForms,
    InflectionsLemmas,
    Language,
    LexicalCategory,
    LexistatsCollocations,
    LexistatsCollocationsSide,
    LexistatsCollocationsSort,
    LexistatsCorpora,
    LexistatsNgrams,
    LexistatsNgramsFormat,
    LexistatsNgramsSort,
    LexistatsTrend,
    LexistatsWord,
    LexistatsWords,
    LexistatsWordsSort,
    MatchKind,
    Region,
    Register,
    ReverseLookup,
    RhymesLookup,
    RhymesLookupKind,
    RhymesSyllables,
    SearchAt,
    SearchQuery,
    SentencesLookup,
    ServerInfo,
    ServerLimits,
    TaxonomyLookup,
    TaxonomyLookupRelation,
    TaxonomyLookupShape,
    TextUnit,
    ThesaurusLookup,
    ThesaurusLookupRelation,
    TranslationsLookup,
    UtilityDomains,
    UtilityFilters,
    UtilityGrammaticalFeatures,
    UtilityLanguages,
    Variety,
    WordMember,
    WordlistQuery,
    WordlistQueryExclude,
    WordlistQueryExcludePrimeSense,
    WordlistQuerySort,
)


class Dictionary:
    """The methods of dictionary."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self._call = call

    def entries(
        self,
        word: str,
        *,
        language: Language | None = None,
        fields: Sequence[EntryField] | None = None,
        lexical_category: Sequence[LexicalCategory] | None = None,
        grammatical_features: Sequence[GrammaticalFeature] | None = None,
        domains: Sequence[Domain] | None = None,
        registers: Sequence[Register] | None = None,
        region: Variety | None = None,
        match: MatchKind | None = None,
        preserve_case: bool | None = None,
        raw: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> DictionaryEntries:
        """Says what a word means: its lexical entries with senses, definitions and examples.

        word: The word or phrase to look up; spaces may be written as underscores.
        language: The language of the word; English (en) if absent.
        fields: The parts of the answer that are wanted; all but translations if absent, the bare structure if
            empty.
        lexical_category: The lexical categories that are wanted; all if absent.
        grammatical_features: The grammatical features of which a sense must have one.
        domains: The subject fields of which a sense must have one.
        registers: The registers of which a sense must have one.
        region: The English whose senses, spellings and sounds are wanted; all if absent. For English only.
        match: The only way to find a headword. If absent, headwords that are spelled like the word and those that
            it is a form of are found together, the likeliest first; other spellings of headwords if there are none.
        preserve_case: Whether only headwords with the word's own capitals are found: of 'March' not 'march'; false
            if absent.
        raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
            lexicon has none. False if absent.
        safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an
            error; false if absent. Where 'fields' are given, the registers come with them, since they tell what is
            vulgar.
        include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions,
            bodies and minds in the words of their time.
        """
        parameters = {
            "word": word,
            "language": language,
            "fields": fields,
            "lexicalCategory": lexical_category,
            "grammaticalFeatures": grammatical_features,
            "domains": domains,
            "registers": registers,
            "region": region,
            "match": match,
            "preserveCase": preserve_case,
            "raw": raw,
            "safe": safe,
            "include": include,
        }
        answer: DictionaryEntries = self._call("dictionary.entries", parameters, timeout)
        return answer

    def words(
        self,
        word: str,
        *,
        language: Language | None = None,
        fields: Sequence[EntryField] | None = None,
        lexical_category: Sequence[LexicalCategory] | None = None,
        grammatical_features: Sequence[GrammaticalFeature] | None = None,
        domains: Sequence[Domain] | None = None,
        registers: Sequence[Register] | None = None,
        region: Variety | None = None,
        raw: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> DictionaryEntries:
        """Says what a word of a text may mean: a headword that is spelled like it, and those it is a form of.

        word: The word or phrase to look up; spaces may be written as underscores.
        language: The language of the word; English (en) if absent.
        fields: The parts of the answer that are wanted; all but translations if absent, the bare structure if
            empty.
        lexical_category: The lexical categories that are wanted; all if absent.
        grammatical_features: The grammatical features of which a sense must have one.
        domains: The subject fields of which a sense must have one.
        registers: The registers of which a sense must have one.
        region: The English whose senses, spellings and sounds are wanted; all if absent. For English only.
        raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
            lexicon has none. False if absent.
        safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an
            error; false if absent. Where 'fields' are given, the registers come with them, since they tell what is
            vulgar.
        include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions,
            bodies and minds in the words of their time.
        """
        parameters = {
            "word": word,
            "language": language,
            "fields": fields,
            "lexicalCategory": lexical_category,
            "grammaticalFeatures": grammatical_features,
            "domains": domains,
            "registers": registers,
            "region": region,
            "raw": raw,
            "safe": safe,
            "include": include,
        }
        answer: DictionaryEntries = self._call("dictionary.words", parameters, timeout)
        return answer


class Echo:
    """The methods of echo."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self._call = call

    def text(
        self,
        text: str,
        *,
        times: int | None = None,
        safe: bool | None = None,
        timeout: float | None = None,
    ) -> str:
        """Sends back the text that it is sent.

        text: What is sent back.
        times: How many times it is sent back; once if absent.
        safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an
            error; false if absent. Where 'fields' are given, the registers come with them, since they tell what is
            vulgar.
        """
        parameters = {
            "text": text,
            "times": times,
            "safe": safe,
        }
        answer: str = self._call("echo.text", parameters, timeout)
        return answer


class Inflections:
    """The methods of inflections."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self._call = call

    def forms(
        self,
        word: str,
        *,
        language: Language | None = None,
        lexical_category: Sequence[LexicalCategory] | None = None,
        grammatical_features: Sequence[GrammaticalFeature] | None = None,
        match: MatchKind | None = None,
        preserve_case: bool | None = None,
        raw: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> InflectionsForms:
        """Lists the forms of a headword and says what each expresses.

        word: The word or phrase to look up; spaces may be written as underscores.
        language: The language of the word; English (en) if absent.
        lexical_category: The lexical categories that are wanted; all if absent.
        grammatical_features: The grammatical features of which a form must have one; all forms pass if absent.
        match: The only way to find a headword. If absent, headwords that are spelled like the word and those that
            it is a form of are found together, the likeliest first; other spellings of headwords if there are none.
        preserve_case: Whether only headwords with the word's own capitals are found: of 'March' not 'march'; false
            if absent.
        raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
            lexicon has none. False if absent.
        safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an
            error; false if absent. Where 'fields' are given, the registers come with them, since they tell what is
            vulgar.
        include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions,
            bodies and minds in the words of their time.
        """
        parameters = {
            "word": word,
            "language": language,
            "lexicalCategory": lexical_category,
            "grammaticalFeatures": grammatical_features,
            "match": match,
            "preserveCase": preserve_case,
            "raw": raw,
            "safe": safe,
            "include": include,
        }
        answer: InflectionsForms = self._call("inflections.forms", parameters, timeout)
        return answer

    def lemmas(
        self,
        word: str,
        *,
        language: Language | None = None,
        lexical_category: Sequence[LexicalCategory] | None = None,
        grammatical_features: Sequence[GrammaticalFeature] | None = None,
        raw: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> InflectionsLemmas:
        """Says which headwords a word is a form of, and what each of its readings expresses.

        word: The word or phrase to look up; spaces may be written as underscores.
        language: The language of the word; English (en) if absent.
        lexical_category: The lexical categories that are wanted; all if absent.
        grammatical_features: The grammatical features of which a form must have one; all forms pass if absent.
        raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
            lexicon has none. False if absent.
        safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an
            error; false if absent. Where 'fields' are given, the registers come with them, since they tell what is
            vulgar.
        include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions,
            bodies and minds in the words of their time.
        """
        parameters = {
            "word": word,
            "language": language,
            "lexicalCategory": lexical_category,
            "grammaticalFeatures": grammatical_features,
            "raw": raw,
            "safe": safe,
            "include": include,
        }
        answer: InflectionsLemmas = self._call("inflections.lemmas", parameters, timeout)
        return answer


class Lexistats:
    """The methods of lexistats."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self._call = call

    def collocations(
        self,
        word: str,
        *,
        window: int | None = None,
        side: LexistatsCollocationsSide | None = None,
        min_frequency: int | None = None,
        sort: LexistatsCollocationsSort | None = None,
        limit: int | None = None,
        offset: int | None = None,
        corpus: str | None = None,
        language: Language | None = None,
        safe: bool | None = None,
        timeout: float | None = None,
    ) -> LexistatsCollocations:
        """Lists the words that stand near a word more often than chance has it, with log-likelihood, t-score and
        mutual information.

        word: The word, in any case.
        window: How many words before and after the word are near it; 3 if absent, or what the corpus allows.
            Punctuation ends it.
        side: Where the other words stand: before, after or both; both if absent.
        min_frequency: How often the words stand near each other at least; 5 if absent.
        sort: What the words are sorted by, the strongest first: logLikelihood (if absent), tScore or pmi.
        limit: The largest number of words in the answer; 20 if absent.
        offset: How many items of the whole list are passed over; none if absent.
        corpus: The name of the corpus; lexistats.corpora lists them. If absent: wiki for words, else open.
        language: The language of the texts; en if absent.
        safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an
            error; false if absent. Where 'fields' are given, the registers come with them, since they tell what is
            vulgar.
        """
        parameters = {
            "word": word,
            "window": window,
            "side": side,
            "minFrequency": min_frequency,
            "sort": sort,
            "limit": limit,
            "offset": offset,
            "corpus": corpus,
            "language": language,
            "safe": safe,
        }
        answer: LexistatsCollocations = self._call("lexistats.collocations", parameters, timeout)
        return answer

    def corpora(
        self,
        *,
        safe: bool | None = None,
        timeout: float | None = None,
    ) -> LexistatsCorpora:
        """Lists the corpora that can be asked, and what each of them counts.

        safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an
            error; false if absent. Where 'fields' are given, the registers come with them, since they tell what is
            vulgar.
        """
        parameters = {
            "safe": safe,
        }
        answer: LexistatsCorpora = self._call("lexistats.corpora", parameters, timeout)
        return answer

    def ngrams(
        self,
        *,
        tokens: str | Sequence[str] | None = None,
        contains: str | Sequence[str] | None = None,
        size: int | None = None,
        punctuation: bool | None = None,
        min_frequency: int | None = None,
        max_frequency: int | None = None,
        min_document_frequency: int | None = None,
        max_document_frequency: int | None = None,
        collate: Sequence[WordMember] | None = None,
        sort: Sequence[LexistatsNgramsSort] | None = None,
        format: LexistatsNgramsFormat | None = None,
        limit: int | None = None,
        offset: int | None = None,
        corpus: str | None = None,
        language: Language | None = None,
        raw: bool | None = None,
        safe: bool | None = None,
        timeout: float | None = None,
    ) -> LexistatsNgrams:
        """Says how often sequences of 1 to 4 words are used: those of tokens, or all that contain some words. At least
        one of tokens and contains is needed.

        tokens: The n-grams that are wanted, tokens with spaces between them: 'a word, another word', or a list.
            Capitals make a difference upstream only.
        contains: Tokens that the n-grams have in any order, with spaces or commas between them, or a list.
        size: The number of tokens of each n-gram; that of tokens if absent.
        punctuation: Whether n-grams with punctuation marks are wanted too; if absent, whether tokens or contains
            have some.
        min_frequency: The smallest number of occurrences that is wanted.
        max_frequency: The largest number of occurrences that is wanted.
        min_document_frequency: The smallest number of documents that is wanted.
        max_document_frequency: The largest number of documents that is wanted.
        collate: What the rows tell apart: n-grams whose tokens agree in these are summed, each token being taken
            for its commonest reading. The tokens themselves if absent.
        sort: What the rows are sorted by, the first key first; -frequency if absent. '-' before a key: descending.
        format: How tokens are written: oup as a list (if absent), google as one string.
        limit: The largest number of n-grams in the answer; 100 if absent.
        offset: How many items of the whole list are passed over; none if absent.
        corpus: The name of the corpus; lexistats.corpora lists them. If absent: wiki for words, else open.
        language: The language of the texts; en if absent.
        raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
            lexicon has none. False if absent.
        safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an
            error; false if absent. Where 'fields' are given, the registers come with them, since they tell what is
            vulgar.
        """
        parameters = {
            "tokens": tokens,
            "contains": contains,
            "size": size,
            "punctuation": punctuation,
            "minFrequency": min_frequency,
            "maxFrequency": max_frequency,
            "minDocumentFrequency": min_document_frequency,
            "maxDocumentFrequency": max_document_frequency,
            "collate": collate,
            "sort": sort,
            "format": format,
            "limit": limit,
            "offset": offset,
            "corpus": corpus,
            "language": language,
            "raw": raw,
            "safe": safe,
        }
        answer: LexistatsNgrams = self._call("lexistats.ngrams", parameters, timeout)
        return answer

    def trend(
        self,
        word: str,
        *,
        corpus: str | None = None,
        language: Language | None = None,
        safe: bool | None = None,
        timeout: float | None = None,
    ) -> LexistatsTrend:
        """Says how often a word was used in each period of a corpus whose texts have dates.

        word: The word, in any case.
        corpus: The name of the corpus; lexistats.corpora lists them. If absent: wiki for words, else open.
        language: The language of the texts; en if absent.
        safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an
            error; false if absent. Where 'fields' are given, the registers come with them, since they tell what is
            vulgar.
        """
        parameters = {
            "word": word,
            "corpus": corpus,
            "language": language,
            "safe": safe,
        }
        answer: LexistatsTrend = self._call("lexistats.trend", parameters, timeout)
        return answer

    def word(
        self,
        *,
        wordform: str | None = None,
        true_case: str | None = None,
        lemma: str | None = None,
        lexical_category: LexicalCategory | None = None,
        corpus: str | None = None,
        language: Language | None = None,
        raw: bool | None = None,
        safe: bool | None = None,
        timeout: float | None = None,
    ) -> LexistatsWord:
        """Says how often a word is used: all its records in a corpus, as one. At least one of wordform, trueCase,
        lemma and lexicalCategory is needed; several must all fit.

        wordform: The word as it is written, capitals included: Books or books.
        true_case: The word in its usual case, in which the capital of a sentence is none.
        lemma: The headword of which the words are forms.
        lexical_category: The lexical category of the word.
        corpus: The name of the corpus; lexistats.corpora lists them. If absent: wiki for words, else open.
        language: The language of the texts; en if absent.
        raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
            lexicon has none. False if absent.
        safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an
            error; false if absent. Where 'fields' are given, the registers come with them, since they tell what is
            vulgar.
        """
        parameters = {
            "wordform": wordform,
            "trueCase": true_case,
            "lemma": lemma,
            "lexicalCategory": lexical_category,
            "corpus": corpus,
            "language": language,
            "raw": raw,
            "safe": safe,
        }
        answer: LexistatsWord = self._call("lexistats.word", parameters, timeout)
        return answer

    def words(
        self,
        *,
        wordform: Sequence[str] | None = None,
        wordforms: Sequence[str] | None = None,
        true_case: Sequence[str] | None = None,
        true_cases: Sequence[str] | None = None,
        lemma: Sequence[str] | None = None,
        lemmas: Sequence[str] | None = None,
        lexical_category: Sequence[str] | None = None,
        lexical_categories: Sequence[str] | None = None,
        grammatical_features: Sequence[str] | Mapping[str, Any] | None = None,
        min_frequency: int | None = None,
        max_frequency: int | None = None,
        min_normalized_frequency: float | None = None,
        max_normalized_frequency: float | None = None,
        collate: Sequence[WordMember] | None = None,
        sort: Sequence[LexistatsWordsSort] | None = None,
        limit: int | None = None,
        offset: int | None = None,
        corpus: str | None = None,
        language: Language | None = None,
        raw: bool | None = None,
        safe: bool | None = None,
        timeout: float | None = None,
    ) -> LexistatsWords:
        """Lists words of a corpus with their frequencies, by the smallest units (wordform, trueCase, lemma,
        lexicalCategory, grammaticalFeatures) or summed over some of them.

        wordform: The words as they are written that are wanted; those after '-' are not.
        wordforms: The words as they are written that are wanted; those after '-' are not.
        true_case: The words in their usual case that are wanted; those after '-' are not.
        true_cases: The words in their usual case that are wanted; those after '-' are not.
        lemma: The headwords of which words are forms that are wanted; those after '-' are not.
        lemmas: The headwords of which words are forms that are wanted; those after '-' are not.
        lexical_category: The lexical categories that are wanted; those after '-' are not.
        lexical_categories: The lexical categories that are wanted; those after '-' are not.
        grammatical_features: The grammatical features that words must have; those after '-' they must not have:
            'degree:superlative', '-number:plural', or an object with the values by key.
        min_frequency: The smallest number of occurrences that is wanted.
        max_frequency: The largest number of occurrences that is wanted.
        min_normalized_frequency: The fewest occurrences per million words.
        max_normalized_frequency: The most occurrences per million words.
        collate: What the rows tell apart: records that agree in these are summed. The smallest units if absent.
        sort: What the rows are sorted by, the first key first; -frequency if absent. '-' before a key: descending.
        limit: The largest number of rows in the answer; 100 if absent.
        offset: How many items of the whole list are passed over; none if absent.
        corpus: The name of the corpus; lexistats.corpora lists them. If absent: wiki for words, else open.
        language: The language of the texts; en if absent.
        raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
            lexicon has none. False if absent.
        safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an
            error; false if absent. Where 'fields' are given, the registers come with them, since they tell what is
            vulgar.
        """
        parameters = {
            "wordform": wordform,
            "wordforms": wordforms,
            "trueCase": true_case,
            "trueCases": true_cases,
            "lemma": lemma,
            "lemmas": lemmas,
            "lexicalCategory": lexical_category,
            "lexicalCategories": lexical_categories,
            "grammaticalFeatures": grammatical_features,
            "minFrequency": min_frequency,
            "maxFrequency": max_frequency,
            "minNormalizedFrequency": min_normalized_frequency,
            "maxNormalizedFrequency": max_normalized_frequency,
            "collate": collate,
            "sort": sort,
            "limit": limit,
            "offset": offset,
            "corpus": corpus,
            "language": language,
            "raw": raw,
            "safe": safe,
        }
        answer: LexistatsWords = self._call("lexistats.words", parameters, timeout)
        return answer


class Reverse:
    """The methods of reverse."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self._call = call

    def lookup(
        self,
        definition: str,
        *,
        lexical_category: Sequence[LexicalCategory] | None = None,
        language: Language | None = None,
        limit: int | None = None,
        safe: bool | None = None,
        timeout: float | None = None,
    ) -> ReverseLookup:
        """Finds the headwords that a definition may be meant for, the likeliest first.

        definition: What the word means, in your own words: 'fear of spiders'. What begins with 'to' is taken for a
            verb, what begins with an article for a noun, where 'lexicalCategory' is absent.
        lexical_category: The lexical categories that are wanted; all if absent.
        language: The language of the word; English (en) if absent.
        limit: The largest number of headwords in the answer; 10 if absent.
        safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an
            error; false if absent. Where 'fields' are given, the registers come with them, since they tell what is
            vulgar.
        """
        parameters = {
            "definition": definition,
            "lexicalCategory": lexical_category,
            "language": language,
            "limit": limit,
            "safe": safe,
        }
        answer: ReverseLookup = self._call("reverse.lookup", parameters, timeout)
        return answer


class Rhymes:
    """The methods of rhymes."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self._call = call

    def lookup(
        self,
        word: str,
        *,
        language: Language | None = None,
        lexical_category: Sequence[LexicalCategory] | None = None,
        kind: Sequence[RhymesLookupKind] | None = None,
        syllables: int | str | None = None,
        stress: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
        safe: bool | None = None,
        timeout: float | None = None,
    ) -> RhymesLookup:
        """Lists what rhymes with a word, for each of its pronunciations, the commonest words first.

        word: The word or phrase to look up; spaces may be written as underscores.
        language: The language of the word; English (en) if absent.
        lexical_category: The lexical categories that are wanted; all if absent.
        kind: The kinds of rhymes that are wanted, perfect ones if absent. 'perfect': all is equal from the vowel
            with the primary stress on, and the consonants before it differ (love, dove). 'near': the sounds from there
            on are alike one by one (love, enough). 'identical': the consonants before are equal too (leave, believe).
        syllables: The number of syllables that a rhyme has: 2, or from 2 to 3 as '2-3'; any if absent.
        stress: The stress of a rhyme's syllables, one digit for each: 1 primary, 2 secondary, 0 none, ? any of
            them, so that '010' finds 'together'; any stress if absent.
        limit: The largest number of rhymes for each pronunciation in the answer; 50 if absent.
        offset: How many items of the whole list are passed over; none if absent.
        safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an
            error; false if absent. Where 'fields' are given, the registers come with them, since they tell what is
            vulgar.
        """
        parameters = {
            "word": word,
            "language": language,
            "lexicalCategory": lexical_category,
            "kind": kind,
            "syllables": syllables,
            "stress": stress,
            "limit": limit,
            "offset": offset,
            "safe": safe,
        }
        answer: RhymesLookup = self._call("rhymes.lookup", parameters, timeout)
        return answer

    def syllables(
        self,
        text: str,
        *,
        language: Language | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> RhymesSyllables:
        """Counts the syllables of a word or a line and says which of them are stressed.

        text: A word or a line of verse.
        language: The language of the word; English (en) if absent.
        safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an
            error; false if absent. Where 'fields' are given, the registers come with them, since they tell what is
            vulgar.
        include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions,
            bodies and minds in the words of their time.
        """
        parameters = {
            "text": text,
            "language": language,
            "safe": safe,
            "include": include,
        }
        answer: RhymesSyllables = self._call("rhymes.syllables", parameters, timeout)
        return answer


class Search:
    """The methods of search."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self._call = call

    def at(
        self,
        text: str,
        offset: int,
        *,
        unit: TextUnit | None = None,
        language: Language | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> SearchAt:
        """Finds the longest phrase of the lexicon under a cursor in a text.

        text: The text, or the part of it around the cursor.
        offset: How much of the text stands before the cursor.
        unit: What offsets count: 'utf-8', 'utf-16' (if absent) or 'characters' (of Unicode).
        language: The language of the word; English (en) if absent.
        safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an
            error; false if absent. Where 'fields' are given, the registers come with them, since they tell what is
            vulgar.
        include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions,
            bodies and minds in the words of their time.
        """
        parameters = {
            "text": text,
            "offset": offset,
            "unit": unit,
            "language": language,
            "safe": safe,
            "include": include,
        }
        answer: SearchAt = self._call("search.at", parameters, timeout)
        return answer

    def query(
        self,
        q: str,
        *,
        language: Language | None = None,
        prefix: bool | None = None,
        fuzzy: bool | None = None,
        regions: Sequence[Variety] | None = None,
        limit: int | None = None,
        offset: int | None = None,
        raw: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> SearchQuery:
        """Finds headwords by their spelling, their forms, their beginning, or a misspelling of them.

        q: The word, or the beginning of one.
        language: The language of the word; English (en) if absent.
        prefix: Whether headwords that begin with 'q' are wanted, in alphabetical order, and no others; false if
            absent.
        fuzzy: Whether headwords are wanted that 'q' may be a misspelling of, fifty at most; if absent, only where
            nothing else is found, or one that is much commoner than what is.
        regions: The varieties of English to one of which the spelling of a headword must belong; all if absent. For
            English only.
        limit: The largest number of headwords in the answer; 20 if absent.
        offset: How many items of the whole list are passed over; none if absent.
        raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
            lexicon has none. False if absent.
        safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an
            error; false if absent. Where 'fields' are given, the registers come with them, since they tell what is
            vulgar.
        include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions,
            bodies and minds in the words of their time.
        """
        parameters = {
            "q": q,
            "language": language,
            "prefix": prefix,
            "fuzzy": fuzzy,
            "regions": regions,
            "limit": limit,
            "offset": offset,
            "raw": raw,
            "safe": safe,
            "include": include,
        }
        answer: SearchQuery = self._call("search.query", parameters, timeout)
        return answer

    def thesaurus(
        self,
        q: str,
        *,
        language: Language | None = None,
        prefix: bool | None = None,
        fuzzy: bool | None = None,
        limit: int | None = None,
        offset: int | None = None,
        raw: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> SearchQuery:
        """Finds headwords that have synonyms or antonyms, as search.query finds headwords.

        q: The word, or the beginning of one.
        language: The language of the word; English (en) if absent.
        prefix: Whether headwords that begin with 'q' are wanted, in alphabetical order, and no others; false if
            absent.
        fuzzy: Whether headwords are wanted that 'q' may be a misspelling of, fifty at most; if absent, only where
            nothing else is found, or one that is much commoner than what is.
        limit: The largest number of headwords in the answer; 20 if absent.
        offset: How many items of the whole list are passed over; none if absent.
        raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
            lexicon has none. False if absent.
        safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an
            error; false if absent. Where 'fields' are given, the registers come with them, since they tell what is
            vulgar.
        include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions,
            bodies and minds in the words of their time.
        """
        parameters = {
            "q": q,
            "language": language,
            "prefix": prefix,
            "fuzzy": fuzzy,
            "limit": limit,
            "offset": offset,
            "raw": raw,
            "safe": safe,
            "include": include,
        }
        answer: SearchQuery = self._call("search.thesaurus", parameters, timeout)
        return answer

    def translations(
        self,
        q: str,
        target: Language,
        *,
        language: Language | None = None,
        prefix: bool | None = None,
        fuzzy: bool | None = None,
        regions: Sequence[Variety] | None = None,
        limit: int | None = None,
        offset: int | None = None,
        raw: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> SearchQuery:
        """Finds headwords that have a translation, as search.query finds headwords.

        q: The word, or the beginning of one.
        target: The language into which a headword must have a translation.
        language: The language of the word; English (en) if absent.
        prefix: Whether headwords that begin with 'q' are wanted, in alphabetical order, and no others; false if
            absent.
        fuzzy: Whether headwords are wanted that 'q' may be a misspelling of, fifty at most; if absent, only where
            nothing else is found, or one that is much commoner than what is.
        regions: The varieties of English to one of which the spelling of a headword must belong; all if absent. For
            English only.
        limit: The largest number of headwords in the answer; 20 if absent.
        offset: How many items of the whole list are passed over; none if absent.
        raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
            lexicon has none. False if absent.
        safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an
            error; false if absent. Where 'fields' are given, the registers come with them, since they tell what is
            vulgar.
        include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions,
            bodies and minds in the words of their time.
        """
        parameters = {
            "q": q,
            "target": target,
            "language": language,
            "prefix": prefix,
            "fuzzy": fuzzy,
            "regions": regions,
            "limit": limit,
            "offset": offset,
            "raw": raw,
            "safe": safe,
            "include": include,
        }
        answer: SearchQuery = self._call("search.translations", parameters, timeout)
        return answer


class Sentences:
    """The methods of sentences."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self._call = call

    def lookup(
        self,
        word: str,
        *,
        language: Language | None = None,
        lexical_category: Sequence[LexicalCategory] | None = None,
        match: MatchKind | None = None,
        preserve_case: bool | None = None,
        limit: int | None = None,
        offset: int | None = None,
        raw: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> SentencesLookup:
        """Gives sentences that show a word: those of its senses in their order, then others. After the last page
        results is empty.

        word: The word or phrase to look up; spaces may be written as underscores.
        language: The language of the word; English (en) if absent.
        lexical_category: The lexical categories that are wanted; all if absent.
        match: The only way to find a headword. If absent, headwords that are spelled like the word and those that
            it is a form of are found together, the likeliest first; other spellings of headwords if there are none.
        preserve_case: Whether only headwords with the word's own capitals are found: of 'March' not 'march'; false
            if absent.
        limit: The largest number of sentences in the answer; 20 if absent.
        offset: How many items of the whole list are passed over; none if absent.
        raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
            lexicon has none. False if absent.
        safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an
            error; false if absent. Where 'fields' are given, the registers come with them, since they tell what is
            vulgar.
        include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions,
            bodies and minds in the words of their time.
        """
        parameters = {
            "word": word,
            "language": language,
            "lexicalCategory": lexical_category,
            "match": match,
            "preserveCase": preserve_case,
            "limit": limit,
            "offset": offset,
            "raw": raw,
            "safe": safe,
            "include": include,
        }
        answer: SentencesLookup = self._call("sentences.lookup", parameters, timeout)
        return answer


class Server:
    """The methods of server."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self._call = call

    def info(
        self,
        *,
        timeout: float | None = None,
    ) -> ServerInfo:
        """Says which version answers, which methods it has, and which data with which licences its lexicon holds."""
        parameters: dict[str, Any] = {}
        answer: ServerInfo = self._call("server.info", parameters, timeout)
        return answer

    def limits(
        self,
        *,
        timeout: float | None = None,
    ) -> ServerLimits:
        """Says what clients may cost here: each limit with its value, its unit and the values that can be set."""
        parameters: dict[str, Any] = {}
        answer: ServerLimits = self._call("server.limits", parameters, timeout)
        return answer

    def ping(
        self,
        *,
        timeout: float | None = None,
    ) -> str:
        """Answers 'pong'."""
        parameters: dict[str, Any] = {}
        answer: str = self._call("server.ping", parameters, timeout)
        return answer


class Taxonomy:
    """The methods of taxonomy."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self._call = call

    def lookup(
        self,
        word: str,
        *,
        language: Language | None = None,
        lexical_category: Sequence[LexicalCategory] | None = None,
        sense: str | None = None,
        relations: Sequence[TaxonomyLookupRelation] | None = None,
        shape: TaxonomyLookupShape | None = None,
        depth: int | None = None,
        limit: int | None = None,
        match: MatchKind | None = None,
        preserve_case: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> TaxonomyLookup:
        """Says what the senses of a word are kinds of, and what their kinds, parts and wholes are.

        word: The word or phrase to look up; spaces may be written as underscores.
        language: The language of the word; English (en) if absent.
        lexical_category: The lexical categories that are wanted; all if absent.
        sense: The identifier of the only sense that is wanted; every sense if absent, the commonest first.
        relations: Which related concepts are wanted; hypernyms if absent. The hyponyms of a verb are its troponyms.
        shape: How they are laid out: a list of each concept once, the nearest first; paths to the root (hypernyms
            and holonyms only); or a tree. A list if absent.
        depth: How many steps are taken from a sense; if absent, 1 for a list, 3 for a tree, and paths go to their
            end.
        limit: The largest number of concepts in the answer, the first senses first; 100 if absent. A sense that is
            not told in full has 'isTruncated'.
        match: The only way to find a headword. If absent, headwords that are spelled like the word and those that
            it is a form of are found together, the likeliest first; other spellings of headwords if there are none.
        preserve_case: Whether only headwords with the word's own capitals are found: of 'March' not 'march'; false
            if absent.
        safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an
            error; false if absent. Where 'fields' are given, the registers come with them, since they tell what is
            vulgar.
        include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions,
            bodies and minds in the words of their time.
        """
        parameters = {
            "word": word,
            "language": language,
            "lexicalCategory": lexical_category,
            "sense": sense,
            "relations": relations,
            "shape": shape,
            "depth": depth,
            "limit": limit,
            "match": match,
            "preserveCase": preserve_case,
            "safe": safe,
            "include": include,
        }
        answer: TaxonomyLookup = self._call("taxonomy.lookup", parameters, timeout)
        return answer


class Thesaurus:
    """The methods of thesaurus."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self._call = call

    def lookup(
        self,
        word: str,
        *,
        language: Language | None = None,
        relations: Sequence[ThesaurusLookupRelation] | None = None,
        lexical_category: Sequence[LexicalCategory] | None = None,
        match: MatchKind | None = None,
        preserve_case: bool | None = None,
        raw: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> ThesaurusLookup:
        """Gives words that mean the same as a word, or the opposite, meaning by meaning.

        word: The word or phrase to look up; spaces may be written as underscores.
        language: The language of the word; English (en) if absent.
        relations: Whether synonyms or antonyms are wanted; both if absent.
        lexical_category: The lexical categories that are wanted; all if absent.
        match: The only way to find a headword. If absent, headwords that are spelled like the word and those that
            it is a form of are found together, the likeliest first; other spellings of headwords if there are none.
        preserve_case: Whether only headwords with the word's own capitals are found: of 'March' not 'march'; false
            if absent.
        raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
            lexicon has none. False if absent.
        safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an
            error; false if absent. Where 'fields' are given, the registers come with them, since they tell what is
            vulgar.
        include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions,
            bodies and minds in the words of their time.
        """
        parameters = {
            "word": word,
            "language": language,
            "relations": relations,
            "lexicalCategory": lexical_category,
            "match": match,
            "preserveCase": preserve_case,
            "raw": raw,
            "safe": safe,
            "include": include,
        }
        answer: ThesaurusLookup = self._call("thesaurus.lookup", parameters, timeout)
        return answer


class Translations:
    """The methods of translations."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self._call = call

    def lookup(
        self,
        word: str,
        target: Language,
        *,
        language: Language | None = None,
        fields: Sequence[EntryField] | None = None,
        lexical_category: Sequence[LexicalCategory] | None = None,
        grammatical_features: Sequence[GrammaticalFeature] | None = None,
        domains: Sequence[Domain] | None = None,
        registers: Sequence[Register] | None = None,
        match: MatchKind | None = None,
        preserve_case: bool | None = None,
        raw: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> TranslationsLookup:
        """Translates a word, meaning by meaning: what comes to mind first stands first.

        word: The word or phrase to look up; spaces may be written as underscores.
        target: The language of the translations.
        language: The language of the word; English (en) if absent.
        fields: The parts of the answer that are wanted; all if absent, the bare structure if empty.
        lexical_category: The lexical categories that are wanted; all if absent.
        grammatical_features: The grammatical features of which the headword, or one of the translations of a
            meaning, must have one; all meanings pass if absent.
        domains: The subject fields of which a meaning must have one; all meanings pass if absent.
        registers: The registers of which a meaning, or one of its translations, must have one; all meanings pass if
            absent.
        match: The only way to find a headword. If absent, headwords that are spelled like the word and those that
            it is a form of are found together, the likeliest first; other spellings of headwords if there are none.
        preserve_case: Whether only headwords with the word's own capitals are found: of 'March' not 'march'; false
            if absent.
        raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
            lexicon has none. False if absent.
        safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an
            error; false if absent. Where 'fields' are given, the registers come with them, since they tell what is
            vulgar.
        include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions,
            bodies and minds in the words of their time.
        """
        parameters = {
            "word": word,
            "target": target,
            "language": language,
            "fields": fields,
            "lexicalCategory": lexical_category,
            "grammaticalFeatures": grammatical_features,
            "domains": domains,
            "registers": registers,
            "match": match,
            "preserveCase": preserve_case,
            "raw": raw,
            "safe": safe,
            "include": include,
        }
        answer: TranslationsLookup = self._call("translations.lookup", parameters, timeout)
        return answer


class Utility:
    """The methods of utility."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self._call = call

    def domains(
        self,
        *,
        language: Language | None = None,
        target: Language | None = None,
        raw: bool | None = None,
        timeout: float | None = None,
    ) -> UtilityDomains:
        """Lists the domain labels that headwords have, and how many headwords.

        language: The language of the headwords; English (en) if absent.
        target: If given, the labels that stand with translations into this language are listed instead of those of
            senses.
        raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
            lexicon has none. False if absent.
        """
        parameters = {
            "language": language,
            "target": target,
            "raw": raw,
        }
        answer: UtilityDomains = self._call("utility.domains", parameters, timeout)
        return answer

    def filters(
        self,
        *,
        endpoint: str | None = None,
        raw: bool | None = None,
        timeout: float | None = None,
    ) -> UtilityFilters:
        """Lists the filters that each endpoint takes.

        endpoint: The only endpoint that is wanted: a method, such as 'dictionary.entries', or what stands before
            its dot; all if absent.
        raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
            lexicon has none. False if absent.
        """
        parameters = {
            "endpoint": endpoint,
            "raw": raw,
        }
        answer: UtilityFilters = self._call("utility.filters", parameters, timeout)
        return answer

    def grammatical_features(
        self,
        *,
        language: Language | None = None,
        target: Language | None = None,
        raw: bool | None = None,
        timeout: float | None = None,
    ) -> UtilityGrammaticalFeatures:
        """Lists the grammatical feature labels that headwords have, and how many headwords.

        language: The language of the headwords; English (en) if absent.
        target: If given, the labels that stand with translations into this language are listed instead of those of
            senses.
        raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
            lexicon has none. False if absent.
        """
        parameters = {
            "language": language,
            "target": target,
            "raw": raw,
        }
        answer: UtilityGrammaticalFeatures = self._call("utility.grammaticalFeatures", parameters, timeout)
        return answer

    def languages(
        self,
        *,
        source_language: Language | None = None,
        target_language: Language | None = None,
        raw: bool | None = None,
        timeout: float | None = None,
    ) -> UtilityLanguages:
        """Lists the languages of headwords, and the pairs of languages with translations.

        source_language: The only language of headwords that is wanted; all if absent.
        target_language: The only language of translations that is wanted; if absent, all, and dictionaries without
            translations.
        raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
            lexicon has none. False if absent.
        """
        parameters = {
            "sourceLanguage": source_language,
            "targetLanguage": target_language,
            "raw": raw,
        }
        answer: UtilityLanguages = self._call("utility.languages", parameters, timeout)
        return answer

    def lexical_categories(
        self,
        *,
        language: Language | None = None,
        target: Language | None = None,
        raw: bool | None = None,
        timeout: float | None = None,
    ) -> UtilityDomains:
        """Lists the lexical category labels that headwords have, and how many headwords.

        language: The language of the headwords; English (en) if absent.
        target: If given, the labels that stand with translations into this language are listed instead of those of
            senses.
        raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
            lexicon has none. False if absent.
        """
        parameters = {
            "language": language,
            "target": target,
            "raw": raw,
        }
        answer: UtilityDomains = self._call("utility.lexicalCategories", parameters, timeout)
        return answer

    def regions(
        self,
        *,
        language: Language | None = None,
        target: Language | None = None,
        raw: bool | None = None,
        timeout: float | None = None,
    ) -> UtilityDomains:
        """Lists the region labels that headwords have, and how many headwords.

        language: The language of the headwords; English (en) if absent.
        target: If given, the labels that stand with translations into this language are listed instead of those of
            senses.
        raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
            lexicon has none. False if absent.
        """
        parameters = {
            "language": language,
            "target": target,
            "raw": raw,
        }
        answer: UtilityDomains = self._call("utility.regions", parameters, timeout)
        return answer

    def registers(
        self,
        *,
        language: Language | None = None,
        target: Language | None = None,
        raw: bool | None = None,
        timeout: float | None = None,
    ) -> UtilityDomains:
        """Lists the register labels that headwords have, and how many headwords.

        language: The language of the headwords; English (en) if absent.
        target: If given, the labels that stand with translations into this language are listed instead of those of
            senses.
        raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
            lexicon has none. False if absent.
        """
        parameters = {
            "language": language,
            "target": target,
            "raw": raw,
        }
        answer: UtilityDomains = self._call("utility.registers", parameters, timeout)
        return answer


class Wordlist:
    """The methods of wordlist."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self._call = call

    def query(
        self,
        *,
        language: Language | None = None,
        lexical_category: Sequence[LexicalCategory] | None = None,
        domains: Sequence[Domain] | None = None,
        registers: Sequence[Register] | None = None,
        regions: Sequence[Region] | None = None,
        translations: Sequence[Language] | None = None,
        exclude: WordlistQueryExclude | str | None = None,
        exclude_senses: WordlistQueryExclude | str | None = None,
        exclude_prime_senses: WordlistQueryExcludePrimeSense | str | None = None,
        word_length: int | str | None = None,
        prefix: str | None = None,
        exact: bool | None = None,
        pattern: str | None = None,
        min_zipf: float | None = None,
        max_zipf: float | None = None,
        sort: WordlistQuerySort | None = None,
        valid: bool | None = None,
        limit: int | None = None,
        offset: int | None = None,
        cursor: str | None = None,
        raw: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> WordlistQuery:
        """Lists headwords that have a sense with all the labels that are wanted.

        language: The language of the word; English (en) if absent.
        lexical_category: The lexical categories that are wanted.
        domains: The subject fields of which a sense must have one.
        registers: The registers of which a sense must have one.
        regions: The regions in one of which a sense, or the spelling of its headword, is used.
        translations: Languages into one of which a headword must have a translation.
        exclude: Labels that no sense of a headword may have.
        exclude_senses: Labels of senses that do not count; a headword stays if another of its senses has what is
            wanted.
        exclude_prime_senses: Labels that the first sense of a headword may not have.
        word_length: The length of a headword in characters: 5, '>5', '<10', or '>5,<10' for six to nine.
        prefix: What a headword begins with, whatever its case, diacritics, blanks and hyphens.
        exact: Whether a headword must be the whole of 'prefix'; false if absent.
        pattern: What a headword looks like: '?' is one character, '*' any number of them. Case, diacritics, blanks
            and hyphens do not count.
        min_zipf: How common a headword is at least, as the logarithm of its occurrences in a thousand million
            words.
        max_zipf: How common a headword is at most; headwords that were not counted are left out.
        sort: By 'word', or by 'frequency', the commonest first, and headwords that have what is wanted in a minor
            sense only after all others; by word if absent.
        valid: Whether each headword comes with its inflected forms, and 'prefix' with 'exact' finds headwords by a
            form too: is this a word? False if absent.
        limit: The largest number of headwords in the answer; 100 if absent.
        offset: How many items of the whole list are passed over; none if absent.
        cursor: The 'next' of the answer before; everything but 'limit' must be as in that call, and 'offset'
            absent.
        raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
            lexicon has none. False if absent.
        safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an
            error; false if absent. Where 'fields' are given, the registers come with them, since they tell what is
            vulgar.
        include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions,
            bodies and minds in the words of their time.
        """
        parameters = {
            "language": language,
            "lexicalCategory": lexical_category,
            "domains": domains,
            "registers": registers,
            "regions": regions,
            "translations": translations,
            "exclude": exclude,
            "excludeSenses": exclude_senses,
            "excludePrimeSenses": exclude_prime_senses,
            "wordLength": word_length,
            "prefix": prefix,
            "exact": exact,
            "pattern": pattern,
            "minZipf": min_zipf,
            "maxZipf": max_zipf,
            "sort": sort,
            "valid": valid,
            "limit": limit,
            "offset": offset,
            "cursor": cursor,
            "raw": raw,
            "safe": safe,
            "include": include,
        }
        answer: WordlistQuery = self._call("wordlist.query", parameters, timeout)
        return answer


class Namespaces:
    """The methods, by namespace."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self.dictionary = Dictionary(call)
        self.echo = Echo(call)
        self.inflections = Inflections(call)
        self.lexistats = Lexistats(call)
        self.reverse = Reverse(call)
        self.rhymes = Rhymes(call)
        self.search = Search(call)
        self.sentences = Sentences(call)
        self.server = Server(call)
        self.taxonomy = Taxonomy(call)
        self.thesaurus = Thesaurus(call)
        self.translations = Translations(call)
        self.utility = Utility(call)
        self.wordlist = Wordlist(call)
