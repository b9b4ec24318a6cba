#include <sys/prctl.h>
#include <sys/resource.h>

/* prctl(2) has a variable number of arguments, which Swift cannot call. */
static inline void headword_forbid_dumps(void) {
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}
