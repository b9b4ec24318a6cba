/// Texts as the numbers of their case-folded tokens.
struct Transcript: Sendable {
    /// A document, or the part of it in this transcript.
    struct Document: BitwiseCopyable {
        /// The number of its period's label, 0 if it has none.
        var period: UInt32
        /// The number of its words.
        var words: UInt32 = 0
        /// Where its tokens end.
        var end = 0
    }

    /// The forms that the numbers stand for.
    var forms = TokenForms()
    /// The forms in the order of their bytes.
    var order: [TokenForms.Place] = []
    /// The numbers of the tokens, 0 where n-grams end. After the last one, there are as many zeros as the longest
    /// n-gram has tokens.
    var tokens: [UInt32] = []
    /// The documents in order.
    var documents: [Document] = []
}
