/// Strips English words of their endings so that `drives`, `driving` and `driver` share a stem, as do `habit` and
/// `habitual`.
///
/// The stems are rough and need no lexicon: what matters is that queries and definitions are treated alike.
package enum GlossStem {
    /// Calls `body` with each word of two letters or more, in lower case, and its stem; the stem is nil for words that
    /// carry no meaning.
    package static func forEachWord(of text: String, _ body: (_ word: String, _ stem: String?) -> Void) {
        var word: [UInt8] = []
        func end() {
            defer { word.removeAll(keepingCapacity: true) }
            guard word.count > 1 else { return }
            let text = String(decoding: word, as: UTF8.self)
            guard stopWords[word] == nil else { return body(text, nil) }
            strip(&word)
            body(text, String(decoding: word, as: UTF8.self))
        }
        // In UTF-8, dashes and quotation marks begin with 0xE2.
        var rest = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): word.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte | 0x20)
            case 0xE2:
                rest = 2
                end()
            case 0x80...: if rest > 0 { rest -= 1 } else { word.append(byte) }
            default: end()
            }
        }
        end()
    }

    /// Returns the stems of a text in the order of its words, each once.
    package static func stems(of text: String) -> [String] {
        var stems: [String] = []
        forEachWord(of: text) { _, stem in
            if let stem, !stems.contains(stem) { stems.append(stem) }
        }
        return stems
    }

    /// Returns the stem of a text that is a single word; nil for any other text, and for a stop word.
    package static func stem(ofWord text: String) -> String? {
        guard !text.contains(" ") else { return nil }
        var stems: [String?] = []
        forEachWord(of: text) { stems.append($1) }
        return stems.count == 1 ? stems[0] : nil
    }

    /// Turns a word into its stem.
    private static func strip(_ word: inout [UInt8]) {
        if let lemma = lemmas[word] { word = lemma }
        guard word.count > 3 else { return }
        stripInflection(&word)
        stripDerivation(&word)
    }
}

// MARK: - Endings

extension GlossStem {
    private static func stripInflection(_ stem: inout [UInt8]) {
        stripPlural(&stem)
        stripParticiple(&stem)
        if stem.count >= 6, stem.ends("er") || stem.ends("or") { stem.removeLast(2) }
        if stem.count > 5, stem.ends("ly") { stem.removeLast(2) }
        if stem.count > 3, stem.ends("e") { stem.removeLast() }
    }

    private static let sibilants: [String] = ["xes", "ches", "shes", "zes", "ses"]

    private static func stripPlural(_ stem: inout [UInt8]) {
        if stem.count > 4, stem.ends("ies") {
            stem.replaceSubrange((stem.count - 3)..., with: "y".utf8)
        } else if stem.ends("sses") || (stem.count > 5 && sibilants.contains(where: stem.ends)) {
            stem.removeLast(2)
        } else if stem.ends("s"), !stem.ends("ss"), !stem.ends("us"), !stem.ends("is") {
            stem.removeLast()
        }
    }

    private static func stripParticiple(_ stem: inout [UInt8]) {
        if stem.count > 4, stem.ends("ied") {
            stem.replaceSubrange((stem.count - 3)..., with: "y".utf8)
            return
        }
        let rest = stem.count - (stem.ends("ing") ? 3 : stem.ends("ed") ? 2 : stem.count)
        guard rest > 2, stem[..<rest].contains(where: isVowel) else { return }
        stem.removeLast(stem.count - rest)
        guard let last = stem.last, stem[stem.count - 2] == last, last != UInt8(ascii: "l"),
            last != UInt8(ascii: "s"), last != UInt8(ascii: "z")
        else { return }
        stem.removeLast()
    }

    private static func isVowel(_ letter: UInt8) -> Bool {
        switch letter {
        case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"),
            UInt8(ascii: "y"):
            true
        default: false
        }
    }

    /// Derivational suffixes by their last letter.
    private static let suffixes = Dictionary(
        grouping: """
            ational ization isation fulness ousness iveness ability ibility ation ition ution ately ement ness ment \
            tion sion ical ance ence ancy ency able ible ally ity ous ful ive ial ual ant ent ism ist ize ise ate ify \
            al ic y ion
            """.split(separator: " ").map { Array($0.utf8) },
        by: { $0[$0.count - 1] }
    )

    /// Strips one derivational suffix, provided that four letters are left before it.
    private static func stripDerivation(_ stem: inout [UInt8]) {
        guard let last = stem.last else { return }
        if let suffix = suffixes[last]?.first(where: { stem.count >= $0.count + 4 && stem.ends($0) }) {
            stem.removeLast(suffix.count)
        }
        if stem.count > 4, stem.ends("i") || stem.ends("e") || stem.ends("u") { stem.removeLast() }
    }
}

extension [UInt8] {
    fileprivate func ends(_ ending: String) -> Bool { ends(ending.utf8) }

    fileprivate func ends(_ ending: some Collection<UInt8>) -> Bool {
        var place = count - ending.count
        guard place >= 0 else { return false }
        for byte in ending {
            guard self[place] == byte else { return false }
            place += 1
        }
        return true
    }
}

// MARK: - Words

extension GlossStem {
    /// Words so common in definitions and queries that they say nothing of the meaning.
    private static let stopWords = WordTable(
        """
        an the of and or in to for with by from on at as is are was were be been being that which who whom whose it its \
        this these those such not no any some having has have had used esp especially usually etc something someone \
        somebody one person thing things you your they their his her he she when where what can cannot may do does did \
        don doesn isn so very than into out up off about just own other another more most much many only also each every \
        all both either neither while during before after through over under between among against upon if then there \
        here how why again further once re ve ll
        """.split(separator: " ").map { (Array($0.utf8), ()) }
    )

    /// The lemmas of irregular forms, which no rule covers.
    private static let lemmas = WordTable(
        irregularForms.split(separator: ",").flatMap { line in
            let words = line.split(separator: " ").map { Array($0.utf8) }
            return words.dropFirst().map { ($0, words[0]) }
        }
    )

    private static let irregularForms = """
        child children,man men,woman women,tooth teeth,foot feet,mouse mice,goose geese,make made making,\
        drive driven drove,write written wrote,keep kept,build built,take taken took,give given gave,go gone went,\
        tell told,say said,sell sold,buy bought,teach taught,think thought,wife wives,knife knives,life lives,\
        wolf wolves,half halves,shelf shelves,wear worn wore,grow grown grew,know known knew,see seen,eat eaten ate,\
        break broken,speak spoken spoke,lose lost,hold held,run ran,sing sang sung,fly flown flew,body bodies,dig dug,\
        leave left,leaf leaves,sleep slept,steal stole stolen
        """
}

/// Values of words, found without making strings of them.
private struct WordTable<Value: Sendable>: Sendable {
    private var values = Array(repeating: [(word: [UInt8], value: Value)](), count: 256)

    init(_ words: [([UInt8], Value)]) {
        for (word, value) in words { values[Self.place(of: word)].append((word, value)) }
    }

    private static func place(of word: [UInt8]) -> Int {
        guard let first = word.first, let last = word.last else { return 0 }
        return Int(first &* 31 &+ last &* 7 &+ UInt8(truncatingIfNeeded: word.count))
    }

    subscript(word: [UInt8]) -> Value? {
        for entry in values[Self.place(of: word)] where entry.word == word { return entry.value }
        return nil
    }
}
