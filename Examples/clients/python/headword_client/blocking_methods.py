# Written by Scripts/generate-clients.py from rpc-schema/openrpc.json.
"""The methods of each namespace, for threads."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .types import (
    ChangedLayer,
    DailyWord,
    DictionaryEntries,
    DictionaryEtymology,
    DictionaryFamily,
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
    ListedLayer,
    MatchKind,
    MatchStrategy,
    Region,
    Register,
    ReverseLookup,
    RhymeKind,
    RhymesLookup,
    RhymesSyllables,
    SearchAt,
    SearchMatch,
    SearchQuery,
    SentencesLookup,
    ServerInfo,
    ServerLimits,
    TaxonomicRelation,
    TaxonomyLayout,
    TaxonomyLookup,
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
    WordsAdd,
    WordsList,
    WordsRemove,
)


class Daily:
    """The methods of daily."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self._call = call

    def word(
        self,
        date: str,
        *,
        lexical_category: Sequence[LexicalCategory] | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> DailyWord:
        """Chooses an English headword for a day, always the same one, and defines it.

        date: The day, such as '2026-10-05'.
        lexical_category: The lexical categories to include; all if absent.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
        include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
            religions, bodies and minds in the words of their time.
        """
        parameters = {
            "date": date,
            "lexicalCategory": lexical_category,
            "safe": safe,
            "include": include,
        }
        answer: DailyWord = self._call("daily.word", parameters, timeout)
        return answer


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
        suggestions: bool | None = None,
        raw: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> DictionaryEntries:
        """Defines a word: its lexical entries with senses, definitions and examples.

        word: The word or phrase to look up; spaces may be written as underscores.
        language: The language of the word; English (en) if absent.
        fields: The parts of the answer to include; all but translations if absent, the bare structure if empty.
        lexical_category: The lexical categories to include; all if absent.
        grammatical_features: The grammatical features; a sense must have at least one.
        domains: The subject fields; a sense must have at least one.
        registers: The registers; a sense must have at least one.
        region: The variety of English for senses, spellings and pronunciations; all if absent. For English only.
        match: The one way to find headwords. If absent, headwords that are spelled like the word and those that it
            is a form of are found together, the likeliest first; other spellings of headwords only if there are none.
        preserve_case: Whether to find only headwords with the same capitals: for 'March', not 'march'; false if
            absent.
        suggestions: Whether the error for a word that is not found suggests others; true if absent. Without them,
            the answer takes less time.
        raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has
            none. False if absent.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
        include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
            religions, bodies and minds in the words of their time.
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
            "suggestions": suggestions,
            "raw": raw,
            "safe": safe,
            "include": include,
        }
        answer: DictionaryEntries = self._call("dictionary.entries", parameters, timeout)
        return answer

    def etymology(
        self,
        word: str,
        *,
        language: Language | None = None,
        lexical_category: Sequence[LexicalCategory] | None = None,
        match: MatchKind | None = None,
        preserve_case: bool | None = None,
        suggestions: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> DictionaryEtymology:
        """Tells where a word comes from, also as the stages of its history.

        word: The word or phrase to look up; spaces may be written as underscores.
        language: The language of the word; English (en) if absent.
        lexical_category: The lexical categories to include; all if absent.
        match: The one way to find headwords. If absent, headwords that are spelled like the word and those that it
            is a form of are found together, the likeliest first; other spellings of headwords only if there are none.
        preserve_case: Whether to find only headwords with the same capitals: for 'March', not 'march'; false if
            absent.
        suggestions: Whether the error for a word that is not found suggests others; true if absent. Without them,
            the answer takes less time.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
        include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
            religions, bodies and minds in the words of their time.
        """
        parameters = {
            "word": word,
            "language": language,
            "lexicalCategory": lexical_category,
            "match": match,
            "preserveCase": preserve_case,
            "suggestions": suggestions,
            "safe": safe,
            "include": include,
        }
        answer: DictionaryEtymology = self._call("dictionary.etymology", parameters, timeout)
        return answer

    def family(
        self,
        word: str,
        *,
        language: Language | None = None,
        lexical_category: Sequence[LexicalCategory] | None = None,
        limit: int | None = None,
        match: MatchKind | None = None,
        preserve_case: bool | None = None,
        suggestions: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> DictionaryFamily:
        """Lists the family of an English word: the word that it is derived from, and all that are derived from that.

        word: The word or phrase to look up; spaces may be written as underscores.
        language: The language of the word; English (en) if absent.
        lexical_category: The lexical categories to include; all if absent.
        limit: The maximum number of words of each family, those nearest to the root first; 100 if absent. A family
            that is not shown in full has 'isTruncated'.
        match: The one way to find headwords. If absent, headwords that are spelled like the word and those that it
            is a form of are found together, the likeliest first; other spellings of headwords only if there are none.
        preserve_case: Whether to find only headwords with the same capitals: for 'March', not 'march'; false if
            absent.
        suggestions: Whether the error for a word that is not found suggests others; true if absent. Without them,
            the answer takes less time.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
        include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
            religions, bodies and minds in the words of their time.
        """
        parameters = {
            "word": word,
            "language": language,
            "lexicalCategory": lexical_category,
            "limit": limit,
            "match": match,
            "preserveCase": preserve_case,
            "suggestions": suggestions,
            "safe": safe,
            "include": include,
        }
        answer: DictionaryFamily = self._call("dictionary.family", parameters, timeout)
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
        suggestions: bool | None = None,
        raw: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> DictionaryEntries:
        """Finds the headwords of a word in a text: the one spelled like it, and those that it is a form of.

        word: The word or phrase to look up; spaces may be written as underscores.
        language: The language of the word; English (en) if absent.
        fields: The parts of the answer to include; all but translations if absent, the bare structure if empty.
        lexical_category: The lexical categories to include; all if absent.
        grammatical_features: The grammatical features; a sense must have at least one.
        domains: The subject fields; a sense must have at least one.
        registers: The registers; a sense must have at least one.
        region: The variety of English for senses, spellings and pronunciations; all if absent. For English only.
        suggestions: Whether the error for a word that is not found suggests others; true if absent. Without them,
            the answer takes less time.
        raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has
            none. False if absent.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
        include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
            religions, bodies and minds in the words of their time.
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
            "suggestions": suggestions,
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
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
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
        suggestions: bool | None = None,
        raw: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> InflectionsForms:
        """Lists the inflected forms of a headword with the grammatical features of each.

        word: The word or phrase to look up; spaces may be written as underscores.
        language: The language of the word; English (en) if absent.
        lexical_category: The lexical categories to include; all if absent.
        grammatical_features: The grammatical features; a form must have at least one. All forms pass if absent.
        match: The one way to find headwords. If absent, headwords that are spelled like the word and those that it
            is a form of are found together, the likeliest first; other spellings of headwords only if there are none.
        preserve_case: Whether to find only headwords with the same capitals: for 'March', not 'march'; false if
            absent.
        suggestions: Whether the error for a word that is not found suggests others; true if absent. Without them,
            the answer takes less time.
        raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has
            none. False if absent.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
        include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
            religions, bodies and minds in the words of their time.
        """
        parameters = {
            "word": word,
            "language": language,
            "lexicalCategory": lexical_category,
            "grammaticalFeatures": grammatical_features,
            "match": match,
            "preserveCase": preserve_case,
            "suggestions": suggestions,
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
        suggestions: bool | None = None,
        raw: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> InflectionsLemmas:
        """Lists the headwords that a word is a form of, with the grammatical features of each reading.

        word: The word or phrase to look up; spaces may be written as underscores.
        language: The language of the word; English (en) if absent.
        lexical_category: The lexical categories to include; all if absent.
        grammatical_features: The grammatical features; a form must have at least one. All forms pass if absent.
        suggestions: Whether the error for a word that is not found suggests others; true if absent. Without them,
            the answer takes less time.
        raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has
            none. False if absent.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
        include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
            religions, bodies and minds in the words of their time.
        """
        parameters = {
            "word": word,
            "language": language,
            "lexicalCategory": lexical_category,
            "grammaticalFeatures": grammatical_features,
            "suggestions": suggestions,
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
        """Lists the words that occur near a word more often than chance predicts, with log-likelihood, t-score and
        mutual information.

        word: The word, in upper or lower case.
        window: How many words before and after count as near; 3 if absent, or what the corpus allows. Punctuation
            ends it.
        side: The side of the other words: before, after or both; both if absent.
        min_frequency: The minimum number of occurrences near the word; 5 if absent.
        sort: The measure to sort by, the strongest words first: logLikelihood (if absent), tScore or pmi.
        limit: The largest number of words in the answer; 20 if absent.
        offset: How many items of the whole list to skip; none if absent.
        corpus: The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open.
        language: The language of the texts; en if absent.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
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
        """Lists the corpora and what each of them counts.

        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
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
        """Shows how often sequences of 1 to 4 words are used: those in tokens, or all that contain some words. At
        least one of tokens and contains is required.

        tokens: The n-grams to look up, their tokens separated by spaces: 'a word, another word', or a list.
            Capitals make a difference upstream only.
        contains: Tokens that the n-grams contain in any order, separated by spaces or commas, or a list.
        size: The number of tokens in each n-gram; that of 'tokens' if absent.
        punctuation: Whether to include n-grams with punctuation marks; if absent, only if 'tokens' or 'contains'
            has some.
        min_frequency: The minimum number of occurrences.
        max_frequency: The maximum number of occurrences.
        min_document_frequency: The minimum number of documents.
        max_document_frequency: The maximum number of documents.
        collate: The members that distinguish rows: n-grams whose tokens agree in them are added up, each token
            taken in its most common reading. The tokens themselves if absent.
        sort: The sort keys of the rows, the most important first; -frequency if absent. A '-' before a key sorts in
            descending order.
        format: How tokens are written: oup as a list (if absent), google as one string.
        limit: The largest number of n-grams in the answer; 100 if absent.
        offset: How many items of the whole list to skip; none if absent.
        corpus: The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open.
        language: The language of the texts; en if absent.
        raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has
            none. False if absent.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
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
        """Shows how often a word was used in each period of a corpus with dated texts.

        word: The word, in upper or lower case.
        corpus: The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open.
        language: The language of the texts; en if absent.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
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
        """Shows how often a word is used, adding up all its records in a corpus. At least one of wordform, trueCase,
        lemma and lexicalCategory is required; records must match all that are given.

        wordform: The word as written, capitals included: Books or books.
        true_case: The word in its usual case, without the capital at the start of a sentence.
        lemma: The headword that the words are forms of.
        lexical_category: The lexical category of the word.
        corpus: The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open.
        language: The language of the texts; en if absent.
        raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has
            none. False if absent.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
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
        lexicalCategory, grammaticalFeatures) or added up over some of them.

        wordform: The words as written to include; a '-' before one excludes it.
        wordforms: The words as written to include; a '-' before one excludes it.
        true_case: The words in their usual case to include; a '-' before one excludes it.
        true_cases: The words in their usual case to include; a '-' before one excludes it.
        lemma: The lemmas to include; a '-' before one excludes it.
        lemmas: The lemmas to include; a '-' before one excludes it.
        lexical_category: The lexical categories to include; a '-' before one excludes it.
        lexical_categories: The lexical categories to include; a '-' before one excludes it.
        grammatical_features: The grammatical features that words must have, or, after a '-', must not have:
            'degree:superlative', '-number:plural', or an object with the values by key.
        min_frequency: The minimum number of occurrences.
        max_frequency: The maximum number of occurrences.
        min_normalized_frequency: The minimum number of occurrences per million words.
        max_normalized_frequency: The maximum number of occurrences per million words.
        collate: The members that distinguish rows: records that agree in them are added up. The smallest units if
            absent.
        sort: The sort keys of the rows, the most important first; -frequency if absent. A '-' before a key sorts in
            descending order.
        limit: The largest number of rows in the answer; 100 if absent.
        offset: How many items of the whole list to skip; none if absent.
        corpus: The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open.
        language: The language of the texts; en if absent.
        raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has
            none. False if absent.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
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
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> ReverseLookup:
        """Finds the headwords that a definition may describe, the likeliest first.

        definition: The meaning in your own words: 'fear of spiders'. If 'lexicalCategory' is absent, a text that
            begins with 'to' is taken for a verb, one that begins with an article for a noun.
        lexical_category: The lexical categories to include; all if absent.
        language: The language of the word; English (en) if absent.
        limit: The largest number of headwords in the answer; 10 if absent.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
        include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
            religions, bodies and minds in the words of their time.
        """
        parameters = {
            "definition": definition,
            "lexicalCategory": lexical_category,
            "language": language,
            "limit": limit,
            "safe": safe,
            "include": include,
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
        kind: Sequence[RhymeKind] | None = None,
        syllables: int | str | None = None,
        stress: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
        suggestions: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> RhymesLookup:
        """Lists the rhymes of a word for each of its pronunciations, the most common words first.

        word: The word or phrase to look up; spaces may be written as underscores.
        language: The language of the word; English (en) if absent.
        lexical_category: The lexical categories to include; all if absent.
        kind: The kinds of rhymes to list, perfect ones if absent. 'perfect': all sounds from the vowel with the
            primary stress on are equal, and the consonants before it differ (love, dove). 'near': the sounds from there
            on are alike one by one (love, enough). 'identical': the consonants before are equal too (leave, believe).
        syllables: The number of syllables of a rhyme: 2, or from 2 to 3 as '2-3'; any if absent.
        stress: The stress of a rhyme's syllables, one character for each: 1 primary, 2 secondary, 0 none, ? any, so
            that '010' finds 'together'; any stress if absent.
        limit: The largest number of rhymes for each pronunciation in the answer; 50 if absent.
        offset: How many items of the whole list to skip; none if absent.
        suggestions: Whether the error for a word that is not found suggests others; true if absent. Without them,
            the answer takes less time.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
        include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
            religions, bodies and minds in the words of their time.
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
            "suggestions": suggestions,
            "safe": safe,
            "include": include,
        }
        answer: RhymesLookup = self._call("rhymes.lookup", parameters, timeout)
        return answer

    def syllables(
        self,
        text: str,
        *,
        language: Language | None = None,
        suggestions: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> RhymesSyllables:
        """Counts the syllables of a word or line and marks the stressed ones.

        text: A word or a line of verse.
        language: The language of the word; English (en) if absent.
        suggestions: Whether the error for a word that is not found suggests others; true if absent. Without them,
            the answer takes less time.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
        include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
            religions, bodies and minds in the words of their time.
        """
        parameters = {
            "text": text,
            "language": language,
            "suggestions": suggestions,
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
        suggestions: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> SearchAt:
        """Finds the longest phrase of the lexicon at a cursor in a text.

        text: The text, or the part of it around the cursor.
        offset: The offset of the cursor in the text.
        unit: The unit of offsets: 'utf-8', 'utf-16' (if absent) or 'characters' (of Unicode).
        language: The language of the word; English (en) if absent.
        suggestions: Whether the error for a word that is not found suggests others; true if absent. Without them,
            the answer takes less time.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
        include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
            religions, bodies and minds in the words of their time.
        """
        parameters = {
            "text": text,
            "offset": offset,
            "unit": unit,
            "language": language,
            "suggestions": suggestions,
            "safe": safe,
            "include": include,
        }
        answer: SearchAt = self._call("search.at", parameters, timeout)
        return answer

    def match(
        self,
        word: str,
        *,
        strategy: MatchStrategy | None = None,
        language: Language | None = None,
        source: Sequence[str] | None = None,
        target: Language | None = None,
        limit: int | None = None,
        offset: int | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> SearchMatch:
        """Lists the headwords that match a text by a strategy, each with the sources that have it.

        word: The text to compare headwords with, or the regular expression, which alone may be longer than 128
            characters.
        strategy: How to compare; exact if absent. Case, diacritics, spaces and hyphens do not matter to exact,
            prefix, suffix, substring and lev (one letter is missing, superfluous, different, or swapped with its
            neighbour), nor punctuation to fold. The strategies word (or several in a row), first, last and phrase
            compare whole words; lemma finds the base words of a form, soundex what has the same code, and re what a
            regular expression of POSIX (extended, ignoring case) matches.
        language: The language of the word; English (en) if absent.
        source: Sources, of which at least one must have an entry of a headword, as server.info names them; all if
            absent.
        target: The language into which headwords must have translations in the lexicon; any, or none, if absent.
        limit: The largest number of headwords in the answer; 1000 if absent.
        offset: How many items of the whole list to skip; none if absent.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
        include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
            religions, bodies and minds in the words of their time.
        """
        parameters = {
            "word": word,
            "strategy": strategy,
            "language": language,
            "source": source,
            "target": target,
            "limit": limit,
            "offset": offset,
            "safe": safe,
            "include": include,
        }
        answer: SearchMatch = self._call("search.match", parameters, timeout)
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
        """Finds headwords by spelling, inflected form, prefix or misspelling.

        q: The word, or the beginning of one.
        language: The language of the word; English (en) if absent.
        prefix: Whether to list only headwords that begin with 'q', in alphabetical order; false if absent.
        fuzzy: Whether to list headwords that 'q' may be a misspelling of, at most fifty; if absent, only where
            nothing else is found, or one is much more common than what is found.
        regions: The varieties of English; a headword's spelling must belong to at least one. All if absent. For
            English only.
        limit: The largest number of headwords in the answer; 20 if absent.
        offset: How many items of the whole list to skip; none if absent.
        raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has
            none. False if absent.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
        include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
            religions, bodies and minds in the words of their time.
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
        """Finds headwords that have synonyms or antonyms, in the same ways as search.query.

        q: The word, or the beginning of one.
        language: The language of the word; English (en) if absent.
        prefix: Whether to list only headwords that begin with 'q', in alphabetical order; false if absent.
        fuzzy: Whether to list headwords that 'q' may be a misspelling of, at most fifty; if absent, only where
            nothing else is found, or one is much more common than what is found.
        limit: The largest number of headwords in the answer; 20 if absent.
        offset: How many items of the whole list to skip; none if absent.
        raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has
            none. False if absent.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
        include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
            religions, bodies and minds in the words of their time.
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
        """Finds headwords that have a translation, in the same ways as search.query.

        q: The word, or the beginning of one.
        target: The language that a headword must have a translation into.
        language: The language of the word; English (en) if absent.
        prefix: Whether to list only headwords that begin with 'q', in alphabetical order; false if absent.
        fuzzy: Whether to list headwords that 'q' may be a misspelling of, at most fifty; if absent, only where
            nothing else is found, or one is much more common than what is found.
        regions: The varieties of English; a headword's spelling must belong to at least one. All if absent. For
            English only.
        limit: The largest number of headwords in the answer; 20 if absent.
        offset: How many items of the whole list to skip; none if absent.
        raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has
            none. False if absent.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
        include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
            religions, bodies and minds in the words of their time.
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
        suggestions: bool | None = None,
        raw: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> SentencesLookup:
        """Lists sentences that show a word: those of its senses in order, then others. After the last page, results is
        empty.

        word: The word or phrase to look up; spaces may be written as underscores.
        language: The language of the word; English (en) if absent.
        lexical_category: The lexical categories to include; all if absent.
        match: The one way to find headwords. If absent, headwords that are spelled like the word and those that it
            is a form of are found together, the likeliest first; other spellings of headwords only if there are none.
        preserve_case: Whether to find only headwords with the same capitals: for 'March', not 'march'; false if
            absent.
        limit: The largest number of sentences in the answer; 20 if absent.
        offset: How many items of the whole list to skip; none if absent.
        suggestions: Whether the error for a word that is not found suggests others; true if absent. Without them,
            the answer takes less time.
        raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has
            none. False if absent.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
        include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
            religions, bodies and minds in the words of their time.
        """
        parameters = {
            "word": word,
            "language": language,
            "lexicalCategory": lexical_category,
            "match": match,
            "preserveCase": preserve_case,
            "limit": limit,
            "offset": offset,
            "suggestions": suggestions,
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
        """Describes the service: its version, its methods, and the data in its lexicon with their licences."""
        parameters: dict[str, Any] = {}
        answer: ServerInfo = self._call("server.info", parameters, timeout)
        return answer

    def limits(
        self,
        *,
        timeout: float | None = None,
    ) -> ServerLimits:
        """Lists the limits on clients, each with its value, unit and permitted range."""
        parameters: dict[str, Any] = {}
        answer: ServerLimits = self._call("server.limits", parameters, timeout)
        return answer

    def ping(
        self,
        *,
        timeout: float | None = None,
    ) -> str:
        """Returns 'pong'."""
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
        relations: Sequence[TaxonomicRelation] | None = None,
        shape: TaxonomyLayout | None = None,
        depth: int | None = None,
        limit: int | None = None,
        match: MatchKind | None = None,
        preserve_case: bool | None = None,
        suggestions: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> TaxonomyLookup:
        """Shows what the senses of a word are kinds of, and the kinds, parts and wholes of each.

        word: The word or phrase to look up; spaces may be written as underscores.
        language: The language of the word; English (en) if absent.
        lexical_category: The lexical categories to include; all if absent.
        sense: The identifier of the only sense to show; all senses if absent, the most common first.
        relations: The related concepts to show; hypernyms if absent. The hyponyms of a verb are its troponyms.
        shape: How to lay them out: a list of each concept once, the nearest first; paths to the root (hypernyms and
            holonyms only); or a tree. A list if absent.
        depth: The maximum number of steps from a sense; if absent, 1 for a list, 3 for a tree, and whole paths.
        limit: The maximum number of concepts in the answer, the first senses first; 100 if absent. A sense that is
            not shown in full has 'isTruncated'.
        match: The one way to find headwords. If absent, headwords that are spelled like the word and those that it
            is a form of are found together, the likeliest first; other spellings of headwords only if there are none.
        preserve_case: Whether to find only headwords with the same capitals: for 'March', not 'march'; false if
            absent.
        suggestions: Whether the error for a word that is not found suggests others; true if absent. Without them,
            the answer takes less time.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
        include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
            religions, bodies and minds in the words of their time.
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
            "suggestions": suggestions,
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
        suggestions: bool | None = None,
        raw: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> ThesaurusLookup:
        """Lists the synonyms and antonyms of a word, meaning by meaning.

        word: The word or phrase to look up; spaces may be written as underscores.
        language: The language of the word; English (en) if absent.
        relations: Whether to list synonyms or antonyms; both if absent.
        lexical_category: The lexical categories to include; all if absent.
        match: The one way to find headwords. If absent, headwords that are spelled like the word and those that it
            is a form of are found together, the likeliest first; other spellings of headwords only if there are none.
        preserve_case: Whether to find only headwords with the same capitals: for 'March', not 'march'; false if
            absent.
        suggestions: Whether the error for a word that is not found suggests others; true if absent. Without them,
            the answer takes less time.
        raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has
            none. False if absent.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
        include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
            religions, bodies and minds in the words of their time.
        """
        parameters = {
            "word": word,
            "language": language,
            "relations": relations,
            "lexicalCategory": lexical_category,
            "match": match,
            "preserveCase": preserve_case,
            "suggestions": suggestions,
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
        suggestions: bool | None = None,
        raw: bool | None = None,
        safe: bool | None = None,
        include: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> TranslationsLookup:
        """Translates a word, meaning by meaning, the most usual translations first.

        word: The word or phrase to look up; spaces may be written as underscores.
        target: The language of the translations.
        language: The language of the word; English (en) if absent.
        fields: The parts of the answer to include; all if absent, the bare structure if empty.
        lexical_category: The lexical categories to include; all if absent.
        grammatical_features: The grammatical features; the headword, or a translation of a meaning, must have at
            least one. All meanings pass if absent.
        domains: The subject fields; a meaning must have at least one. All meanings pass if absent.
        registers: The registers; a meaning, or one of its translations, must have at least one. All meanings pass
            if absent.
        match: The one way to find headwords. If absent, headwords that are spelled like the word and those that it
            is a form of are found together, the likeliest first; other spellings of headwords only if there are none.
        preserve_case: Whether to find only headwords with the same capitals: for 'March', not 'march'; false if
            absent.
        suggestions: Whether the error for a word that is not found suggests others; true if absent. Without them,
            the answer takes less time.
        raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has
            none. False if absent.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
        include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
            religions, bodies and minds in the words of their time.
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
            "suggestions": suggestions,
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
        target: If given, the labels of translations into this language are listed instead of those of senses.
        raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has
            none. False if absent.
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

        endpoint: The only endpoint to list: a method, such as 'dictionary.entries', or the part before its dot; all
            if absent.
        raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has
            none. False if absent.
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
        target: If given, the labels of translations into this language are listed instead of those of senses.
        raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has
            none. False if absent.
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

        source_language: The only language of headwords to list; all if absent.
        target_language: The only language of translations to list; if absent, all, and dictionaries without
            translations.
        raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has
            none. False if absent.
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
        target: If given, the labels of translations into this language are listed instead of those of senses.
        raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has
            none. False if absent.
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
        target: If given, the labels of translations into this language are listed instead of those of senses.
        raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has
            none. False if absent.
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
        target: If given, the labels of translations into this language are listed instead of those of senses.
        raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has
            none. False if absent.
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
        """Lists headwords with a sense that has all requested labels.

        language: The language of the word; English (en) if absent.
        lexical_category: The lexical categories to include.
        domains: The subject fields; a sense must have at least one.
        registers: The registers; a sense must have at least one.
        regions: The regions; a sense, or the spelling of its headword, must be used in at least one.
        translations: Languages; a headword must have a translation into at least one.
        exclude: Labels that no sense of a headword may have.
        exclude_senses: Labels of senses to ignore; a headword stays if another of its senses matches.
        exclude_prime_senses: Labels that the first sense of a headword may not have.
        word_length: The length of a headword in characters: 5, '>5', '<10', or '>5,<10' for six to nine.
        prefix: The beginning of a headword; case, diacritics, spaces and hyphens are ignored.
        exact: Whether a headword must equal 'prefix'; false if absent.
        pattern: A pattern for headwords: '?' is one character, '*' any number of them. Case, diacritics, spaces and
            hyphens do not matter.
        min_zipf: The minimum frequency of a headword, as the logarithm of its occurrences per thousand million
            words.
        max_zipf: The maximum frequency of a headword; headwords that were not counted are left out.
        sort: By 'word', or by 'frequency', the most common first, and headwords that match in a minor sense only
            after all others; by word if absent.
        valid: Whether to list the forms of each headword, and to let 'prefix' with 'exact' find headwords by a form
            too: is this a word? False if absent.
        limit: The largest number of headwords in the answer; 100 if absent.
        offset: How many items of the whole list to skip; none if absent.
        cursor: The 'next' of the previous answer; all but 'limit' must be as in that call, and 'offset' absent.
        raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has
            none. False if absent.
        safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an
            error; false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
        include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
            religions, bodies and minds in the words of their time.
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


class Words:
    """The methods of words."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self._call = call

    def add(
        self,
        word: str,
        layer: ChangedLayer,
        *,
        forbid: bool | None = None,
        use: str | None = None,
        language: Language | None = None,
        lexical_category: LexicalCategory | None = None,
        definition: str | None = None,
        examples: str | Sequence[str] | None = None,
        registers: Sequence[Register] | None = None,
        domains: Sequence[Domain] | None = None,
        notes: str | Sequence[str] | None = None,
        synonyms: str | Sequence[str] | None = None,
        see: str | Sequence[str] | None = None,
        translations: Mapping[str, str | Sequence[str]] | None = None,
        timeout: float | None = None,
    ) -> WordsAdd:
        """Adds a word to a layer above the lexicon, or forbids one there.

        word: The word or phrase as it is written; without capitals, it stands for all capitalizations.
        layer: The layer: 'project' and 'user' are files, which clients on sockets change only where the setting
            'words.remote-changes' allows it; 'session' is gone with the connection. Other layers are read only.
        forbid: Whether the word is not to be used, so that look-ups do not find it; false if absent.
        use: The word to use instead, which the error for this word suggests; it forbids this word.
        language: The language of the word; if absent, it is one of every language of the lexicon.
        lexical_category: The lexical category.
        definition: What it means.
        examples: Sentences that show it in use.
        registers: The registers.
        domains: The subject fields.
        notes: Notes for people.
        synonyms: Words with the same meaning.
        see: Words to look up too.
        translations: Translations by language.
        """
        parameters = {
            "word": word,
            "layer": layer,
            "forbid": forbid,
            "use": use,
            "language": language,
            "lexicalCategory": lexical_category,
            "definition": definition,
            "examples": examples,
            "registers": registers,
            "domains": domains,
            "notes": notes,
            "synonyms": synonyms,
            "see": see,
            "translations": translations,
        }
        answer: WordsAdd = self._call("words.add", parameters, timeout)
        return answer

    def list(
        self,
        *,
        layer: ListedLayer | None = None,
        prefix: str | None = None,
        language: Language | None = None,
        limit: int | None = None,
        offset: int | None = None,
        timeout: float | None = None,
    ) -> WordsList:
        """Lists the words of the layers above the lexicon: those of the nearest layer first, each in the order of code
        points.

        layer: The only layer; all layers if absent.
        prefix: The beginning of the words; case, diacritics, spaces and hyphens are ignored.
        language: The language of the words; words without a language are listed too. All languages if absent.
        limit: The largest number of words in the answer; 100 if absent.
        offset: How many items of the whole list to skip; none if absent.
        """
        parameters = {
            "layer": layer,
            "prefix": prefix,
            "language": language,
            "limit": limit,
            "offset": offset,
        }
        answer: WordsList = self._call("words.list", parameters, timeout)
        return answer

    def remove(
        self,
        word: str,
        layer: ChangedLayer,
        *,
        language: Language | None = None,
        timeout: float | None = None,
    ) -> WordsRemove:
        """Removes all that a layer says of a word.

        word: The word or phrase as the layer writes it.
        layer: The layer: 'project' and 'user' are files, which clients on sockets change only where the setting
            'words.remote-changes' allows it; 'session' is gone with the connection. Other layers are read only.
        language: Remove only lines that name this language; all lines about the word if absent.
        """
        parameters = {
            "word": word,
            "layer": layer,
            "language": language,
        }
        answer: WordsRemove = self._call("words.remove", parameters, timeout)
        return answer


class Namespaces:
    """The methods, by namespace."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self.daily = Daily(call)
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
        self.words = Words(call)
