/* A socket to a server, and the program behind it if one was started. */
#ifndef HEADWORD_STREAM_H
#define HEADWORD_STREAM_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

typedef struct headword_tls_context headword_tls_context;
typedef struct headword_tls headword_tls;

/* Where a server is: one of these is set. */
typedef struct {
    char *host, *port;
    headword_tls_context *tls; /* How the host is spoken to, NULL for plain text. */
    char *path;
    char **arguments;
} headword_address;

typedef struct {
    int socket;
    headword_tls *tls; /* NULL for plain text. */
    pid_t process;     /* 0 if none was started. */
} headword_stream;

/* The time of a monotonic clock, in seconds. */
double headword_now(void);

/* Waits until a socket can be read (POLLIN) or written (POLLOUT); false if the deadline comes first. */
bool headword_wait(int socket, short events, double deadline);

/* Connects. False if that fails: `trouble` says why, and `is_final` whether there is no point in trying again. */
bool headword_stream_open(const headword_address *address, double deadline, headword_stream *stream, bool *is_final,
                          char trouble[static 256]);
/* Sends all bytes; false if that is not possible in time. */
bool headword_stream_send(const headword_stream *stream, const char *bytes, size_t count, double deadline);
/* Waits for bytes; returns how many there are, 0 or below at the end. */
ssize_t headword_stream_receive(const headword_stream *stream, char *bytes, size_t capacity);
/* Closes the socket, and ends the program. */
void headword_stream_close(headword_stream *stream);

#endif
