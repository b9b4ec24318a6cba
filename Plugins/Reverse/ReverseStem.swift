extension ReverseProvider {
    /// What is left of an English word without its endings, so that `drives`, `driving` and `driver` are one.
    ///
    /// Rough, and in no need of the lexicon: what matters is that questions and definitions are treated alike.
    enum Stem {
        /// FNV-1a of no bytes.
        static let emptyHash: UInt64 = 0xCBF2_9CE4_8422_2325

        static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

        static func hash(of word: some Sequence<UInt8>) -> UInt64 { word.reduce(emptyHash, hash) }

        /// The hash of a word's stem; nil for words that are in every other definition.
        static func stemHash(of word: [UInt8], _ hash: UInt64) -> UInt64? {
            if stopHashes.contains(hash) { return nil }
            return irregular[hash] ?? self.hash(of: stripped(word))
        }

        private static let stopHashes = Set(stopWords.split(separator: " ").map { hash(of: $0.utf8) })

        private static let irregular: [UInt64: UInt64] = {
            var hashes: [UInt64: UInt64] = [:]
            for line in irregularForms.split(separator: ",") {
                let words = line.split(separator: " ")
                guard let lemma = words.first else { continue }
                for form in words.dropFirst() { hashes[hash(of: form.utf8)] = hash(of: stripped(Array(lemma.utf8))) }
            }
            return hashes
        }()
    }
}

// MARK: - Endings

extension ReverseProvider.Stem {
    /// A word in lower case without its endings.
    static func stripped(_ word: [UInt8]) -> [UInt8] {
        guard word.count > 3 else { return word }
        var stem = word
        stripPlural(&stem)
        stripParticiple(&stem)
        if stem.count >= 6, stem.ends("er") || stem.ends("or") { stem.removeLast(2) }
        if stem.count > 5, stem.ends("ly") { stem.removeLast(2) }
        if stem.count > 3, stem.ends("e") { stem.removeLast() }
        return stem
    }

    private static let sibilants = ["xes", "ches", "shes", "zes", "ses"]

    private static func stripPlural(_ stem: inout [UInt8]) {
        if stem.count > 4, stem.ends("ies") {
            stem.replaceSubrange((stem.count - 3)..., with: "y".utf8)
        } else if stem.ends("sses") || (stem.count > 5 && sibilants.contains(where: stem.ends)) {
            stem.removeLast(2)
        } else if stem.ends("s"), !["ss", "us", "is"].contains(where: stem.ends) {
            stem.removeLast()
        }
    }

    private static func stripParticiple(_ stem: inout [UInt8]) {
        if stem.count > 4, stem.ends("ied") {
            stem.replaceSubrange((stem.count - 3)..., with: "y".utf8)
            return
        }
        guard let ending = ["ing", "ed"].first(where: stem.ends) else { return }
        let rest = stem.dropLast(ending.utf8.count)
        guard rest.count > 2, rest.contains(where: "aeiouy".utf8.contains) else { return }
        stem = Array(rest)
        guard let last = stem.last, stem[stem.count - 2] == last, !"lsz".utf8.contains(last) else { return }
        stem.removeLast()
    }
}

extension [UInt8] {
    fileprivate func ends(_ ending: String) -> Bool { suffix(ending.utf8.count).elementsEqual(ending.utf8) }
}

// MARK: - Words

extension ReverseProvider.Stem {
    private static let stopWords = """
        an the of and or in to for with by from on at as is are was were be been being that which who whom whose it \
        its this these those such not any some having has have had used esp especially usually etc
        """

    /// Forms that no rule leads to their lemma, and words for anybody, which definitions use one for the other.
    private static let irregularForms = """
        child children,man men,woman women,person people persons someone somebody anyone one he she,tooth teeth,\
        foot feet,mouse mice,goose geese,make made,drive driven drove,write written wrote,keep kept,build built,\
        take taken took,give given gave,go gone went,tell told,say said,sell sold,buy bought,teach taught,\
        think thought,wife wives,knife knives,life lives,wolf wolves,half halves,shelf shelves,wear worn wore,\
        grow grown grew,know known knew,see seen,eat eaten ate,break broken,speak spoken spoke,lose lost,hold held,\
        run ran,sing sang sung,fly flown flew,body bodies
        """
}
