internal import Foundation

/// Where tests find and put files.
package enum TestFiles {
    /// The root of the repository.
    package static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path()
        .removingTrailingSlash()

    /// The directory of the products of the build that the tests belong to.
    package static let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().path().removingTrailingSlash()

    /// The command, with all that it may have.
    package static let headword = products + "/headword-full"

    /// The command without TLS and the upstream's client.
    package static let leanHeadword = products + "/headword"

    /// Where the directories of this run are; those of the run before are gone.
    private static let scratch: String = {
        let path = products + "/test-files"
        try? FileManager.default.removeItem(atPath: path)
        return path
    }()

    /// A new directory.
    package static func temporaryDirectory() throws -> String {
        let url = URL(filePath: scratch).appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url.path().removingTrailingSlash()
    }

    /// The contents of a file.
    package static func contents(of path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(filePath: path)))
    }

    /// Writes a file.
    package static func write(_ bytes: [UInt8], to path: String) throws {
        try Data(bytes).write(to: URL(filePath: path))
    }

    /// Opens a file for writing at its end, and makes it if there is none; nobody closes it.
    package static func open(_ path: String) throws -> Int32 {
        try write([], to: path)
        return try FileHandle(forWritingTo: URL(filePath: path)).duplicateDescriptor()
    }

    /// A second descriptor of a file that this process has open; nobody closes it.
    ///
    /// A child process has one like it until it runs its program.
    package static func duplicateDescriptor(of path: String) throws -> Int32? {
        let open = "/proc/self/fd/"
        let name = try names(in: open).first { name in
            (try? FileManager.default.destinationOfSymbolicLink(atPath: open + name)) == path
        }
        return name.flatMap { Int32($0) }.map { dup($0) }
    }

    /// Copies a file, over another.
    package static func copy(_ path: String, to target: String) throws {
        try write(try contents(of: path), to: target)
    }

    /// Removes a file.
    package static func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: path) }

    /// Writes a file below a directory, and the directories between.
    package static func write(_ bytes: [UInt8], at relative: String, below directory: String) throws {
        let url = URL(filePath: directory).appending(path: relative)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// Points a symbolic link at a target; makes the directories that it stands in.
    package static func link(_ path: String, to target: String) throws {
        try FileManager.default.createDirectory(
            at: URL(filePath: path).deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try? FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }

    /// The names of the files in a directory, hidden ones too.
    package static func names(in directory: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
    }
}

extension FileHandle {
    /// A descriptor that stays open when this handle is gone.
    fileprivate func duplicateDescriptor() -> Int32 { dup(fileDescriptor) }
}

extension String {
    fileprivate func removingTrailingSlash() -> String {
        hasSuffix("/") && count > 1 ? String(dropLast()) : self
    }
}
