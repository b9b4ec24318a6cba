internal import Glibc

/// Reads whole files.
package enum SmallFile {
    /// Why a file cannot be read.
    package struct Failure: Error, CustomStringConvertible {
        package var description: String

        static var system: Failure { Failure(description: String(cString: strerror(errno))) }
    }

    /// - Throws: ``Failure`` if the file does not exist, cannot be read, or is longer than the limit.
    package static func contents(of path: String, upTo limit: Int) throws(Failure) -> [UInt8] {
        // A pipe of this name must not block the process until something writes to it.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .system }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .system }
        guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(description: "it is not a regular file") }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while bytes.count <= limit {
            let count = chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count == 0 { return bytes }
            guard count > 0 || errno == EINTR else { throw .system }
            bytes += chunk.prefix(max(0, count))
        }
        throw Failure(description: "it is longer than \(limit) bytes")
    }
}
