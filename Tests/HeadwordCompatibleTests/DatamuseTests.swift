import HeadwordCompatible
import HeadwordConfiguration
import HeadwordJSON
import HeadwordTestSupport
import JSONRPCHTTP
import NIOHTTP1
import Synchronization
import Testing

@Suite struct DatamuseTests {
    /// The first words for each parameter.
    @Test(
        arguments: [
            ("ml=to+travel+through+water", ["swim"]), ("rel_syn=happy", ["felicitous", "glad"]),
            ("rel_ant=happy", ["unhappy"]),
            ("rel_spc=dog", ["canine"]), ("rel_gen=dog", ["puppy"]), ("rel_com=dog", ["flag"]),
            ("rel_par=nosuchword", []), ("rel_rhy=better", ["sweater"]), ("rel_nry=dog", ["broad", "god"]),
            ("rel_hom=better", ["bettor"]), ("sl=swam", ["swam"]), ("sp=hoose", ["house"]), ("sp=swim", ["swim"]),
            ("sp=h??se", ["horse", "house"]), ("sp=*dipity", ["serendipity"]), ("sp=swam", ["swam"]),
            ("rel_bga=cold", ["war"]), ("rel_bgb=war", ["cold"]), ("rel_jja=happy", ["dog"]),
            ("rel_jjb=dog", ["happiest", "happy"]),
            ("rel_trg=nosuchword", []), ("rel_cns=nosuchword", []), ("rel_cns=saw", ["see"]),
            ("rel_cns=tack", ["take", "tike"]), ("v=es&ml=casa", []), ("rel_xyz=dog", []), ("", []),
        ] as [(String, [String])]
    )
    func aParameterFindsWords(query: String, first: [String]) async throws {
        let words = try await WebClient(.datamuse).words("/words?\(query)")
        #expect(words.starts(with: first), "\(query): \(words.prefix(5))")
        #expect(words.isEmpty == first.isEmpty, "\(query): \(words.prefix(5))")
    }

    @Test(
        arguments: [
            ("ml=animal&sp=d*", "sp=d*"), ("sp=*er&rel_rhy=better", "sp=*er"), ("rel_syn=happy&sp=g*", "sp=g*"),
        ]
    )
    func severalConditionsMustAllBeMet(query: String, condition: String) async throws {
        let client = try WebClient(.datamuse)
        let all = Set(try await client.words("/words?\(condition)&max=1000"))
        let words = try await client.words("/words?\(query)")
        #expect(!words.isEmpty && all.isSuperset(of: words))
    }

    @Test func scoresFallAndEachWordComesOnce() async throws {
        let answer = try await WebClient(.datamuse).json("/words?ml=happy")
        let scores = answer.elements.compactMap { $0["score"]?.exactInteger }
        #expect(scores.count > 1 && scores == scores.sorted(by: >) && Set(scores).count == scores.count)
        let words = answer.elements.compactMap { $0["word"]?.text }
        #expect(Set(words).count == words.count)
    }

    @Test(arguments: [("3", 3), ("0", 100), ("x", 100), ("-1", 100), ("2000", 1000), (nil, 100)] as [(String?, Int)])
    func thereAreNoMoreWordsThanAskedFor(max: String?, most: Int) async throws {
        let words = try await WebClient(.datamuse).words("/words?sp=*" + (max.map { "&max=\($0)" } ?? ""))
        #expect(words.count <= most && words.count > min(most, 100) / 2)
    }

    @Test func metadataIsWrittenAsTheServiceWritesIt() async throws {
        let word = try await WebClient(.datamuse).json("/words?sp=swim&max=1&md=dpsrf&ipa=1")[0]
        #expect(word["word"].text == "swim")
        #expect(word["numSyllables"] == 1)
        #expect(word["tags"] == ["v", "n", "pron:S W IH1 M ", "ipa_pron:swɪm", "f:940.708000"])
        #expect(word["defs"].texts.first?.hasPrefix("v\tmove through water") == true)
        #expect(word["defHeadword"] == nil)
    }

