/// Texts as the numbers of their tokens without regard to case.
struct Transcript: Sendable {
    /// A document, or the part of it that is here.
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
    /// The numbers of the tokens, 0 where no n-gram goes on. Behind the last one there are zeros for the longest
    /// n-gram.
    var tokens: [UInt32] = []
    /// The documents one after the other.
    var documents: [Document] = []
}
