#pragma once
#include <stdint.h>

/// Durations in nanoseconds, kept with an error of at most 1/64.
struct histogram {
    uint64_t counts[64 * 64];
    uint64_t total;
    uint64_t largest;
};

void histogram_add(struct histogram *histogram, uint64_t nanoseconds);

/// The duration that a share of all does not exceed, in microseconds.
double histogram_quantile(const struct histogram *histogram, double share);
