#define _GNU_SOURCE
#include "headword.h"

#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "stream.h"
#include "tls.h"

enum { RETRIES = 3, LONGEST_LINE = 16 << 20 };

/* A call that is waiting for its answer, on the stack of its thread. */
struct call {
    json_int_t id;
    json_t *answer;
    bool is_over; /* It has its answer, or its connection has ended. */
    const headword_cancellation *cancellation;
    double deadline;
    pthread_cond_t changed;
    struct call *next;
};

struct headword_client {
    headword_address address;
    char *token;
    double timeout;

    pthread_mutex_t sending; /* Held while a line is sent, and before `lock`. */
    pthread_mutex_t lock;    /* Protects the members below. */
    pthread_cond_t changed;  /* Signalled when a connection begins or ends, or callers should check again. */
    bool is_closed;
    bool is_connecting;
    bool is_open;
    bool has_reader;
    bool was_useful;
    unsigned failures;
    char trouble[256]; /* Why the last attempt to connect failed. */
    json_t *refusal;   /* The error with which the server ended the connection, if it did. */
    headword_stream stream;
    pthread_t reader;
    json_int_t last_id;
    struct call *calls;
};

/* Errors */

void headword_error_clear(headword_error *error) {
    json_decref(error->object);
    *error = (headword_error){.retry_after = -1};
}

static json_t *fail(headword_error *error, headword_kind kind, const char *message) {
    headword_error_clear(error);
    error->kind = kind;
    snprintf(error->message, sizeof error->message, "%s", message);
    return NULL;
}

/* Fills an error from that of the server, whose reference it takes. */
static json_t *fail_as_told(headword_error *error, json_t *object) {
    const char *message = json_string_value(json_object_get(object, "message"));
    json_t *data = json_object_get(object, "data"), *seconds = json_object_get(data, "retryAfter");
    fail(error, HEADWORD_RPC, message != NULL ? message : "The server gave no message.");
    error->object = object;
    error->status = (int)json_integer_value(json_object_get(data, "status"));
    error->reason = json_string_value(json_object_get(data, "reason"));
    error->parameter = json_string_value(json_object_get(data, "parameter"));
    error->suggestions = json_object_get(data, "suggestions");
    error->is_retryable = json_is_true(json_object_get(data, "retryable"));
    if (json_is_number(seconds)) error->retry_after = json_number_value(seconds);
    return NULL;
}

/* Waiting */

static struct timespec timespec_of(double time) {
    double whole = floor(time);
    return (struct timespec){.tv_sec = (time_t)whole, .tv_nsec = (long)((time - whole) * 1e9)};
}

static void initialize_condition(pthread_cond_t *condition) {
    pthread_condattr_t attributes;
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(condition, &attributes);
    pthread_condattr_destroy(&attributes);
}

/* Whether a call must end, and why. The lock must be held. */
static bool must_end(headword_client *client, const struct call *call, headword_error *error) {
    if (client->is_closed) {
        fail(error, HEADWORD_CLOSED, "The client was closed.");
    } else if (call->cancellation != NULL && atomic_load(&call->cancellation->is_cancelled)) {
        fail(error, HEADWORD_CANCELLED, "The call was cancelled.");
    } else if (headword_now() >= call->deadline) {
        fail(error, HEADWORD_DEADLINE, "There was no answer in time.");
        if (client->trouble[0] != '\0') {
            snprintf(error->message, sizeof error->message,
                     "There was no answer in time. The server cannot be reached: %s", client->trouble);
        }
    } else {
        return false;
    }
    return true;
}

/* Waits for some seconds; false if the call must end. The lock must be held. */
static bool pause_call(headword_client *client, const struct call *call, double seconds, headword_error *error) {
    double end = headword_now() + seconds;
    struct timespec until = timespec_of(fmin(end, call->deadline));
    while (!must_end(client, call, error)) {
        if (headword_now() >= end) return true;
        pthread_cond_timedwait(&client->changed, &client->lock, &until);
    }
    return false;
}

/* Seconds to wait before an attempt: longer each time, up to 2, and not in step with other clients. */
static double backoff(unsigned attempt) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    double jitter = 0.5 + (double)(time.tv_nsec / 1000 % 1000) / 2000;
    return fmin(0.05 * pow(2, attempt), 2) * jitter;
}

/* Reading */

