internal import HeadwordLexicon

/// A pointer from one part of a list to the next: a position, and the lexicon and the request for which it is valid.
public struct WordlistCursor: Hashable, Sendable {
    /// The position where the next part begins.
    public var position: Int
    /// The number of headwords before it.
    public var offset: Int
    /// The beginning of the digest of the lexicon.
    private var lexicon: String
    /// The fingerprint of the request.
    private var question: String

    /// The maximum number of characters of ``text``.
    static let longestText = 64

    /// The maximum length of any list.
    private static let longestList = 100_000_000

    /// Creates a cursor.
    init(_ position: Int, offset: Int, in lexicon: Lexicon, of request: WordlistRequest) {
        self.position = position
        self.offset = offset
        self.lexicon = String(lexicon.manifest.digest.prefix(8))
        question = request.fingerprint
    }

    /// Parses the form that ``text`` returns.
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

    /// Whether the cursor was issued for this request and this lexicon.
    func belongs(to request: WordlistRequest, in lexicon: Lexicon) -> Bool {
        self.lexicon == lexicon.manifest.digest.prefix(8) && question == request.fingerprint
    }
}

extension WordlistRequest {
    /// A short hash of everything in the request but the part of the list (FNV-1a, 32 bits).
    fileprivate var fingerprint: String {
        let hash = "\(query) \(isValidation)".utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return String(hash, radix: 36)
    }
}
