#pragma once
#include <stdint.h>

#include "histogram.h"
#include "protocol.h"
#include "questions.h"

/// What all connections share.
struct load {
    const struct protocol *protocol;
    struct questions questions;
    struct histogram latencies;
    size_t next_question;
    uint64_t answered, found, bytes;
    /// No request is sent after it; 0 before the end.
    bool is_ending;
};

struct in_flight {
    uint32_t question;
    uint64_t sent_at;
};

/// One connection that keeps a number of requests in flight.
struct connection {
    struct load *load;
    int descriptor;
    unsigned depth;
    unsigned pending;
    /// By the slot of the identifier, or in the order of sending.
    struct in_flight *in_flight;
    unsigned oldest;
    char *input;
    size_t input_start, input_end, input_room;
    char *output;
    size_t output_start, output_end, output_room;
};

uint64_t now(void);

void connection_open(struct connection *connection, struct load *load, const char *host, unsigned port, unsigned depth);

/// Sends as many requests as may be in flight.
void connection_begin(struct connection *connection);

/// Reads what is there, checks it, and asks anew for each reply.
void connection_read(struct connection *connection);

/// Goes on sending what the system did not take.
void connection_flush(struct connection *connection);
