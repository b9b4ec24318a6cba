// What a server in C can do at best that reads requests with Jansson: it has all answers ready, and looks them up by word.
//
// usage: ceiling ANSWERS
//
// ANSWERS has a word, a tab and what follows the identifier in the reply, a line each. It prints its port.
#include <arpa/inet.h>
#include <errno.h>
#include <jansson.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

static _Noreturn void fail(const char *what) {
    perror(what);
    exit(1);
}

// Answers, by word.

struct answer {
    char *word;
    char *text;
    size_t length;
};

// A full table would have no end to a search, so half of it stays empty.
enum { slots = 1 << 16, most_answers = slots / 2 };
static struct answer answers[slots];

static struct answer *find(const char *word) {
    unsigned hash = 2166136261u;
    for (const char *byte = word; *byte; byte++) hash = (hash ^ (unsigned char)*byte) * 16777619u;
    unsigned slot = hash % slots;
    while (answers[slot].word && strcmp(answers[slot].word, word)) slot = (slot + 1) % slots;
    return &answers[slot];
}

static void read_answers(const char *path) {
    FILE *file = fopen(path, "r");
    if (!file) fail(path);
    char *line = NULL;
    size_t room = 0;
    int count = 0;
    for (ssize_t length; (length = getline(&line, &room, file)) > 0;) {
        char *tab = strchr(line, '\t');
        if (!tab) continue;
        *tab = 0;
        struct answer *answer = find(line);
        if (!answer->word && ++count > most_answers) {
            fprintf(stderr, "ceiling: more than %d answers\n", most_answers);
            exit(1);
        }
        answer->word = strdup(line);
        answer->text = strdup(tab + 1);
        if (!answer->word || !answer->text) fail("strdup");
        answer->length = strlen(answer->text);
    }
    free(line);
    fclose(file);
}

// Connections.

struct connection {
    int descriptor;
    char input[1 << 16];
    size_t input_end;
    char *output;
    size_t output_start, output_end, output_room;
};

static void put(struct connection *connection, const char *bytes, size_t length) {
    if (connection->output_end + length > connection->output_room) {
        connection->output_room = (connection->output_end + length) * 2;
        connection->output = realloc(connection->output, connection->output_room);
        if (!connection->output) fail("realloc");
    }
    memcpy(connection->output + connection->output_end, bytes, length);
    connection->output_end += length;
}

static void answer(struct connection *connection, const char *line, size_t length) {
    json_t *request = json_loadb(line, length, 0, NULL);
    json_t *id = json_object_get(request, "id");
    const char *method = json_string_value(json_object_get(request, "method"));
    const char *word = json_string_value(json_object_get(json_object_get(request, "params"), "word"));
    const struct answer *found = method && word ? find(word) : NULL;
    if (!found || !found->word) {
        fprintf(stderr, "ceiling: no answer to %.*s\n", (int)length, line);
        exit(1);
    }
    char head[64];
    int count = snprintf(head, sizeof head, "{\"jsonrpc\":\"2.0\",\"id\":%lld", (long long)json_integer_value(id));
    put(connection, head, (size_t)count);
    put(connection, found->text, found->length);
    json_decref(request);
}

static void flush(struct connection *connection) {
    while (connection->output_start < connection->output_end) {
        ssize_t count = send(
            connection->descriptor,
            connection->output + connection->output_start,
            connection->output_end - connection->output_start,
            MSG_DONTWAIT | MSG_NOSIGNAL
        );
        if (count <= 0) return;
        connection->output_start += (size_t)count;
    }
    connection->output_start = connection->output_end = 0;
}

/// - Returns: whether the connection goes on.
static bool serve(struct connection *connection) {
    for (;;) {
        size_t room = sizeof connection->input - connection->input_end;
        ssize_t count = recv(connection->descriptor, connection->input + connection->input_end, room, MSG_DONTWAIT);
        if (count < 0 && errno == EAGAIN) break;
        if (count <= 0) return false;
        connection->input_end += (size_t)count;
        char *start = connection->input, *limit = connection->input + connection->input_end;
        for (char *end; (end = memchr(start, '\n', (size_t)(limit - start))); start = end + 1)
            answer(connection, start, (size_t)(end - start));
        connection->input_end = (size_t)(limit - start);
        memmove(connection->input, start, connection->input_end);
        if ((size_t)count < room) break;
    }
    flush(connection);
    return true;
}

static int listen_anywhere(void) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t length = sizeof address;
    int descriptor = socket(AF_INET, SOCK_STREAM, 0);
    if (bind(descriptor, (struct sockaddr *)&address, sizeof address) || listen(descriptor, 4096)) fail("listen");
    getsockname(descriptor, (struct sockaddr *)&address, &length);
    printf("%d\n", ntohs(address.sin_port));
    fflush(stdout);
    return descriptor;
}

static void accept_one(int listener, int poll) {
    struct connection *connection = calloc(1, sizeof *connection);
    if (!connection) fail("calloc");
    connection->descriptor = accept(listener, NULL, NULL);
    int one = 1;
    setsockopt(connection->descriptor, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    struct epoll_event event = {.events = EPOLLIN | EPOLLOUT | EPOLLET, .data.ptr = connection};
    epoll_ctl(poll, EPOLL_CTL_ADD, connection->descriptor, &event);
}

int main(int count, char **arguments) {
    if (count != 2) return 2;
    read_answers(arguments[1]);
    int listener = listen_anywhere();
    int poll = epoll_create1(0);
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = NULL};
    epoll_ctl(poll, EPOLL_CTL_ADD, listener, &event);
    for (;;) {
        struct epoll_event events[256];
        int ready = epoll_wait(poll, events, 256, -1);
        for (int index = 0; index < ready; index++) {
            struct connection *connection = events[index].data.ptr;
            if (!connection) {
                accept_one(listener, poll);
            } else {
                if (events[index].events & EPOLLOUT) flush(connection);
                if (events[index].events & EPOLLIN && !serve(connection)) {
                    close(connection->descriptor);
                    free(connection->output);
                    free(connection);
                }
            }
        }
    }
}
