internal import Glibc
internal import SystemPackage

/// The system's texts for error numbers.
package enum SystemError {
    /// The text for the error of the last system call: `No such file or directory`.
    package static var last: String { text(errno) }

    /// Returns the text for an error number.
    package static func text(_ number: Int32) -> String { Errno(rawValue: number).description }
}
