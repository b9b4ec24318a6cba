package import HeadwordJSON
internal import HeadwordModel

/// Selects the senses of headwords that matter most to people.
package enum CurrentSenses {
    /// The maximum number of senses printed for a lexical category, and how many more are printed rather than left out.
    private static let (mostSenses, tolerance) = (8, 2)

    /// The minimum number of senses printed for each further source, since they are probably missing from the sources
    /// before it.
    private static let fewestSenses = 2

    /// Returns the headwords with their first senses. Obsolete senses and those of historical sources are left out,
    /// unless there are no others.
    package static func of(_ headwords: [JSONValue]) -> [JSONValue] {
        let isAnyCurrent = headwords.contains(where: \.isCurrent)
        return headwords.filter { !isAnyCurrent || $0.isCurrent }.map { headword in
            let present = isAnyCurrent ? headword.replacingEntries { $1.map(\.withoutPastSenses) } : headword
            return present.withoutHistoricalSenses.replacingEntries { firstSenses(of: $1.map(withShortEtymologies)) }
        }
    }

    private static func withShortEtymologies(_ entry: JSONValue) -> JSONValue {
        entry.replacing("etymologies") { $0.compactMap { $0.text.flatMap(ShortEtymology.of).map(JSONValue.string) } }
    }

    /// Returns entries with their first senses, or all of them if only a few would be left out.
    private static func firstSenses(of entries: [JSONValue]) -> [JSONValue] {
        var room = mostSenses
        guard entries.reduce(0, { $0 + $1["senses"].elements.count }) > room + tolerance else { return entries }
        return entries.map { entry in
            let first = entry.replacing("senses") { Array($0.prefix(max(room, fewestSenses))) }
            room -= first["senses"].elements.count
            return first
        }
    }
}

extension JSONValue {
    /// Whether the value contains a sense in current use.
    fileprivate var isCurrent: Bool {
        if isPast { return false }
        let parts = ["lexicalEntries", "entries", "senses", "subsenses"].flatMap { self[$0].elements }
        return !self["definitions"].elements.isEmpty || parts.contains(where: \.isCurrent)
    }

    /// Whether a sense is labelled as obsolete.
    fileprivate var isPast: Bool {
        Sense(id: "", registers: self["registers"].texts.compactMap(Register.init(label:))).isPast
    }

    /// Whether the source is historical, such as Webster's dictionary of 1913.
    private var isHistorical: Bool { Entry(source: self["source"].text ?? "").isHistorical }

    /// Whether a current source defines the headword.
    private var isOfToday: Bool { self["entries"].elements.contains { $0.isCurrent && !$0.isHistorical } }

    fileprivate var withoutPastSenses: JSONValue { replacing("senses") { $0.filter { !$0.isPast } } }

    /// The headword without the senses of historical sources, if a current source defines it. Mostly these repeat the
    /// same in older words, or give uses of their time (`to inn`). Those of the commonest lexical category stay if no
    /// current source defines it. Etymologies stay.
    fileprivate var withoutHistoricalSenses: JSONValue {
        guard let first = lexicalEntries.first, lexicalEntries.contains(where: \.isOfToday) else { return self }
        return replacingEntries { isFirst, entries in
            guard !isFirst || first.isOfToday else { return entries }
            let old = entries.firstIndex { $0.isHistorical && $0["senses"] != nil }
            return entries.enumerated().map { index, entry in
                guard entry.isHistorical else { return entry }
                let silent = entry.without("senses").without("grammaticalFeatures")
                return index == old && entry.isCurrent ? silent : silent.without("etymologies")
            }
        }
    }

    /// Returns a headword with the entries of each lexical category replaced.
    ///
    /// - Parameter change: its first argument says whether the lexical category is the commonest.
    fileprivate func replacingEntries(_ change: (Bool, [JSONValue]) -> [JSONValue]) -> JSONValue {
        replacing("lexicalEntries") { lexicalEntries in
            lexicalEntries.enumerated().map { index, lexicalEntry in
                lexicalEntry.replacing("entries") { change(index == 0, $0) }
            }
        }
    }
}
