#pragma once

/// Says on standard error what is wrong, and ends the process.
__attribute__((format(printf, 1, 2), noreturn)) void fail(const char *format, ...);
