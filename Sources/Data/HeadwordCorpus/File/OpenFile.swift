internal import Glibc
internal import HeadwordFiles

/// An open file, closed when it is no longer referenced.
package final class OpenFile: Sendable {
    package let path: String
    let descriptor: Int32

    private init(path: String, descriptor: Int32) throws {
        self.path = path
        self.descriptor = descriptor
        guard descriptor >= 0 else { throw Self.failure(path) }
    }

    deinit { close(descriptor) }

    /// Opens a file for reading.
    package convenience init(reading path: String) throws {
        try self.init(path: path, descriptor: open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK))
    }

    /// Creates an unnamed file, which is gone with the process, however that ends.
    ///
    /// - Parameter name: what to call it in messages; a path in the directory if absent.
    package convenience init(namelessIn directory: String, standingFor name: String? = nil) throws {
        // Glibc's O_TMPFILE, a macro that Swift does not see, is this bit with O_DIRECTORY.
        var descriptor = open(directory, 0o20_000_000 | O_DIRECTORY | O_RDWR | O_CLOEXEC, 0o644)
        if descriptor < 0 { descriptor = Self.createAndRemove(in: directory) }
        try self.init(path: name ?? "\(directory)/.headword-run", descriptor: descriptor)
    }

    /// Creates a file and removes its name, for file systems without support for unnamed files.
    private static func createAndRemove(in directory: String) -> Int32 {
        var template = Array("\(directory)/.headword-run-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        if descriptor >= 0 {
            unlink(template)
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            _ = fchmod(descriptor, 0o644)
        }
        return descriptor
    }

    package func size() throws -> Int {
        let status: FileStatus
        do {
            status = try FileStatus(of: descriptor, path)
        } catch {
            throw CorpusFailure(error)
        }
        guard status.isRegular else {
            throw CorpusFailure.damaged(path: path, reason: "it is not a regular file")
        }
        return status.size
    }

    package func append(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count >= 0 || errno == EINTR else { throw Self.failure(path) }
            rest = rest.dropFirst(max(0, count))
        }
    }

    /// Appends bytes of another file without reading them into memory.
    package func append(_ bytes: Range<Int>, of other: OpenFile) throws {
        var offset = off_t(bytes.lowerBound)
        while offset < bytes.upperBound {
            let count = sendfile(descriptor, other.descriptor, &offset, bytes.upperBound - Int(offset))
            guard count != 0 else { throw CorpusFailure.damaged(path: other.path, reason: "it ends too early") }
            guard count > 0 || errno == EINTR else { throw Self.failure(path) }
        }
    }

    /// Reads bytes that the file must have.
    package func bytes(at offset: Int, count: Int) throws -> [UInt8] {
        var read = 0
        var isDamaged = false
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            while read < count {
                let more = pread(descriptor, buffer.baseAddress.map { $0 + read }, count - read, off_t(offset + read))
                if more < 0, errno == EINTR { continue }
                guard more > 0 else {
                    isDamaged = more == 0
                    break
                }
                read += more
            }
            initialized = read
        }
        if isDamaged { throw CorpusFailure.damaged(path: path, reason: "it ends too early") }
        guard read == count else { throw Self.failure(path) }
        return bytes
    }

    /// Flushes the contents to disk so that they survive a system crash, then gives the unnamed file a name.
    ///
    /// An existing file with that name is replaced atomically.
    package func put(at target: String) throws {
        let directory = try OpenFile(reading: Self.directory(of: target))
        Self.removeLeftovers(in: directory.path)
        guard fsync(descriptor) == 0 else { throw Self.failure(target) }
        if !link(to: target) { try replace(target) }
        guard fsync(directory.descriptor) == 0 else { throw Self.failure(directory.path) }
    }

    /// Gives the file a name that is not taken.
    private func link(to path: String) -> Bool {
        linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
    }

    /// Replaces the target. For a moment there is a file with the name of ``unfinished(_:)``, for longer where the file
    /// system cannot link an unnamed file and it must be copied.
    private func replace(_ target: String) throws {
        let unfinished = Self.unfinished(target)
        unlink(unfinished)
        if !link(to: unfinished) { try copy(to: unfinished) }
        guard rename(unfinished, target) == 0 else {
            let failure = Self.failure(target)
            unlink(unfinished)
            throw failure
        }
    }

    private func copy(to path: String) throws {
        let copy = try OpenFile(path: path, descriptor: open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644))
        do {
            try copy.append(0..<size(), of: self)
            guard fsync(copy.descriptor) == 0 else { throw Self.failure(path) }
        } catch {
            unlink(path)
            throw error
        }
    }

    /// Returns the directory of a file.
    package static func directory(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns the temporary name that a file has, next to the target, before it gets the target's.
    private static func unfinished(_ target: String) -> String {
        let name = target.split(separator: "/").last ?? "counts"
        return "\(directory(of: target))/.\(name).\(getpid())\(unfinishedSuffix)"
    }

    private static let unfinishedSuffix = ".unfinished"

    /// Removes the files left by processes that were killed before the final rename. The file of a process on another
    /// machine, whose number means nothing here, may be removed as well; that process would fail, but could not put
    /// half a file in place.
    private static func removeLeftovers(in directory: String) {
        let names = (try? Directory.names(in: directory)) ?? []
        for name in names where name.hasPrefix(".") && name.hasSuffix(unfinishedSuffix) {
            let process = name.dropLast(unfinishedSuffix.count).split(separator: ".").last.flatMap { Int32($0) }
            if let process, kill(process, 0) != 0, errno == ESRCH { unlink("\(directory)/\(name)") }
        }
    }

    /// Returns the last system error as an error about a file.
    package static func failure(_ path: String) -> CorpusFailure {
        .system(path: path, reason: SystemError.last)
    }
}
