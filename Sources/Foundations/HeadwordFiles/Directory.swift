internal import Glibc

/// Operations on directories.
package enum Directory {
    /// Creates a directory unless it exists.
    package static func make(_ path: String, permissions: UInt32 = 0o755) throws(FileFailure) {
        guard mkdir(path, permissions) != 0, errno != EEXIST else { return }
        let failure = FileFailure(lastOf: path)
        // A read-only file system may refuse before it looks whether the directory exists.
        guard (try? FileStatus(of: path))?.isDirectory == true else { throw failure }
    }

    /// Creates a directory and its parents unless they exist.
    package static func makeWithParents(_ path: String, permissions: UInt32 = 0o755) throws(FileFailure) {
        for end in path.indices.dropFirst() where path[end] == "/" && path[path.index(before: end)] != "/" {
            try make(String(path[..<end]), permissions: permissions)
        }
        if let last = path.last, last != "/" { try make(path, permissions: permissions) }
    }

    /// Returns the names in a directory, in no particular order.
    package static func names(in path: String) throws(FileFailure) -> [String] {
        try contents(of: path).names
    }

    /// Returns the names in a directory, in no particular order, and the status of this same directory.
    package static func contents(of path: String) throws(FileFailure) -> (names: [String], status: FileStatus) {
        guard let stream = opendir(path) else { throw FileFailure(lastOf: path) }
        defer { closedir(stream) }
        let status = try FileStatus(of: dirfd(stream), path)
        var names: [String] = []
        while let name = try nextName(in: stream, path) {
            if name != ".", name != ".." { names.append(name) }
        }
        return (names, status)
    }

    private static func nextName(in stream: OpaquePointer, _ path: String) throws(FileFailure) -> String? {
        // Only errno tells an error from the end.
        errno = 0
        guard let entry = readdir(stream) else {
            guard errno == 0 else { throw FileFailure(lastOf: path) }
            return nil
        }
        return withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }

    /// The working directory; nil if it was removed.
    package static var current: String? {
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}
