package import HeadwordJSON
internal import HeadwordService

/// The kind of item that limits and offsets count.
package enum CountedItems: String {
    /// The senses of headwords.
    case senses
    /// The inflected forms of headwords.
    case inflections
    /// The example sentences of headwords.
    case sentences
    /// The results themselves.
    case results
}

/// The part of an answer to show: the requested sources, and a range of the items.
package struct AnswerSelection {
    private let items: CountedItems
    private let sources: [String]
    /// How many items are still to be skipped.
    private var skipped: Int
    /// How many items may still be taken.
    private var room: Int
    /// The total number of items seen.
    package private(set) var total = 0

    /// Creates a selection.
    ///
    /// - Parameters:
    ///   - sources: the identifiers of the sources; empty for all.
    ///   - limit: the maximum number of items; nil or 0 for all.
    ///   - offset: the number of items to skip first.
    package init(of items: CountedItems, sources: [String], limit: Int?, offset: Int = 0) {
        self.items = items
        self.sources = sources
        skipped = offset
        room = limit.map { $0 == 0 ? .max : $0 } ?? .max
    }

    /// Returns the selected part of an answer.
    package mutating func part(of answer: JSONValue) -> JSONValue {
        guard !sources.isEmpty || room < .max, case .object(var members) = answer else { return answer }
        let all = answer["metadata"]["sources"].texts
        // A part that names no source comes from all the sources of the answer.
        let isSaid = sources.isEmpty || all.contains(where: sources.contains)
        var results = answer["results"].elements.filter { isSaid || $0.namesSource }
        results = items == .results ? taken(from: results) : results.compactMap { part(ofResult: $0) }
        members["results"] = .array(results)
        let said = results.reduce(into: Set<String>()) { $1.addSources(to: &$0) }
        if results.isEmpty || !said.isEmpty {
            members["metadata"] = members["metadata"]?.replacing("sources") { _ in
                all.filter(said.contains).map(JSONValue.string)
            }
        }
        return .object(members)
    }

    private func admits(_ value: JSONValue) -> Bool {
        sources.isEmpty || value["source"].text.map(sources.contains) ?? true
    }

    private mutating func taken(from items: [JSONValue]) -> [JSONValue] {
        let items = items.filter(admits)
        total += items.count
        let taken = items.dropFirst(skipped).prefix(room)
        skipped -= min(skipped, items.count)
        room -= taken.count
        return Array(taken)
    }

    /// Returns the selected part of a headword's result; nil if nothing is left of it.
    private mutating func part(ofResult result: JSONValue) -> JSONValue? {
        let hasRoom = room > 0
        var wanted: [JSONValue] = []
        for lexicalEntry in result["lexicalEntries"].elements {
            if let part = part(ofLexicalEntry: lexicalEntry) { wanted.append(part) }
        }
        let part = bySource(result)
        // Some sources give nothing but pronunciations.
        if wanted.isEmpty, hasRoom {
            let isSaid = !part["pronunciations"].elements.isEmpty
            wanted = part["lexicalEntries"].elements.map { bySource($0).without("entries") }
                .filter { isSaid || !$0["pronunciations"].elements.isEmpty }
        }
        // A bare nil would be JSON's null.
        return wanted.isEmpty ? JSONValue?.none : part.replacing("lexicalEntries") { _ in wanted }
    }

    private mutating func part(ofLexicalEntry lexicalEntry: JSONValue) -> JSONValue? {
        guard items == .senses else { return withItems(lexicalEntry) }
        var entries: [JSONValue] = []
        // An entry without senses gives other information, such as an etymology.
        for entry in lexicalEntry["entries"].elements where admits(entry) && room > 0 {
            if let part = entry["senses"] == nil ? entry : withItems(entry) { entries.append(part) }
        }
        return entries.isEmpty ? JSONValue?.none : bySource(lexicalEntry).replacing("entries") { _ in entries }
    }

    /// Returns a value with its selected items; nil if there are none.
    private mutating func withItems(_ value: JSONValue) -> JSONValue? {
        let taken = taken(from: value[items.rawValue].elements)
        return taken.isEmpty ? JSONValue?.none : value.replacing(items.rawValue) { _ in taken }
    }

    /// Returns a value without the pronunciations and translations of other sources.
    private func bySource(_ value: JSONValue) -> JSONValue {
        value.replacing("pronunciations") { $0.filter(admits) }.replacing("translations") { $0.filter(admits) }
    }
}

extension JSONValue {
    /// Whether the value or a part of it names its source.
    fileprivate var namesSource: Bool {
        var sources: Set<String> = []
        addSources(to: &sources)
        return !sources.isEmpty
    }

    /// Adds the sources named in the value and its parts.
    fileprivate func addSources(to sources: inout Set<String>) {
        switch self {
        case .object(let object):
            if let source = self["source"].text { sources.insert(source) }
            for member in object.members { member.value.addSources(to: &sources) }
        case .array(let elements):
            for element in elements { element.addSources(to: &sources) }
        default: break
        }
    }
}
