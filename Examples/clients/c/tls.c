#define _GNU_SOURCE
#include "tls.h"

#ifdef HEADWORD_TLS

#include <errno.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

struct headword_tls_context {
    SSL_CTX *openssl;
    BIO_METHOD *method;
    char *name; /* The name that the server's certificate must have. */
};

struct headword_tls {
    SSL *openssl;
    pthread_mutex_t lock; /* OpenSSL lets one thread at a time touch a connection. */
};

/* The socket, with our own functions: those of OpenSSL raise SIGPIPE. */

static int socket_of(BIO *bio) { return (int)(intptr_t)BIO_get_data(bio); }

static int write_socket(BIO *bio, const char *bytes, int count) {
    ssize_t sent = send(socket_of(bio), bytes, (size_t)count, MSG_NOSIGNAL | MSG_DONTWAIT);
    BIO_clear_retry_flags(bio);
    if (sent < 0 && (errno == EAGAIN || errno == EINTR)) BIO_set_retry_write(bio);
    return (int)sent;
}

static int read_socket(BIO *bio, char *bytes, int capacity) {
    ssize_t received = recv(socket_of(bio), bytes, (size_t)capacity, MSG_DONTWAIT);
    BIO_clear_retry_flags(bio);
    if (received < 0 && (errno == EAGAIN || errno == EINTR)) BIO_set_retry_read(bio);
    return (int)received;
}

static long control_socket(BIO *bio, int command, long number, void *pointer) {
    (void)bio, (void)number, (void)pointer;
    return command == BIO_CTRL_FLUSH;
}

static BIO_METHOD *make_method(void) {
    BIO_METHOD *method = BIO_meth_new(BIO_get_new_index() | BIO_TYPE_SOURCE_SINK, "headword");
    if (method == NULL) return NULL;
    BIO_meth_set_write(method, write_socket);
    BIO_meth_set_read(method, read_socket);
    BIO_meth_set_ctrl(method, control_socket);
    return method;
}

/* Creating */

static bool load(SSL_CTX *openssl, const headword_tls_options *options) {
    if (options->authority != NULL) {
        if (SSL_CTX_load_verify_locations(openssl, options->authority, NULL) != 1) return false;
    } else if (SSL_CTX_set_default_verify_paths(openssl) != 1) {
        return false;
    }
    if (options->certificate == NULL) return true;
    const char *key = options->key != NULL ? options->key : options->certificate;
    return SSL_CTX_use_certificate_chain_file(openssl, options->certificate) == 1 &&
           SSL_CTX_use_PrivateKey_file(openssl, key, SSL_FILETYPE_PEM) == 1;
}

