/// Makes an etymology readable: languages by their names, Greek in Greek letters, and nothing where letters were lost.
struct GCIDEEtymology {
    private static let abbreviations =
        (try? LabelTable("gcide-etymology.tsv", PackageResources.gcide_etymology_tsv) { String($0) })?.labels ?? [:]
    /// Abbreviations that say only how words hang together.
    private static let connectives: Set<String> = ["from", "compare", "Compare", "and", "or", "the", "a", "to", "+"]
    private static let phrases: [(abbreviation: [String], meaning: String)] = [
        (["p.", "p."], "past participle"), (["p.", "pr."], "present participle"), (["v.", "t."], "verb"),
        (["v.", "i."], "verb"), (["vb.", "n."], "verbal noun"), (["n."], "noun"), (["a."], "adjective"),
        (["v."], "verb"),
    ]

    /// The etymology; nil if only the names of languages are left of it.
    static func readable(_ text: Substring) -> String? {
        var reader = Self()
        reader.read(text.split(separator: " ").flatMap(parted))
        guard let joined = joined(reader.words) else { return nil }
        let kept =
            reader.hasLostWords ? LostWords.removed(from: joined) { wordsOfLanguages.contains(String($0)) } : joined
        guard !kept.isEmpty, !reader.hasLostWords || saysMoreThanLanguages(kept) else { return nil }
        return text.hasSuffix(".") && !kept.hasSuffix(".") ? kept + "." : kept
    }

    private static let wordsOfLanguages = Set(
        abbreviations.values.flatMap { $0.split(separator: " ").map(String.init) }
    )

    private static func saysMoreThanLanguages(_ text: String) -> Bool {
        text.split(separator: " ").contains { word in
            let bare = String(word.trimmed(of: ".,;:()+"))
            return !bare.isEmpty && !connectives.contains(bare) && !wordsOfLanguages.contains(bare)
        }
    }

    /// Whether a bracket speaks of other languages.
    static func isEtymology(_ text: Substring) -> Bool {
        text.split { " (,;[".contains($0) }.contains {
            $0.first?.isUppercase == true && abbreviations[String($0)] != nil
        }
    }

    /// `fr.L.`: two words whose blank was lost.
    private static func parted(_ token: Substring) -> [Substring] {
        for abbreviation in ["fr.", "cf.", "Cf."] where token.hasPrefix(abbreviation) && token.count > 3 {
            let rest = token.dropFirst(3)
            if rest.first?.isLetter == true || rest.first == "{" { return [token.prefix(3), rest] }
        }
        return [token]
    }

    private var words: [String] = []
    private var hasLostWords = false
    private var isInGreek = false
    private var isInRootNumbers = false

    private mutating func read(_ tokens: [Substring]) {
        var tokens = tokens[...]
        while let token = tokens.popFirst() {
            if takePhrase(token, &tokens) { continue }
            let opening = token.prefix { $0 == "(" || $0 == "[" || $0 == "{" }
            let core = token.dropFirst(opening.count)
            if isRootNumber(core) { continue }
            if core == "Fr.", let next = tokens.first, Self.abbreviations[String(next.trimmed(of: ",;:"))] != nil {
                words.append("from")
            } else if core.contains("?") {
                drop(core, opening: opening, before: tokens.first)
            } else {
                words.append(String(opening.filter { $0 != "{" }) + word(core, isLast: endsSentence(tokens.first)))
            }
        }
    }

    private func endsSentence(_ next: Substring?) -> Bool {
        guard let next else { return true }
        return next.begins(with: "See") || next.begins(with: "Cf.") || next.begins(with: "CF.")
    }

    /// `p. p. of`: abbreviations of several words that always stand together.
    private mutating func takePhrase(_ token: Substring, _ tokens: inout ArraySlice<Substring>) -> Bool {
        for (abbreviation, meaning) in Self.phrases {
            let isAlone = abbreviation.count == 1
            guard (isAlone ? token.trimmed(of: ",;:)") : token) == abbreviation[0] else { continue }
            let rest = tokens.prefix(abbreviation.count - 1).map { String($0.trimmed(of: ",;:)]")) }
            guard rest == Array(abbreviation.dropFirst()) else { continue }
            let tail = (tokens.prefix(abbreviation.count - 1).last ?? token).drop { $0 != "." }.dropFirst()
            tokens = tokens.dropFirst(abbreviation.count - 1)
            words.append(meaning + (tail.isEmpty && tokens.first != nil && endsSentence(tokens.first) ? "." : tail))
            return true
        }
        return false
    }

    /// `√95, 110.`: numbers in a list of roots that GCIDE does not contain.
    private mutating func isRootNumber(_ token: Substring) -> Bool {
        let isNumber = token.trimmed(of: ".,;").allSatisfy(\.isNumber) && isInRootNumbers
        isInRootNumbers =
            token == "√" || (token.hasPrefix("√") && token.dropFirst().first?.isNumber == true) || isNumber
        return isInRootNumbers
    }

    /// Marks a word of which letters were lost, but keeps the end of the sentence behind it, and what it meant where its
    /// language is known: `Gr. ? to bear`.
    private mutating func drop(_ token: Substring, opening: Substring, before next: Substring?) {
        hasLostWords = true
        let mark = String(token.reversed().prefix { ".,;:)]".contains($0) }.reversed().filter { $0 != "]" })
        if mark.isEmpty, opening.isEmpty, let next, Self.isMeaning(next), let language = words.last,
            Self.abbreviations.values.contains(language), !Self.connectives.contains(language)
        {
            words[words.count - 1] = (language.first.map("AEIO".contains) == true ? "an " : "a ") + language
            words.append("word meaning")
        } else {
            words.append(opening + LostWords.mark + mark)
        }
    }

