/* A client of a Headword server.
 *
 * A client has one connection, which is opened when it is needed and reopened when it breaks. Any number of threads may
 * use it. All methods only read, so a call is sent once more if its connection broke, and again later if the server says
 * so. The deadline of a call includes all attempts, and its cancellation ends them.
 */
#ifndef HEADWORD_H
#define HEADWORD_H

#include <jansson.h>
#include <stdatomic.h>
#include <stdbool.h>

typedef struct headword_client headword_client;

/* Why a call has no answer. */
typedef enum {
    HEADWORD_OK,
    HEADWORD_RPC,        /* The server answered with an error. */
    HEADWORD_CONNECTION, /* The connection broke twice, or the server cannot be started. */
    HEADWORD_DEADLINE,   /* There was no answer in time. */
    HEADWORD_CANCELLED,  /* The caller wanted no answer any more. */
    HEADWORD_CLOSED,     /* The client was closed. */
} headword_kind;

typedef struct {
    headword_kind kind;
    char message[512];
    int status;            /* With the meaning that HTTP gives it; 0 if there is none. */
    const char *reason;    /* What went wrong, for programs; NULL if the server did not say. */
    const char *parameter; /* The parameter at fault; NULL if there is none. */
    json_t *suggestions;   /* An array of strings; NULL if there is none. */
    double retry_after;    /* The seconds after which the server wants to be asked again; below 0 if it did not say. */
    bool is_retryable;
    json_t *object;        /* The error as the server sent it; it holds what the above points to. */
} headword_error;

/* Releases the memory of an error. */
void headword_error_clear(headword_error *error);

/* Cancels calls: see headword_cancel. Initialize it with { false }. */
typedef struct {
    atomic_bool is_cancelled;
} headword_cancellation;

typedef struct {
    double timeout;                      /* Seconds; 0 for those of the client. */
    headword_cancellation *cancellation; /* NULL if there is none. */
} headword_options;

/* Creates a client of a server at an address, at a socket, or of one that is started when it is needed ({"headword",
 * "serve", "--stdio", NULL}). NULL if there is no memory. */
headword_client *headword_tcp(const char *host, const char *port);
headword_client *headword_unix(const char *path);
headword_client *headword_start(const char *const arguments[]);

#ifdef HEADWORD_TLS
/* The settings for TLS: names of files in PEM format. Those that are not needed are NULL. */
typedef struct {
    const char *authority;   /* The authorities that the server's certificate must be from; NULL for the system's. */
    const char *certificate; /* The client's certificate, if the server wants one. */
    const char *key;         /* The key of it; NULL if it stands in the same file. */
    const char *server_name; /* What the server's certificate must be for; NULL for the host. */
} headword_tls_options;

/* Creates a client of a server with TLS at an address. NULL if a file cannot be used; the error says why. For this, define
 * HEADWORD_TLS, compile tls.c too, and link with OpenSSL 3. */
headword_client *headword_tls_client(const char *host, const char *port, const headword_tls_options *options,
                                     headword_error *error);
#endif

/* Set these before the first call: the token that the server requires, and the time limit of a call, by default 30 s. */
void headword_set_token(headword_client *client, const char *token);
void headword_set_timeout(headword_client *client, double seconds);

/* Closes the connection; calls that wait for answers fail. */
void headword_close(headword_client *client);
/* Closes and frees a client that no thread calls any more. */
void headword_free(headword_client *client);

/* Calls any method. The parameters may be NULL and stay the caller's. Returns the result, which the caller releases, or
 * NULL with an error, which the caller clears. Options may be NULL. */
json_t *headword_call(headword_client *client, const char *method, json_t *parameters, const headword_options *options,
                      headword_error *error);

/* Ends the calls of a client that were given this cancellation. */
void headword_cancel(headword_client *client, headword_cancellation *cancellation);

#endif
