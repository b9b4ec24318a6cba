/// A word or punctuation mark of a text, in the way that it is counted.
public struct Token: Hashable, Sendable {
    /// As it is written, but for apostrophes, hyphens and composition.
    public var text: String
    /// Without regard to case, as n-grams have it.
    public var folded: String
    /// Whether this is no word.
    public var isPunctuation: Bool

    /// Cuts a text into tokens, as a corpus is cut when it is counted.
    public static func tokens(of text: some Sequence<UInt8>) -> [Token] {
        var tokens: [Token] = []
        Array(text).withUnsafeBufferPointer { bytes in
            var tokenizer = Tokenizer(bytes)
            tokenizer.forEachToken { tokens.append(Token($0, isPunctuation: $1)) }
        }
        return tokens
    }

    /// Cuts a text into tokens, as a corpus is cut when it is counted.
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
