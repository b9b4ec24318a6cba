/* The test program for ../check.py: reads a command on each line of standard input and writes an answer on each line
 * of standard output. */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "headword_methods.h"

static headword_client *client;

static void say(json_t *answer) {
    char *line = json_dumps(answer, JSON_COMPACT);
    json_decref(answer);
    puts(line);
    fflush(stdout);
    free(line);
}

static void say_outcome(json_t *result, headword_error *error) {
    static const char *const kinds[] = {"ok", "rpc", "connection", "deadline", "cancelled", "closed"};
    if (result != NULL) {
        say(json_pack("{so}", "result", result));
    } else {
        json_t *seconds = error->retry_after < 0 ? NULL : json_real(error->retry_after);
        say(json_pack("{s{ss ss si ss* ss* sO* so*}}", "error", "kind", kinds[error->kind], "message", error->message,
                      "status", error->status, "reason", error->reason, "parameter", error->parameter, "suggestions",
                      error->suggestions, "retryAfter", seconds));
    }
    headword_error_clear(error);
}

static json_t *define(const char *word, const headword_options *options, headword_error *error) {
    const char *fields[] = {"definitions", NULL};
    struct headword_dictionary_entries_parameters parameters = {.word = word, .fields = fields};
    json_t *answer = headword_dictionary_entries(client, &parameters, options, error);
    if (answer == NULL) return NULL;
    json_t *result = json_array_get(json_object_get(answer, "results"), 0);
    json_t *entry = json_array_get(json_object_get(result, "lexicalEntries"), 0);
    json_t *sense = json_array_get(json_object_get(json_array_get(json_object_get(entry, "entries"), 0), "senses"), 0);
    json_t *definition = json_array_get(json_object_get(sense, "definitions"), 0);
    json_t *category = json_object_get(entry, "lexicalCategory");
    json_t *found = json_pack("{sO sO}", "category", category, "definition", definition);
    json_decref(answer);
    return found;
}

static void *echo(void *text) {
    headword_error error;
    struct headword_echo_text_parameters parameters = {.text = text};
    json_t *answer = headword_echo_text(client, &parameters, &(headword_options){.timeout = 60}, &error);
    bool is_right = answer != NULL && strcmp(json_string_value(answer), text) == 0;
    json_decref(answer);
    headword_error_clear(&error);
    free(text);
    return is_right ? client : NULL;
}

static json_t *echo_many(size_t count) {
    pthread_t *threads = calloc(count, sizeof *threads);
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, 1 << 18);
    json_int_t right = 0;
    for (size_t index = 0; index < count; index++) {
        char text[32];
        snprintf(text, sizeof text, "n%zu", index);
        if (pthread_create(&threads[index], &attributes, echo, strdup(text)) != 0) abort();
    }
    for (size_t index = 0; index < count; index++) {
        void *is_right;
        pthread_join(threads[index], &is_right);
        right += is_right != NULL;
    }
    pthread_attr_destroy(&attributes);
    free(threads);
    return json_integer(right);
}

struct alarm {
    double seconds;
    headword_cancellation cancellation;
};

static void *cancel(void *argument) {
    struct alarm *alarm = argument;
    nanosleep(&(struct timespec){.tv_nsec = (long)(alarm->seconds * 1e9)}, NULL);
    headword_cancel(client, &alarm->cancellation);
    return NULL;
}

static json_t *call_and_cancel(const char *method, double seconds, headword_error *error) {
    struct alarm alarm = {.seconds = seconds};
    pthread_t thread;
    if (pthread_create(&thread, NULL, cancel, &alarm) != 0) abort();
    headword_options options = {.cancellation = &alarm.cancellation};
    json_t *result = headword_call(client, method, NULL, &options, error);
    pthread_join(thread, NULL);
    return result;
}

static void perform(json_t *command) {
    headword_error error = {.retry_after = -1};
    const char *what = json_string_value(json_object_get(command, "do"));
    const char *method = json_string_value(json_object_get(command, "method"));
    json_t *milliseconds = json_object_get(command, "milliseconds"), *result = NULL;
    headword_options options = {.timeout = milliseconds != NULL ? json_number_value(milliseconds) / 1000 : 60};
    if (strcmp(what, "call") == 0) {
        result = headword_call(client, method, json_object_get(command, "params"), &options, &error);
    } else if (strcmp(what, "define") == 0) {
        result = define(json_string_value(json_object_get(command, "word")), &options, &error);
    } else if (strcmp(what, "many") == 0) {
        result = echo_many((size_t)json_integer_value(json_object_get(command, "count")));
    } else {
        result = call_and_cancel(method, options.timeout, &error);
    }
    say_outcome(result, &error);
}

/* Creates a client for a port, with the file of a certificate authority and optionally a certificate and its key. */
static headword_client *connect_securely(char *place) {
#ifdef HEADWORD_TLS
    char *parts[4] = {NULL};
    for (size_t index = 0; index < 4 && place != NULL; index++) parts[index] = strsep(&place, ",");
    headword_tls_options options = {.authority = parts[1], .certificate = parts[2], .key = parts[3]};
    headword_error error;
    return headword_tls_client("127.0.0.1", parts[0], &options, &error);
#else
    (void)place;
    return NULL;
#endif
}

int main(int count, char **arguments) {
    char *place = count == 2 ? strchr(arguments[1], ':') : NULL;
    if (place == NULL) return 2;
    *place++ = '\0';
    if (strcmp(arguments[1], "tcp") == 0) client = headword_tcp("127.0.0.1", place);
    else if (strcmp(arguments[1], "tls") == 0) client = connect_securely(place);
    else if (strcmp(arguments[1], "unix") == 0) client = headword_unix(place);
    else client = headword_start((const char *const[]){place, "serve", "--stdio", NULL});
    if (client == NULL) return 2;
    char *line = NULL;
    size_t capacity = 0;
    while (getline(&line, &capacity, stdin) > 0) {
        json_t *command = json_loads(line, 0, NULL);
        if (command == NULL) return 2;
        perform(command);
        json_decref(command);
    }
    free(line);
    headword_free(client);
    say(json_pack("{ss}", "result", "closed"));
    return 0;
}
