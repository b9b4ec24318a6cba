internal import HeadwordLexicon
internal import HeadwordModel

/// Reads VERA, the Virtual Entity of Relevant Acronyms (`usr/share/dictd/vera`).
package struct VERAImporter: Importer {
    package let source = Source(
        id: "vera",
        title: "V.E.R.A., Virtual Entity of Relevant Acronyms",
        packages: ["dict-vera"],
        licence: "GFDL-1.3+",
        needs: [.init("foldoc")]
    )

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let database = try DictdDatabase("vera", below: &root)
        let known = draft.evidence[KnownDefinitions.self]
        var acronyms: [String] = []
        var meanings: [String: [VERAMeaning]] = [:]
        for block in database.blocks {
            guard let meaning = VERAMeaning(Substring(decoding: block.text, as: UTF8.self)) else { continue }
            if known.has(meaning.expansion, of: meaning.acronym) { continue }
            if meanings[meaning.acronym] == nil { acronyms.append(meaning.acronym) }
            meanings[meaning.acronym, default: []].append(meaning)
        }
        try progress.forEach("importing VERA", of: acronyms) { acronym in
            let senses = (meanings[acronym] ?? []).enumerated().map { number, meaning in
                sense(meaning, id: "\(source.id):\(HeadwordEntry.id(of: acronym)).\(number + 1)")
            }
            draft.add(
                Entry(source: source.id, grammaticalFeatures: [.abbreviation], senses: senses),
                to: .init(language: .en, word: acronym),
                as: .noun
            )
        }
    }

    private func sense(_ meaning: VERAMeaning, id: String) -> Sense {
        Sense(
            id: id,
            definitions: [meaning.expansion],
            domains: [.computing],
            grammaticalFeatures: [.abbreviation],
            variantForms: meaning.spellings.map { VariantForm(text: $0) },
            notes: meaning.contexts.map { Note(text: $0) }
        )
    }
}

/// The meaning of an acronym: `Alternating Current/Direct Current (physics), "AC/DC"`.
package struct VERAMeaning: Equatable {
    /// The acronym.
    package var acronym: String
    /// The words that it stands for.
    package var expansion: String
    /// The contexts in which it is used, given in parentheses at the end.
    package var contexts: [String] = []
    /// Spellings other than the headword, given in quotation marks at the end.
    package var spellings: [String] = []

    /// The editors' placeholder for words that they do not know.
    private static let unknown = "???"

    /// Reads an acronym and its meaning on the following lines; nil if there is no meaning.
    package init?(_ text: Substring) {
        let lines = text.split(separator: "\n")
        guard let first = lines.first else { return nil }
        acronym = Blanks.singleSpaced(first)
        expansion = Blanks.singleSpaced(lines.dropFirst().joined(separator: " "))
        takeSpellings()
        takeContexts()
        takeOwner()
        contexts.removeAll { $0.contains(Self.unknown) }
        if expansion.isEmpty || expansion.contains(Self.unknown) { return nil }
    }

    private mutating func takeSpellings() {
        while expansion.hasSuffix("\""), let comma = expansion.range(ofLast: ", \"") {
            spellings.insert(String(expansion[comma.upperBound...].dropLast()), at: 0)
            expansion = String(expansion[..<comma.lowerBound])
        }
        spellings.removeAll { $0 == acronym }
    }

    private mutating func takeContexts() {
        while expansion.hasSuffix(")"), let open = expansion.range(ofLast: " (") {
            contexts.insert(String(expansion[open.upperBound...].dropLast()), at: 0)
            expansion = String(expansion[..<open.lowerBound])
        }
    }

    /// Takes the owner that precedes some meanings: `[MS] Access Compatibility Layer`.
    private mutating func takeOwner() {
        guard expansion.hasPrefix("["), let close = expansion.firstIndex(of: "]") else { return }
        contexts.insert(String(expansion[..<close].dropFirst()), at: 0)
        expansion = String(Blanks.trimmed(expansion[close...].dropFirst()))
    }
}

extension String {
    /// Returns the range of the last occurrence of an ASCII text.
    fileprivate func range(ofLast text: String) -> Range<Index>? {
        var start = utf8.index(endIndex, offsetBy: -text.utf8.count, limitedBy: startIndex)
        while let place = start {
            if self[place...].hasPrefix(text) { return place..<utf8.index(place, offsetBy: text.utf8.count) }
            start = place > startIndex ? index(before: place) : nil
        }
        return nil
    }
}
