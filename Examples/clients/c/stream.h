/* A socket to a server, and the program behind it if one was started. */
#ifndef HEADWORD_STREAM_H
#define HEADWORD_STREAM_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* Where a server is: one of these is set. */
typedef struct {
    char *host, *port;
    char *path;
    char **arguments;
} headword_address;

typedef struct {
    int socket;
    pid_t process; /* 0 if none was started. */
} headword_stream;

/* The time on a clock that nobody sets, in seconds. */
double headword_now(void);

/* Connects. Returns 0, or the system's error number; `is_final` says whether it is in vain to try again. */
int headword_stream_open(const headword_address *address, double deadline, headword_stream *stream, bool *is_final);
/* Sends all bytes; false if that is not possible in time. */
bool headword_stream_send(const headword_stream *stream, const char *bytes, size_t count, double deadline);
/* Closes the socket, and ends the program. */
void headword_stream_close(headword_stream *stream);

#endif
