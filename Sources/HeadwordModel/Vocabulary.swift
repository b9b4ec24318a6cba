/// A closed list of labels, such as the lexical categories.
///
/// A member has one canonical label, which is what leaves Headword, and any number of spellings that are accepted:
/// upper or lower case, `_`, `-`, space or camel case between words, and the aliases that are listed.
///
/// The raw value is what the lexicon file stores: new members go to the end of a list, never in between.
public protocol Vocabulary: CaseIterable, Hashable, Sendable, RawRepresentable where RawValue == UInt8 {
    /// What a member is called in a message for people: "lexical category".
    static var vocabularyName: String { get }
    /// The labels of the members.
    static var table: VocabularyTable<Self> { get }
}

extension Vocabulary {
    /// The canonical label: `past_participle`.
    @inlinable
    public var label: String { Self.table.labels[Int(rawValue)] }

    /// Reads a label in any accepted spelling; nil if it is none of this vocabulary.
    public init?(label: String) {
        guard let member = Self.table.member(label) else { return nil }
        self = member
    }

    /// The canonical labels, in the order of the members.
    public static var labels: [String] { table.labels }
}

/// The labels of a vocabulary and the way back from them.
public struct VocabularyTable<Member: Vocabulary>: Sendable {
    @usableFromInline
    let labels: [String]
    private let members: [String: Member]
    /// The most bytes of a spelling that is accepted, blanks included; what is longer is not looked at.
    public let longestSpelling: Int

    /// Derives each label from its case name: `pastParticiple` gives `past_participle`.
    ///
    /// - Parameters:
    ///   - isCamelCase: whether the labels are the case names as they are, like names of JSON members.
    ///   - irregular: labels that no case name can spell, such as `non-standard`.
    ///   - aliases: further spellings that are accepted and never emitted.
    public init(
        isCamelCase: Bool = false,
        irregular: [Member: String] = [:],
        aliases: [String: Member] = [:]
    ) {
        var labels: [String] = []
        var members: [String: Member] = [:]
        for member in Member.allCases {
            let name = String(describing: member)
            let label = irregular[member] ?? (isCamelCase ? name : Self.snakeCase(name))
            labels.append(label)
            members[Self.normalized(label)] = member
            members[Self.normalized(name)] = member
        }
        for (alias, member) in aliases {
            members[Self.normalized(alias)] = member
        }
        self.labels = labels
        self.members = members
        longestSpelling = 2 * (members.keys.map(\.utf8.count).max() ?? 0) + 16
    }

    func member(_ label: String) -> Member? {
        guard label.utf8.count <= longestSpelling else { return nil }
        // Most labels are single words in lower case, and these are normalized.
        return members[label] ?? members[Self.normalized(label)]
    }

    private static func snakeCase(_ name: String) -> String {
        var result = ""
        for character in name {
            if character.isUppercase { result.append("_") }
            result.append(contentsOf: character.lowercased())
        }
        return result
    }

    /// One spelling for all accepted ones: letters and digits only, in lower case.
    private static func normalized(_ label: String) -> String {
        String(label.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}
