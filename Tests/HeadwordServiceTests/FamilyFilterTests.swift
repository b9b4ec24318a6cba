import Foundation
import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

private let coreLexicon = ProcessInfo.processInfo.environment["HEADWORD_CORE_LEXICON"]

/// Calls with `safe`.
@Suite struct FamilyFilterTests {
    private static func lexicon() throws -> Lexicon {
        try DraftLexicon.build { draft in
            let female = Sense(id: "1", definitions: ["a female dog"])
            let insult = Sense(id: "2", definitions: ["an insult to a woman"], registers: [.vulgarSlang])
            draft.add(
                Entry(source: "test", senses: [female, insult]),
                to: .init(language: .en, word: "cow"),
                as: .noun
            )
            let part = Sense(id: "3", definitions: ["a part of the chest"], synonyms: ["bosom", "tit", "shit"])
            draft.add(Entry(source: "test", senses: [part]), to: .init(language: .en, word: "breast"), as: .noun)
            let waste = Sense(id: "4", definitions: ["what the bowel leaves"])
            draft.add(Entry(source: "test", senses: [waste]), to: .init(language: .en, word: "shit"), as: .noun)
            draft.add(Entry(source: "test", senses: [waste]), to: .init(language: .en, word: "shift"), as: .noun)
        }
    }

    @Test func vulgarSensesAreLeftOutAndTheOthersStay() async throws {
        let answer = try await call("dictionary.entries", ["word": "cow", "safe": true], on: Self.lexicon())
        #expect(answer.senseIDs == ["1"])
        #expect(try await call("dictionary.entries", ["word": "cow"], on: Self.lexicon()).senseIDs == ["1", "2"])
    }

    @Test func theRegistersComeWithTheFields() async throws {
        let parameters: JSONValue = ["word": "cow", "safe": true, "fields": ["definitions"]]
        #expect(try await call("dictionary.entries", parameters, on: Self.lexicon()).senseIDs == ["1"])
    }

    @Test func wordsThatAreVulgarInAnySenseAreNoSynonyms() async throws {
        let answer = try await call("thesaurus.lookup", ["word": "breast", "safe": true], on: Self.lexicon())
        let text = String(decoding: answer.jsonBytes, as: UTF8.self)
        #expect(text.contains("bosom") && !text.contains("tit\"") && !text.contains("shit") && !text.contains("null"))
    }

    @Test(arguments: ["dictionary.entries", "thesaurus.lookup", "search.query", "wordlist.query", "rhymes.lookup"])
    func aVulgarWordIsNotAnswered(method: String) async throws {
        let name = method == "search.query" ? "q" : method == "wordlist.query" ? "prefix" : "word"
        do {
            let answer = try await call(method, [name: "shit", "safe": true], on: Self.lexicon())
            #expect(!String(decoding: answer.jsonBytes, as: UTF8.self).contains("\"shit\""))
        } catch let error as ErrorObject {
            #expect(error.code == 404)
        }
    }

