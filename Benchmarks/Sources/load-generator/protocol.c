#include "protocol.h"

#include <string.h>

#include "fail.h"

// JSON-RPC 2.0, a message a line.

static size_t put(char *room, const char *text) {
    size_t length = strlen(text);
    memcpy(room, text, length);
    return length;
}

static size_t put_number(char *room, uint64_t number) {
    char digits[20];
    size_t count = 0;
    do digits[count++] = (char)('0' + number % 10);
    while (number /= 10);
    for (size_t index = 0; index < count; index++) room[index] = digits[count - 1 - index];
    return count;
}

static size_t json_request(char *room, const char *question, size_t length, uint64_t id) {
    size_t end = put(room, "{\"jsonrpc\":\"2.0\",\"id\":");
    end += put_number(room + end, id);
    room[end++] = ',';
    memcpy(room + end, question, length);
    end += length;
    room[end++] = '\n';
    return end;
}

static struct reply json_reply(const char *bytes, size_t length) {
    struct reply reply = {0};
    const char *end = memchr(bytes, '\n', length);
    if (!end) return reply;
    reply.length = (size_t)(end - bytes) + 1;
    const char *id = memmem(bytes, reply.length, "\"id\":", 5);
    if (!id) fail("a reply without an identifier: %.*s", (int)(reply.length < 200 ? reply.length : 200), bytes);
    for (id += 5; *id >= '0' && *id <= '9'; id++) reply.id = reply.id * 10 + (uint64_t)(*id - '0');
    reply.body = id;
    reply.body_length = (size_t)(end - id);
    reply.is_found = reply.body_length > 9 && !memcmp(id, ",\"result\"", 9);
    if (!reply.is_found && !memmem(id, reply.body_length < 40 ? reply.body_length : 40, "\"code\":404,", 11))
        fail("neither a result nor a 404: %.*s", (int)(reply.length < 300 ? reply.length : 300), bytes);
    return reply;
}

const struct protocol json_rpc = {"json-rpc", json_request, json_reply, false};

// DICT (RFC 2229): status lines, and texts that end with a dot of their own.

static size_t dict_request(char *room, const char *question, size_t length, uint64_t id) {
    (void)id;
    memcpy(room, question, length);
    room[length] = '\r';
    room[length + 1] = '\n';
    return length + 2;
}

static struct reply dict_reply(const char *bytes, size_t length) {
    struct reply reply = {.body = bytes};
    const char *line = bytes, *limit = bytes + length;
    while (line < limit) {
        const char *end = memchr(line, '\n', (size_t)(limit - line));
        if (!end || limit - line < 4) return reply;
        if (!memcmp(line, "151 ", 4) || !memcmp(line, "152 ", 4)) {
            const char *stop = memmem(end, (size_t)(limit - end), "\n.\r\n", 4);
            if (!stop) return reply;
            reply.is_found = true;
            line = stop + 4;
        } else if (!memcmp(line, "150 ", 4)) {
            line = end + 1;
        } else {
            // "250 ok [d/m/c = 1/0/16; 0.000r ...]" tells times: they are no part of the answer.
            bool is_end = !memcmp(line, "250 ", 4) || !memcmp(line, "552 ", 4);
            if (!is_end) fail("an unexpected status: %.*s", (int)(end - line), line);
            reply.body_length = (size_t)(line - bytes) + 3;
            reply.length = (size_t)(end - bytes) + 1;
            return reply;
        }
    }
    return reply;
}

const struct protocol dict = {"dict", dict_request, dict_reply, true};