    /// Whether a token begins what a word meant: `to bear`, `a goat`.
    private static func isMeaning(_ token: Substring) -> Bool {
        let isWord = token.utf8.allSatisfy { ($0 | 0x20).isASCIILetter || ",;".utf8.contains($0) }
        let bare = String(token.trimmed(of: ",;"))
        return isWord && token.first?.isLowercase == true && !joints.contains(bare)
    }

    /// Words that follow a word of another language without saying what it meant.
    private static let joints: Set<String> = [
        "akin", "and", "as", "but", "by", "for", "from", "fr", "in", "is", "of", "or", "perh", "perhaps", "prob",
        "probably", "through", "whence", "which", "with",
    ]

    private mutating func word(_ token: Substring, isLast: Bool) -> String {
        let stem = token.trimmed(of: ",;:()[]{}")
        if let meaning = Self.abbreviations[String(stem)] {
            isInGreek = stem == "Gr."
            let tail = token.dropFirst(stem.count)
            if words.last == meaning { words.removeLast() }
            return meaning + (tail.isEmpty && isLast ? "." : tail)
        }
        if stem.last == ".", stem.first?.isUppercase == true, stem.count < 7 { isInGreek = false }
        let bare = Substring(token.filter { $0 != "{" && $0 != "}" })
        let core = bare.trimmed(of: ".,;:)]")
        if GreekLetters.isGreek(core, afterGreek: isInGreek) {
            return GreekLetters.converted(core) + bare[core.endIndex...]
        }
        return String(bare)
    }

    /// Joins the words and mends what the lost ones left.
    private static func joined(_ words: [String]) -> String? {
        var text = ""
        for word in words where !word.isEmpty {
            let isMark = word.utf8.allSatisfy { ".,;:)".utf8.contains($0) }
            if !text.isEmpty, !isMark, text.last != "(" { text += " " }
            text += word
        }
        let result = GCIDEDefinition.readable(text.trimmed(of: " .,;:+=/")) + (text.hasSuffix(".") ? "." : "")
        let isClean = result.utf8.allSatisfy { !"\\[]{}`^<>|".utf8.contains($0) }
        return result.count < 2 || !isClean ? nil : result
    }
}

extension GCIDEEtymology {
    /// What clauses begin with that point to other heads, or say how the word was written.
    private static let asides = [
        "See ", "see ", "Compare ", "compare ", "Cf", "Written ", "Formerly written", "Formerly spel", "Also written",
        "Often written", "Sometimes written", "In sense",
    ]
    /// What lists of forms begin with that stand before an etymology, and what the etymology then begins with.
    private static let (forms, beginnings) = (["nominative ", "Possess."], ["Middle English ", "Old English "])

    /// An etymology without what speaks of other heads, of numbered senses and of forms; nil if nothing else is there.
    static func statement(in etymology: String) -> String? {
        let text = withoutForms(etymology)
        let statement = EtymologyClauses(text).joined { clause in
            asides.contains(where: clause.hasPrefix) ? "" : withoutSenseNumbers(clause)
        }
        return statement.isEmpty ? nil : withoutDoubledPrefixes(statement)
    }

    /// `prefix re- + facere` for `prefix re- re- + facere`, where the second is the prefix again as its own meaning.
    private static func withoutDoubledPrefixes(_ statement: String) -> String {
        guard statement.contains("- ") else { return statement }
        let words = statement.split(separator: " ")
        return words.indices.filter { $0 == 0 || words[$0] != words[$0 - 1] || words[$0].last != "-" }
            .map { words[$0] }.joined(separator: " ")
    }

    private static func withoutForms(_ etymology: String) -> String {
        guard forms.contains(where: etymology.hasPrefix) else { return etymology }
        let starts = beginnings.compactMap { etymology.firstRange(of: $0)?.lowerBound }
        return starts.min().map { String(etymology[$0...]) } ?? ""
    }

    /// A clause without `(in senses 1 & 3)`.
    private static func withoutSenseNumbers(_ clause: Substring) -> Substring {
        guard let start = clause.firstRange(of: "(in sense")?.lowerBound,
            let end = clause[start...].firstIndex(of: ")")
        else { return clause }
        return Substring(clause[..<start].trimmed + clause[clause.index(after: end)...])
    }

    /// The word, in lower case, that an etymology only refers to: `See Abate, verb.`
    static func reference(_ etymology: String) -> String? {
        guard etymology.hasPrefix("See "), etymology.utf8.count < 60 else { return nil }
        let rest = etymology.dropFirst(4).trimmed(of: " .")
        let parts = rest.split(separator: ",", maxSplits: 1).map(\.trimmed)
        let partsOfSpeech: Set<Substring> = ["verb", "noun", "adjective", "n", "v", "a", "adv", "prep"]
        guard let word = parts.first, parts.count == 1 || partsOfSpeech.contains(parts[1]) else { return nil }
        return word.holds(". ") || word.holds("(") || word.split(separator: " ").count > 3 ? nil : word.lowercased()
    }
}
