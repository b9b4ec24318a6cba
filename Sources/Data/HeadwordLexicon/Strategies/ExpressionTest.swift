internal import HeadwordModel
internal import HeadwordPatterns

/// Admits spellings of which a part matches an extended regular expression of POSIX, ignoring case and diacritics.
struct ExpressionTest: SpellingTest {
    let needle: [UInt8]
    private var automaton: PatternAutomaton
    private var steps = mostSteps

    /// The number of steps for all spellings together, which take 50 milliseconds at most. Simple expressions take one
    /// for each character.
    static let mostSteps = 8_000_000
    /// The maximum length of an expression in characters.
    static let longestExpression = 256

    init(_ expression: String) throws(MatchFailure) {
        guard expression.unicodeScalars.count <= Self.longestExpression else {
            throw .invalidExpression("it has more than \(Self.longestExpression) characters")
        }
        do {
            let tree = try ExpressionParser.tree(of: expression) {
                Array(Spelling.unaccented(String($0)).unicodeScalars)
            }
            needle = Array(tree.requiredText.utf8)
            automaton = try PatternAutomaton(tree)
        } catch {
            throw .invalidExpression(error.description)
        }
    }

    mutating func admits(_ spelling: UnsafeRawBufferPointer) throws(MatchFailure) -> Bool {
        guard let isMatch = automaton.matches(spelling, steps: &steps) else { throw .tooManySteps }
        return isMatch
    }
}

/// Why headwords cannot be compared with a text.
public enum MatchFailure: Error, Hashable, Sendable {
    /// The text is not a regular expression that can be used; the reason begins with a noun or a pronoun.
    case invalidExpression(String)
    /// The regular expression takes too long.
    case tooManySteps
}
