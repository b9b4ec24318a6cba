internal import HeadwordJSON
internal import HeadwordService
internal import JSONRPC

struct ThesaurusTool: Tool {
    let name = "thesaurus"
    let title = "Find related words"
    let summary = """
        Grouped by sense: synonyms and antonyms, or broader, narrower, parts and derived words if asked for. Use when \
        choosing another word.
        """
    let lists = ["senses"]

    /// The number of senses that are shown, and of words of a family.
    private static let (mostSenses, mostDerived) = (6, 30)

    private enum Relation: String, CaseIterable {
        case synonyms, antonyms, broader, narrower, parts, derived

        /// The name in a taxonomy; nil for what is none.
        var taxonomic: String? {
            switch self {
            case .broader: "hypernyms"
            case .narrower: "hyponyms"
            case .parts: "meronyms"
            case .synonyms, .antonyms, .derived: nil
            }
        }
    }

    func parameters(_ facts: EndpointFacts) -> [ToolParameter] {
        [
            .word(facts), .language(facts),
            ToolParameter("relations", .choices(of: Relation.allCases.map(\.rawValue))), .partOfSpeech,
        ]
    }

    func answer(_ arguments: ToolArguments, at desk: Desk) async throws(ErrorObject) -> ToolAnswer {
        let word = arguments.text("word") ?? ""
        let asked = arguments.texts("relations").compactMap(Relation.init)
        let relations = asked.isEmpty ? [.synonyms, .antonyms] : asked
        var found = Found()
        for source in [likeWords, taxonomy, family] {
            let part = try await source(relations, arguments, desk)
            found.take(part)
        }
        guard !found.groups.isEmpty || !found.derived.isEmpty else {
            let absence = found.absence ?? Absence(reason: "Nothing is related to '\(word)'.", suggestions: [])
            return ToolAnswer(absence, ["word": .string(word)])
        }
        return answer(about: word, found, desk)
    }

    private func answer(about word: String, _ found: Found, _ desk: Desk) -> ToolAnswer {
        let groups = found.groups.prefix(Self.mostSenses)
        let more = found.groups.count - groups.count
        var lines = [found.headword.map { $0 == word ? word : "\(word) → \($0)" } ?? word]
        lines += groups.enumerated().flatMap { $1.lines(number: $0 + 1) }
        if more > 0 { lines.append("… \(more) more \(more == 1 ? "sense" : "senses"); ask with partOfSpeech") }
        if !found.derived.isEmpty { lines.append("derived: " + found.derived.joined(separator: ", ")) }
        var members: JSONObject = ["word": .string(word)]
        if found.headword != word { members.put("headword", found.headword) }
        members["senses"] = .array(groups.map(\.json))
        members.put("more", count: more)
        members.put("derived", found.derived)
        return ToolAnswer(lines: lines, members, credits: desk.credits(for: found.sources))
    }

    // MARK: Asking

    /// What was found, from one method or all.
    private struct Found {
        var headword: String?
        var groups: [SenseGroup] = []
        var derived: [String] = []
        var sources: [String] = []
        var absence: Absence?

        /// Adds what another method has found, to the same senses if it knows them.
        mutating func take(_ other: Found) {
            headword = headword ?? other.headword
            for group in other.groups {
                if let index = groups.firstIndex(where: { !$0.id.isEmpty && $0.id == group.id }) {
                    groups[index].related += group.related
                } else {
                    groups.append(group)
                }
            }
            derived += other.derived
            sources += other.sources
            absence = absence ?? other.absence
        }
    }

    private func likeWords(
        _ relations: [Relation],
        _ arguments: ToolArguments,
        _ desk: Desk
    ) async throws(ErrorObject) -> Found {
        let wanted = relations.filter { $0 == .synonyms || $0 == .antonyms }.map { JSONValue.string($0.rawValue) }
        guard !wanted.isEmpty else { return Found() }
        var question = arguments.question(about: arguments.text("word") ?? "")
        question["relations"] = .array(wanted)
        let finding = try await desk.ask("thesaurus.lookup", question)
        return found(finding) { part in
            part["entries"].elements.flatMap { entry in
                entry["senses"].elements.map { sense in
                    var group = SenseGroup(sense, partOfSpeech: part.category, source: entry["source"].text ?? "")
                    group.add(sense["synonyms"].objectTexts, as: "synonyms")
                    group.add(sense["antonyms"].objectTexts, as: "antonyms")
                    return group
                }
            }
        }
    }

    private func taxonomy(
        _ relations: [Relation],
        _ arguments: ToolArguments,
        _ desk: Desk
    ) async throws(ErrorObject) -> Found {
        let wanted = relations.filter { $0.taxonomic != nil }
        guard !wanted.isEmpty else { return Found() }
        var question = arguments.question(about: arguments.text("word") ?? "")
        question["relations"] = .array(wanted.compactMap { $0.taxonomic.map(JSONValue.string) })
        let finding = try await desk.ask("taxonomy.lookup", question)
        return found(finding) { part in
            part["senses"].elements.map { sense in
                var group = SenseGroup(sense, partOfSpeech: part.category, source: "wordnet")
                for relation in wanted {
                    let concepts = sense[relation.taxonomic ?? ""].elements
                    group.add(concepts.compactMap { $0["words"].objectTexts.first }, as: relation.rawValue)
                }
                return group
            }
        }
    }

    private func family(
        _ relations: [Relation],
        _ arguments: ToolArguments,
        _ desk: Desk
    ) async throws(ErrorObject) -> Found {
        guard relations.contains(.derived) else { return Found() }
        var question = arguments.question(about: arguments.text("word") ?? "")
        question["limit"] = .integer(Int64(Self.mostDerived))
        let finding = try await desk.ask("dictionary.family", question)
        var found = found(finding) { _ in [] }
        found.derived =
            finding.results.flatMap { family in
                family["words"].objectTexts.filter { $0 != family["word"].text }
            }.unique
        return found
    }

    private func found(_ finding: Finding, _ groups: (JSONValue) -> [SenseGroup]) -> Found {
        Found(
            headword: finding.results.first?["word"].text,
            groups: finding.results.flatMap(\.lexicalEntries).flatMap(groups).filter { !$0.related.isEmpty },
            sources: finding.sources,
            absence: finding.absence
        )
    }
}

extension JSONValue {
    /// The lexical category of a lexical entry, for people.
    var category: String { (self["lexicalCategory"].text ?? "").readableLabel }
}
