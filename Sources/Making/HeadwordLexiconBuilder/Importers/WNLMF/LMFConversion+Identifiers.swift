internal import HeadwordModel

extension LMFConversion {
    /// Returns the identifier of a sense: the sense key (senseidx(5WN)) if the document's identifier holds one, as those
    /// of Open English WordNet do, otherwise the document's without the name of the lexicon.
    func id(of sense: LMFDocument.Sense) -> String {
        let entry = document.entries[sense.entry]
        let prefix = document.lexicons[entry.lexicon].id + "-"
        let own = sense.id.hasPrefix(prefix) ? String(sense.id.dropFirst(prefix.count)) : sense.id
        return "\(source):\(Self.senseKey(own, of: entry.word) ?? own)"
    }

    /// Returns `mouse%1:05:00::` for `mouse__1.05.00..`; nil if the identifier has no such end.
    private static func senseKey(_ id: String, of word: String) -> String? {
        guard let start = id.ranges(of: "__").last?.upperBound else { return nil }
        let fields = id[start...].split(separator: ".", omittingEmptySubsequences: false)
        let widths = fields.prefix(3).map(\.utf8.count)
        guard fields.count == 5, widths == [1, 2, 2], fields.prefix(3).allSatisfy({ Int($0) != nil })
        else {
            return nil
        }
        let lemma = word.lowercased().replacing(" ", with: "_")
        let place = fields.joined(separator: ":").replacing("-sp-", with: "_").replacing(
            "-apos-",
            with: "'"
        )
        return "\(lemma)%\(place)"
    }
}
