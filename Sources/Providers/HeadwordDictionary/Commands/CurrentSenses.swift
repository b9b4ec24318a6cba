internal import HeadwordCommandLine
internal import HeadwordJSON
internal import HeadwordModel

/// What people want to know of headwords first.
enum CurrentSenses {
    /// How many senses of a lexical category are printed. One or two more are, too, rather than that they are missed.
    private static let (mostSenses, tolerance) = (8, 2)

    /// How many senses of each further source are printed in any case: they are what the sources before it lack.
    private static let fewestSenses = 2

    /// The headwords with their first senses, without those that nobody uses any more, and those of old books, unless there
    /// are no others.
    static func of(_ headwords: [JSONValue]) -> [JSONValue] {
        let isAnyCurrent = headwords.contains(where: \.isCurrent)
        return headwords.filter { !isAnyCurrent || $0.isCurrent }.map { headword in
            let present = isAnyCurrent ? headword.replacingEntries { $1.map(\.withoutPastSenses) } : headword
            return present.withoutHistoricalSenses.replacingEntries { firstSenses(of: $1.map(withShortEtymologies)) }
        }
    }

    private static func withShortEtymologies(_ entry: JSONValue) -> JSONValue {
        entry.replacing("etymologies") { $0.compactMap { $0.text.flatMap(ShortEtymology.of).map(JSONValue.string) } }
    }

    /// Entries with their first senses, unless no more than some are left out.
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
    /// Whether anything is a sense that is still used.
    fileprivate var isCurrent: Bool {
        if isPast { return false }
        let parts = ["lexicalEntries", "entries", "senses", "subsenses"].flatMap { self[$0].elements }
        return !self["definitions"].elements.isEmpty || parts.contains(where: \.isCurrent)
    }

    /// Whether a sense is labelled as one that nobody uses any more.
    fileprivate var isPast: Bool {
        Sense(id: "", registers: self["registers"].texts.compactMap(Register.init(label:))).isPast
    }

    /// Whether the source is of another century, Webster's dictionary of 1913.
    private var isHistorical: Bool { Entry(source: self["source"].text ?? "").isHistorical }

    /// Whether a source of today says what the headword means.
    private var isOfToday: Bool { self["entries"].elements.contains { $0.isCurrent && !$0.isHistorical } }

    fileprivate var withoutPastSenses: JSONValue { replacing("senses") { $0.filter { !$0.isPast } } }

    /// A headword without the senses of old books where a source of today defines it: mostly they tell the same again, in
    /// the words of their time, or what was made of a word in their time (`to inn`). Those of the commonest lexical
    /// category stay if no source of today defines it. Etymologies stay.
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

    /// A headword with other entries in place of its own in each lexical category.
    ///
    /// - Parameter change: gets whether the lexical category is the commonest.
    fileprivate func replacingEntries(_ change: (Bool, [JSONValue]) -> [JSONValue]) -> JSONValue {
        replacing("lexicalEntries") { lexicalEntries in
            lexicalEntries.enumerated().map { index, lexicalEntry in
                lexicalEntry.replacing("entries") { change(index == 0, $0) }
            }
        }
    }
}
