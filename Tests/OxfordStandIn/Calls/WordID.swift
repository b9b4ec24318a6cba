/// The identifier of a word in a path.
enum WordID {
    /// The maximum length, in Unicode scalars.
    static let longest = 128

    /// Reads a decoded path segment.
    static func word(_ segment: String) throws(Refusal) -> String {
        guard segment.unicodeScalars.count <= longest else {
            throw Refusal(status: 414, message: Reason.sentence(for: 414))
        }
        return String(segment.map { $0 == "_" ? " " : $0 })
    }

    /// Returns the identifier of a word as bodies spell it: ready to be used in a path.
    static func spelling(of word: String) -> String {
        PercentEncoding.encode(String(word.map { $0 == " " ? "_" : $0 }))
    }
}
