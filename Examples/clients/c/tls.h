/* TLS for streams, by OpenSSL. There is none unless HEADWORD_TLS is defined. */
#ifndef HEADWORD_STREAM_TLS_H
#define HEADWORD_STREAM_TLS_H

#ifdef HEADWORD_TLS

#include <sys/types.h>

#include "headword.h"
#include "stream.h"

/* Creates the TLS settings for a host. NULL if a file cannot be read, or there is no memory; `error` says why. */
headword_tls_context *headword_tls_context_make(const char *host, const headword_tls_options *options,
                                                headword_error *error);
void headword_tls_context_free(headword_tls_context *context);

/* Performs the TLS handshake on a socket. NULL if that fails: `trouble` says why, and `is_final` whether there is no
 * point in trying again. */
headword_tls *headword_tls_open(const headword_tls_context *context, int socket, double deadline, bool *is_final,
                                char trouble[static 256]);
void headword_tls_close(headword_tls *tls);

/* As send and recv do, without waiting. A thread may send while another receives. */
ssize_t headword_tls_send(headword_tls *tls, const char *bytes, size_t count);
ssize_t headword_tls_receive(headword_tls *tls, char *bytes, size_t capacity);

#endif
#endif
