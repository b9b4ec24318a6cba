/*
 * A provider for Headword in C, with Jansson, that counts vowels.
 *
 *     cc -O2 -o vowels vowels.c -ljansson
 *     headword call --provider ./vowels vowels.count '{"word": "aerie"}'
 *
 * Documentation/provider-protocol.md describes the protocol.
 */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The answer to "provider.describe". */
static const char description[] =
    "{'protocol': 1, 'name': 'Vowels', 'version': '1.0.0', 'namespace': 'vowels',"
    " 'methods': ["
    "  {'name': 'vowels.count', 'summary': 'Counts the vowels and the other letters of a word of English.',"
    "   'params': [{'name': 'word', 'summary': 'The word.', 'required': true,"
    "               'schema': {'type': 'string', 'minLength': 1, 'maxLength': 128}}],"
    "   'result': {'name': 'count', 'schema': {'type': 'object',"
    "    'properties': {'vowels': {'type': 'integer'}, 'consonants': {'type': 'integer'}},"
    "    'required': ['vowels', 'consonants']}},"
    "   'errors': [{'code': 404, 'message': 'The word has no letters of English.'}],"
    "   'examples': [{'name': 'Mostly vowels', 'params': {'word': 'aerie'}}]}]}";

/* The description, with the quotation marks of JSON. */
static json_t *describe(void) {
    char text[sizeof description];
    for (size_t index = 0; index < sizeof description; index++)
        text[index] = description[index] == '\'' ? '"' : description[index];
    return json_pack("{s:o}", "result", json_loads(text, 0, NULL));
}

static json_t *count(const char *word) {
    json_int_t vowels = 0, consonants = 0;
    for (; *word != '\0'; word++) {
        char letter = *word | 0x20;
        if (letter < 'a' || letter > 'z') continue;
        if (strchr("aeiou", letter)) vowels++; else consonants++;
    }
    if (vowels + consonants == 0)
        return json_pack("{s:{s:i, s:s}}", "error", "code", 404, "message", "The word has no letters of English.");
    return json_pack("{s:{s:I, s:I}}", "result", "vowels", vowels, "consonants", consonants);
}

int main(void) {
    char *line = NULL;
    size_t room = 0;
    ssize_t length;
    /* The program must exit at the end of its input. */
    while ((length = getline(&line, &room, stdin)) > 0) {
        json_t *message = json_loadb(line, (size_t)length, JSON_ALLOW_NUL, NULL);
        json_t *id = json_object_get(message, "id");
        const char *method = json_string_value(json_object_get(message, "method"));
        /* A notification has no id and gets no answer. */
        if (id != NULL && method != NULL) {
            json_t *reply;
            if (strcmp(method, "provider.describe") == 0) {
                reply = describe();
            } else if (strcmp(method, "provider.ping") == 0) {
                reply = json_pack("{s:s}", "result", "pong");
            } else if (strcmp(method, "vowels.count") != 0) {
                reply = json_pack("{s:{s:i, s:s}}", "error", "code", -32601, "message", "There is no such method.");
            } else {
                /* Headword has already checked the parameters: there is a string. */
                reply = count(json_string_value(json_object_get(json_object_get(message, "params"), "word")));
            }
            json_object_set_new(reply, "jsonrpc", json_string("2.0"));
            json_object_set(reply, "id", id);
            char *text = json_dumps(reply, JSON_COMPACT);
            puts(text);
            fflush(stdout);
            free(text);
            json_decref(reply);
        }
        json_decref(message);
    }
    free(line);
    return 0;
}
