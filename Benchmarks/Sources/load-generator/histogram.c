#include "histogram.h"

/// Powers of two, each divided into 64 parts.
static unsigned slot(uint64_t value) {
    if (value < 64) return (unsigned)value;
    unsigned power = 63 - (unsigned)__builtin_clzll(value);
    return (power - 5) * 64 + (unsigned)(value >> (power - 6) & 63);
}

static uint64_t lower_bound(unsigned slot) {
    if (slot < 64) return slot;
    unsigned power = slot / 64 + 5;
    return (uint64_t)(64 + slot % 64) << (power - 6);
}

void histogram_add(struct histogram *histogram, uint64_t nanoseconds) {
    histogram->counts[slot(nanoseconds)]++;
    histogram->total++;
    if (nanoseconds > histogram->largest) histogram->largest = nanoseconds;
}

double histogram_quantile(const struct histogram *histogram, double share) {
    uint64_t wanted = (uint64_t)((double)histogram->total * share);
    uint64_t seen = 0;
    for (unsigned index = 0; index < 64 * 64; index++) {
        seen += histogram->counts[index];
        if (seen > wanted) return (double)lower_bound(index) / 1e3;
    }
    return (double)histogram->largest / 1e3;
}
