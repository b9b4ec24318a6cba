#define _GNU_SOURCE
#include "stream.h"

#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
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

/* Waits until a socket can be written; false if the deadline comes first. */
static bool wait_for_room(int socket, double deadline) {
    for (;;) {
        double seconds = deadline - headword_now();
        if (seconds <= 0) return false;
        struct pollfd poll_of = {.fd = socket, .events = POLLOUT};
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
        if (!wait_for_room(descriptor, deadline)) failure = ETIMEDOUT;
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

int headword_stream_open(const headword_address *address, double deadline, headword_stream *stream, bool *is_final) {
    *stream = (headword_stream){.socket = -1};
    *is_final = address->arguments != NULL;
    if (address->arguments != NULL) return start(address->arguments, stream);
    if (address->path != NULL) return open_unix(address, deadline, &stream->socket);
    return open_tcp(address, deadline, &stream->socket);
}

bool headword_stream_send(const headword_stream *stream, const char *bytes, size_t count, double deadline) {
    while (count > 0) {
        ssize_t sent = send(stream->socket, bytes, count, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent >= 0) {
            bytes += sent;
            count -= (size_t)sent;
        } else if (errno == EAGAIN) {
            if (!wait_for_room(stream->socket, deadline)) return false;
        } else if (errno != EINTR) {
            return false;
        }
    }
    return true;
}

void headword_stream_close(headword_stream *stream) {
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
