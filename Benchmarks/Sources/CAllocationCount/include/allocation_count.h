#include <stdint.h>

/// How often this process has asked for memory.
uint64_t allocation_count(void);
