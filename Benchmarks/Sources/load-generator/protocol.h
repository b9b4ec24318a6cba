#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A reply that was found in what was read.
struct reply {
    /// The length with its line end; 0 if it is not there whole.
    size_t length;
    /// Which request it answers, where the protocol says so.
    uint64_t id;
    /// The part that is equal whenever the question is.
    const char *body;
    size_t body_length;
    bool is_found;
};

struct protocol {
    const char *name;
    /// Writes a request; the room suffices for the question and 64 bytes.
    size_t (*request)(char *room, const char *question, size_t length, uint64_t id);
    struct reply (*reply)(const char *bytes, size_t length);
    /// Whether replies come in the order of the requests and have no identifiers.
    bool is_ordered;
};

extern const struct protocol json_rpc;
extern const struct protocol dict;
