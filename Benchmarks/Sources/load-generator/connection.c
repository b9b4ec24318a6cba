#include "connection.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "fail.h"

uint64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static void *allocate(size_t count, size_t size) {
    void *room = calloc(count, size);
    if (!room) fail("out of memory");
    return room;
}

/// DICT servers greet.
static void skip_greeting(struct connection *connection) {
    char byte = 0;
    while (byte != '\n')
        if (read(connection->descriptor, &byte, 1) != 1) fail("no greeting");
}

void connection_open(struct connection *connection, struct load *load, const char *host, unsigned port, unsigned depth) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    inet_pton(AF_INET, host, &address.sin_addr);
    int descriptor = socket(AF_INET, SOCK_STREAM, 0);
    if (descriptor < 0 || connect(descriptor, (struct sockaddr *)&address, sizeof address)) fail("cannot connect");
    int one = 1;
    setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    *connection = (struct connection){.load = load, .descriptor = descriptor, .depth = depth};
    connection->in_flight = allocate(depth, sizeof *connection->in_flight);
    connection->input_room = 1 << 20;
    connection->input = allocate(1, connection->input_room);
    connection->output_room = 1 << 16;
    connection->output = allocate(1, connection->output_room);
    if (load->protocol->is_ordered) skip_greeting(connection);
}

/// Puts a request into the output; `slot` is where it is remembered.
static void ask(struct connection *connection, unsigned slot, uint64_t time) {
    struct load *load = connection->load;
    size_t index = load->next_question;
    load->next_question = index + 1 == load->questions.count ? 0 : index + 1;
    struct question *question = &load->questions.list[index];
    size_t needed = connection->output_end + question->length + 64;
    if (needed > connection->output_room) {
        connection->output_room = needed * 2;
        connection->output = realloc(connection->output, connection->output_room);
        if (!connection->output) fail("out of memory");
    }
    connection->in_flight[slot] = (struct in_flight){(uint32_t)index, time};
    connection->pending++;
    char *room = connection->output + connection->output_end;
    connection->output_end += load->protocol->request(room, question->text, question->length, slot + 1);
}

void connection_flush(struct connection *connection) {
    while (connection->output_start < connection->output_end) {
        ssize_t count = send(
            connection->descriptor,
            connection->output + connection->output_start,
            connection->output_end - connection->output_start,
            MSG_DONTWAIT | MSG_NOSIGNAL
        );
        if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
        if (count <= 0) fail("the connection broke");
        connection->output_start += (size_t)count;
    }
    connection->output_start = connection->output_end = 0;
}

void connection_begin(struct connection *connection) {
    for (unsigned slot = 0; slot < connection->depth; slot++) ask(connection, slot, now());
    connection_flush(connection);
}

static void take(struct connection *connection, struct reply reply, uint64_t time) {
    struct load *load = connection->load;
    unsigned slot = (unsigned)reply.id - 1;
    if (load->protocol->is_ordered) {
        slot = connection->oldest;
        connection->oldest = (slot + 1) % connection->depth;
    }
    if (slot >= connection->depth || !connection->in_flight[slot].sent_at) fail("an answer to no question");
    struct in_flight request = connection->in_flight[slot];
    connection->in_flight[slot].sent_at = 0;
    struct question *question = &load->questions.list[request.question];
    if (!is_same_answer(question, reply.body, reply.body_length, reply.is_found))
        fail("two answers to %s", question->text);
    connection->pending--;
    load->answered++;
    load->found += reply.is_found;
    load->bytes += reply.length;
    histogram_add(&load->latencies, time - request.sent_at);
    if (!load->is_ending) ask(connection, slot, time);
}

/// Reads once.
///
/// - Returns: whether there may be more: only a read that leaves room tells that there is not (epoll(7)).
static bool receive(struct connection *connection) {
    if (connection->input_end == connection->input_room) {
        connection->input_room *= 2;
        connection->input = realloc(connection->input, connection->input_room);
        if (!connection->input) fail("out of memory");
    }
    size_t room = connection->input_room - connection->input_end;
    ssize_t count = recv(connection->descriptor, connection->input + connection->input_end, room, MSG_DONTWAIT);
    if (count < 0 && errno == EAGAIN) return false;
    if (count < 0 && errno == EINTR) return true;
    if (count <= 0) fail("the server closed a connection");
    int one = 1;
    if (connection->load->protocol->is_ordered)
        setsockopt(connection->descriptor, IPPROTO_TCP, TCP_QUICKACK, &one, sizeof one);
    connection->input_end += (size_t)count;
    return (size_t)count == room;
}

static void take_all(struct connection *connection) {
    uint64_t time = now();
    while (connection->input_start < connection->input_end) {
        struct reply reply = connection->load->protocol->reply(
            connection->input + connection->input_start, connection->input_end - connection->input_start
        );
        if (!reply.length) break;
        take(connection, reply, time);
        connection->input_start += reply.length;
    }
    size_t left = connection->input_end - connection->input_start;
    if (connection->input_start) memmove(connection->input, connection->input + connection->input_start, left);
    connection->input_start = 0;
    connection->input_end = left;
}

void connection_read(struct connection *connection) {
    bool is_more;
    do {
        is_more = receive(connection);
        take_all(connection);
    } while (is_more);
    connection_flush(connection);
}
