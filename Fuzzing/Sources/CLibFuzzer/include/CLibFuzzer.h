#pragma once

#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with the arguments of a program and a function to feed, as its documentation describes ("Using
/// libFuzzer as a library").
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*feed)(const uint8_t *bytes, size_t count));
