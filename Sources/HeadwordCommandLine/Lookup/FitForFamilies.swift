internal import HeadwordCore
package import HeadwordModel

/// An answer that can be printed without what the family filter stops in it.
///
/// The filter looks at answers as they are written in JSON, which cannot be turned back into what pages are made of. An
/// answer that is not of this kind is printed whole or not at all.
package protocol FitForFamilies {
    /// Leaves out what the family filter stops.
    mutating func leaveOutUnfit()
}

extension Array {
    /// Keeps the elements of which something is left.
    ///
    /// - Returns: whether any are left, or there were none.
    package mutating func keepFit(_ leaveOut: (inout Element) -> Bool) -> Bool {
        guard !isEmpty else { return true }
        self = keeping(leaveOut)
        return !isEmpty
    }

    /// Keeps the elements with a fit text.
    ///
    /// - Returns: whether any are left, or there were none.
    @discardableResult
    package mutating func keepFit(_ text: (Element) -> String) -> Bool {
        keepFit { (element: inout Element) in FamilyFilter.admits(text(element)) }
    }
}

extension HeadwordEntry {
    /// - Returns: whether anything is left.
    package mutating func leaveOutUnfit() -> Bool {
        lexicalEntries.keepFit { $0.leaveOutUnfit() } && FamilyFilter.admits(word)
    }
}

extension LexicalEntry {
    fileprivate mutating func leaveOutUnfit() -> Bool {
        derivatives.keepFit(\.self)
        return entries.keepFit { $0.leaveOutUnfit() }
    }
}

extension Entry {
    fileprivate mutating func leaveOutUnfit() -> Bool {
        etymologies.keepFit(\.self)
        notes.keepFit(\.text)
        variantForms.keepFit(\.text)
        return senses.keepFit { $0.leaveOutUnfit() }
    }
}

extension Sense {
    fileprivate mutating func leaveOutUnfit() -> Bool {
        examples.keepFit(\.text)
        synonyms = synonyms.filter(FamilyFilter.admitsChoice)
        antonyms = antonyms.filter { FamilyFilter.admitsChoice($0.word) }
        crossReferences.keepFit(\.word)
        notes.keepFit(\.text)
        _ = variantForms.keepFit { FamilyFilter.admits($0.text) && FamilyFilter.admits($0.registers) }
        _ = subsenses.keepFit { $0.leaveOutUnfit() }
        return definitions.keepFit(\.self) && FamilyFilter.admits(registers)
    }
}

extension TranslationGroup {
    /// - Returns: whether anything is left.
    package mutating func leaveOutUnfit() -> Bool {
        let hasTranslations = translations.keepFit {
            FamilyFilter.admits($0.text) && FamilyFilter.admits($0.registers)
        }
        return hasTranslations && FamilyFilter.admits(registers) && gloss.map(FamilyFilter.admits) ?? true
    }
}
