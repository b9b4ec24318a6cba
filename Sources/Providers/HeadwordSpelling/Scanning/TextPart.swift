/// A run of text in a line that has words to check.
package struct TextPart: Hashable, Sendable {
    /// How words stand in a run.
    package enum Style: UInt8, Sendable {
        /// Sentences.
        case prose
        /// Sentences whose words may have marks of emphasis inside: `un*believ*able`.
        case marked
        /// Sentences about source code, whose names are split: `maxLineLength`.
        case comment
    }

    /// The bytes of the line.
    package var range: Range<Int>
    /// How words stand in it.
    package var style: Style
}