    @Test func whatNothingIsLeftOfNamesTheParameter() async throws {
        let error = try await failure("dictionary.entries", ["word": "shit", "safe": true], on: Self.lexicon())
        #expect(
            error.code == 404 && error.data["reason"] == "nothingPassesFilters" && error.data["parameter"] == "safe"
        )
    }

    @Test func suggestionsAreFiltered() async throws {
        let plain = try await failure("dictionary.entries", ["word": "shidt"], on: Self.lexicon())
        let safe = try await failure("dictionary.entries", ["word": "shidt", "safe": true], on: Self.lexicon())
        #expect(plain.data["suggestions"]?.texts.contains("shit") == true)
        #expect(safe.data["suggestions"]?.texts.contains("shit") == false)
    }

    @Test func whatIsNotABooleanIsRefused() async throws {
        let error = try await failure("dictionary.entries", ["word": "cow", "safe": "yes"], on: Self.lexicon())
        #expect(error.code == -32602 || error.code == 400)
        #expect(error.data["parameter"] == "safe")
    }

    @Test(
        "20: no vulgar word passes in any method, and no innocent one is stopped",
        .enabled(if: coreLexicon != nil, "'make test' sets it up"),
        arguments: ["dictionary.entries", "thesaurus.lookup", "sentences.lookup", "inflections.forms"]
    )
    func familiesSeeNoVulgarWord(method: String) async throws {
        let lexicon = try Lexicon(path: try #require(coreLexicon))
        for (word, kind) in try Self.rows() {
            let plain = try? await call(method, ["word": .string(word)], on: lexicon)
            let safe = try? await call(method, ["word": .string(word), "safe": true], on: lexicon)
            #expect(safe.map { !$0.texts.contains { Self.vulgar.contains($0.lowercased()) } } ?? true, "\(word)")
            if kind == "innocent", method == "dictionary.entries" { #expect(plain == nil || safe != nil, "\(word)") }
        }
    }

    private static let vulgar = Set(((try? rows()) ?? []).filter { $0.kind == "vulgar" }.map(\.word))

    private static func rows() throws -> [(word: String, kind: String)] {
        let path = TestFiles.repository + "/Tests/Fixtures/family-filter.tsv"
        let text = String(decoding: try TestFiles.contents(of: path), as: UTF8.self)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            let columns = line.split(separator: "\t").map(String.init)
            return columns.count == 2 ? (columns[0], columns[1]) : nil
        }
    }
}

/// Calls with `include: dated`.
@Suite struct DatedTextsTests {
    private static func lexicon() throws -> Lexicon {
        try DraftLexicon.build { draft in
            let race = Sense(id: "1", definitions: ["A half-breed."])
            draft.add(Entry(source: "test", senses: [race]), to: .init(language: .en, word: "zambo"), as: .noun)
            let mark = Sense(id: "2", definitions: ["a mark on a card"])
            draft.add(Entry(source: "test", senses: [mark, race]), to: .init(language: .en, word: "spot"), as: .noun)
        }
    }

    @Test func whatOldSourcesSayOfPeoplesIsLeftOut() async throws {
        #expect(try await call("dictionary.entries", ["word": "spot"], on: Self.lexicon()).senseIDs == ["2"])
    }

    @Test func itIsThereForThoseWhoAsk() async throws {
        let parameters: JSONValue = ["word": "spot", "include": "dated"]
        let answer = try await call("dictionary.entries", parameters, on: Self.lexicon())
        #expect(answer.senseIDs == ["2", "1"])
        #expect(String(decoding: answer.jsonBytes, as: UTF8.self).contains("\"dated\""))
    }

    @Test func anEntryOfWhichNothingIsLeftNamesTheParameter() async throws {
        let error = try await failure("dictionary.entries", ["word": "zambo"], on: Self.lexicon())
        #expect(error.code == 404 && error.data["parameter"] == "include" && error.data["allowed"] == ["dated"])
        let parameters: JSONValue = ["word": "zambo", "include": ["dated"]]
        #expect(try await call("dictionary.entries", parameters, on: Self.lexicon()).senseIDs == ["1"])
    }

    @Test func whatIsNoInclusionIsRefused() async throws {
        let error = try await failure("dictionary.entries", ["word": "spot", "include": "old"], on: Self.lexicon())
        #expect(error.data["parameter"] == "include" && error.data["allowed"] == ["dated"])
    }
}

extension JSONValue {
    /// The ids of all senses in an answer of `dictionary.entries`.
    fileprivate var senseIDs: [String] {
        switch self {
        case .array(let elements): elements.flatMap(\.senseIDs)
        case .object(let object):
            object.members.flatMap { member -> [String] in
                guard member.name == "senses", case .array(let senses) = member.value else {
                    return member.value.senseIDs
                }
                return senses.compactMap { sense in
                    guard case .object(let members) = sense, case .string(let id)? = members["id"] else { return nil }
                    return id
                }
            }
        default: []
        }
    }

    /// All strings.
    fileprivate var texts: [String] {
        switch self {
        case .string(let text): [text]
        case .array(let elements): elements.flatMap(\.texts)
        case .object(let object): object.members.flatMap(\.value.texts)
        default: []
        }
    }
}
