import Foundation

/// `Plugins/`, with a folder for each drop-in provider, or the parallel folder with their tests.
struct PluginFolder {
    /// The only source that belongs to no drop-in.
    private static let ownSource = "DropIns.swift"

    /// Namespaces whose methods are reserved for the service itself.
    private static let ownNamespaces = ["rpc", "server"]

    let url: URL
    /// The folder of the built-in providers.
    private let builtIns: URL

    init(_ url: URL, of package: URL) {
        self.url = url
        builtIns = package.appending(path: "Sources/Providers")
    }

    /// The folders of the drop-ins, by name.
    func dropIns() throws -> [DropInFolder] {
        try Self.folders(in: url).map { DropInFolder(url: $0) }
    }

    /// Returns the problems with the folders, as messages for people.
    func problems() throws -> [String] {
        let dropIns = try dropIns()
        let problems = try straySources() + dropIns.flatMap { try $0.problems() } + sharedFileNames(of: dropIns)
        return try problems.isEmpty ? sharedTypeNames(of: dropIns) + sharedNamespaces(of: dropIns) : problems
    }

    /// Reports test folders without a drop-in.
    func problems(ofTestsIn tests: PluginFolder) throws -> [String] {
        try tests.dropIns(missingIn: self).map { name in
            "Tests/Plugins/\(name) tests no drop-in, for there is no folder Plugins/\(name): remove it, too"
        }
    }

    /// Returns the names of the folders that are missing in another folder.
    private func dropIns(missingIn other: PluginFolder) throws -> [String] {
        let names = Set(try other.dropIns().map(\.name))
        return try dropIns().map(\.name).filter { !names.contains($0) }
    }

    private func straySources() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false)).sorted()
            .filter { $0.hasSuffix(".swift") && $0 != Self.ownSource }
            .map { "Plugins/\($0) belongs to no drop-in: move it into the folder of one, such as Plugins/Echo" }
    }

    /// Needed because the compiler's own message about two files of the same name mentions neither.
    private func sharedFileNames(of dropIns: [DropInFolder]) throws -> [String] {
        var paths: [String: [String]] = [:]
        for dropIn in dropIns {
            for path in try dropIn.sources() {
                let name = path.split(separator: "/").last.map(String.init) ?? path
                paths[name, default: []].append("Plugins/\(dropIn.name)/\(path)")
            }
        }
        return paths.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { name, paths in
            "two files of drop-ins are called \(name), which the compiler cannot tell apart: rename one of "
                + paths.joined(separator: ", ")
        }
    }

    /// Needed because the compiler's own message about two types of the same name mentions only one of the files.
    private func sharedTypeNames(of dropIns: [DropInFolder]) throws -> [String] {
        var folders: [String: [String]] = [:]
        for dropIn in dropIns {
            for type in try dropIn.sharedTypes() { folders[type, default: []].append("Plugins/\(dropIn.name)") }
        }
        return folders.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { type, folders in
            "two drop-ins declare a type \(type), and all are one module: rename it, or nest it in a type of its own, in "
                + folders.joined(separator: " or in ")
        }
    }

    /// A service with two providers of the same namespace does not start.
    private func sharedNamespaces(of dropIns: [DropInFolder]) throws -> [String] {
        var owners = Dictionary(uniqueKeysWithValues: Self.ownNamespaces.map { ($0, ["Headword itself"]) })
        for (namespace, owner) in try builtInNamespaces() { owners[namespace, default: []].append(owner) }
        var taken: Set<String> = []
        for dropIn in dropIns {
            guard let namespace = try dropIn.namespace() else { continue }
            if owners[namespace] != nil { taken.insert(namespace) }
            owners[namespace, default: []].append("Plugins/\(dropIn.name)")
        }
        return taken.sorted().map { namespace in
            "the namespace '\(namespace)' is taken: change that of a drop-in, for it is declared by "
                + (owners[namespace] ?? []).joined(separator: " and by ")
        }
    }

    /// Returns the namespaces of the built-in providers, each with its folder.
    private func builtInNamespaces() throws -> [(namespace: String, owner: String)] {
        guard FileManager.default.fileExists(atPath: builtIns.path(percentEncoded: false)) else { return [] }
        return try Self.folders(in: builtIns).flatMap { folder in
            let path = folder.path(percentEncoded: false)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            return try names.filter { $0.hasSuffix("Provider.swift") }.compactMap { name in
                let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
                return SwiftSource(text).namespace.map { ($0, "Sources/Providers/\(folder.lastPathComponent)") }
            }
        }
    }

    private static func folders(in directory: URL) throws -> [URL] {
        let contents = try FileManager.default.contentsOfDirectory(
            at: directory,
            includingPropertiesForKeys: [.isDirectoryKey],
            options: .skipsHiddenFiles
        )
        return try contents.filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}
