public import HeadwordModel

/// The differences between two lexicons.
public struct LexiconDifference: Sendable {
    /// What happened to a headword.
    public enum Change: String, CaseIterable, Sendable {
        /// Only the new lexicon has it.
        case added
        /// Only the old lexicon has it.
        case removed
        /// Its entries differ.
        case changed
    }

    /// A headword of one lexicon or both.
    public struct Headword: Hashable, Sendable {
        /// The language.
        public var language: Language
        /// The headword as it is written.
        public var word: String
    }

    /// Compares two lexicons entry by entry.
    ///
    /// - Parameter report: called with each difference, in the order of languages and headwords.
    public static func find(from old: Lexicon, to new: Lexicon, report: (Change, Headword) -> Void) throws {
        var before = try EntryCursor(LexiconReader(path: old.path))
        var after = try EntryCursor(LexiconReader(path: new.path))
        while true {
            switch (before.current, after.current) {
            case (nil, nil): return
            case (let row?, let other?) where row.order == other.order:
                if row.body != other.body { report(.changed, row.headword) }
                try before.advance()
                try after.advance()
            case (let row?, let other) where other.map({ row.order < $0.order }) ?? true:
                report(.removed, row.headword)
                try before.advance()
            case (_, let row?):
                report(.added, row.headword)
                try after.advance()
            case (_, nil): return
            }
        }
    }
}

/// Reads the entries of a file in the order of its headwords.
private struct EntryCursor {
    struct Row {
        var headword: LexiconDifference.Headword
        var body: [UInt8]

        var order: HeadwordOrder { HeadwordOrder(headword.word, in: headword.language) }
    }

    private static let page: Int64 = 1000

    private(set) var current: Row?
    private let reader: LexiconReader
    private var rows: ArraySlice<Row> = []
    private var next: Int64 = 1

    init(_ reader: LexiconReader) throws {
        self.reader = reader
        try advance()
    }

    mutating func advance() throws {
        if rows.isEmpty {
            rows = try reader.bodies(ids: next..<next + Self.page).map { language, word, body in
                Row(headword: .init(language: language, word: word), body: body)
            }[...]
            next += Self.page
        }
        current = rows.popFirst()
    }
}
