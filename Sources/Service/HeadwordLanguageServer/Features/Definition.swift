internal import HeadwordFiles
internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordService
internal import JSONRPC

extension FeatureRequest {
    /// Answers `textDocument/definition`: where the whole entry of the phrase under the cursor can be read.
    ///
    /// - Parameter isLocal: whether the editor can open files of this machine.
    func definition(isLocal: Bool) async throws(ErrorObject) -> JSONValue {
        guard let (text, place) = cursor, let phrase = try await context.phrase(in: text, at: place) else {
            return .null
        }
        let address = EntryAddress(headword: phrase.headword, language: phrase.language)
        if context.capabilities.takesTextDocumentContent { return location(address.uri) }
        guard isLocal, let page = try await context.page(of: address), let path = address.write(page) else {
            return .null
        }
        return location(uri(ofFile: path))
    }

    private func location(_ uri: String) -> JSONValue {
        let start: JSONValue = ["line": 0, "character": 0]
        return ["uri": .string(uri), "range": ["start": start, "end": start]]
    }

    /// Answers `workspace/textDocumentContent` (LSP 3.18): the whole entry.
    func entryText() async throws(ErrorObject) -> JSONValue {
        guard let address = parameters["uri"].text.flatMap(EntryAddress.init(uri:)) else {
            throw .unreadable("uri", expected: "an address that 'textDocument/definition' returned")
        }
        return ["text": .string(try await context.page(of: address) ?? "")]
    }
}

extension FeatureContext {
    /// Returns a whole entry in Markdown; nil if there is none.
    func page(of address: EntryAddress) async throws(ErrorObject) -> String? {
        guard let entry = try await entry(address.headword, in: address.language) else { return nil }
        return EntryText(entry, titles: service.sourceTitles).page
    }
}

/// The address of an entry as a document.
struct EntryAddress: Hashable, Sendable {
    var headword: String
    var language: Language

    init(headword: String, language: Language) {
        self.headword = headword
        self.language = language
    }

    /// Reads `headword:/en/kick%20the%20bucket.md`; nil for another address.
    init?(uri: String) {
        let parts = uri.split(separator: "/", maxSplits: 2)
        guard parts.count == 3, parts[0] == "headword:", parts[2].hasSuffix(".md"),
            let language = Language(label: String(parts[1]))
        else { return nil }
        self.init(headword: String(parts[2].dropLast(3)).percentDecoded, language: language)
    }

    /// The address as a URI.
    var uri: String {
        let name = HeadwordLanguageServer.uri(ofFile: "/" + headword).dropFirst("file:///".count)
        return "headword:/\(language.label)/\(name).md"
    }

    /// Writes the entry to the directory of the user's caches, for editors that open only files.
    ///
    /// - Returns: the path; nil if it cannot be written.
    func write(_ page: String) -> String? {
        guard let directory = UserDirectory.caches.map({ "\($0)/headword/entries/\(language.label)" }) else {
            return nil
        }
        // A slash would name a directory, and a long name no file.
        let name = String(headword.prefix(60).map { $0 == "/" ? "∕" : $0 })
        let path = "\(directory)/\(name).md"
        do {
            try Directory.makeWithParents(directory, permissions: 0o700)
            try File.replace(path, with: Array(page.utf8), permissions: 0o444)
            return path
        } catch {
            return nil
        }
    }
}
