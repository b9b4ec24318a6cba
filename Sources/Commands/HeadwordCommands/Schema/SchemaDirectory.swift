import HeadwordCommandLine
import HeadwordFiles
import HeadwordService

/// A directory of published files.
struct SchemaDirectory {
    /// The only file written by hand.
    private static let byHand = "README.md"

    private let root: String

    init(_ path: String) { root = path }

    /// Writes files, and removes those of methods that no longer exist.
    func write(_ files: [PublishedSchema.File]) throws {
        try add(files)
        for path in strangers(to: files) {
            try attempt("remove") { () throws(FileFailure) in try File.remove("\(root)/\(path)") }
        }
    }

    /// Writes files without removing others.
    func add(_ files: [PublishedSchema.File]) throws {
        for directory in [""] + directories(of: files) {
            try attempt("create") { () throws(FileFailure) in try Directory.make("\(root)/\(directory)") }
        }
        for file in files {
            try attempt("write") { () throws(FileFailure) in
                try File.write(file.text.utf8, to: "\(root)/\(file.path)")
            }
        }
    }

    /// Returns the paths of files that differ, are missing or should not exist.
    func differences(from files: [PublishedSchema.File], mayHaveMore: Bool) -> [String] {
        let stale = files.filter { file in (try? Terminal.readFile("\(root)/\(file.path)")) != Array(file.text.utf8) }
        return (stale.map(\.path) + (mayHaveMore ? [] : strangers(to: files))).map { "\(root)/\($0)" }
    }

    /// Returns the existing files that are not among these.
    private func strangers(to files: [PublishedSchema.File]) -> [String] {
        let known = Set(files.map(\.path) + directories(of: files) + [Self.byHand])
        let present =
            names(in: "")
            + directories(of: files).flatMap { directory in
                names(in: directory).map { "\(directory)/\($0)" }
            }
        return present.filter { !known.contains($0) }.sorted()
    }

    private func directories(of files: [PublishedSchema.File]) -> [String] {
        Set(files.compactMap { file in file.path.lastIndex(of: "/").map { String(file.path[..<$0]) } }).sorted()
    }

    private func names(in directory: String) -> [String] {
        (try? Directory.names(in: "\(root)/\(directory)")) ?? []
    }

    private func attempt(_ what: String, _ change: () throws(FileFailure) -> Void) throws(CommandFailure) {
        do {
            try change()
        } catch {
            throw CommandFailure(.usage, "headword: cannot \(what) \(error)")
        }
    }
}
