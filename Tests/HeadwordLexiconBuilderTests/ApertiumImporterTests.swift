import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

/// An lttoolbox file with one transducer, in which every pair of texts has its own path.
private struct TransducerFile {
    private var tags: [String] = []
    private var symbols: [(Int, Int)] = []
    /// The arcs of each state: the number of the symbol pair, and the target.
    private var states: [[(symbol: Int, target: Int)]] = [[]]
    private var final: [Int] = []

    /// Adds a path; `<n>` is one symbol, `perro` five.
    init(_ pairs: [(String, String)]) {
        for (read, written) in pairs {
            let (first, second) = (codes(read), codes(written))
            var state = 0
            for index in 0..<max(first.count, second.count) {
                add(index < first.count ? first[index] : 0, index < second.count ? second[index] : 0, to: &state)
            }
            final.append(state)
        }
    }

    /// Adds an arc from a state back to the first.
    mutating func addCircle() {
        var state = 0
        add(Int(UInt8(ascii: "x")), Int(UInt8(ascii: "x")), to: &state)
        states[state].append((symbols.count - 1, 0))
    }

    private mutating func add(_ read: Int, _ written: Int, to state: inout Int) {
        symbols.append((read, written))
        states[state].append((symbols.count - 1, states.count))
        state = states.count
        states.append([])
    }

    private mutating func codes(_ text: String) -> [Int] {
        var codes: [Int] = []
        var rest = Substring(text)
        while let first = rest.first {
            guard first == "<", let end = rest.firstIndex(of: ">") else {
                codes += rest.removeFirst().unicodeScalars.map { Int($0.value) }
                continue
            }
            let tag = String(rest[..<end].dropFirst())
            let index = tags.firstIndex(of: tag) ?? tags.count
            if index == tags.count { tags.append(tag) }
            codes.append(-index - 1)
            rest = rest[end...].dropFirst()
        }
        return codes
    }

    func bytes(named name: String = "main@standard") -> [UInt8] {
        var bytes = Array("LTTB".utf8) + [UInt8](repeating: 0, count: 8)
        bytes += Self.text("ab") + Self.number(tags.count) + tags.flatMap(Self.text)
        bytes += Self.number(symbols.count)
        for (read, written) in symbols { bytes += Self.number(read + tags.count) + Self.number(written + tags.count) }
        bytes += Self.number(1) + Self.text(name) + Array("LTTD".utf8) + [UInt8](repeating: 0, count: 8)
        bytes += Self.number(0) + Self.number(final.count)
        for (index, state) in final.enumerated() { bytes += Self.number(state - (index == 0 ? 0 : final[index - 1])) }
        bytes += Self.number(states.count)
        for (state, arcs) in states.enumerated() {
            bytes += Self.number(arcs.count)
            for (index, arc) in arcs.enumerated() {
                bytes += Self.number(arc.symbol - (index == 0 ? 0 : arcs[index - 1].symbol))
                bytes += Self.number((arc.target - state + states.count) % states.count)
            }
        }
        return bytes
    }

    private static func text(_ text: String) -> [UInt8] {
        let scalars = text.unicodeScalars
        return number(scalars.count) + scalars.flatMap { number(Int($0.value)) }
    }

    private static func number(_ number: Int) -> [UInt8] {
        number < 64 ? [UInt8(number)] : [0x40 | UInt8(number >> 8), UInt8(number & 0xFF)]
    }
}

@Suite struct ApertiumImporterTests {
    private static let forms = [
        ("casa", "casa<n><f><sg>"), ("casas", "casa<n><f><pl>"),
        ("perro", "perro<n><m><sg>"), ("perra", "perro<n><f><sg>"),
        ("hablé", "hablar<vblex><ifi><p1><sg>"), ("hablándome", "hablar<vblex><ger>+me<prn><p1>"),
        ("dieron en el clavo", "dar<vblex><ifi><p3><pl># en el clavo"), ("siglo XX", "siglo XX<n><m><sg>"),
        ("Madrid", "Madrid<np><loc>"), ("2nd", "2nd<adj>"), (",", ",<cm>"),
    ]
    private static let pairs = [
        ("house<n>", "casa<n><f>"), ("home<n>", "casa<n><f>"), ("house<n>", "vivienda<n><f>"),
        ("house<vblex>", "alojar<vblex>"), ("house<n>", "casa<n><f>"),
        ("provident fund<n>", "fondo# de previsión<n><m>"),
    ]

