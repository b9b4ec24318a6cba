/// How a word is capitalized, so that another can be written in its place.
enum Capitals: Sendable {
    case none, first, all

    init(of word: String) {
        let letters = word.filter(\.isLetter)
        guard letters.first?.isUppercase == true else {
            self = .none
            return
        }
        self = letters.count > 1 && letters.allSatisfy(\.isUppercase) ? .all : .first
    }

    /// Returns a word with these capitals; one that has capitals of its own keeps them.
    func applied(to word: String) -> String {
        switch self {
        case .none: word
        case .first: word.prefix(1).uppercased() + word.dropFirst()
        case .all: word.uppercased()
        }
    }
}
