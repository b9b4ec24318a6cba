internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordService
internal import JSONRPC

/// The resources: what a client can read.
struct ResourceShelf: Sendable {
    private static let (methods, sources) = ("headword://methods", "headword://sources")
    static let methodsTemplate = "headword://methods/{namespace}"

    let desk: Desk

    // MARK: Lists

    static let list: [JSONValue] = [
        resource(methods, "methods", "All methods", "What the tool call can call"),
        resource(sources, "sources", "Sources and licences", "Where answers come from"),
    ]

    static let templates: [JSONValue] = [
        template(EntryAddress.template, "entry", "Entry of a word", "All that the dictionaries say of a word"),
        template(methodsTemplate, "namespace", "Methods of a namespace", "Their parameters, with an example of each"),
    ]

    private static func resource(_ uri: String, _ name: String, _ title: String, _ summary: String) -> JSONValue {
        [
            "uri": .string(uri), "name": .string(name), "title": .string(title), "description": .string(summary),
            "mimeType": "text/markdown",
        ]
    }

    private static func template(_ uri: String, _ name: String, _ title: String, _ summary: String) -> JSONValue {
        [
            "uriTemplate": .string(uri), "name": .string(name), "title": .string(title),
            "description": .string(summary), "mimeType": "text/markdown",
        ]
    }

    // MARK: Reading

    /// Returns the text of a resource in Markdown; nil if there is none.
    func text(at uri: String) async throws(ErrorObject) -> String? {
        switch uri {
        case Self.methods: return reference.index
        case Self.sources: return sourcesPage
        case _ where uri.hasPrefix(Self.methods + "/"):
            return reference.page(of: String(uri.dropFirst(Self.methods.count + 1)).percentDecoded)
        default:
            guard let address = EntryAddress(uri) else { return nil }
            return try await page(of: address)
        }
    }

    private func page(of address: EntryAddress) async throws(ErrorObject) -> String? {
        // Another language than those that exist is no fault of a parameter here: there is no such resource.
        guard Language(label: address.language) != nil, address.word.unicodeScalars.count <= 128 else { return nil }
        let question: JSONObject = ["word": .string(address.word), "language": .string(address.language)]
        let results = try await desk.ask("dictionary.entries", question).results
        guard !results.isEmpty else { return nil }
        let titles = Dictionary(desk.service.lexicon.manifest.sources.map { ($0.id, "\($0.title) (\($0.licence))") }) {
            first,
            _ in first
        }
        return results.map { EntryText($0, titles: titles).page }.joined(separator: "\n")
    }

    private var sourcesPage: String {
        let manifest = desk.service.lexicon.manifest
        let rows = manifest.sources.map { "| \($0.id) | \($0.title.inTable) | \($0.licence.inTable) |" }
        let languages = manifest.languages.map(\.label).joined(separator: ", ")
        return """
            # Sources

            Languages of the headwords: \(languages). Answers name the sources by their titles.

            | identifier | title | licence |
            |---|---|---|
            \(rows.joined(separator: "\n"))

            """
    }

    private var reference: MethodReference {
        MethodReference(desk.service.registry.descriptions.filter { CallTool.permits($0.method) })
    }
}

// MARK: - Completing

extension ResourceShelf {
    /// The number of values that a client is offered (2026-07-28, `CompleteResult`).
    private static let mostValues = 100

    /// Returns the values that an argument of a template may have.
    ///
    /// - Parameters:
    ///   - beginning: what the user has written so far.
    ///   - others: the other arguments.
    func completion(
        of template: String,
        _ argument: String,
        _ beginning: String,
        others: JSONValue?
    ) async throws(ErrorObject) -> JSONObject {
        let languages = desk.service.lexicon.manifest.languages.map(\.label)
        switch (template, argument) {
        case (EntryAddress.template, "word"):
            return try await words(beginning, language: others["language"].text ?? languages.first ?? "en")
        case (EntryAddress.template, "language"): return Self.completion(languages.filter { $0.hasPrefix(beginning) })
        case (Self.methodsTemplate, "namespace"):
            return Self.completion(reference.namespaces.filter { $0.hasPrefix(beginning) })
        default: throw .invalidParameters("There is no argument '\(argument.excerpt(64))' of this template.")
        }
    }

    private func words(_ beginning: String, language: String) async throws(ErrorObject) -> JSONObject {
        guard !beginning.isEmpty, beginning.unicodeScalars.count <= 128 else { return Self.completion([]) }
        let finding = try await desk.ask(
            "search.query",
            [
                "q": .string(beginning), "prefix": true, "language": .string(language),
                "limit": .integer(Int64(Self.mostValues)),
            ]
        )
        return Self.completion(
            finding.results.compactMap { $0["word"].text },
            total: finding.value["metadata"]["total"]?.exactInteger
        )
    }

    private static func completion(_ values: [String], total: Int? = nil) -> JSONObject {
        let total = total ?? values.count
        return [
            "values": .array(values.prefix(mostValues).map(JSONValue.string)), "total": .integer(Int64(total)),
            "hasMore": .bool(total > min(values.count, mostValues)),
        ]
    }
}

extension String {
    fileprivate var inTable: String { split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") }
}