    @Test func whatIsNoWordDoesNotKeepOthersFromBeingCounted() async throws {
        let words = try await WebClient(.datamuse).json("/words?sp=dog*&qe=sp&md=f")
        #expect(words[0]["tags"] == ["query", "f:0.000000"])
        #expect(words.elements.contains { $0["word"] == "dog" && $0["tags"] != ["f:0.000000"] })
    }

    @Test func theDefinitionsOfAFormNameTheirHeadword() async throws {
        let word = try await WebClient(.datamuse).json("/words?sp=swam&max=1&md=d")[0]
        #expect(word["word"].text == "swam")
        #expect(word["defHeadword"].text == "swim" && word["defs"].texts.isEmpty == false)
    }

    @Test func withoutMetadataOnlyAWordAndItsScoreAreGiven() async throws {
        for word in try await WebClient(.datamuse).json("/words?rel_syn=happy").elements {
            guard case .object(let object) = word else { return #expect(Bool(false)) }
            #expect(object.members.map(\.name) == ["word", "score"])
        }
    }

    @Test func rhymesHaveTheirSyllablesUnasked() async throws {
        #expect(try await WebClient(.datamuse).json("/words?rel_rhy=better")[0]["numSyllables"] == 2)
    }

    @Test func meaningsHaveTagsUnasked() async throws {
        let words = try await WebClient(.datamuse).json("/words?ml=happy")
        #expect(words[0]["tags"] == ["syn", "adj", "results_type:primary_rel"])
        #expect(words[1]["tags"].texts.contains("results_type:primary_rel") == false)
    }

    @Test func theTextOfTheQueryComesFirstIfAskedFor() async throws {
        let words = try await WebClient(.datamuse).json("/words?sp=hoose&qe=sp&md=p")
        #expect(words[0]["word"].text == "hoose" && words[0]["tags"] == ["query", "u"])
        #expect(words[1]["word"].text == "house")
    }

    @Test(arguments: [("s*", "lc=they", "swim"), ("h*", "rc=dog", "happy"), ("d*", "topics=animal", "dog")])
    func hintsOnlyRank(pattern: String, hint: String, first: String) async throws {
        let client = try WebClient(.datamuse)
        let plain = try await client.words("/words?sp=\(pattern)&max=1000")
        let ranked = try await client.words("/words?sp=\(pattern)&max=1000&\(hint)")
        #expect(ranked.first == first && plain.first != first)
        #expect(Set(plain) == Set(ranked) && ranked.count == plain.count)
    }

    @Test(
        arguments: [
            ("s=ser", ["serendipity"]), ("s=swim", ["swim"]), ("s=serendipidy", ["serendipity"]), ("s=", []), ("", []),
        ]
    )
    func suggestionsBeginLikeTheText(query: String, first: [String]) async throws {
        let words = try await WebClient(.datamuse).words("/sug?\(query)")
        #expect(words.starts(with: first) && words.isEmpty == first.isEmpty)
        #expect(words.count <= 10)
    }

    @Test func aRequestMakesALimitedNumberOfCalls() async throws {
        let count = CallCount()
        let client = try WebClient(.datamuse, observer: count)
        let relations = [
            "ml", "sl", "rel_syn", "rel_ant", "rel_spc", "rel_gen", "rel_com", "rel_par", "rel_rhy", "rel_cns",
        ]
        let query = relations.map { "\($0)=dog" }.joined(separator: "&")
        _ = try await client.json("/words?sp=*&max=1000&md=dpsrf&ipa=1")
        #expect(count.methods.withLock(\.count) <= 300)
        count.methods.withLock { $0 = [] }
        _ = try await client.json("/words?\(query)&topics=a,b,c,d,e,f&lc=a&rc=b&max=1000")
        #expect(count.methods.withLock(\.count) <= 30)
    }

    @Test func answersAreOpenToAllPages() async throws {
        let response = try await WebClient(.datamuse).get("/words?sp=swim")
        #expect(response.type == "application/json")
        #expect(response.headers["Access-Control-Allow-Origin"] == ["*"])
    }

    @Test(arguments: [429, 503]) func aBusyServiceIsNoEmptyAnswer(status: Int) async throws {
        let client = try WebClient(.datamuse, answering: OneAnswer(status: status))
        #expect(try await client.get("/words?rel_syn=swim").status == status)
    }
}
