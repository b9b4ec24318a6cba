internal import Glibc

/// Operations on symbolic links.
package enum SymbolicLink {
    /// Returns the path that a link contains; nil if there is no link.
    package static func target(of path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &buffer, buffer.count)
        return count > 0 ? String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
    }

    /// Points a link at `target` atomically; creates it if it is missing.
    package static func set(_ path: String, to target: String) throws(FileFailure) {
        let new = path + ".new"
        unlink(new)
        guard symlink(target, new) == 0 else { throw FileFailure(lastOf: new) }
        do {
            try File.move(new, to: path)
        } catch {
            unlink(new)
            throw error
        }
    }
}
