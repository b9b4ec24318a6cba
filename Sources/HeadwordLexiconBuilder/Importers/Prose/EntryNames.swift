/// The names of a dictionary's entries, by which senses that say nothing but "see that one" are told.
struct EntryNames {
    private var headwords: [String: String] = [:]

    /// Adds a name of an entry; the first entry of a name keeps it.
    mutating func add(_ name: String, of headword: String) {
        let key = name.lowercased()
        if headwords[key] == nil { headwords[key] = headword }
    }

    /// The entry that a sense only refers to: the name of none is empty. Nil for a sense that has a text of its own.
    ///
    /// An entry's name is a text to an abbreviation, which it expands: `neural network` says what ANN is, but only
    /// refers from `net`.
    func target(of sense: ProseSenses.Draft, in headword: String) -> String? {
        if sense.definition.isReference {
            return sense.definition.references.lazy.compactMap { headwords[$0.lowercased()] }.first ?? ""
        }
        let text = sense.definition.text.lowercased().trimmed(of: ".")
        let mark = ["see ", "synonym "].first(where: text.hasPrefix)
        guard sense.notes.isEmpty, mark != nil || !headword.contains(where: \.isUppercase) else { return nil }
        return headwords[String(text.dropFirst(mark?.count ?? 0))].flatMap { $0 == headword ? nil : $0 }
    }
}
