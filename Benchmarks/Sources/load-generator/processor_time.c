#include "processor_time.h"

#include <dirent.h>
#include <inttypes.h>
#include <stdio.h>

uint64_t processor_time(pid_t process) {
    char path[320];
    snprintf(path, sizeof path, "/proc/%d/task", (int)process);
    DIR *tasks = opendir(path);
    if (!tasks) return 0;
    uint64_t total = 0;
    for (struct dirent *task; (task = readdir(tasks));) {
        // ".." has a file of the same name, with the time of the first thread.
        if (task->d_name[0] == '.') continue;
        snprintf(path, sizeof path, "/proc/%d/task/%s/schedstat", (int)process, task->d_name);
        FILE *file = fopen(path, "r");
        if (!file) continue;
        uint64_t time;
        if (fscanf(file, "%" SCNu64, &time) == 1) total += time;
        fclose(file);
    }
    closedir(tasks);
    return total;
}