headword_tls_context *headword_tls_context_make(const char *host, const headword_tls_options *options,
                                                headword_error *error) {
    headword_tls_context *context = calloc(1, sizeof *context);
    if (context == NULL) return NULL;
    context->openssl = SSL_CTX_new(TLS_client_method());
    context->method = make_method();
    context->name = strdup(options->server_name != NULL ? options->server_name : host);
    if (context->openssl != NULL && context->method != NULL && context->name != NULL) {
        SSL_CTX_set_min_proto_version(context->openssl, TLS1_3_VERSION);
        SSL_CTX_set_verify(context->openssl, SSL_VERIFY_PEER, NULL);
        SSL_CTX_set_mode(context->openssl, SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
        if (load(context->openssl, options)) return context;
    }
    const char *reason = ERR_reason_error_string(ERR_peek_last_error());
    snprintf(error->message, sizeof error->message, "The files for TLS cannot be used: %s",
             reason != NULL ? reason : "out of memory");
    ERR_clear_error();
    headword_tls_context_free(context);
    return NULL;
}

void headword_tls_context_free(headword_tls_context *context) {
    if (context == NULL) return;
    SSL_CTX_free(context->openssl);
    BIO_meth_free(context->method);
    free(context->name);
    free(context);
}

/* Connecting */

/* Sets the name that the certificate must have: a host name, which is sent to the server, or a numeric address. */
static bool expect_name(SSL *openssl, const char *name) {
    X509_VERIFY_PARAM *parameters = SSL_get0_param(openssl);
    if (X509_VERIFY_PARAM_set1_ip_asc(parameters, name) == 1) return true;
    ERR_clear_error();
    return SSL_set1_host(openssl, name) == 1 && SSL_set_tlsext_host_name(openssl, name) == 1;
}

/* What to wait for after a call that did not succeed; 0 if it failed. */
static short awaited(SSL *openssl, int result) {
    switch (SSL_get_error(openssl, result)) {
    case SSL_ERROR_WANT_READ: return POLLIN;
    case SSL_ERROR_WANT_WRITE: return POLLOUT;
    default: return 0;
    }
}

static bool shake_hands(SSL *openssl, int socket, double deadline) {
    for (;;) {
        ERR_clear_error();
        int result = SSL_connect(openssl);
        if (result == 1) return true;
        short events = awaited(openssl, result);
        if (events == 0 || !headword_wait(socket, events, deadline)) return false;
    }
}

static void explain(SSL *openssl, bool *is_final, char trouble[static 256]) {
    long verdict = SSL_get_verify_result(openssl);
    const char *reason = ERR_reason_error_string(ERR_peek_last_error());
    *is_final = verdict != X509_V_OK;
    if (*is_final) {
        snprintf(trouble, 256, "The server's certificate is refused: %s", X509_verify_cert_error_string(verdict));
    } else {
        snprintf(trouble, 256, "TLS fails: %s", reason != NULL ? reason : "the connection was closed");
    }
    ERR_clear_error();
}

headword_tls *headword_tls_open(const headword_tls_context *context, int socket, double deadline, bool *is_final,
                                char trouble[static 256]) {
    headword_tls *tls = calloc(1, sizeof *tls);
    SSL *openssl = tls != NULL ? SSL_new(context->openssl) : NULL;
    BIO *bio = openssl != NULL ? BIO_new(context->method) : NULL;
    if (bio != NULL) {
        BIO_set_data(bio, (void *)(intptr_t)socket);
        BIO_set_init(bio, 1);
        SSL_set_bio(openssl, bio, bio);
        if (expect_name(openssl, context->name) && shake_hands(openssl, socket, deadline)) {
            tls->openssl = openssl;
            pthread_mutex_init(&tls->lock, NULL);
            return tls;
        }
        explain(openssl, is_final, trouble);
    } else {
        snprintf(trouble, 256, "out of memory");
    }
    SSL_free(openssl);
    free(tls);
    return NULL;
}

void headword_tls_close(headword_tls *tls) {
    if (tls == NULL) return;
    SSL_shutdown(tls->openssl);
    ERR_clear_error();
    SSL_free(tls->openssl);
    pthread_mutex_destroy(&tls->lock);
    free(tls);
}

/* Sending and receiving */

/* Returns the result as the system calls do. The lock must be held. */
static ssize_t outcome(headword_tls *tls, int result) {
    if (result > 0) return result;
    short events = awaited(tls->openssl, result);
    bool is_end = SSL_get_error(tls->openssl, result) == SSL_ERROR_ZERO_RETURN;
    errno = events != 0 ? EAGAIN : ECONNRESET;
    return is_end ? 0 : -1;
}

ssize_t headword_tls_send(headword_tls *tls, const char *bytes, size_t count) {
    pthread_mutex_lock(&tls->lock);
    ERR_clear_error();
    ssize_t sent = outcome(tls, SSL_write(tls->openssl, bytes, count > 1 << 20 ? 1 << 20 : (int)count));
    pthread_mutex_unlock(&tls->lock);
    return sent == 0 ? -1 : sent;
}

ssize_t headword_tls_receive(headword_tls *tls, char *bytes, size_t capacity) {
    pthread_mutex_lock(&tls->lock);
    ERR_clear_error();
    ssize_t received = outcome(tls, SSL_read(tls->openssl, bytes, capacity > 1 << 20 ? 1 << 20 : (int)capacity));
    pthread_mutex_unlock(&tls->lock);
    return received;
}

#else

/* A C file must not be empty. */
typedef int headword_without_tls;

#endif
