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
