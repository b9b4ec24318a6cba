/// The identifier of a word as it stands in a path.
enum WordID {
    /// The longest, in characters.
    static let longest = 128

    /// Reads a decoded path segment.
    static func word(_ segment: String) throws(Refusal) -> String {
        guard segment.unicodeScalars.count <= longest else {
            throw Refusal(status: 414, message: Reason.sentence(for: 414))
        }
        return String(segment.map { $0 == "_" ? " " : $0 })
    }

    /// How bodies spell the identifier of a word: ready to stand in a path.
    static func spelling(of word: String) -> String {
        PercentEncoding.encode(String(word.map { $0 == " " ? "_" : $0 }))
    }
}
