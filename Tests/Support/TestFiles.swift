internal import Foundation

/// The locations of the files that tests read and write.
package enum TestFiles {
    /// The root of the repository.
    package static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path()
        .removingTrailingSlash()

    /// The build products directory that the tests belong to.
    package static let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().path().removingTrailingSlash()

    /// The command with all optional features.
    package static let headword = products + "/headword-full"

    /// The command without TLS and the upstream client.
    package static let leanHeadword = products + "/headword"

    /// The parent of this run's directories; those of the previous run are removed.
    private static let scratch: String = {
        let path = products + "/test-files"
        try? FileManager.default.removeItem(atPath: path)
        return path
    }()

    /// Makes a new directory.
    package static func temporaryDirectory() throws -> String {
        let url = URL(filePath: scratch).appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url.path().removingTrailingSlash()
    }

    /// Returns the contents of a file.
    package static func contents(of path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(filePath: path)))
    }

    /// Writes a file.
    package static func write(_ bytes: [UInt8], to path: String) throws {
        try Data(bytes).write(to: URL(filePath: path))
    }

    /// Opens a file for appending, and creates it if there is none; the descriptor is never closed.
    package static func open(_ path: String) throws -> Int32 {
        try write([], to: path)
        return try FileHandle(forWritingTo: URL(filePath: path)).duplicateDescriptor()
    }

    /// Duplicates the descriptor of a file that this process has open; the copy is never closed.
    ///
    /// A child process has such a copy until it runs its program.
    package static func duplicateDescriptor(of path: String) throws -> Int32? {
        let open = "/proc/self/fd/"
        let name = try names(in: open).first { name in
            (try? FileManager.default.destinationOfSymbolicLink(atPath: open + name)) == path
        }
        return name.flatMap { Int32($0) }.map { dup($0) }
    }

    /// Copies a file, replacing the target.
    package static func copy(_ path: String, to target: String) throws {
        try write(try contents(of: path), to: target)
    }

    /// Removes a file.
    package static func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: path) }

    /// Writes a file below a directory, creating intermediate directories.
    package static func write(_ bytes: [UInt8], at relative: String, below directory: String) throws {
        let url = URL(filePath: directory).appending(path: relative)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// Points a symbolic link at a target, creating the directories that contain the link.
    package static func link(_ path: String, to target: String) throws {
        try FileManager.default.createDirectory(
            at: URL(filePath: path).deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try? FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }

    /// Returns the names of the files in a directory, including hidden ones.
    package static func names(in directory: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
    }
}

extension FileHandle {
    /// Returns a descriptor that stays open when this handle is gone.
    fileprivate func duplicateDescriptor() -> Int32 { dup(fileDescriptor) }
}

extension String {
    fileprivate func removingTrailingSlash() -> String {
        hasSuffix("/") && count > 1 ? String(dropLast()) : self
    }
}
