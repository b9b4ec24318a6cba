// Asks a server as fast as it answers, checks every answer, and prints what it saw as a line of JSON.
//
// usage: load-generator [--protocol json-rpc|dict] [--connections N] [--depth N] [--idle N] [--seconds S | --requests N]
//                       [--warm-up S] [--server PID] PORT WORDS PATTERN
//
// PATTERN is what is asked, with % for the word: '"method":"dictionary.entries","params":{"word":"%"}}', 'DEFINE wn "%"'.
#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>

#include "connection.h"
#include "fail.h"
#include "processor_time.h"

struct options {
    const struct protocol *protocol;
    unsigned connections, depth, idle, port;
    double seconds, warm_up;
    uint64_t requests;
    pid_t server;
    const char *words, *pattern;
};

static struct options parse(int count, char **arguments) {
    struct options options = {&json_rpc, 1, 1, 0, 0, 2, 0.2, 0, 0, NULL, NULL};
    static const struct option names[] = {
        {"protocol", 1, 0, 'p'}, {"connections", 1, 0, 'c'}, {"depth", 1, 0, 'd'},   {"idle", 1, 0, 'i'},
        {"seconds", 1, 0, 's'},  {"requests", 1, 0, 'r'},    {"warm-up", 1, 0, 'w'}, {"server", 1, 0, 'q'},
        {0, 0, 0, 0},
    };
    for (int name; (name = getopt_long(count, arguments, "", names, NULL)) != -1;) {
        switch (name) {
        case 'p': options.protocol = strcmp(optarg, "dict") ? &json_rpc : &dict; break;
        case 'c': options.connections = (unsigned)atoi(optarg); break;
        case 'd': options.depth = (unsigned)atoi(optarg); break;
        case 'i': options.idle = (unsigned)atoi(optarg); break;
        case 's': options.seconds = atof(optarg); break;
        case 'r': options.requests = strtoull(optarg, NULL, 10); break;
        case 'w': options.warm_up = atof(optarg); break;
        case 'q': options.server = atoi(optarg); break;
        default: exit(2);
        }
    }
    if (count - optind != 3 || !options.connections || !options.depth) {
        fputs("usage: load-generator [options] PORT WORDS PATTERN\n", stderr);
        exit(2);
    }
    options.port = (unsigned)atoi(arguments[optind]);
    options.words = arguments[optind + 1];
    options.pattern = arguments[optind + 2];
    return options;
}

static void handle_events(int poll, int milliseconds) {
    struct epoll_event events[256];
    int count = epoll_wait(poll, events, 256, milliseconds);
    for (int index = 0; index < count; index++) {
        struct connection *connection = events[index].data.ptr;
        if (events[index].events & EPOLLOUT) connection_flush(connection);
        if (events[index].events & EPOLLIN) connection_read(connection);
    }
}

static bool is_anything_pending(const struct connection *connections, unsigned count) {
    for (unsigned index = 0; index < count; index++)
        if (connections[index].pending) return true;
    return false;
}

static void forget(struct load *load) {
    memset(&load->latencies, 0, sizeof load->latencies);
    load->answered = load->found = load->bytes = 0;
}

static void report(const struct load *load, double seconds, uint64_t processor) {
    double count = load->answered ? (double)load->answered : 1;
    printf(
        "{\"requests\":%" PRIu64 ",\"perSecond\":%.0f,\"p50\":%.1f,\"p90\":%.1f,\"p99\":%.1f,\"max\":%.1f,"
        "\"found\":%.4f,\"answerBytes\":%.0f,\"processor\":%.2f}\n",
        load->answered, (double)load->answered / seconds, histogram_quantile(&load->latencies, 0.5),
        histogram_quantile(&load->latencies, 0.9), histogram_quantile(&load->latencies, 0.99),
        (double)load->latencies.largest / 1e3, (double)load->found / count, (double)load->bytes / count,
        (double)processor / 1e3 / count
    );
}

int main(int count, char **arguments) {
    struct options options = parse(count, arguments);
    struct rlimit files = {options.connections + options.idle + 64, options.connections + options.idle + 64};
    setrlimit(RLIMIT_NOFILE, &files);
    struct load load = {.protocol = options.protocol};
    load.questions = read_questions(options.words, options.pattern);
    unsigned all = options.connections + options.idle;
    struct connection *connections = calloc(all, sizeof *connections);
    if (!connections) fail("out of memory");
    int poll = epoll_create1(0);
    for (unsigned index = 0; index < all; index++) {
        connection_open(&connections[index], &load, "127.0.0.1", options.port, options.depth);
        struct epoll_event event = {.events = EPOLLIN | EPOLLOUT | EPOLLET, .data.ptr = &connections[index]};
        if (index < options.connections) epoll_ctl(poll, EPOLL_CTL_ADD, connections[index].descriptor, &event);
    }
    for (unsigned index = 0; index < options.connections; index++) connection_begin(&connections[index]);
    uint64_t start = now();
    if (!options.requests) {
        while (now() - start < (uint64_t)(options.warm_up * 1e9)) handle_events(poll, 10);
        forget(&load);
        start = now();
    }
    uint64_t processor = processor_time(options.server);
    while (options.requests ? load.answered < options.requests : now() - start < (uint64_t)(options.seconds * 1e9))
        handle_events(poll, 10);
    double seconds = (double)(now() - start) / 1e9;
    processor = processor_time(options.server) - processor;
    report(&load, seconds, processor);
    load.is_ending = true;
    while (is_anything_pending(connections, options.connections)) handle_events(poll, 10);
    return 0;
}
