#define _GNU_SOURCE
#include "stream.h"
#include "tls.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

double headword_now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

bool headword_wait(int socket, short events, double deadline) {
    for (;;) {
        double seconds = deadline - headword_now();
        if (seconds <= 0) return false;
        struct pollfd poll_of = {.fd = socket, .events = events};
        int count = poll(&poll_of, 1, seconds > 3600 ? 3600000 : (int)(seconds * 1000) + 1);
        if (count > 0) return true;
        if (count < 0 && errno != EINTR) return false;
    }
}

static int connect_to(int family, const struct sockaddr *address, socklen_t length, double deadline, int *opened) {
    int descriptor = socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (descriptor < 0) return errno;
    int failure = connect(descriptor, address, length) == 0 ? 0 : errno;
    if (failure == EINPROGRESS) {
        socklen_t size = sizeof failure;
        if (!headword_wait(descriptor, POLLOUT, deadline)) failure = ETIMEDOUT;
        else if (getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &failure, &size) != 0) failure = errno;
    }
    if (failure != 0) {
        close(descriptor);
        return failure;
    }
    int is_on = 1;
    if (family != AF_UNIX) setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &is_on, sizeof is_on);
    fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK);
    *opened = descriptor;
    return 0;
}

static int open_tcp(const headword_address *address, double deadline, int *opened) {
    struct addrinfo hints = {.ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM}, *found;
    if (getaddrinfo(address->host, address->port, &hints, &found) != 0) return EHOSTUNREACH;
    int failure = EHOSTUNREACH;
    for (struct addrinfo *each = found; each != NULL && failure != 0; each = each->ai_next) {
        failure = connect_to(each->ai_family, each->ai_addr, each->ai_addrlen, deadline, opened);
    }
    freeaddrinfo(found);
    return failure;
}

static int open_unix(const headword_address *address, double deadline, int *opened) {
    struct sockaddr_un place = {.sun_family = AF_UNIX};
    if (strlen(address->path) >= sizeof place.sun_path) return ENAMETOOLONG;
    strcpy(place.sun_path, address->path);
    return connect_to(AF_UNIX, (struct sockaddr *)&place, sizeof place, deadline, opened);
}

/* Starts a program with one socket as its standard input and output. */
static int start(char **arguments, headword_stream *stream) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return errno;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    int failure = posix_spawnp(&stream->process, arguments[0], &actions, NULL, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    if (failure != 0) {
        close(ends[0]);
        stream->process = 0;
    } else {
        stream->socket = ends[0];
    }
    return failure;
}

static int open_any(const headword_address *address, double deadline, headword_stream *stream) {
    if (address->arguments != NULL) return start(address->arguments, stream);
    if (address->path != NULL) return open_unix(address, deadline, &stream->socket);
    return open_tcp(address, deadline, &stream->socket);
}

bool headword_stream_open(const headword_address *address, double deadline, headword_stream *stream, bool *is_final,
                          char trouble[static 256]) {
    *stream = (headword_stream){.socket = -1};
    *is_final = address->arguments != NULL;
    int failure = open_any(address, deadline, stream);
    if (failure != 0) {
        snprintf(trouble, 256, "%s%s", *is_final ? "The server cannot be started: " : "", strerror(failure));
        return false;
    }
#ifdef HEADWORD_TLS
    if (address->tls != NULL) {
        stream->tls = headword_tls_open(address->tls, stream->socket, deadline, is_final, trouble);
        if (stream->tls == NULL) headword_stream_close(stream);
        return stream->tls != NULL;
    }
#endif
    return true;
}

/* Returns -1 with EAGAIN if the socket must be waited for. */
static ssize_t send_some(const headword_stream *stream, const char *bytes, size_t count) {
#ifdef HEADWORD_TLS
    if (stream->tls != NULL) return headword_tls_send(stream->tls, bytes, count);
#endif
    return send(stream->socket, bytes, count, MSG_NOSIGNAL | MSG_DONTWAIT);
}

static ssize_t receive_some(const headword_stream *stream, char *bytes, size_t capacity) {
#ifdef HEADWORD_TLS
    if (stream->tls != NULL) return headword_tls_receive(stream->tls, bytes, capacity);
#endif
    return recv(stream->socket, bytes, capacity, MSG_DONTWAIT);
}

bool headword_stream_send(const headword_stream *stream, const char *bytes, size_t count, double deadline) {
    while (count > 0) {
        ssize_t sent = send_some(stream, bytes, count);
        if (sent >= 0) {
            bytes += sent;
            count -= (size_t)sent;
        } else if (errno == EAGAIN) {
            if (!headword_wait(stream->socket, POLLOUT, deadline)) return false;
        } else if (errno != EINTR) {
            return false;
        }
    }
    return true;
}

ssize_t headword_stream_receive(const headword_stream *stream, char *bytes, size_t capacity) {
    for (;;) {
        ssize_t received = receive_some(stream, bytes, capacity);
        if (received >= 0) return received;
        if (errno == EAGAIN) headword_wait(stream->socket, POLLIN, INFINITY);
        else if (errno != EINTR) return received;
    }
}

void headword_stream_close(headword_stream *stream) {
#ifdef HEADWORD_TLS
    headword_tls_close(stream->tls);
    stream->tls = NULL;
#endif
    if (stream->socket >= 0) close(stream->socket);
    stream->socket = -1;
    if (stream->process == 0) return;
    for (int tries = 0; tries < 500; tries++) {
        if (waitpid(stream->process, NULL, WNOHANG) != 0) goto ended;
        nanosleep(&(struct timespec){.tv_nsec = 10000000}, NULL);
    }
    kill(stream->process, SIGKILL);
    waitpid(stream->process, NULL, 0);
ended:
    stream->process = 0;
}
