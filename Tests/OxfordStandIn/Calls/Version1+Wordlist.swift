internal import HeadwordJSON
internal import HeadwordModel

extension Version1 {
    /// Lists headwords by their labels.
    func wordlist(_ call: Call) throws(Refusal) -> JSONObject {
        let code = try LanguageSet.check(call.path[1], in: LanguageSet.V1.search)
        let list = try Wordlist(call, code)
        let page = try Page(of: call, longest: 5000)
        let rows = list.headwords(of: words).map { headword in
            ["id": .string(WordID.spelling(of: headword.word)), "word": .string(headword.word)] as JSONValue
        }
        guard !rows.isEmpty else { throw .notFound("No words match the filters") }
        let metadata = page.metadata(total: rows.count, language: code, numbersAsStrings: false)
        return Renderer(version: .v1, language: code).answer(page.part(of: rows), metadata: metadata)
    }
}

/// A query for headwords: the senses that they must and must not have, and how they are spelled.
private struct Wordlist {
    private let language: String
    private let wanted: WordFilter
    private let translation: String?
    /// Headwords with a matching sense are left out.
    private let excluded: WordFilter?
    /// Matching senses are ignored.
    private let ignored: WordFilter?
    /// Headwords whose first sense matches are left out.
    private let excludedFirst: WordFilter?
    private let length: ClosedRange<Int>
    private let prefix: String
    private let isExact: Bool

    private static let keys: [WordFilter.Key] = [.lexicalCategory, .domains, .regions, .registers]

    init(_ call: Call, _ language: String) throws(Refusal) {
        self.language = language
        var segment = try FilterSegment(call.path[2])
        let names = ["exclude", "exclude_senses", "exclude_prime_senses"]
        var exclusions: [FilterSegment] = []
        for name in names { exclusions.append(try FilterSegment(call[name] ?? "")) }
        try Self.check(segment, exclusions)
        translation = try Self.takeTranslation(from: &segment, language)
        wanted = try segment.wordFilter(Self.keys)
        excluded = try Self.exclusion(exclusions[0], Self.keys)
        ignored = try Self.exclusion(exclusions[1], Self.keys)
        excludedFirst = try Self.exclusion(exclusions[2], [.registers, .domains])
        prefix = (call["prefix"] ?? "").lowercased()
        isExact = try call.flag("exact")
        length = try WordLength.range(call["word_length"])
        guard prefix.count <= length.upperBound else {
            throw .badRequest("word_length conflicts with the length of the prefix.")
        }
    }

    func headwords(of words: WordBook) -> [Headword] {
        words.headwords(in: Edition(language: language)).filter { isSpelt($0.word) && has($0) }.sorted {
            $0.word < $1.word
        }
    }

    private func isSpelt(_ word: String) -> Bool {
        let word = word.lowercased()
        return length.contains(word.count) && (isExact ? word == prefix : word.hasPrefix(prefix))
    }

    private func has(_ headword: Headword) -> Bool {
        guard translation.map(headword.hasTranslation) ?? true else { return false }
        let senses = headword.wordClasses.flatMap { wordClass in wordClass.allMeanings.map { (wordClass, $0) } }
        if let excludedFirst, let first = senses.first, excludedFirst.matches(first.1, of: first.0) { return false }
        if let excluded, senses.contains(where: { excluded.matches($0.1, of: $0.0) }) { return false }
        return senses.contains { wordClass, meaning in
            wanted.matches(meaning, of: wordClass) && !(ignored?.matches(meaning, of: wordClass) ?? false)
        }
    }

    private static func exclusion(_ segment: FilterSegment, _ keys: [WordFilter.Key]) throws(Refusal) -> WordFilter? {
        segment.filters.isEmpty ? nil : try segment.wordFilter(keys)
    }

    private static func check(_ segment: FilterSegment, _ exclusions: [FilterSegment]) throws(Refusal) {
        guard !segment.filters.isEmpty, segment.projections.isEmpty, exclusions.allSatisfy(\.projections.isEmpty) else {
            throw .badRequest("Filters must have values.")
        }
        try FilterSegment.checkLimits(of: [segment] + exclusions)
        for (key, values) in exclusions.flatMap(\.filters) {
            guard let both = values.first(where: { segment[key]?.contains($0) ?? false }) else { continue }
            throw .badRequest("'\(key)=\(both)' is both filtered and excluded.")
        }
    }

    private static func takeTranslation(
        from segment: inout FilterSegment,
        _ language: String
    ) throws(Refusal) -> String? {
        guard let targets = segment["translations"] else { return nil }
        segment.filters.removeAll { $0.key == "translations" }
        let known = LanguageSet.V1.translationTargets
        let target = try LanguageSet.check(targets[0], in: known, as: "target_lang")
        guard target != language else { throw .sameLanguages }
        return target
    }
}

/// The permitted lengths of words: `5`, `>5`, `<10`, `>5,<10` or `>5<10`. Bounds are exclusive.
private enum WordLength {
    static func range(_ text: String?) throws(Refusal) -> ClosedRange<Int> {
        guard let text else { return 0...Int.max }
        var (lower, upper) = (0, Int.max)
        for bound in bounds(in: text) {
            guard let number = Int(bound.drop { $0 == ">" || $0 == "<" }), 0..<1_000_000 ~= number else {
                throw .badRequest("word_length '\(text)' cannot be read.")
            }
            if !bound.hasPrefix("<") { lower = max(lower, bound.hasPrefix(">") ? number + 1 : number) }
            if !bound.hasPrefix(">") { upper = min(upper, bound.hasPrefix("<") ? number - 1 : number) }
        }
        guard lower <= upper else { throw .badRequest("word_length '\(text)' contradicts itself.") }
        return lower...upper
    }

    private static func bounds(in text: String) -> [Substring] {
        var bounds: [Substring] = []
        var rest = text[...]
        while let first = rest.first {
            let end = rest.dropFirst().firstIndex { "><,".contains($0) } ?? rest.endIndex
            bounds.append(first == "," ? "" : rest[..<end])
            rest = rest[end...]
            if rest.first == "," { rest = rest.dropFirst() }
        }
        return bounds.isEmpty ? [""] : bounds
    }
}
