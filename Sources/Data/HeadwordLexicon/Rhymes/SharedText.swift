/// A text as it is stored in a row of the lexicon, which it shares with the other texts of the row.
package struct SharedText: Hashable, Sendable {
    /// The bytes of the text.
    package let utf8: ArraySlice<UInt8>

    init(utf8: ArraySlice<UInt8>) {
        self.utf8 = utf8
    }

    /// Creates a text on its own.
    package init(_ text: String) {
        utf8 = Array(text.utf8)[...]
    }

    /// The text; what is not UTF-8 is replaced.
    package var string: String { String(decoding: utf8, as: UTF8.self) }
}
