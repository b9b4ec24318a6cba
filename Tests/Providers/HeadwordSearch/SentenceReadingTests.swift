import Foundation
import HeadwordLexicon
import HeadwordModel
import HeadwordSearch
import HeadwordTestSupport
import Testing

private let coreLexicon = ProcessInfo.processInfo.environment["HEADWORD_CORE_LEXICON"]

/// How often the lexical category of a word in a sentence is guessed.
@Suite(.enabled(if: coreLexicon != nil, "'make test' sets it up")) struct SentenceReadingTests {
    private struct Sentence {
        var half: Substring
        var text: String
        var word: String
        var category: Substring

        init(_ line: Substring) {
            let columns = line.split(separator: "\t")
            (half, text, word, category) = (columns[0], String(columns[1]), String(columns[2]), columns[3])
        }

        /// Whether the category is guessed, or a longer phrase is found.
        func isRead(by lexicon: Lexicon) throws -> Bool {
            var request = AtRequest()
            request.text = text
            let place = try #require(text.range(of: word, options: .caseInsensitive)).lowerBound
            request.offset = text.utf16.distance(from: text.startIndex, to: place)
            let answer = try request.response(from: lexicon)
            return answer.phrase.contains(" ") || answer.results.first?.categories.first?.label == String(category)
        }
    }

    @Test(arguments: ["tuning", "unseen"]) func fourOfFiveWordsAreRead(half: String) throws {
        let lexicon = try Lexicon(path: try #require(coreLexicon))
        let path = TestFiles.repository + "/Tests/Fixtures/parts-of-speech.tsv"
        let text = String(decoding: try TestFiles.contents(of: path), as: UTF8.self)
        let sentences = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(Sentence.init)
            .filter { $0.half == half }
        let wrong = try sentences.filter { try !$0.isRead(by: lexicon) }.map { "\($0.word): \($0.text)" }
        #expect(wrong.count * 5 <= sentences.count, "\(wrong)")
    }
}
