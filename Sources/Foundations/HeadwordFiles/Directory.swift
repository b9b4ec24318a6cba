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
        guard let stream = opendir(path) else { throw FileFailure(lastOf: path) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// The working directory; nil if it was removed.
    package static var current: String? {
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}
