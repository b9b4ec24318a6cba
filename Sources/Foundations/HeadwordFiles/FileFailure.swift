internal import Glibc
internal import SystemPackage

/// The reason a file or directory cannot be used.
package struct FileFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong.
    package enum Cause: Hashable, Sendable {
        /// A system call failed with this error number.
        case system(Int32)
        /// It is a directory, a pipe or another special file.
        case notRegular
        /// It has more bytes than the limit.
        case tooLong(limit: Int)
        /// It has fewer bytes than it had before.
        case tooShort
    }

    /// The path of the file or directory.
    package let path: String
    /// What went wrong.
    package let cause: Cause

    /// Creates an error.
    package init(_ path: String, _ cause: Cause) {
        self.path = path
        self.cause = cause
    }

    /// Creates the error of the last system call.
    package init(lastOf path: String) { self.init(path, .system(errno)) }

    /// Creates the error of a call of the system's Swift library.
    init(_ path: String, _ error: any Error) {
        self.init(path, .system((error as? Errno)?.rawValue ?? EIO))
    }

    /// Whether the file, or a directory that should contain it, does not exist.
    package var isMissing: Bool { cause == .system(ENOENT) }

    /// What went wrong, without the path: `No such file or directory`.
    package var reason: String {
        switch cause {
        case .system(let number): SystemError.text(number)
        case .notRegular: "it is not a regular file"
        case .tooLong(let limit): "it is longer than \(limit) bytes"
        case .tooShort: "it has become shorter"
        }
    }

    /// The path and the reason.
    package var description: String { "\(path): \(reason)" }
}
