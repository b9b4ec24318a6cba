#include <fcntl.h>
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

/* prctl(2) has a variable number of arguments, which Swift cannot call. */
static inline void headword_forbid_dumps(void) {
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}

/* prlimit(2), which the headers hide from Swift: limits another process, softly and hard. */
static inline int headword_limit(int process, int resource, unsigned long long most) {
    unsigned long long limit[2] = {most, most};
    return (int)syscall(SYS_prlimit64, process, resource, limit, 0);
}

/* pipe2(2), hidden too: a pipe whose ends no program inherits by chance. */
static inline int headword_pipe(int ends[2]) {
    return (int)syscall(SYS_pipe2, ends, O_CLOEXEC);
}

/* Two extensions of glibc 2.34, which the headers hide from Swift. */
extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

static inline int headword_change_directory(posix_spawn_file_actions_t *actions, const char *path) {
    return posix_spawn_file_actions_addchdir_np(actions, path);
}

static inline int headword_close_from(posix_spawn_file_actions_t *actions, int from) {
    return posix_spawn_file_actions_addclosefrom_np(actions, from);
}

/* sched_setattr(2), for which glibc has no function: lets this thread give way to others, which get ten times its share
   of a processor where there is not enough for all. Since its slice is the longest there is (100 ms), they need not wait
   until it ends when they wake (Linux 6.12 and later; others pass this over). */
static inline void headword_give_way(void) {
    struct {
        unsigned int size, policy;
        unsigned long long flags;
        int nice;
        unsigned int priority;
        unsigned long long runtime, deadline, period;
    } attributes = {.size = 48, .nice = nice(10), .runtime = 100000000};
    syscall(SYS_sched_setattr, 0, &attributes, 0);
}

/* pthread_setname_np(3), hidden too. */
static inline void headword_name_thread(const char *name) {
    prctl(PR_SET_NAME, name, 0, 0, 0);
}
