internal import HeadwordModel

/// The spelling of headwords in running text. GCIDE begins nearly all heads with a capital, and writes them in ASCII.
struct GCIDESpelling {
    /// Phrases in the definitions of scientific names, which keep their capitals.
    private static let taxa: [StaticString] = [
        "genus of", "genus,", "order of", "family of", "division of", "class of", "suborder of", "subclass of",
        "tribe of",
        "genera of", "orders of", "group of", "phylum of", "subkingdom",
    ]

    /// Whether a spelling is known from other sources.
    private let isKnown: @Sendable (String) -> Bool
    /// Whether a word is more likely to have a capital: lists of rare words contain many names in lowercase too.
    private let isRatherCapitalized: @Sendable (_ word: String, _ lower: String) -> Bool

    init(
        _ isKnown: @escaping @Sendable (String) -> Bool,
        isRatherCapitalized: @escaping @Sendable (_ word: String, _ lower: String) -> Bool = { _, _ in false }
    ) {
        self.isKnown = isKnown
        self.isRatherCapitalized = isRatherCapitalized
    }

    /// Returns the spelling of a headword.
    func spelling(of word: GCIDEHead.Word, in block: GCIDEBlock) -> String {
        let grammar = (word.grammar ?? block.head.grammar)
        let isName =
            grammar.features.contains(.proper) || Self.isTaxon(block, grammar)
            || !isKnown(word.key.lowercased()) && Self.isOfPlaceOrPeople(block)
        if word.key.utf8.count == 1, Self.isFunctionWord(word.key, grammar, block) { return word.key.lowercased() }
        let plain = isName ? word.key : cased(word.key)
        guard word.spelling != word.key, !isKnown(plain) else { return plain }
        return Self.isBetter(word.spelling, than: word.key) ? isName ? word.spelling : cased(word.spelling) : plain
    }

    /// Returns a word or phrase that definitions refer to, without the capital that it has only as a head.
    func cased(_ word: String) -> String {
        guard let first = word.first, first.isUppercase else { return word }
        let rest = word.dropFirst()
        guard !rest.isEmpty, rest.allSatisfy({ !$0.isUppercase && !$0.isNumber }) else { return word }
        if word.hasPrefix("I ") || word.hasPrefix("I'") { return word }
        let lower = first.lowercased() + rest
        if isKnown(lower), !isRatherCapitalized(word, lower) { return lower }
        if isKnown(word) { return word }
        guard let blank = word.firstIndex(where: { $0 == " " || $0 == "-" }) else { return lower }
        // The first word of a phrase decides: "Aaron's rod", "Black bird".
        var beginning = word[..<blank]
        if beginning.hasSuffix("'s") { beginning = beginning.dropLast(2) }
        let lowerBeginning = beginning.prefix(1).lowercased() + beginning.dropFirst()
        return isKnown(String(beginning)) && !isKnown(lowerBeginning) ? word : lower
    }

    /// Whether a text can be a word or a phrase: damaged ones contain question marks or brackets.
    static func isWord(_ text: String) -> Bool {
        !text.isEmpty
            && text.unicodeScalars.allSatisfy { scalar in
                scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
                    || " -'./&,0123456789\u{2212}+".unicodeScalars.contains(scalar)
            }
    }

    /// Whether the syllabified spelling differs from the head only by accents, ligatures or marks.
    private static func isBetter(_ spelling: String, than key: String) -> Bool {
        guard !spelling.contains("("), !spelling.isEmpty else { return false }
        return bare(spelling) == bare(key) && blanks(spelling) == blanks(key)
    }

    private static func blanks(_ word: String) -> Int {
        word.utf8.reduce(0) { $0 + (" -".utf8.contains($1) ? 1 : 0) }
    }

    /// Returns the letters and digits of a word, reduced to ASCII.
    private static func bare(_ word: String) -> String {
        var letters = ""
        for scalar in word.lowercased().unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9": letters.unicodeScalars.append(scalar)
            case "æ", "ǣ": letters += "ae"
            case "œ": letters += "oe"
            case "ö", "ó", "ô", "ò": letters += "o"
            case "é", "è", "ê", "ë", "ē": letters += "e"
            case "ä", "á", "à", "â", "ã", "å": letters += "a"
            case "ü", "ú", "ù", "û", "ů": letters += "u"
            case "ï", "í", "ì", "î": letters += "i"
            case "ç": letters += "c"
            case "ñ": letters += "n"
            default: break
            }
        }
        return letters
    }

    /// Whether a single letter is a function word, such as the preposition or article `a`; `I` does not count, as it
    /// keeps its capital.
    private static func isFunctionWord(_ key: String, _ grammar: GCIDEGrammar, _ block: GCIDEBlock) -> Bool {
        if grammar.isEmpty, key == "A", let definition = block.senses.first?.definition {
            return !definition.holds("letter") && !definition.holds("symbol")
        }
        let categories: [LexicalCategory] = [.preposition, .determiner, .conjunction, .adverb, .verb]
        return key != "I" && grammar.categories.contains(where: categories.contains)
    }

    private static let namedThings: [StaticString] = [
        "native of", "natives of", "inhabitant of", "inhabitants of", "tribe of Indians", "month of the Jewish",
        "Jewish ecclesiastical year", "the language of", "language spoken", "a member of the tribe", "ancient city",
        "capital of", "a city of", "a town of", "town in", "goddess", "god of the", "Greek mythology",
    ]
    private static let beginningsOfNamed: [StaticString] = [
        "Of or pertaining to the ", "Of or pertaining to ", "Pertaining to ", "Of, pertaining to, or ",
    ]

    /// Whether a block defines the name of a people, a place, a god or a month, or something that belongs to one.
    private static func isOfPlaceOrPeople(_ block: GCIDEBlock) -> Bool {
        guard let definition = block.senses.first?.definition,
            let word = block.head.words.first?.key, !word.contains(where: { " -".contains($0) })
        else { return false }
        if namedThings.contains(where: { definition.prefix(90).holds($0) }) { return true }
        guard let beginning = beginningsOfNamed.first(where: { definition.begins(with: $0) }) else { return false }
        // "Of or pertaining to Acadia": the name begins like the head.
        let rest = definition.utf8.dropFirst(beginning.utf8CodeUnitCount)
        let key = Array(word.utf8.prefix(3))
        return key.count == 3 && key[0].isASCIICapital && rest.prefix(3).elementsEqual(key)
    }

    /// Whether a block defines a scientific name: a genus, a phylum, or another taxon in the plural.
    private static func isTaxon(_ block: GCIDEBlock, _ grammar: GCIDEGrammar) -> Bool {
        guard grammar.categories == [.noun], let definition = block.senses.first?.definition.prefix(60) else {
            return false
        }
        let names = taxa.contains { definition.holds($0) } || definition.hasPrefix("A genus")
        let isNaturalHistory =
            block.senses[0].labels.domains.contains { [.zoology, .botany, .biology].contains($0) }
            || block.head.labels.contains { ["Zo", "Bot", "Biol", "Pal"].contains(where: $0.hasPrefix) }
        return names && isNaturalHistory && definition.first?.isUppercase == true
            && (grammar.features.contains(.plural) || definition.holds("genus") || definition.holds("phylum"))
    }
}
