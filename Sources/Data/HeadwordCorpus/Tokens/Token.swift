/// A word or punctuation mark of a text, as it is counted.
public struct Token: Hashable, Sendable {
    /// The token as written, except for apostrophes, hyphens and Unicode composition.
    public var text: String
    /// The token case-folded, as in n-grams.
    public var folded: String
    /// Whether this is punctuation.
    public var isPunctuation: Bool

    /// Splits a text into tokens, in the same way as when a corpus is counted.
    public static func tokens(of text: some Sequence<UInt8>) -> [Token] {
        var tokens: [Token] = []
        Array(text).withUnsafeBufferPointer { bytes in
            var tokenizer = Tokenizer(bytes)
            tokenizer.forEachToken { tokens.append(Token($0, isPunctuation: $1)) }
        }
        return tokens
    }

    /// Splits a text into tokens, in the same way as when a corpus is counted.
    public static func tokens(of text: String) -> [Token] { tokens(of: text.utf8) }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, isPunctuation: Bool) {
        func text(_ form: [UInt8]?) -> String {
            form.map { String(decoding: $0, as: UTF8.self) } ?? String(decoding: bytes, as: UTF8.self)
        }
        self.text = text(WordForm.trueCase(bytes))
        folded = text(WordForm.folded(bytes))
        self.isPunctuation = isPunctuation
    }
}
