internal import HeadwordJSON
internal import HeadwordPages
internal import HeadwordService

/// A definition: what one database says of one headword.
struct Definition: Sendable {
    var headword: String
    var database: Database
    /// Its lines, without dots before dots.
    var text: [String]
}

/// Sets answers of the service as definitions.
struct DefinitionPages {
    private let databases: Databases
    private let layout: Layout

    init(_ databases: Databases) {
        self.databases = databases
        layout = Layout(width: Self.width, hasColumns: false)
    }

    /// The width of texts in columns (RFC 2229, section 3.2.1, assumes terminals of 80).
    private static let width = 72

    /// Returns the definitions in an answer of `dictionary.entries`, in the order of its headwords and their sources.
    func entries(_ answer: JSONValue) -> [Definition] {
        let standard = answer["metadata"]["source"].text ?? ""
        var page = EntryPage(layout: layout)
        page.namesSources = false
        return answer["results"].elements.flatMap { headword in
            Self.sources(of: headword, standard).map { source in
                let part = headword.part(ofSource: source, standard)
                return definition(part, databases.database(ofSource: source), page.lines(of: [part]))
            }
        }
    }

    /// Returns the definitions in an answer of `translations.lookup`.
    func translations(_ answer: JSONValue, in database: Database) -> [Definition] {
        let page = TranslationsPage(layout: layout)
        return answer["results"].elements.map { headword in
            definition(headword, database, page.lines(of: ["results": .array([headword])]))
        }
    }

    private func definition(_ headword: JSONValue, _ database: Database, _ lines: [String]) -> Definition {
        let text = lines.map { Style.none.rendered($0) }
        return Definition(headword: headword["word"].text ?? "", database: database, text: text)
    }

    /// Returns the sources that define a headword, in the order of their first sense.
    private static func sources(of headword: JSONValue, _ standard: String) -> [String] {
        var sources: [String] = []
        for entry in headword.lexicalEntries.flatMap({ $0["entries"].elements }) where entry["senses"] != nil {
            let source = entry["source"].text ?? standard
            if !sources.contains(source) { sources.append(source) }
        }
        return sources
    }
}

extension JSONValue {
    /// Returns the parts of a headword that come from a source.
    ///
    /// - Parameter standard: the source of entries that name none.
    fileprivate func part(ofSource source: String, _ standard: String) -> JSONValue {
        replacing("lexicalEntries") { lexicalEntries in
            lexicalEntries.map { lexicalEntry in
                lexicalEntry.replacing("entries") { $0.filter { ($0["source"].text ?? standard) == source } }
            }
        }
    }
}
