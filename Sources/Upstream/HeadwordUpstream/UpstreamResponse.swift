package import HeadwordCore
package import HeadwordJSON
package import HeadwordLexicon
internal import HeadwordModel
package import OxfordAPI

/// An answer of the Oxford Dictionaries API in Headword's format; members that Headword does not know are kept.
package struct UpstreamResponse: JSONWritable, Hashable, Sendable {
    /// The results: a list, or for some methods a single result or an object of results.
    package var results: JSONValue?
    /// The single result of `lexistats.word`.
    private var result: JSONValue?
    private var metadata: JSONObject
    private var others: JSONObject

    /// Converts an answer of the API.
    package init<Body: OxfordBody>(_ answer: OxfordAnswer<Body>, version: OxfordVersion) {
        others = [:]
        if case .object(let object) = answer.body.json(in: .headword) { others = object }
        metadata = [
            "schema": .string("\(Body.schemaName)/1"), "source": answer.isCached ? "cache" : "upstream",
            "sources": ["oxford"],
        ]
        var said: JSONObject = [:]
        if case .object(let object) = others["metadata"] {
            for member in object.members {
                if ["limit", "offset", "total"].contains(member.name), let count = Self.count(member.value) {
                    metadata[member.name] = .integer(Int64(count))
                } else {
                    said[member.name] = member.value
                }
            }
        }
        let labels = answer.body.unknownLabels
        if !labels.members.isEmpty { said["labels"] = .object(labels) }
        said["version"] = .string(version.rawValue)
        metadata["upstream"] = .object(said)
        (results, result) = (others["results"], others["result"])
        for name in ["metadata", "results", "result"] { others[name] = nil }
    }

    /// Writes `{metadata, results}`.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("metadata", metadata)
            writer.member("results", ifPresent: results)
            writer.member("result", ifPresent: result)
            for member in others.members {
                writer.name(member.name)
                member.value.write(to: &writer)
            }
        }
    }
}

extension UpstreamResponse {
    /// Adds the upstream's own replies that the response was made from.
    mutating func add(replies: [JSONValue]) {
        guard case .object(var said) = metadata["upstream"] else { return }
        said["replies"] = .array(replies)
        metadata["upstream"] = .object(said)
    }
}

extension JSONValue {
    /// Whether this is a string that differs from a word only in case, diacritics, spaces and hyphens.
    fileprivate func isSpelling(of word: String) -> Bool {
        guard case .string(let text) = self else { return false }
        return Spelling.folded(text).isSame(as: Spelling.folded(word))
    }
}

// MARK: - Results about headwords

extension UpstreamResponse {
    /// The results, if they are a list of objects.
    package var rows: [JSONObject] {
        get {
            guard case .array(let elements) = results else { return [] }
            return elements.compactMap { if case .object(let row) = $0 { row } else { nil } }
        }
        set { results = .array(newValue.map(JSONValue.object)) }
    }

    /// Adds to each result how its headword was found.
    ///
    /// - Parameters:
    ///   - analyses: the analyses of the word as a form of the headword; nil if the word itself was looked up.
    ///   - isLemmatized: whether the API may have looked up a headword that the word is a form of.
    package mutating func addMatches(of word: String, analyses: [JSONValue]? = nil, isLemmatized: Bool = false) {
        let asked = Spelling.normalized(word)
        rows = rows.map { row in
            var row = row
            var match: JSONObject = ["kind": .string(MatchKind.exact.label)]
            if let analyses {
                match = ["kind": .string(MatchKind.lemma.label)]
                if !analyses.isEmpty { match["analyses"] = .array(analyses) }
            } else if let found = row["word"] ?? row["text"], found != .string(asked) {
                let isFolded = !isLemmatized || found.isSpelling(of: asked)
                match["kind"] = .string((isFolded ? MatchKind.folded : .lemma).label)
            }
            row["match"] = .object(match)
            row["word"] = row["word"] ?? row["text"] ?? .string(asked)
            return row
        }
    }

    /// Keeps only the results that were found in one way; nil keeps all.
    ///
    /// - Throws: ``OxfordFailure`` of the kind `notFound` if there are none.
    package mutating func keep(_ kind: MatchKind?, of word: String) throws {
        guard let kind else { return }
        rows = rows.filter { row in
            if case .object(let match) = row["match"] { match["kind"] == .string(kind.label) } else { false }
        }
        guard rows.isEmpty else { return }
        let what = kind == .exact ? "in exactly this spelling" : "in another spelling"
        throw OxfordFailure(.notFound, "The Oxford Dictionaries API does not have '\(word)' \(what).")
    }

    /// Keeps only the lexical entries of some categories, where the API does not filter them.
    ///
    /// - Throws: ``OxfordFailure`` of the kind `notFound` if there are none.
    package mutating func keep(lexicalCategories names: [String], of word: String) throws {
        guard !names.isEmpty else { return }
        let labels = names.map(JSONValue.string)
        rows = rows.compactMap { row in
            guard case .array(let entries) = row["lexicalEntries"] else { return nil }
            let kept = entries.filter { entry in
                guard case .object(let entry) = entry, let label = entry["lexicalCategory"] else { return false }
                return labels.contains(label)
            }
            var row = row
            row["lexicalEntries"] = .array(kept)
            return kept.isEmpty ? nil : row
        }
        guard rows.isEmpty else { return }
        let text = names.joined(separator: " or ")
        throw OxfordFailure(.notFound, "The Oxford Dictionaries API has nothing about '\(word)' as \(text).")
    }

    /// Adds the results of another answer.
    package mutating func append(_ other: UpstreamResponse) {
        rows += other.rows
    }

    /// Records which headwords are missing from the results, and why.
    package mutating func setMissing(_ words: [String], because failure: OxfordFailure) {
        metadata["partial"] = .object(failure.callFailure.members(["missing": .array(words.map(JSONValue.string))]))
    }

    /// Records which headwords are missing from the results because the API was not asked for them, and why.
    package mutating func setMissing(_ words: [String], reason: String, _ message: String) {
        metadata["partial"] = [
            "missing": .array(words.map(JSONValue.string)), "reason": .string(reason), "message": .string(message),
        ]
    }

    /// Records which part of a list the results are, as far as the API does not say so itself.
    package mutating func completePart(_ page: Page) {
        let part: [(String, Int)] = [("limit", page.limit), ("offset", page.offset), ("total", rows.count)]
        for (name, value) in part where metadata[name] == nil { metadata[name] = .integer(Int64(value)) }
    }

    /// v2 sends numbers as text here.
    private static func count(_ value: JSONValue) -> Int? { (try? OxfordCount(oxford: value))?.integer }

    /// Records which part of a list the results are.
    package mutating func setPart(_ page: Page, total: Int) {
        metadata["limit"] = .integer(Int64(page.limit))
        metadata["offset"] = .integer(Int64(page.offset))
        metadata["total"] = .integer(Int64(total))
    }
}
