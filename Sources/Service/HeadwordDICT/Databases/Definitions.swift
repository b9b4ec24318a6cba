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

    /// Returns the definitions of a word in an answer of `dictionary.entries`, in the order of its headwords and their
    /// sources.
    func entries(of word: String, _ answer: JSONValue) -> [Definition] {
        let standard = answer["metadata"]["source"].text ?? ""
        var page = EntryPage(layout: layout)
        page.namesSources = false
        page.word = word
        return answer["results"].elements.flatMap { headword in
            headword.parts(standard).map { source, part in
                let credit = credit(for: part, notFrom: source)
                return definition(part, databases.database(ofSource: source), page.lines(of: [part]) + credit)
            }
        }
    }

    /// Returns lines that name the sources of pronunciations that come from another source than the senses.
    private func credit(for headword: JSONValue, notFrom source: String) -> [String] {
        let spoken = ([headword] + headword.lexicalEntries).flatMap { $0["pronunciations"].elements }
        var titles: [String] = []
        for other in spoken.compactMap({ $0["source"].text }) where other != source {
            let title = databases.titles[other] ?? other
            if !titles.contains(title) { titles.append(title) }
        }
        return titles.isEmpty ? [] : [""] + layout.wrapped("pronunciation: \(titles.joined(separator: ", "))")
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
}

extension JSONValue {
    /// Returns the parts of a headword that come from each source that defines it, in the order of their first sense.
    ///
    /// - Parameter standard: the source of entries that name none.
    fileprivate func parts(_ standard: String) -> [(source: String, part: JSONValue)] {
        var sources: [String] = []
        for entry in lexicalEntries.flatMap({ $0["entries"].elements }) where entry["senses"] != nil {
            let source = entry["source"].text ?? standard
            if !sources.contains(source) { sources.append(source) }
        }
        return sources.map { ($0, part(ofSource: $0, standard)) }
    }

    private func part(ofSource source: String, _ standard: String) -> JSONValue {
        replacing("lexicalEntries") { lexicalEntries in
            lexicalEntries.compactMap { lexicalEntry in
                let entries = lexicalEntry["entries"].elements.filter { ($0["source"].text ?? standard) == source }
                return entries.isEmpty ? nil : lexicalEntry.replacing("entries") { _ in entries }
            }
        }
    }
}
