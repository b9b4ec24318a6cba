#include "questions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fail.h"

struct questions read_questions(const char *path, const char *pattern) {
    FILE *file = fopen(path, "r");
    if (!file) fail("cannot read %s", path);
    const char *place = strchr(pattern, '%');
    struct questions questions = {0};
    char *line = NULL;
    size_t room = 0;
    ssize_t length;
    while ((length = getline(&line, &room, file)) > 0) {
        line[strcspn(line, "\n")] = 0;
        if (!*line) continue;
        char *text;
        int count = place ? asprintf(&text, "%.*s%s%s", (int)(place - pattern), pattern, line, place + 1)
                          : asprintf(&text, "%s", pattern);
        if (count < 0) fail("out of memory");
        questions.list = realloc(questions.list, (questions.count + 1) * sizeof *questions.list);
        if (!questions.list) fail("out of memory");
        questions.list[questions.count++] = (struct question){.text = text, .length = (size_t)count};
    }
    free(line);
    fclose(file);
    if (!questions.count) fail("%s has no words", path);
    return questions;
}

/// Not for strangers: tells answers apart that differ by accident.
static uint64_t digest(const char *bytes, size_t length) {
    uint64_t value = 0x9E3779B97F4A7C15u ^ length;
    while (length >= 8) {
        uint64_t word;
        memcpy(&word, bytes, 8);
        value = (value ^ word) * 0xFF51AFD7ED558CCDu;
        value ^= value >> 32;
        bytes += 8;
        length -= 8;
    }
    while (length--) value = (value ^ (unsigned char)*bytes++) * 0x100000001B3u;
    return value;
}

bool is_same_answer(struct question *question, const char *bytes, size_t length, bool is_found) {
    uint64_t answer = digest(bytes, length);
    if (question->is_answered) return question->answer == answer && question->answer_length == length;
    question->is_answered = true;
    question->is_found = is_found;
    question->answer = answer;
    question->answer_length = length;
    return true;
}
