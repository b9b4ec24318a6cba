import Foundation
import HeadwordJSON
import HeadwordLexicon
import HeadwordService
import HeadwordTestSupport
import JSONRPC
import Testing

private let coreLexicon = ProcessInfo.processInfo.environment["HEADWORD_CORE_LEXICON"]

/// Definitions that concern people must not repeat the prejudices of earlier times.
@Suite(.enabled(if: coreLexicon != nil, "'make test' sets it up")) struct ChargedDefinitionTests {
    private func senses(of word: String) async throws -> [JSONValue] {
        let service = try DictionaryService(lexicon: try Lexicon(path: try #require(coreLexicon)))
        let parameters: JSONValue = ["word": .string(word)]
        let call = Call(method: "dictionary.entries", parameters: try JSONText(parameters.jsonBytes))
        let answer = try JSONText(try await service.begin(call).value().jsonBytes).value()
        let lexicalEntries = answer["results"]?.elements.flatMap { $0["lexicalEntries"]?.elements ?? [] } ?? []
        return lexicalEntries.flatMap { $0["entries"]?.elements ?? [] }.flatMap { $0["senses"]?.elements ?? [] }
    }

    @Test(arguments: [
        ("negro", "flat noses"), ("negro", "tightly curled"), ("Black", "blackamoor"), ("Black", "Negroid"),
        ("black", "a person whose skin"), ("mulatto", "negress"), ("Eskimo", "peculiar race"),
        ("gypsy", "vagabond race"), ("gypsy", "cunning or crafty"), ("Aborigine", "dark-skinned"),
        ("wench", "negress"), ("Mohammedan", "religion of the Mohammedans"), ("Islam", "religion of the Mohammedans"),
        ("heathen", "unenlightened"), ("infidel", "your god"), ("savage", "native state of rudeness"),
        ("moron", "subnormal"), ("idiot", "subnormal"), ("imbecile", "mental age"), ("lame", "gimpy"),
        ("ADHD", "boys"), ("autism", "absorption with the self"), ("hysteria", "exclusively in women"),
        ("effeminate", "unsuitable"), ("womanish", "unsuitable"), ("woman", "prey to woman"),
        ("woman", "Women are soft"), ("transvestite", "sexual gratification"), ("transgender", "reversal of gender"),
        ("sodomy", "against nature"), ("rape", "forcing a woman"), ("indigenous", "Negroes were all"),
        ("Hottentot", "degraded"), ("bitch", "Hillary"), ("homosexual", "practices homosexuality"),
        ("Muslim", "supporting Islamism"),
    ])
    func whatOtherTimesSaidOfPeopleIsNotTold(word: String, text: String) async throws {
        let senses = try await senses(of: word)
        #expect(!senses.isEmpty)
        #expect(!senses.contains { String(decoding: $0.jsonBytes, as: UTF8.self).contains(text) })
    }

    @Test(arguments: [
        "squaw", "redskin", "Chinaman", "moron", "idiot", "imbecile", "mongolism", "mongoloid", "spastic", "cripple",
        "deaf-mute", "midget", "sissy", "spinster", "slut", "old maid", "gyp", "bitch", "Hottentot",
    ])
    func theFirstSenseOfAWordThatHurtsSaysThatItDoes(word: String) async throws {
        let first = try #require(try await senses(of: word).first)
        let registers = first["registers"]?.elements.compactMap(\.text) ?? []
        #expect(!Set(registers).isDisjoint(with: ["offensive", "derogatory", "dated"]))
    }

    @Test func theShrewThatIsAWomanHurts() async throws {
        let sense = try #require(
            try await senses(of: "shrew").first { String(decoding: $0.jsonBytes, as: UTF8.self).contains("woman") }
        )
        #expect(sense["registers"]?.elements.compactMap(\.text).contains("derogatory") == true)
    }

    @Test func theCrimeOfRapeStandsBeforeThePlant() async throws {
        let first = try #require(try await senses(of: "rape").first)
        #expect(!String(decoding: first.jsonBytes, as: UTF8.self).contains("plant"))
    }
}
