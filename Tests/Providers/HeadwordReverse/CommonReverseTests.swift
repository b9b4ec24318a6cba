import Foundation
import HeadwordJSON
import HeadwordLexicon
import HeadwordModel
import HeadwordService
import HeadwordTestSupport
import JSONRPC
import Testing

private let coreLexicon = ProcessInfo.processInfo.environment["HEADWORD_CORE_LEXICON"]

/// The words found in the core lexicon for meanings in the user's own words.
@Suite(.enabled(if: coreLexicon != nil, "'make test' sets it up")) struct CommonReverseTests {
    private func words(_ definition: String) async throws -> [String] {
        let service = try DictionaryService(lexicon: try Lexicon(path: try #require(coreLexicon)))
        let parameters: JSONValue = ["definition": .string(definition)]
        let call = Call(method: "reverse.lookup", parameters: try JSONText(parameters.jsonBytes))
        let answer = try JSONText(try await service.begin(call).value().jsonBytes).value()
        return answer["results"]?.elements.compactMap { $0["word"]?.text } ?? []
    }

    @Test(arguments: [
        ("fear of spiders", "arachnophobia"), ("an animal that eats only plants", "herbivore"),
        ("to laugh quietly", "chuckle"), ("unable to read or write", "illiterate"), ("to eat very quickly", "wolf"),
        ("a house on wheels pulled by a car", "trailer"), ("the meat of a pig", "pork"),
    ])
    func aWordIsFoundForAMeaningInOnesOwnWords(definition: String, word: String) async throws {
        #expect(try await words(definition).prefix(3).contains(word))
    }

    /// None of these words occurs in the definition of the expected word.
    @Test(arguments: [("a baby cat", "kitten"), ("very hungry", "starved")])
    func aWordIsFoundByWordsThatSayNearlyTheSame(definition: String, word: String) async throws {
        #expect(try await words(definition).contains(word))
    }
}
