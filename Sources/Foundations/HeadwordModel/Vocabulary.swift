/// A closed list of labels, such as the lexical categories.
///
/// A member has one canonical label, the only one in output, and any number of accepted spellings: upper or lower case,
/// `_`, `-`, space or camel case between words, and the listed aliases.
///
/// The lexicon file stores raw values: new members are appended at the end, never inserted.
public protocol Vocabulary: CaseIterable, Hashable, Sendable, RawRepresentable where RawValue == UInt8 {
    /// The noun for a member in messages to users: "lexical category".
    static var vocabularyName: String { get }
    /// The labels of the members.
    static var table: VocabularyTable<Self> { get }
}

extension Vocabulary {
    /// The canonical label: `past_participle`.
    @inlinable
    public var label: String { Self.table.labels[Int(rawValue)] }

    /// Creates a member from any accepted spelling of its label; nil if no member of this vocabulary has it.
    public init?(label: String) {
        guard let member = Self.table.member(label) else { return nil }
        self = member
    }

    /// The canonical labels, in the order of the members.
    public static var labels: [String] { table.labels }
}

/// The labels of a vocabulary, and the members by their spellings.
public struct VocabularyTable<Member: Vocabulary>: Sendable {
    @usableFromInline
    let labels: [String]
    private let members: [String: Member]
    /// The maximum length of an accepted spelling in bytes, spaces included; longer ones are rejected at once.
    public let longestSpelling: Int

    /// Derives each label from its case name: `pastParticiple` gives `past_participle`.
    ///
    /// - Parameters:
    ///   - names: the case names, separated by blanks, of a vocabulary that every process needs: asking Swift for them
    ///     is what takes longest here. By default, Swift is asked.
    ///   - isCamelCase: whether the labels are the unchanged case names, like the names of JSON members.
    ///   - irregular: labels that cannot be derived from a case name, such as `non-standard`.
    ///   - aliases: further spellings, which are accepted but never emitted.
    public init(
        names: String? = nil,
        isCamelCase: Bool = false,
        irregular: [Member: String] = [:],
        aliases: [String: Member] = [:]
    ) {
        var labels: [String] = []
        var members: [String: Member] = [:]
        let names = names?.split(separator: " " as Character).map(String.init) ?? Self.caseNames
        for (member, name) in zip(Member.allCases, names) {
            let label = irregular[member] ?? (isCamelCase ? name : Self.snakeCase(name))
            labels.append(label)
            members[Self.normalized(label)] = member
            members[Self.normalized(name)] = member
        }
        for (alias, member) in aliases {
            members[Self.normalized(alias)] = member
        }
        self.init(labels: labels, members: members)
    }

    /// Creates a table from the labels of all members, in their order, and further spellings, which are accepted but
    /// never emitted.
    init(labels: [String], aliases: [(member: Member, spellings: [String])]) {
        var members: [String: Member] = [:]
        for (member, label) in zip(Member.allCases, labels) { members[Self.normalized(label)] = member }
        for (member, spellings) in aliases {
            for spelling in spellings { members[Self.normalized(spelling)] = member }
        }
        self.init(labels: labels, members: members)
    }

    private init(labels: [String], members: [String: Member]) {
        self.labels = labels
        self.members = members
        longestSpelling = 2 * (members.keys.map(\.utf8.count).max() ?? 0) + 16
    }

    func member(_ label: String) -> Member? {
        guard label.utf8.count <= longestSpelling else { return nil }
        // Most labels are single lowercase words, which are already normalized.
        return members[label] ?? members[Self.normalized(label)]
    }

    /// The names of the cases, as Swift knows them.
    static var caseNames: [String] { Member.allCases.map { String(describing: $0) } }

    private static func snakeCase(_ name: String) -> String {
        var result: [UInt8] = []
        for byte in name.utf8 {
            if Self.isCapital(byte) { result.append(UInt8(ascii: "_")) }
            result.append(Self.isCapital(byte) ? byte | 0x20 : byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func isCapital(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }

    /// Returns what all accepted spellings of a label share: its letters and digits, in lower case.
    private static func normalized(_ label: String) -> String {
        guard label.utf8.allSatisfy({ $0 < 0x80 }) else {
            return String(label.lowercased().filter { $0.isLetter || $0.isNumber })
        }
        // Of ASCII, which most labels are, the same without looking up properties of characters.
        let bytes = label.utf8.compactMap { byte -> UInt8? in
            let small = isCapital(byte) ? byte | 0x20 : byte
            let isKept =
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(small)
            return isKept ? small : nil
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
