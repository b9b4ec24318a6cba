/* Written by Scripts/generate-clients.py from rpc-schema/openrpc.json. */
#include "headword_methods.h"

static void put(json_t *object, const char *name, json_t *value) {
    if (value != NULL) json_object_set_new(object, name, value);
}

static json_t *string(const char *text) { return text != NULL ? json_string(text) : NULL; }

static json_t *strings(const char *const *texts) {
    json_t *array = texts != NULL ? json_array() : NULL;
    for (; array != NULL && *texts != NULL; texts++) json_array_append_new(array, json_string(*texts));
    return array;
}

static json_t *integer(const json_int_t *number) { return number != NULL ? json_integer(*number) : NULL; }

static json_t *number(const double *number) { return number != NULL ? json_real(*number) : NULL; }

static json_t *boolean(const bool *flag) { return flag != NULL ? json_boolean(*flag) : NULL; }

static json_t *value(json_t *value) { return json_incref(value); }

json_t *headword_daily_word(
    headword_client *client,
    const struct headword_daily_word_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "date", string(parameters->date));
    put(object, "lexicalCategory", strings(parameters->lexical_category));
    put(object, "safe", boolean(parameters->safe));
    put(object, "include", strings(parameters->include));
    json_t *result = headword_call(client, "daily.word", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_dictionary_entries(
    headword_client *client,
    const struct headword_dictionary_entries_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "word", string(parameters->word));
    put(object, "language", string(parameters->language));
    put(object, "fields", strings(parameters->fields));
    put(object, "lexicalCategory", strings(parameters->lexical_category));
    put(object, "grammaticalFeatures", strings(parameters->grammatical_features));
    put(object, "domains", strings(parameters->domains));
    put(object, "registers", strings(parameters->registers));
    put(object, "region", string(parameters->region));
    put(object, "match", string(parameters->match));
    put(object, "preserveCase", boolean(parameters->preserve_case));
    put(object, "suggestions", boolean(parameters->suggestions));
    put(object, "raw", boolean(parameters->raw));
    put(object, "safe", boolean(parameters->safe));
    put(object, "include", strings(parameters->include));
    json_t *result = headword_call(client, "dictionary.entries", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_dictionary_etymology(
    headword_client *client,
    const struct headword_dictionary_etymology_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "word", string(parameters->word));
    put(object, "language", string(parameters->language));
    put(object, "lexicalCategory", strings(parameters->lexical_category));
    put(object, "match", string(parameters->match));
    put(object, "preserveCase", boolean(parameters->preserve_case));
    put(object, "suggestions", boolean(parameters->suggestions));
    put(object, "safe", boolean(parameters->safe));
    put(object, "include", strings(parameters->include));
    json_t *result = headword_call(client, "dictionary.etymology", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_dictionary_family(
    headword_client *client,
    const struct headword_dictionary_family_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "word", string(parameters->word));
    put(object, "language", string(parameters->language));
    put(object, "lexicalCategory", strings(parameters->lexical_category));
    put(object, "limit", integer(parameters->limit));
    put(object, "match", string(parameters->match));
    put(object, "preserveCase", boolean(parameters->preserve_case));
    put(object, "suggestions", boolean(parameters->suggestions));
    put(object, "safe", boolean(parameters->safe));
    put(object, "include", strings(parameters->include));
    json_t *result = headword_call(client, "dictionary.family", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_dictionary_words(
    headword_client *client,
    const struct headword_dictionary_words_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "word", string(parameters->word));
    put(object, "language", string(parameters->language));
    put(object, "fields", strings(parameters->fields));
    put(object, "lexicalCategory", strings(parameters->lexical_category));
    put(object, "grammaticalFeatures", strings(parameters->grammatical_features));
    put(object, "domains", strings(parameters->domains));
    put(object, "registers", strings(parameters->registers));
    put(object, "region", string(parameters->region));
    put(object, "suggestions", boolean(parameters->suggestions));
    put(object, "raw", boolean(parameters->raw));
    put(object, "safe", boolean(parameters->safe));
    put(object, "include", strings(parameters->include));
    json_t *result = headword_call(client, "dictionary.words", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_echo_text(
    headword_client *client,
    const struct headword_echo_text_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "text", string(parameters->text));
    put(object, "times", integer(parameters->times));
    put(object, "safe", boolean(parameters->safe));
    json_t *result = headword_call(client, "echo.text", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_inflections_forms(
    headword_client *client,
    const struct headword_inflections_forms_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "word", string(parameters->word));
    put(object, "language", string(parameters->language));
    put(object, "lexicalCategory", strings(parameters->lexical_category));
    put(object, "grammaticalFeatures", strings(parameters->grammatical_features));
    put(object, "match", string(parameters->match));
    put(object, "preserveCase", boolean(parameters->preserve_case));
    put(object, "suggestions", boolean(parameters->suggestions));
    put(object, "raw", boolean(parameters->raw));
    put(object, "safe", boolean(parameters->safe));
    put(object, "include", strings(parameters->include));
    json_t *result = headword_call(client, "inflections.forms", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_inflections_lemmas(
    headword_client *client,
    const struct headword_inflections_lemmas_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "word", string(parameters->word));
    put(object, "language", string(parameters->language));
    put(object, "lexicalCategory", strings(parameters->lexical_category));
    put(object, "grammaticalFeatures", strings(parameters->grammatical_features));
    put(object, "suggestions", boolean(parameters->suggestions));
    put(object, "raw", boolean(parameters->raw));
    put(object, "safe", boolean(parameters->safe));
    put(object, "include", strings(parameters->include));
    json_t *result = headword_call(client, "inflections.lemmas", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_lexistats_collocations(
    headword_client *client,
    const struct headword_lexistats_collocations_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "word", string(parameters->word));
    put(object, "window", integer(parameters->window));
    put(object, "side", string(parameters->side));
    put(object, "minFrequency", integer(parameters->min_frequency));
    put(object, "sort", string(parameters->sort));
    put(object, "limit", integer(parameters->limit));
    put(object, "offset", integer(parameters->offset));
    put(object, "corpus", string(parameters->corpus));
    put(object, "language", string(parameters->language));
    put(object, "safe", boolean(parameters->safe));
    json_t *result = headword_call(client, "lexistats.collocations", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_lexistats_corpora(
    headword_client *client,
    const struct headword_lexistats_corpora_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "safe", boolean(parameters->safe));
    json_t *result = headword_call(client, "lexistats.corpora", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_lexistats_ngrams(
    headword_client *client,
    const struct headword_lexistats_ngrams_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "tokens", value(parameters->tokens));
    put(object, "contains", value(parameters->contains));
    put(object, "size", integer(parameters->size));
    put(object, "punctuation", boolean(parameters->punctuation));
    put(object, "minFrequency", integer(parameters->min_frequency));
    put(object, "maxFrequency", integer(parameters->max_frequency));
    put(object, "minDocumentFrequency", integer(parameters->min_document_frequency));
    put(object, "maxDocumentFrequency", integer(parameters->max_document_frequency));
    put(object, "collate", strings(parameters->collate));
    put(object, "sort", strings(parameters->sort));
    put(object, "format", string(parameters->format));
    put(object, "limit", integer(parameters->limit));
    put(object, "offset", integer(parameters->offset));
    put(object, "corpus", string(parameters->corpus));
    put(object, "language", string(parameters->language));
    put(object, "raw", boolean(parameters->raw));
    put(object, "safe", boolean(parameters->safe));
    json_t *result = headword_call(client, "lexistats.ngrams", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_lexistats_trend(
    headword_client *client,
    const struct headword_lexistats_trend_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "word", string(parameters->word));
    put(object, "corpus", string(parameters->corpus));
    put(object, "language", string(parameters->language));
    put(object, "safe", boolean(parameters->safe));
    json_t *result = headword_call(client, "lexistats.trend", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_lexistats_word(
    headword_client *client,
    const struct headword_lexistats_word_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "wordform", string(parameters->wordform));
    put(object, "trueCase", string(parameters->true_case));
    put(object, "lemma", string(parameters->lemma));
    put(object, "lexicalCategory", string(parameters->lexical_category));
    put(object, "corpus", string(parameters->corpus));
    put(object, "language", string(parameters->language));
    put(object, "raw", boolean(parameters->raw));
    put(object, "safe", boolean(parameters->safe));
    json_t *result = headword_call(client, "lexistats.word", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_lexistats_words(
    headword_client *client,
    const struct headword_lexistats_words_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "wordform", strings(parameters->wordform));
    put(object, "wordforms", strings(parameters->wordforms));
    put(object, "trueCase", strings(parameters->true_case));
    put(object, "trueCases", strings(parameters->true_cases));
    put(object, "lemma", strings(parameters->lemma));
    put(object, "lemmas", strings(parameters->lemmas));
    put(object, "lexicalCategory", strings(parameters->lexical_category));
    put(object, "lexicalCategories", strings(parameters->lexical_categories));
    put(object, "grammaticalFeatures", value(parameters->grammatical_features));
    put(object, "minFrequency", integer(parameters->min_frequency));
    put(object, "maxFrequency", integer(parameters->max_frequency));
    put(object, "minNormalizedFrequency", number(parameters->min_normalized_frequency));
    put(object, "maxNormalizedFrequency", number(parameters->max_normalized_frequency));
    put(object, "collate", strings(parameters->collate));
    put(object, "sort", strings(parameters->sort));
    put(object, "limit", integer(parameters->limit));
    put(object, "offset", integer(parameters->offset));
    put(object, "corpus", string(parameters->corpus));
    put(object, "language", string(parameters->language));
    put(object, "raw", boolean(parameters->raw));
    put(object, "safe", boolean(parameters->safe));
    json_t *result = headword_call(client, "lexistats.words", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_reverse_lookup(
    headword_client *client,
    const struct headword_reverse_lookup_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "definition", string(parameters->definition));
    put(object, "lexicalCategory", strings(parameters->lexical_category));
    put(object, "language", string(parameters->language));
    put(object, "limit", integer(parameters->limit));
    put(object, "safe", boolean(parameters->safe));
    put(object, "include", strings(parameters->include));
    json_t *result = headword_call(client, "reverse.lookup", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_rhymes_lookup(
    headword_client *client,
    const struct headword_rhymes_lookup_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "word", string(parameters->word));
    put(object, "language", string(parameters->language));
    put(object, "lexicalCategory", strings(parameters->lexical_category));
    put(object, "kind", strings(parameters->kind));
    put(object, "syllables", value(parameters->syllables));
    put(object, "stress", string(parameters->stress));
    put(object, "limit", integer(parameters->limit));
    put(object, "offset", integer(parameters->offset));
    put(object, "suggestions", boolean(parameters->suggestions));
    put(object, "safe", boolean(parameters->safe));
    put(object, "include", strings(parameters->include));
    json_t *result = headword_call(client, "rhymes.lookup", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_rhymes_syllables(
    headword_client *client,
    const struct headword_rhymes_syllables_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "text", string(parameters->text));
    put(object, "language", string(parameters->language));
    put(object, "suggestions", boolean(parameters->suggestions));
    put(object, "safe", boolean(parameters->safe));
    put(object, "include", strings(parameters->include));
    json_t *result = headword_call(client, "rhymes.syllables", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_search_at(
    headword_client *client,
    const struct headword_search_at_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "text", string(parameters->text));
    put(object, "offset", integer(&parameters->offset));
    put(object, "unit", string(parameters->unit));
    put(object, "language", string(parameters->language));
    put(object, "suggestions", boolean(parameters->suggestions));
    put(object, "safe", boolean(parameters->safe));
    put(object, "include", strings(parameters->include));
    json_t *result = headword_call(client, "search.at", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_search_match(
    headword_client *client,
    const struct headword_search_match_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "word", string(parameters->word));
    put(object, "strategy", string(parameters->strategy));
    put(object, "language", string(parameters->language));
    put(object, "source", strings(parameters->source));
    put(object, "target", string(parameters->target));
    put(object, "limit", integer(parameters->limit));
    put(object, "offset", integer(parameters->offset));
    put(object, "safe", boolean(parameters->safe));
    put(object, "include", strings(parameters->include));
    json_t *result = headword_call(client, "search.match", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_search_query(
    headword_client *client,
    const struct headword_search_query_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "q", string(parameters->q));
    put(object, "language", string(parameters->language));
    put(object, "prefix", boolean(parameters->prefix));
    put(object, "fuzzy", boolean(parameters->fuzzy));
    put(object, "regions", strings(parameters->regions));
    put(object, "limit", integer(parameters->limit));
    put(object, "offset", integer(parameters->offset));
    put(object, "raw", boolean(parameters->raw));
    put(object, "safe", boolean(parameters->safe));
    put(object, "include", strings(parameters->include));
    json_t *result = headword_call(client, "search.query", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_search_thesaurus(
    headword_client *client,
    const struct headword_search_thesaurus_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "q", string(parameters->q));
    put(object, "language", string(parameters->language));
    put(object, "prefix", boolean(parameters->prefix));
    put(object, "fuzzy", boolean(parameters->fuzzy));
    put(object, "limit", integer(parameters->limit));
    put(object, "offset", integer(parameters->offset));
    put(object, "raw", boolean(parameters->raw));
    put(object, "safe", boolean(parameters->safe));
    put(object, "include", strings(parameters->include));
    json_t *result = headword_call(client, "search.thesaurus", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_search_translations(
    headword_client *client,
    const struct headword_search_translations_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "q", string(parameters->q));
    put(object, "target", string(parameters->target));
    put(object, "language", string(parameters->language));
    put(object, "prefix", boolean(parameters->prefix));
    put(object, "fuzzy", boolean(parameters->fuzzy));
    put(object, "regions", strings(parameters->regions));
    put(object, "limit", integer(parameters->limit));
    put(object, "offset", integer(parameters->offset));
    put(object, "raw", boolean(parameters->raw));
    put(object, "safe", boolean(parameters->safe));
    put(object, "include", strings(parameters->include));
    json_t *result = headword_call(client, "search.translations", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_sentences_lookup(
    headword_client *client,
    const struct headword_sentences_lookup_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "word", string(parameters->word));
    put(object, "language", string(parameters->language));
    put(object, "lexicalCategory", strings(parameters->lexical_category));
    put(object, "match", string(parameters->match));
    put(object, "preserveCase", boolean(parameters->preserve_case));
    put(object, "limit", integer(parameters->limit));
    put(object, "offset", integer(parameters->offset));
    put(object, "suggestions", boolean(parameters->suggestions));
    put(object, "raw", boolean(parameters->raw));
    put(object, "safe", boolean(parameters->safe));
    put(object, "include", strings(parameters->include));
    json_t *result = headword_call(client, "sentences.lookup", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_server_info(headword_client *client, const headword_options *options, headword_error *error) {
    return headword_call(client, "server.info", NULL, options, error);
}

json_t *headword_server_limits(headword_client *client, const headword_options *options, headword_error *error) {
    return headword_call(client, "server.limits", NULL, options, error);
}

json_t *headword_server_ping(headword_client *client, const headword_options *options, headword_error *error) {
    return headword_call(client, "server.ping", NULL, options, error);
}

json_t *headword_taxonomy_lookup(
    headword_client *client,
    const struct headword_taxonomy_lookup_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "word", string(parameters->word));
    put(object, "language", string(parameters->language));
    put(object, "lexicalCategory", strings(parameters->lexical_category));
    put(object, "sense", string(parameters->sense));
    put(object, "relations", strings(parameters->relations));
    put(object, "shape", string(parameters->shape));
    put(object, "depth", integer(parameters->depth));
    put(object, "limit", integer(parameters->limit));
    put(object, "match", string(parameters->match));
    put(object, "preserveCase", boolean(parameters->preserve_case));
    put(object, "suggestions", boolean(parameters->suggestions));
    put(object, "safe", boolean(parameters->safe));
    put(object, "include", strings(parameters->include));
    json_t *result = headword_call(client, "taxonomy.lookup", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_thesaurus_lookup(
    headword_client *client,
    const struct headword_thesaurus_lookup_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "word", string(parameters->word));
    put(object, "language", string(parameters->language));
    put(object, "relations", strings(parameters->relations));
    put(object, "lexicalCategory", strings(parameters->lexical_category));
    put(object, "match", string(parameters->match));
    put(object, "preserveCase", boolean(parameters->preserve_case));
    put(object, "suggestions", boolean(parameters->suggestions));
    put(object, "raw", boolean(parameters->raw));
    put(object, "safe", boolean(parameters->safe));
    put(object, "include", strings(parameters->include));
    json_t *result = headword_call(client, "thesaurus.lookup", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_translations_lookup(
    headword_client *client,
    const struct headword_translations_lookup_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "word", string(parameters->word));
    put(object, "target", string(parameters->target));
    put(object, "language", string(parameters->language));
    put(object, "fields", strings(parameters->fields));
    put(object, "lexicalCategory", strings(parameters->lexical_category));
    put(object, "grammaticalFeatures", strings(parameters->grammatical_features));
    put(object, "domains", strings(parameters->domains));
    put(object, "registers", strings(parameters->registers));
    put(object, "match", string(parameters->match));
    put(object, "preserveCase", boolean(parameters->preserve_case));
    put(object, "suggestions", boolean(parameters->suggestions));
    put(object, "raw", boolean(parameters->raw));
    put(object, "safe", boolean(parameters->safe));
    put(object, "include", strings(parameters->include));
    json_t *result = headword_call(client, "translations.lookup", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_utility_domains(
    headword_client *client,
    const struct headword_utility_domains_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "language", string(parameters->language));
    put(object, "target", string(parameters->target));
    put(object, "raw", boolean(parameters->raw));
    json_t *result = headword_call(client, "utility.domains", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_utility_filters(
    headword_client *client,
    const struct headword_utility_filters_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "endpoint", string(parameters->endpoint));
    put(object, "raw", boolean(parameters->raw));
    json_t *result = headword_call(client, "utility.filters", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_utility_grammatical_features(
    headword_client *client,
    const struct headword_utility_grammatical_features_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "language", string(parameters->language));
    put(object, "target", string(parameters->target));
    put(object, "raw", boolean(parameters->raw));
    json_t *result = headword_call(client, "utility.grammaticalFeatures", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_utility_languages(
    headword_client *client,
    const struct headword_utility_languages_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "sourceLanguage", string(parameters->source_language));
    put(object, "targetLanguage", string(parameters->target_language));
    put(object, "raw", boolean(parameters->raw));
    json_t *result = headword_call(client, "utility.languages", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_utility_lexical_categories(
    headword_client *client,
    const struct headword_utility_lexical_categories_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "language", string(parameters->language));
    put(object, "target", string(parameters->target));
    put(object, "raw", boolean(parameters->raw));
    json_t *result = headword_call(client, "utility.lexicalCategories", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_utility_regions(
    headword_client *client,
    const struct headword_utility_regions_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "language", string(parameters->language));
    put(object, "target", string(parameters->target));
    put(object, "raw", boolean(parameters->raw));
    json_t *result = headword_call(client, "utility.regions", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_utility_registers(
    headword_client *client,
    const struct headword_utility_registers_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "language", string(parameters->language));
    put(object, "target", string(parameters->target));
    put(object, "raw", boolean(parameters->raw));
    json_t *result = headword_call(client, "utility.registers", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_wordlist_query(
    headword_client *client,
    const struct headword_wordlist_query_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "language", string(parameters->language));
    put(object, "lexicalCategory", strings(parameters->lexical_category));
    put(object, "domains", strings(parameters->domains));
    put(object, "registers", strings(parameters->registers));
    put(object, "regions", strings(parameters->regions));
    put(object, "translations", strings(parameters->translations));
    put(object, "exclude", value(parameters->exclude));
    put(object, "excludeSenses", value(parameters->exclude_senses));
    put(object, "excludePrimeSenses", value(parameters->exclude_prime_senses));
    put(object, "wordLength", value(parameters->word_length));
    put(object, "prefix", string(parameters->prefix));
    put(object, "exact", boolean(parameters->exact));
    put(object, "pattern", string(parameters->pattern));
    put(object, "minZipf", number(parameters->min_zipf));
    put(object, "maxZipf", number(parameters->max_zipf));
    put(object, "sort", string(parameters->sort));
    put(object, "valid", boolean(parameters->valid));
    put(object, "limit", integer(parameters->limit));
    put(object, "offset", integer(parameters->offset));
    put(object, "cursor", string(parameters->cursor));
    put(object, "raw", boolean(parameters->raw));
    put(object, "safe", boolean(parameters->safe));
    put(object, "include", strings(parameters->include));
    json_t *result = headword_call(client, "wordlist.query", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_words_add(
    headword_client *client,
    const struct headword_words_add_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "word", string(parameters->word));
    put(object, "layer", string(parameters->layer));
    put(object, "forbid", boolean(parameters->forbid));
    put(object, "use", string(parameters->use));
    put(object, "language", string(parameters->language));
    put(object, "lexicalCategory", string(parameters->lexical_category));
    put(object, "definition", string(parameters->definition));
    put(object, "examples", value(parameters->examples));
    put(object, "registers", strings(parameters->registers));
    put(object, "domains", strings(parameters->domains));
    put(object, "notes", value(parameters->notes));
    put(object, "synonyms", value(parameters->synonyms));
    put(object, "see", value(parameters->see));
    put(object, "translations", value(parameters->translations));
    json_t *result = headword_call(client, "words.add", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_words_list(
    headword_client *client,
    const struct headword_words_list_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "layer", string(parameters->layer));
    put(object, "prefix", string(parameters->prefix));
    put(object, "language", string(parameters->language));
    put(object, "limit", integer(parameters->limit));
    put(object, "offset", integer(parameters->offset));
    json_t *result = headword_call(client, "words.list", object, options, error);
    json_decref(object);
    return result;
}

json_t *headword_words_remove(
    headword_client *client,
    const struct headword_words_remove_parameters *parameters,
    const headword_options *options,
    headword_error *error) {
    json_t *object = json_object();
    put(object, "word", string(parameters->word));
    put(object, "layer", string(parameters->layer));
    put(object, "language", string(parameters->language));
    json_t *result = headword_call(client, "words.remove", object, options, error);
    json_decref(object);
    return result;
}