/* Ends the connection and the calls that wait for it. The lock must be held. */
static void break_connection(headword_client *client) {
    if (!client->is_open) return;
    client->is_open = false;
    client->failures = client->was_useful ? 0 : client->failures + 1;
    shutdown(client->stream.socket, SHUT_RDWR);
    for (struct call *call = client->calls; call != NULL; call = call->next) {
        call->is_over = true;
        pthread_cond_signal(&call->changed);
    }
    pthread_cond_broadcast(&client->changed);
}

/* Passes an answer to its call; false if it is not an answer. */
static bool receive(headword_client *client, const char *line, size_t length) {
    json_t *answer = json_loadb(line, length, JSON_ALLOW_NUL, NULL);
    if (!json_is_object(answer)) {
        json_decref(answer);
        return false;
    }
    json_t *id = json_object_get(answer, "id"), *error = json_object_get(answer, "error");
    bool is_refusal = (id == NULL || json_is_null(id)) && json_is_object(error);
    pthread_mutex_lock(&client->lock);
    if (is_refusal) {
        json_decref(client->refusal);
        client->refusal = json_incref(error); /* The server refuses the connection, not a call. */
    } else {
        client->was_useful = true;
    }
    for (struct call *call = client->calls; call != NULL; call = call->next) {
        if (!json_is_integer(id) || call->id != json_integer_value(id) || call->is_over) continue;
        call->answer = json_incref(answer);
        call->is_over = true;
        pthread_cond_signal(&call->changed);
        break;
    }
    json_decref(answer);
    pthread_mutex_unlock(&client->lock);
    return !is_refusal;
}

/* Receives the complete lines and keeps the rest; false if one is not an answer. */
static bool receive_lines(headword_client *client, char *bytes, size_t *count, size_t searched) {
    size_t start = 0;
    char *end;
    while ((end = memchr(bytes + searched, '\n', *count - searched)) != NULL) {
        if (!receive(client, bytes + start, (size_t)(end - bytes) - start)) return false;
        start = searched = (size_t)(end - bytes) + 1;
    }
    memmove(bytes, bytes + start, *count - start);
    *count -= start;
    return *count <= LONGEST_LINE;
}

static void *read_answers(void *argument) {
    headword_client *client = argument;
    size_t count = 0, capacity = 1 << 16;
    char *bytes = malloc(capacity);
    while (bytes != NULL) {
        ssize_t received = headword_stream_receive(&client->stream, bytes + count, capacity - count);
        if (received <= 0) break;
        size_t searched = count;
        count += (size_t)received;
        if (!receive_lines(client, bytes, &count, searched)) break;
        if (count < capacity) continue;
        capacity *= 2;
        char *larger = realloc(bytes, capacity);
        if (larger == NULL) break;
        bytes = larger;
    }
    free(bytes);
    pthread_mutex_lock(&client->lock);
    break_connection(client);
    pthread_mutex_unlock(&client->lock);
    return NULL;
}

/* Sending */

/* Sends a message, whose reference it takes, on the open connection, which ends if only part of the line is sent. */
static bool send_message(headword_client *client, json_t *message, double deadline) {
    char *line = json_dumps(message, JSON_COMPACT);
    json_decref(message);
    struct timespec until = timespec_of(deadline);
    if (line == NULL || pthread_mutex_clocklock(&client->sending, CLOCK_MONOTONIC, &until) != 0) {
        free(line);
        return false;
    }
    size_t length = strlen(line);
    line[length] = '\n'; /* Replaces the NUL. */
    pthread_mutex_lock(&client->lock);
    bool is_open = client->is_open;
    pthread_mutex_unlock(&client->lock);
    bool is_sent = is_open && headword_stream_send(&client->stream, line, length + 1, deadline);
    if (is_open && !is_sent) {
        pthread_mutex_lock(&client->lock);
        break_connection(client);
        pthread_mutex_unlock(&client->lock);
    }
    pthread_mutex_unlock(&client->sending);
    free(line);
    return is_sent;
}

/* Connecting */

/* Waits for the reader of the previous connection, and closes that. Called only to connect or to free. */
static void dispose(headword_client *client) {
    if (!client->has_reader) return;
    pthread_join(client->reader, NULL);
    client->has_reader = false;
    pthread_mutex_lock(&client->sending);
    headword_stream_close(&client->stream);
    pthread_mutex_unlock(&client->sending);
}

