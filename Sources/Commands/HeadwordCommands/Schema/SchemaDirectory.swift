import Glibc
import HeadwordCommandLine
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
        for path in strangers(to: files) where unlink("\(root)/\(path)") != 0 { throw failure("remove", path) }
    }

    /// Writes files without removing others.
    func add(_ files: [PublishedSchema.File]) throws {
        for directory in [""] + directories(of: files) {
            guard mkdir("\(root)/\(directory)", 0o755) == 0 || errno == EEXIST else { throw failure("make", directory) }
        }
        for file in files {
            let descriptor = open("\(root)/\(file.path)", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
            guard descriptor >= 0 else { throw failure("write", file.path) }
            defer { close(descriptor) }
            guard Terminal.write(file.text, to: descriptor) else { throw failure("write", file.path) }
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
        guard let stream = opendir("\(root)/\(directory)") else { return [] }
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

    private func failure(_ what: String, _ path: String) -> CommandFailure {
        CommandFailure(.usage, "headword: cannot \(what) \(root)/\(path): \(String(cString: strerror(errno)))")
    }
}
