import Foundation

/// The folder of a drop-in provider.
struct DropInFolder {
    let url: URL

    var name: String { url.lastPathComponent }

    private var type: String { name + "Provider" }

    /// Returns the paths of the Swift files in the folder and below, relative to the folder.
    func sources() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: url.path(percentEncoded: false))
            .filter { $0.hasSuffix(".swift") }.sorted()
    }

    /// Returns the types that are visible to other drop-ins.
    func sharedTypes() throws -> Set<String> {
        try sources().reduce(into: []) { types, path in types.formUnion(try source(path).sharedTypes) }
    }

    /// Returns the namespace of its methods, if it can be read.
    func namespace() throws -> String? { try source(type + ".swift").namespace }

    private func source(_ path: String) throws -> SwiftSource {
        SwiftSource(try String(contentsOf: url.appending(path: path), encoding: .utf8))
    }

    /// Returns the problems with the folder, as messages for people.
    func problems() throws -> [String] {
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

    /// A suggested name, in the form of a type name.
    private var suggestion: String {
        let words = name.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let joined = words.joined().drop { !$0.isLetter }
        return joined.isEmpty ? "Whisper" : joined.prefix(1).uppercased() + joined.dropFirst()
    }
}
