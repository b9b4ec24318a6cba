/// The names of a dictionary's entries, used to recognise senses that only refer to another entry.
struct EntryNames {
    private var headwords: [String: String] = [:]

    /// Adds a name of an entry. If several entries have the same name, the first one keeps it.
    mutating func add(_ name: String, of headword: String) {
        let key = name.lowercased()
        if headwords[key] == nil { headwords[key] = headword }
    }

    /// Returns the name of the entry that a sense merely refers to, empty if there is no such entry; nil if the sense
    /// has a text of its own.
    ///
    /// For an abbreviation, the name of another entry is a text of its own, since it expands the abbreviation: `neural
    /// network` defines ANN, but is only a reference under `net`.
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
