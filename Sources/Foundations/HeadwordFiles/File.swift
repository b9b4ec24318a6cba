internal import Glibc
internal import SystemPackage

/// Operations on files as a whole.
package enum File {
    /// Reads a regular file. Never waits for a writer, as opening a named pipe otherwise would.
    ///
    /// - Parameter limit: the maximum number of bytes.
    package static func bytes(at path: String, limit: Int = .max) throws(FileFailure) -> [UInt8] {
        try with(path, .readOnly, [.closeOnExec, .nonBlocking]) { file throws(FileFailure) in
            let status = try FileStatus(of: file.rawValue, path)
            guard status.isRegular else { throw FileFailure(path, .notRegular) }
            return try bytes(of: file, path, limit: limit, expected: status.size)
        }
    }

    /// Reads a file of any kind to its end, such as a named pipe.
    package static func bytes(ofAny path: String) throws(FileFailure) -> [UInt8] {
        try with(path, .readOnly, [.closeOnExec]) { file throws(FileFailure) in
            try bytes(of: file, path, expected: try FileStatus(of: file.rawValue, path).size)
        }
    }

    /// The number of bytes that are read at a time.
    private static let pieceBytes = 1 << 18

    /// Reads a regular file piece by piece.
    ///
    /// - Parameter take: called with one piece after the other.
    /// - Throws: ``FileFailure``, or what `take` throws.
    package static func read(_ path: String, _ take: ([UInt8]) throws -> Void) throws {
        guard try FileStatus(of: path).isRegular else { throw FileFailure(path, .notRegular) }
        let file = try openForReading(path)
        defer { try? file.close() }
        var piece = [UInt8](repeating: 0, count: pieceBytes)
        while true {
            let count = try read(file, path, into: &piece)
            if count == 0 { return }
            try take(Array(piece[..<count]))
        }
    }

    /// Reads a range of the bytes of a file, all of which it must have.
    package static func bytes(at path: String, in range: Range<Int>) throws(FileFailure) -> [UInt8] {
        try with(path, .readOnly, [.closeOnExec, .nonBlocking]) { file throws(FileFailure) in
            var bytes = [UInt8](repeating: 0, count: range.count)
            var done = 0
            while done < bytes.count {
                let count: Int
                do {
                    count = try bytes.withUnsafeMutableBytes { buffer in
                        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
                        return try file.read(fromAbsoluteOffset: Int64(range.lowerBound + done), into: rest)
                    }
                } catch {
                    throw FileFailure(path, error)
                }
                guard count > 0 else { throw FileFailure(path, .tooShort) }
                done += count
            }
            return bytes
        }
    }

    private static func openForReading(_ path: String) throws(FileFailure) -> FileDescriptor {
        do {
            return try FileDescriptor.open(path, .readOnly, options: [.closeOnExec, .nonBlocking])
        } catch {
            throw FileFailure(path, error)
        }
    }

    private static func read(
        _ file: FileDescriptor,
        _ path: String,
        into bytes: inout [UInt8]
    ) throws(FileFailure) -> Int {
        do {
            return try bytes.withUnsafeMutableBytes { try file.read(into: $0) }
        } catch {
            throw FileFailure(path, error)
        }
    }

    /// Reads standard input to its end.
    package static func bytesOfStandardInput() throws(FileFailure) -> [UInt8] {
        try bytes(of: .standardInput, "standard input")
    }

    private static func bytes(
        of file: FileDescriptor,
        _ path: String,
        limit: Int = .max,
        expected: Int = 0
    ) throws(FileFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(expected, limit))
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        do {
            while bytes.count <= limit {
                let count = try chunk.withUnsafeMutableBytes { try file.read(into: $0) }
                if count == 0 { return bytes }
                bytes += chunk[..<count]
            }
        } catch {
            throw FileFailure(path, error)
        }
        throw FileFailure(path, .tooLong(limit: limit))
    }

    /// Writes a file, which may be left incomplete by an error.
    ///
    /// - Parameters:
    ///   - isNew: whether a file that exists is an error, and is left alone; otherwise it is overwritten.
    ///   - permissions: those of a new file.
    package static func write(
        _ bytes: some Sequence<UInt8>,
        to path: String,
        isNew: Bool = false,
        permissions: UInt32 = 0o644
    ) throws(FileFailure) {
        let options: FileDescriptor.OpenOptions = [.closeOnExec, .create, isNew ? .exclusiveCreate : .truncate]
        try with(path, .writeOnly, options, FilePermissions(rawValue: permissions)) { file throws(FileFailure) in
            do {
                try file.writeAll(bytes)
            } catch {
                throw FileFailure(path, error)
            }
        }
    }

    /// Replaces a file atomically: at any time, and after a crash, it is the old or the new one, and complete.
    ///
    /// While it is written, the new file has the same name followed by `.new`.
    ///
    /// - Parameter permissions: those of the new file, whatever the process' mask says; nil for the usual ones.
    package static func replace(
        _ path: String,
        with bytes: some Sequence<UInt8>,
        permissions: UInt32? = nil
    ) throws(FileFailure) {
        let new = path + ".new"
        // One that was left over may be a link, or have other permissions.
        unlink(new)
        do throws(FileFailure) {
            try write(bytes, to: new, isNew: true)
            if let permissions, chmod(new, permissions) != 0 { throw FileFailure(lastOf: new) }
            try sync(new)
            try move(new, to: path)
        } catch {
            unlink(new)
            throw error
        }
    }

    /// Gives a file another name; one that has it already is replaced atomically.
    package static func move(_ path: String, to target: String) throws(FileFailure) {
        guard rename(path, target) == 0 else { throw FileFailure(lastOf: target) }
    }

    /// Removes a file; false if there is none.
    @discardableResult
    package static func remove(_ path: String) throws(FileFailure) -> Bool {
        if unlink(path) == 0 { return true }
        guard errno == ENOENT else { throw FileFailure(lastOf: path) }
        return false
    }

    /// Flushes a file or a directory to disk so that it survives a crash of the system.
    package static func sync(_ path: String) throws(FileFailure) {
        try with(path, .readOnly, [.closeOnExec]) { file throws(FileFailure) in
            guard fsync(file.rawValue) == 0 else { throw FileFailure(lastOf: path) }
        }
    }

    /// Returns an absolute path without symbolic links.
    package static func resolved(_ path: String) throws(FileFailure) -> String {
        guard let resolved = realpath(path, nil) else { throw FileFailure(lastOf: path) }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func with<Result>(
        _ path: String,
        _ mode: FileDescriptor.AccessMode,
        _ options: FileDescriptor.OpenOptions,
        _ permissions: FilePermissions? = nil,
        _ body: (FileDescriptor) throws(FileFailure) -> Result
    ) throws(FileFailure) -> Result {
        let file: FileDescriptor
        do {
            file = try FileDescriptor.open(path, mode, options: options, permissions: permissions)
        } catch {
            throw FileFailure(path, error)
        }
        defer { try? file.close() }
        return try body(file)
    }
}
