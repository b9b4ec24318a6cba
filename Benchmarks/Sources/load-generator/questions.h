#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What is asked, and what was answered the first time, which every later answer must equal.
struct question {
    const char *text;
    size_t length;
    uint64_t answer;
    size_t answer_length;
    bool is_answered;
    bool is_found;
};

struct questions {
    struct question *list;
    size_t count;
};

/// Reads words, one a line, and puts each in the place of '%' in a pattern.
struct questions read_questions(const char *path, const char *pattern);

/// Compares an answer with the first one.
bool is_same_answer(struct question *question, const char *bytes, size_t length, bool is_found);
