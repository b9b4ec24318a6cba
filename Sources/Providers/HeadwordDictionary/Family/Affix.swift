internal import HeadwordModel

/// A prefix or a suffix with which English makes words from others.
struct Affix: Hashable {
    /// A lexical category of the base that is enough to be sure of the derivation, and that of the derived word.
    struct Certainty: Hashable {
        var base: LexicalCategory
        var derived: LexicalCategory
    }

    /// As dictionaries write it: `-ness`, `un-`.
    var label: String
    /// The letters.
    var letters: Substring
    /// The endings of the base in whose place a suffix stands: of `-able`, nothing (`work`), `e` (`love`) and `ate`
    /// (`tolerate`). Of a prefix, one that is empty.
    var replaced: [Substring]
    /// When no dictionary need say that a word is derived from the other.
    var certainty: Certainty?

    /// Whether it stands before the base.
    var isPrefix: Bool { label.hasSuffix("-") }
}

extension Affix {
    /// Reads a line: the affix, the endings that it replaces or `.` for none, and the categories between which it is
    /// certain, if any.
    private init(_ line: Substring) {
        let fields = line.split(separator: " ")
        label = String(fields[0])
        letters = fields[0].trimming("-")
        replaced = fields.dropFirst().prefix { !$0.contains(">") }.map { $0 == "." ? "" : $0 }
        if replaced.isEmpty { replaced = [""] }
        let categories = fields.last?.split(separator: ">").compactMap { LexicalCategory(label: String($0)) } ?? []
        if categories.count == 2 { certainty = Certainty(base: categories[0], derived: categories[1]) }
    }

    /// The suffixes, the longest first.
    static let suffixes = lines(of: suffixTable).map(Self.init).sorted { $0.letters.count > $1.letters.count }
    /// The prefixes, the longest first.
    static let prefixes = lines(of: prefixTable).map(Self.init).sorted { $0.letters.count > $1.letters.count }

    private static func lines(of table: String) -> [Substring] { table.split(separator: "\n") }

    private static let suffixTable = """
        -ability able
        -able . e ate y
        -ably able
        -acy ate at
        -age . e
        -aholic .
        -al . e y
        -ally . al
        -ance . e ant ate
        -ancy ant
        -ant . e ate y
        -arian . y
        -ary . e
        -ate . e
        -athon .
        -ation . e ate
        -ative . e ate
        -ator ate
        -atory . e ate
        -cy . t te
        -dom . e
        -ee . e
        -eer .
        -en . e
        -ence . e ent
        -ency ent
        -ent . e
        -er . e y
        -ery . e er
        -ese .
        -ess . er
        -esque .
        -ette .
        -fold .
        -ful .
        -gate .
        -hood .
        -ial . y e
        -ian . y e
        -ibility ible
        -ible . e
        -ic . e y
        -ical . e y ic
        -ification ify
        -ify . e y
        -ion . e
        -ious . y e ion
        -isation ise
        -ise . e y
        -ish . e
        -ism . e ist
        -ist . e y
        -istic ist ism
        -ition . e
        -ity . e
        -ive . e ion
        -ization ize
        -ize . e y
        -less . noun>adjective
        -let .
        -like .
        -ling .
        -ly . le adjective>adverb
        -ment .
        -most .
        -ness . adjective>noun
        -or . e
        -ory . e ion
        -osity ous
        -ous . e y
        -phile .
        -phobia .
        -proof .
        -ress or er
        -ship .
        -sion d de t s
        -some .
        -ster .
        -th .
        -tion t te
        -ty .
        -ure . e
        -ward .
        -wards .
        -wide .
        -wise .
        -worthy .
        -y . e
        """

    private static let prefixTable = """
        anti-
        arch-
        auto-
        be-
        bi-
        bio-
        co-
        counter-
        cyber-
        de-
        dis-
        down-
        e-
        eco-
        electro-
        em-
        en-
        ex-
        extra-
        fore-
        geo-
        hyper-
        il-
        im-
        in-
        inter-
        intra-
        ir-
        macro-
        mega-
        micro-
        mid-
        mini-
        mis-
        mono-
        multi-
        neo-
        neuro-
        non- . noun>noun
        off-
        on-
        out-
        over-
        photo-
        poly-
        post-
        pre-
        pro-
        pseudo-
        psycho-
        re-
        self-
        semi-
        step-
        sub-
        super-
        tele-
        trans-
        tri-
        ultra-
        un- . adjective>adjective
        under-
        up-
        """
}

// MARK: - Bases and derived words

extension Affix {
    /// Returns the words that a word may be derived from with this affix; most of them do not exist.
    func bases(of word: String) -> [String] {
        isPrefix ? basesBehind(word) : replaced.flatMap { bases(before: word, ending: $0) }
    }

    private func basesBehind(_ word: String) -> [String] {
        guard word.hasPrefix(letters) else { return [] }
        let rest = word.dropFirst(letters.count)
        return [String(rest.first == "-" ? rest.dropFirst() : rest)].filter { $0.count >= Self.shortestBase }
    }

    /// The minimum number of letters of a base.
    private static let shortestBase = 2

    private func bases(before word: String, ending: Substring) -> [String] {
        guard word.hasSuffix(letters) else { return [] }
        var stem = word.dropLast(letters.count)
        if stem.last == "-" { stem.removeLast() }
        guard stem.count >= Self.shortestBase else { return [] }
        var bases = [stem + ending]
        if ending.isEmpty {
            if stem.last == "i" { bases.append(stem.dropLast() + "y") }
            if beginsWithVowel, let last = stem.last, last == stem.dropLast().last { bases.append(stem.dropLast()) }
        }
        return bases.map(String.init).filter { $0.count >= Self.shortestBase && $0 != word }
    }

    /// Returns the words that may be derived from a word with this affix; most of them do not exist.
    func derived(from base: String) -> [String] {
        if isPrefix { return ["\(letters)\(base)", "\(letters)-\(base)"] }
        var words: [String] = []
        for ending in replaced where base.hasSuffix(ending) {
            let stem = base.dropLast(ending.count)
            words.append("\(stem)\(letters)")
            guard ending.isEmpty else { continue }
            if stem.last == "y" { words.append("\(stem.dropLast())i\(letters)") }
            if beginsWithVowel, let last = stem.last, !"aeiouwxy".contains(last) {
                words.append("\(stem)\(last)\(letters)")
            }
        }
        return words
    }

    private var beginsWithVowel: Bool { letters.first.map { "aeiouy".contains($0) } ?? false }
}

extension Substring {
    /// Returns the text without a character at its ends.
    fileprivate func trimming(_ character: Character) -> Substring {
        var text = drop { $0 == character }
        while text.last == character { text.removeLast() }
        return text
    }
}
