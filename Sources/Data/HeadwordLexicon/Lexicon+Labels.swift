public import HeadwordModel
internal import HeadwordSQLite
internal import Synchronization

/// A label and the number of headwords that have it.
public struct LabelCount<Label: Vocabulary>: Hashable, Sendable {
    /// The label.
    public var label: Label
    /// The number of headwords.
    public var headwords: Int
}

extension Lexicon {
    /// The vocabularies whose labels are counted.
    public enum LabelKind: String, Sendable {
        case lexicalCategories
        case grammaticalFeatures
        case registers
        case domains
        case regions
    }

    /// Returns the labels that headwords of a language have, in the order of their vocabulary.
    ///
    /// - Parameter target: if given, the labels of translations into this language are counted instead.
    public func labels<Label: Vocabulary>(
        _ kind: LabelKind,
        of _: Label.Type = Label.self,
        in language: Language,
        target: Language? = nil
    ) throws -> [LabelCount<Label>] {
        let counts = try read { reader in try reader.labelCounts(kind.rawValue, in: language, target: target) }
        return counts.compactMap { text, count in
            Label(label: text).map { LabelCount(label: $0, headwords: count) }
        }
        .sorted { $0.label.rawValue < $1.label.rawValue }
    }

    /// Returns the languages into which headwords of a language are translated, with the number of those headwords.
    public func targets(from language: Language) throws -> [LabelCount<Language>] {
        try knownTargets(of: language) {
            let counts = try read { reader in try reader.targetCounts(from: language) }
            return counts.compactMap { text, count in
                Language(label: text).map { LabelCount(label: $0, headwords: count) }
            }
        }
    }
}

extension LexiconReader {
    fileprivate func labelCounts(
        _ vocabulary: String,
        in language: Language,
        target: Language?
    ) throws -> [(String, Int)] {
        try rows(
            "SELECT label, headwords FROM label WHERE language = ? AND target = ? AND vocabulary = ?",
            language.label,
            target?.label ?? "",
            vocabulary
        ) { row in (row.text(0), Int(row.integer(1))) }
    }

    fileprivate func targetCounts(from language: Language) throws -> [(String, Int)] {
        try rows(
            "SELECT target, headwords FROM label WHERE language = ? AND target <> '' AND vocabulary = '' ORDER BY target",
            language.label
        ) { row in (row.text(0), Int(row.integer(1))) }
    }
}
