/// The count of one written form of a token.
public struct FormCount: Hashable, Sendable {
    /// The token as written.
    public var text: String
    /// The usual way of writing it.
    ///
    /// That is the form itself, unless forms of the same letters with fewer capitals are at least as frequent; then it
    /// is the most frequent of these. So `Books` becomes `books`, while `Paris` stays.
    public var trueCase: String
    /// The number of occurrences.
    public var frequency: UInt64
    /// The number of documents with an occurrence; nil if unknown.
    public var documentFrequency: UInt64?
}

extension Corpus {
    /// Returns the written forms of a token, in byte order; empty if it never occurs.
    public func forms(of token: String) throws -> [FormCount] {
        let folded = Self.folded([token])
        guard folded.count == 1, let number = try numbers(of: folded)?.first else { return [] }
        var found: [FormCount] = []
        var list = try forms.forms(ofToken: number)
        while let form = try list.next() { found.append(try count(ofForm: form)) }
        return found
    }

    /// Returns the usual way of writing a word given in any case: that of the form itself, else of the lowercase form,
    /// else of the most frequent form with its letters; the word itself if it never occurs.
    public func trueCase(of word: String) throws -> String {
        let forms = try forms(of: word)
        let lowercased = word.lowercased()
        let nearest =
            forms.first { $0.text == word } ?? forms.first { $0.text == lowercased }
            ?? forms.max { $0.frequency < $1.frequency }
        return nearest?.trueCase ?? word
    }

    private func count(ofForm form: Int) throws -> FormCount {
        FormCount(
            text: try forms.text(of: form),
            trueCase: try forms.text(of: forms.trueCase(of: form)),
            frequency: UInt64(try forms.frequency(of: form)),
            documentFrequency: information.countsDocuments ? UInt64(try forms.documentFrequency(of: form)) : nil
        )
    }
}