/* Tries once. The lock must be held; it is released meanwhile. False if there is no point in trying again. */
static bool connect_once(headword_client *client, double deadline) {
    bool is_final = false;
    headword_stream stream;
    pthread_mutex_unlock(&client->lock);
    dispose(client);
    char trouble[256];
    bool is_connected = headword_stream_open(&client->address, deadline, &stream, &is_final, trouble);
    pthread_mutex_lock(&client->lock);
    if (!is_connected) {
        client->failures++;
        memcpy(client->trouble, trouble, sizeof trouble);
        return !is_final;
    }
    json_decref(client->refusal);
    client->refusal = NULL;
    client->stream = stream;
    client->was_useful = false;
    client->trouble[0] = '\0';
    client->is_open = client->has_reader = pthread_create(&client->reader, NULL, read_answers, client) == 0;
    if (!client->is_open) {
        headword_stream_close(&client->stream);
        snprintf(client->trouble, sizeof client->trouble, "The thread that reads cannot be started.");
    }
    return client->is_open;
}

/* Makes sure that there is a connection; false if the call must end. The lock must be held. */
static bool ensure_connection(headword_client *client, const struct call *call, headword_error *error) {
    while (!must_end(client, call, error)) {
        if (client->is_open && !client->is_connecting) return true;
        if (client->is_connecting) {
            struct timespec until = timespec_of(call->deadline);
            pthread_cond_timedwait(&client->changed, &client->lock, &until);
            continue;
        }
        client->is_connecting = true;
        bool is_hopeful = true;
        if (client->failures == 0 || pause_call(client, call, backoff(client->failures - 1), error)) {
            is_hopeful = connect_once(client, call->deadline);
        }
        if (client->is_open && client->token != NULL) {
            pthread_mutex_unlock(&client->lock);
            send_message(client, json_pack("{ss ss ss s{ss}}", "jsonrpc", "2.0", "id", "token", "method",
                                           "server.authenticate", "params", "token", client->token), call->deadline);
            pthread_mutex_lock(&client->lock);
        }
        client->is_connecting = false;
        pthread_cond_broadcast(&client->changed);
        if (!is_hopeful) {
            fail(error, HEADWORD_CONNECTION, client->trouble);
            return false;
        }
    }
    return false;
}

/* Calling */

/* Waits for the answer. The lock must be held. */
static json_t *wait_for_answer(headword_client *client, struct call *call, headword_error *error) {
    struct timespec until = timespec_of(call->deadline);
    while (!call->is_over && !must_end(client, call, error)) {
        pthread_cond_timedwait(&call->changed, &client->lock, &until);
    }
    if (!call->is_over) return NULL;
    if (call->answer == NULL) {
        if (client->is_closed) return fail(error, HEADWORD_CLOSED, "The client was closed.");
        if (client->refusal != NULL) return fail_as_told(error, json_incref(client->refusal));
        return fail(error, HEADWORD_CONNECTION, "The connection to the server broke.");
    }
    json_t *told = json_object_get(call->answer, "error"), *result = json_object_get(call->answer, "result");
    if (json_is_object(told)) return fail_as_told(error, json_incref(told));
    return result != NULL ? json_incref(result) : json_null();
}

/* Sends the call on the connection and waits for its answer. The lock must be held. */
static json_t *exchange(headword_client *client, struct call *call, const char *method, json_t *parameters,
                        headword_error *error) {
    call->id = ++client->last_id;
    call->answer = NULL;
    call->is_over = false;
    call->next = client->calls;
    client->calls = call;
    pthread_mutex_unlock(&client->lock);
    json_t *request = json_pack("{ss sI ss sO}", "jsonrpc", "2.0", "id", call->id, "method", method, "params",
                                parameters);
    bool is_sent = send_message(client, request, call->deadline);
    pthread_mutex_lock(&client->lock);
    if (!is_sent && headword_now() < call->deadline) call->is_over = true;
    json_t *result = wait_for_answer(client, call, error);
    for (struct call **each = &client->calls; *each != NULL; each = &(*each)->next) {
        if (*each != call) continue;
        *each = call->next;
        break;
    }
    json_decref(call->answer);
    bool is_unwanted = error->kind == HEADWORD_DEADLINE || error->kind == HEADWORD_CANCELLED;
    if (is_sent && is_unwanted && client->is_open) {
        pthread_mutex_unlock(&client->lock);
        send_message(client, json_pack("{ss ss s{sI}}", "jsonrpc", "2.0", "method", "$/cancelRequest", "params", "id",
                                       call->id), headword_now() + 0.1);
        pthread_mutex_lock(&client->lock);
    }
    return result;
}