    private func lexicon(forms: [UInt8] = TransducerFile(forms).bytes()) throws -> Lexicon {
        let directory = "usr/share/apertium/apertium-eng-spa"
        return try SampleLexicon.build(
            ["apertium-eng-spa"],
            from: [
                "\(directory)/spa-eng.automorf.bin": forms,
                "\(directory)/eng-spa.autobil.bin": TransducerFile(Self.pairs).bytes(),
            ]
        )
    }

    @Test(
        arguments: [
            ("casa", .noun, [.feminine]), ("perro", .noun, []), ("hablar", .verb, []), ("dar en el clavo", .verb, []),
            ("Madrid", .noun, [.proper]),
        ] as [(String, LexicalCategory, [GrammaticalFeature])]
    )
    func lemmasAreListed(word: String, category: LexicalCategory, features: [GrammaticalFeature]) throws {
        let match = try #require(try lexicon().matches(of: word, in: .es, by: .exact).first)
        #expect(match.model.lexicalEntries.map(\.lexicalCategory) == [category])
        #expect(match.model.lexicalEntries.flatMap(\.entries).map(\.grammaticalFeatures) == [features])
    }

    @Test(arguments: ["siglo XX", "2nd", ",", "me"])
    func neitherCenturiesNorNumbersNorSignsAreListed(word: String) throws {
        #expect(try lexicon().matches(of: word, in: .es, by: .exact).isEmpty)
    }

    @Test(
        arguments: [
            ("casa", [("casas", [.feminine, .plural])]), ("perro", [("perra", [.feminine, .singular])]),
            // Two words written as one are not a form of the first.
            ("hablar", [("hablé", [.past, .first, .singular])]),
            ("dar en el clavo", [("dieron en el clavo", [.past, .third, .plural])]),
        ] as [(String, [(String, [GrammaticalFeature])])]
    )
    func formsSayWhatTheyExpress(word: String, forms: [(String, [GrammaticalFeature])]) throws {
        let found = try lexicon().forms(of: word, in: .es).map(\.form)
        #expect(found.map(\.text) == forms.map(\.0))
        #expect(found.map(\.features) == forms.map(\.1))
    }

    @Test func translationsAreGroupedByLexicalCategory() throws {
        // The file gives translations both ways; here only the Spanish words are listed.
        let groups = try lexicon().translationValues(of: "casa", in: .es, to: .en)
        #expect(groups.map(\.lexicalCategory) == [.noun])
        #expect(groups.map { $0.translations.map(\.text) } == [["house", "home"]])
        #expect(groups.allSatisfy { $0.pivot == nil && $0.source == "apertium-eng-spa" })
    }

    @Test func pathsThatGoRoundInCirclesAreLeftOut() throws {
        var file = TransducerFile([("casa", "casa<n>")])
        file.addCircle()
        #expect(try lexicon(forms: file.bytes()).matches(of: "casa", in: .es, by: .exact).count == 1)
    }

    @Test func aFileOfAnotherKindIsRefused() throws {
        let other = TransducerFile(Self.forms).bytes(named: "final@standard")
        var failure = #expect(throws: ImportFailure.self) { try lexicon(forms: other) }
        #expect(failure?.reason == "there is no transducer 'main@standard'")
        failure = #expect(throws: ImportFailure.self) { try lexicon(forms: Array(other.dropLast(9))) }
        #expect(failure?.reason == "the file ends early")
        failure = #expect(throws: ImportFailure.self) { try lexicon(forms: Array("LTTB".utf8) + [1]) }
        #expect(failure?.reason == "the transducer has unknown features")
    }
}
