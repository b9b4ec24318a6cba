/// A reader that makes a printed etymology readable: it spells out the names of languages, sets Greek in Greek letters
/// and drops words that lost letters.
struct GCIDEEtymology {
    private static var abbreviations: [String: String] { GCIDETables.shared.etymology }
    /// Words that only connect others and say nothing about an origin.
    private static let connectives: Set<String> = ["from", "compare", "Compare", "and", "or", "the", "a", "to", "+"]
    private static let phrases: [(abbreviation: [String], meaning: String)] = [
        (["p.", "p."], "past participle"), (["p.", "pr."], "present participle"), (["v.", "t."], "verb"),
        (["v.", "i."], "verb"), (["vb.", "n."], "verbal noun"), (["n."], "noun"), (["a."], "adjective"),
        (["v."], "verb"),
    ]

    /// Returns the etymology in readable form; nil if it is damaged or only names of languages are left.
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

    /// Whether a bracketed text mentions other languages, as an etymology does.
    static func isEtymology(_ text: Substring) -> Bool {
        text.split { " (,;[".contains($0) }.contains {
            $0.first?.isUppercase == true && abbreviations[String($0)] != nil
        }
    }

    /// Splits two words that lost the space between them: `fr.L.`.
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

    /// Reads a grammatical abbreviation of one or several words, such as `p. p.`, and returns whether there was one.
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

    /// Whether a token is part of a reference to the list of roots, which GCIDE does not contain: `√95, 110.`.
    private mutating func isRootNumber(_ token: Substring) -> Bool {
        let isNumber = token.trimmed(of: ".,;").allSatisfy(\.isNumber) && isInRootNumbers
        isInRootNumbers =
            token == "√" || (token.hasPrefix("√") && token.dropFirst().first?.isNumber == true) || isNumber
        return isInRootNumbers
    }

    /// Marks a word that lost letters. Keeps the punctuation after it, and its meaning where the language is known:
    /// `Gr. ? to bear`.
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

    /// Whether a token begins the meaning of a foreign word: `to bear`, `a goat`.
    private static func isMeaning(_ token: Substring) -> Bool {
        let isWord = token.utf8.allSatisfy { ($0 | 0x20).isASCIILetter || $0.isAny(of: ",;") }
        let bare = String(token.trimmed(of: ",;"))
        return isWord && token.first?.isLowercase == true && !joints.contains(bare)
    }

    /// Words that can follow a foreign word without beginning its meaning.
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

    /// Joins the words into readable text; nil if it is shorter than two characters or contains stray markup.
    private static func joined(_ words: [String]) -> String? {
        var text = ""
        for word in words where !word.isEmpty {
            let isMark = word.utf8.allSatisfy { $0.isAny(of: ".,;:)") }
            if !text.isEmpty, !isMark, text.last != "(" { text += " " }
            text += word
        }
        let result = GCIDEDefinition.readable(text.trimmed(of: " .,;:+=/")) + (text.hasSuffix(".") ? "." : "")
        let isClean = result.utf8.allSatisfy { !$0.isAny(of: "\\[]{}`^<>|") }
        return result.count < 2 || !isClean ? nil : result
    }
}

extension GCIDEEtymology {
    /// The beginnings of clauses that refer to other heads or give other spellings.
    private static let asides = [
        "See ", "see ", "Compare ", "compare ", "Cf", "Written ", "Formerly written", "Formerly spel", "Also written",
        "Often written", "Sometimes written", "In sense",
    ]
    /// The beginnings of lists of forms that precede some etymologies, and the beginnings of those etymologies.
    private static let (forms, beginnings) = (["nominative ", "Possess."], ["Middle English ", "Old English "])

    /// Returns an etymology without references to other heads, sense numbers and lists of forms; nil if nothing else is
    /// left.
    static func statement(in etymology: String) -> String? {
        let text = withoutForms(etymology)
        let statement = EtymologyClauses(text).joined { clause in
            asides.contains(where: clause.hasPrefix) ? "" : withoutSenseNumbers(clause)
        }
        return statement.isEmpty ? nil : withoutDoubledPrefixes(statement)
    }

    /// Turns `prefix re- re- + facere` into `prefix re- + facere`: the second `re-` only repeats the prefix as its
    /// meaning.
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

    /// Removes a remark such as `(in senses 1 & 3)` from a clause.
    private static func withoutSenseNumbers(_ clause: Substring) -> Substring {
        guard let start = clause.utf8.range(of: "(in sense")?.lowerBound,
            let end = clause[start...].firstIndex(of: ")")
        else { return clause }
        return Substring(clause[..<start].trimmed + clause[clause.index(after: end)...])
    }

    /// Returns the lowercased word to which an etymology merely refers (`See Abate, verb.`); nil if it says more.
    static func reference(_ etymology: String) -> String? {
        guard etymology.hasPrefix("See "), etymology.utf8.count < 60 else { return nil }
        let rest = etymology.dropFirst(4).trimmed(of: " .")
        let parts = rest.split(separator: ",", maxSplits: 1).map(\.trimmed)
        let partsOfSpeech: Set<Substring> = ["verb", "noun", "adjective", "n", "v", "a", "adv", "prep"]
        guard let word = parts.first, parts.count == 1 || partsOfSpeech.contains(parts[1]) else { return nil }
        return word.holds(". ") || word.holds("(") || word.split(separator: " ").count > 3 ? nil : word.lowercased()
    }
}
