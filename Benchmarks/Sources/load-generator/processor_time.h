#pragma once
#include <stdint.h>
#include <sys/types.h>

/// The processor time of a process and all its threads, in nanoseconds (proc(5), `schedstat`); 0 if it is not there.
uint64_t processor_time(pid_t process);
