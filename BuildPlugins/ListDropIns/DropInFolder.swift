import Foundation

/// The folder of a drop-in provider.
struct DropInFolder {
    let url: URL

    var name: String { url.lastPathComponent }

    private var type: String { name + "Provider" }

    /// The paths of the Swift files in the folder and below, from the folder on.
    func sources() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: url.path(percentEncoded: false))
            .filter { $0.hasSuffix(".swift") }.sorted()
    }

    /// The types that other drop-ins see.
    func sharedTypes() throws -> Set<String> {
        try sources().reduce(into: []) { types, path in types.formUnion(try source(path).sharedTypes) }
    }

    /// What the names of its methods begin with, if that can be read.
    func namespace() throws -> String? { try source(type + ".swift").namespace }

    private func source(_ path: String) throws -> SwiftSource {
        SwiftSource(try String(contentsOf: url.appending(path: path), encoding: .utf8))
    }

    /// What is not as it should be, as people read it.
    func faults() throws -> [String] {
        guard isIdentifier else {
            return [
                "Plugins/\(name) is named like no Swift type, as the folder of a drop-in is: rename it, "
                    + "to Plugins/\(suggestion) for example"
            ]
        }
        let sources = try sources()
        guard !sources.isEmpty else {
            return [
                "Plugins/\(name) has no Swift file: write \(type).swift with the type \(type), or remove the folder"
            ]
        }
        guard sources.contains(type + ".swift") else {
            return ["Plugins/\(name) has no \(type).swift: that is where the type \(type) of this drop-in belongs"]
        }
        guard try source(type + ".swift").declares(type: type) else {
            return [
                "Plugins/\(name)/\(type).swift declares no type \(type): "
                    + "write 'public struct \(type): EndpointProvider'"
            ]
        }
        return []
    }

    private var isIdentifier: Bool {
        name.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) != nil
    }

    /// A name like that of a type.
    private var suggestion: String {
        let words = name.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let joined = words.joined().drop { !$0.isLetter }
        return joined.isEmpty ? "Rhymes" : joined.prefix(1).uppercased() + joined.dropFirst()
    }
}