static json_t *persist(headword_client *client, struct call *call, const char *method, json_t *parameters,
                       headword_error *error) {
    bool is_sent_again = false;
    for (unsigned retried = 0;;) {
        if (!ensure_connection(client, call, error)) return NULL;
        json_t *result = exchange(client, call, method, parameters, error);
        if (result != NULL) return result;
        if (error->kind == HEADWORD_CONNECTION && !is_sent_again) {
            is_sent_again = true;
        } else if (error->kind == HEADWORD_RPC && error->is_retryable && retried < RETRIES) {
            double seconds = error->retry_after < 0 ? backoff(retried) : error->retry_after;
            if (headword_now() + seconds >= call->deadline) return NULL;
            retried++;
            if (!pause_call(client, call, seconds, error)) return NULL;
        } else {
            return NULL;
        }
        headword_error_clear(error);
    }
}

json_t *headword_call(headword_client *client, const char *method, json_t *parameters, const headword_options *options,
                      headword_error *error) {
    double timeout = options != NULL && options->timeout > 0 ? options->timeout : client->timeout;
    struct call call = {
        .cancellation = options != NULL ? options->cancellation : NULL,
        .deadline = headword_now() + timeout,
    };
    *error = (headword_error){.retry_after = -1};
    parameters = parameters != NULL ? json_incref(parameters) : json_object();
    initialize_condition(&call.changed);
    pthread_mutex_lock(&client->lock);
    json_t *result = persist(client, &call, method, parameters, error);
    pthread_mutex_unlock(&client->lock);
    pthread_cond_destroy(&call.changed);
    json_decref(parameters);
    return result;
}

void headword_cancel(headword_client *client, headword_cancellation *cancellation) {
    atomic_store(&cancellation->is_cancelled, true);
    pthread_mutex_lock(&client->lock);
    for (struct call *call = client->calls; call != NULL; call = call->next) pthread_cond_signal(&call->changed);
    pthread_cond_broadcast(&client->changed);
    pthread_mutex_unlock(&client->lock);
}

/* Creating and closing */

static headword_client *make(headword_address address) {
    headword_client *client = calloc(1, sizeof *client);
    if (client == NULL) return NULL;
    client->address = address;
    client->timeout = 30;
    client->stream.socket = -1;
    pthread_mutex_init(&client->sending, NULL);
    pthread_mutex_init(&client->lock, NULL);
    initialize_condition(&client->changed);
    json_object_seed(0);
    return client;
}

headword_client *headword_tcp(const char *host, const char *port) {
    return make((headword_address){.host = strdup(host), .port = strdup(port)});
}

#ifdef HEADWORD_TLS
headword_client *headword_tls_client(const char *host, const char *port, const headword_tls_options *options,
                                     headword_error *error) {
    *error = (headword_error){.kind = HEADWORD_CONNECTION, .retry_after = -1};
    headword_tls_context *tls = headword_tls_context_make(host, options, error);
    return tls != NULL ? make((headword_address){.host = strdup(host), .port = strdup(port), .tls = tls}) : NULL;
}
#endif

headword_client *headword_unix(const char *path) {
    return make((headword_address){.path = strdup(path)});
}

headword_client *headword_start(const char *const arguments[]) {
    size_t count = 0;
    while (arguments[count] != NULL) count++;
    char **copies = calloc(count + 1, sizeof *copies);
    for (size_t index = 0; copies != NULL && index < count; index++) copies[index] = strdup(arguments[index]);
    return copies != NULL ? make((headword_address){.arguments = copies}) : NULL;
}

void headword_set_token(headword_client *client, const char *token) {
    free(client->token);
    client->token = strdup(token);
}

void headword_set_timeout(headword_client *client, double seconds) { client->timeout = seconds; }

void headword_close(headword_client *client) {
    pthread_mutex_lock(&client->lock);
    client->is_closed = true;
    break_connection(client);
    pthread_cond_broadcast(&client->changed);
    pthread_mutex_unlock(&client->lock);
}

void headword_free(headword_client *client) {
    headword_close(client);
    dispose(client);
    json_decref(client->refusal);
    for (char **each = client->address.arguments; each != NULL && *each != NULL; each++) free(*each);
    free(client->address.arguments);
#ifdef HEADWORD_TLS
    headword_tls_context_free(client->address.tls);
#endif
    free(client->address.host);
    free(client->address.port);
    free(client->address.path);
    free(client->token);
    pthread_cond_destroy(&client->changed);
    pthread_mutex_destroy(&client->lock);
    pthread_mutex_destroy(&client->sending);
    free(client);
}
