internal import HeadwordLexicon

/// What leads from one part of a list to the next: a position, and the lexicon and the question for which it is one.
public struct WordlistCursor: Hashable, Sendable {
    /// Where the next part begins.
    public var position: Int
    /// The number of headwords before it.
    public var offset: Int
    /// The beginning of the digest of the lexicon.
    private var lexicon: String
    /// What tells questions apart.
    private var question: String

    /// The most characters of ``text``.
    static let longestText = 64

    /// No list is longer.
    private static let longestList = 100_000_000

    /// Creates a cursor.
    init(_ position: Int, offset: Int, in lexicon: Lexicon, of request: WordlistRequest) {
        self.position = position
        self.offset = offset
        self.lexicon = String(lexicon.manifest.digest.prefix(8))
        question = request.fingerprint
    }

    /// Reads what ``text`` gives.
    init?(_ text: String) {
        guard text.utf8.count <= Self.longestText else { return nil }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 4, let position = Self.number(parts[2]), let offset = Self.number(parts[3]) else {
            return nil
        }
        (lexicon, question) = (parts[0], parts[1])
        (self.position, self.offset) = (position, offset)
    }

    private static func number(_ text: String) -> Int? {
        guard let first = text.utf8.first, first != UInt8(ascii: "+"), let number = Int(text, radix: 36) else {
            return nil
        }
        return (0...longestList).contains(number) ? number : nil
    }

    /// The cursor as a text.
    var text: String {
        [lexicon, question, String(position, radix: 36), String(offset, radix: 36)].joined(separator: ".")
    }

    /// Whether the cursor was given for this question to this lexicon.
    func belongs(to request: WordlistRequest, in lexicon: Lexicon) -> Bool {
        self.lexicon == lexicon.manifest.digest.prefix(8) && question == request.fingerprint
    }
}

extension WordlistRequest {
    /// A few characters that differ where anything but the part of the list differs (FNV-1a, 32 bits).
    fileprivate var fingerprint: String {
        let hash = "\(query) \(isValidation)".utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return String(hash, radix: 36)
    }
}
