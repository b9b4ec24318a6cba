import HeadwordJSON
import HeadwordLexicon
import HeadwordModel
import HeadwordTestSupport
import Testing

@Suite struct LayerTests {
    private func lexicon(_ layers: [LayerWord]...) throws -> Lexicon {
        let names = ["project", "user", "system"]
        let layers = zip(names, layers).map { name, words in
            Layer(name: name, files: [Layer.File(path: name, words: words)])
        }
        return try Lexicon(path: FixtureLexicon.path, layers: LiveLayers(Layers(layers)))
    }

    private func sense(_ definition: String) -> Sense { Sense(id: "layer:x:1", definitions: [definition]) }

    private func sources(_ match: Match?) -> [String] {
        match?.entry.lexicalEntries.flatMap(\.entries).map(\.source.string) ?? []
    }

    @Test(arguments: [
        ("zorple", "zorple"), ("Zorple", "zorple"), ("ZORPLE", "zorple"), ("Kubeton", "Kubeton"),
        ("ice zorple", "ice zorple"), ("ice-zorple", "ice zorple"),
    ])
    func aWordThatOnlyALayerHasIsFound(word: String, headword: String) throws {
        let lexicon = try lexicon([LayerWord("zorple"), LayerWord("Kubeton"), LayerWord("ice zorple")])
        let match = try lexicon.matches(of: word).first
        #expect(match?.entry.word == headword)
        #expect(sources(match) == ["layer:project"])
    }

    @Test func theSensesOfTheNearestLayerAreFirst() throws {
        let swim = { LayerWord("swim", lexicalCategory: .verb, sense: self.sense($0)) }
        let lexicon = try lexicon([swim("one")], [swim("two")])
        let match = try #require(try lexicon.matches(of: "swim", by: .exact).first)
        let verb = try #require(match.entry.lexicalEntries.first)
        #expect(verb.lexicalCategory == .verb)
        #expect(verb.entries.map(\.source.string) == ["layer:project", "layer:user", "wordnet"])
        #expect(verb.entries.first?.senses.first?.definitions.first?.string == "one")
    }

    @Test func aFormLeadsToTheSensesOfALayer() throws {
        let word = LayerWord("zorple", lexicalCategory: .noun, sense: sense("a thing"))
        let match = try lexicon([word]).matches(of: "zorples").first
        #expect(match?.entry.word == "zorple")
        #expect(match?.kind == .lemma)
    }

    @Test func aWordThatTheLexiconHasIsNotChangedByAcceptingIt() throws {
        let plain = try FixtureLexicon.open().matches(of: "swim")
        #expect(try lexicon([LayerWord("swim")]).matches(of: "swim") == plain)
    }

    @Test(arguments: ["swim", "Swim", "SWIM", "swam", "swims"])
    func aForbiddenWordIsNotFound(word: String) throws {
        let lexicon = try lexicon([LayerWord("swim", status: .forbidden)])
        #expect(try !lexicon.matches(of: word).contains { $0.entry.word == "swim" })
        #expect(try !lexicon.readings(of: word).contains { $0.entry.word == "swim" })
    }

    @Test func aForbiddenFormIsNotFound() throws {
        let lexicon = try lexicon([LayerWord("swam", status: .forbidden, replacements: ["swum"])])
        #expect(try lexicon.matches(of: "swam").isEmpty)
        #expect(try !lexicon.matches(of: "swims").isEmpty)
        #expect(try lexicon.suggestions(for: "swam").first == "swum")
    }

    @Test(arguments: [("March", true), ("MARCH", true), ("march", false)])
    func aWordWithACapitalIsForbiddenAsWrittenAndInCapitals(word: String, isForbidden: Bool) throws {
        let lexicon = try lexicon([LayerWord("March", status: .forbidden)])
        #expect(try lexicon.matches(of: word).isEmpty == isForbidden)
    }

    @Test func theNearestLayerThatJudgesAWordCounts() throws {
        let (yes, no) = (LayerWord("swim"), LayerWord("swim", status: .forbidden))
        #expect(try !lexicon([yes], [no]).matches(of: "swim").isEmpty)
        #expect(try lexicon([no], [yes]).matches(of: "swim").isEmpty)
        #expect(try lexicon([], [no]).matches(of: "swim").isEmpty)
        #expect(try lexicon([yes, no]).matches(of: "swim").isEmpty)
    }

    @Test func aForbiddenWordIsNotSuggested() throws {
        #expect(try FixtureLexicon.open().suggestions(for: "swimm").contains("swim"))
        let lexicon = try lexicon([LayerWord("swim", status: .forbidden)])
        #expect(try !lexicon.suggestions(for: "swimm").contains("swim"))
    }

    @Test func aWordIsOfTheLanguageThatItsLineNames() throws {
        let lexicon = try lexicon([LayerWord("zorple", language: .de)])
        #expect(try lexicon.matches(of: "zorple", in: .en).isEmpty)
        #expect(try !lexicon.matches(of: "zorple", in: .de).isEmpty)
    }

    @Test func theTranslationsOfALayerAreFirst() throws {
        let group = TranslationGroup(target: .de, source: "layer:project", translations: [Translation("Zorpel")])
        let word = LayerWord("dog", translations: [group])
        let layers = LiveLayers(Layers([Layer(name: "project", files: [.init(path: "", words: [word])])]))
        let lexicon = try Lexicon(path: try FixtureLexicon.openBilingual().path, layers: layers)
        let groups = try lexicon.translations(of: "dog", to: .de)
        #expect(groups.first?.translations.first?.text.string == "Zorpel")
        let own = try FixtureLexicon.openBilingual().translations(of: "dog", to: .de)
        #expect(groups.count == own.count + 1)
    }

    @Test func theLayersOfAnOpenLexiconCanBeReplaced() throws {
        let lexicon = try lexicon([LayerWord("zorple")])
        let dated = try lexicon.withDated()
        lexicon.layers.replace(with: Layers())
        #expect(try lexicon.matches(of: "zorple").isEmpty)
        #expect(try dated.matches(of: "zorple").isEmpty)
    }
}
