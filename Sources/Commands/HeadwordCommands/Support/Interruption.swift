import Glibc
import Synchronization

/// Whether the user asked the program to stop (Ctrl-C); a second request ends it at once.
enum Interruption {
    private static let count = Atomic<Int>(0)

    /// Whether the user has asked since ``await()`` was called.
    static var wasAsked: Bool { count.load(ordering: .relaxed) > 0 }

    /// Handles the signals from now on, so that work can end cleanly.
    static func await() {
        for name in [SIGINT, SIGTERM, SIGHUP] {
            signal(name) { name in
                if Interruption.count.add(1, ordering: .relaxed).newValue > 1 { _exit(128 + name) }
            }
        }
    }
}
