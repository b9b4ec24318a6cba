internal import Glibc

/// Waits on a thread of its own for a process to exit, without reaping it.
///
/// The end of its output is no reliable sign: a program that it started can hold the output open.
enum ProcessWatch {
    /// The argument of a thread.
    private final class Watch: Sendable {
        let process: pid_t
        let onEnd: @Sendable () -> Void

        init(_ process: pid_t, _ onEnd: @escaping @Sendable () -> Void) {
            self.process = process
            self.onEnd = onEnd
        }

        func run() {
            var information = siginfo_t()
            while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
            onEnd()
        }
    }

    /// Calls `onEnd` on another thread when a process has ended.
    ///
    /// - Returns: false if no thread can be created.
    static func watch(_ process: pid_t, onEnd: @escaping @Sendable () -> Void) -> Bool {
        let watch = Unmanaged.passRetained(Watch(process, onEnd))
        var thread = pthread_t()
        let status = pthread_create(&thread, nil, runWatch, watch.toOpaque())
        if status == 0 { pthread_detach(thread) } else { watch.release() }
        return status == 0
    }

    private static let runWatch: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
        guard let argument else { return nil }
        Unmanaged<Watch>.fromOpaque(argument).takeRetainedValue().run()
        return nil
    }
}
