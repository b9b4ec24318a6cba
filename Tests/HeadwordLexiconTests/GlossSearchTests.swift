import HeadwordJSON
import HeadwordModel
import HeadwordSQLite
import HeadwordTestSupport
import Testing

@testable import HeadwordLexicon

@Suite struct GlossSearchTests {
    private static let descriptions: [(text: String, isAboutPerson: Bool, guess: LexicalCategory?)] = [
        ("cat", false, nil), ("young cat", false, .noun), ("an animal", false, .noun), ("swims", true, .noun),
        ("move through water", false, .verb), ("large and heavy", false, nil),
        ("a drink made of beans that people have in the morning with milk or sugar", false, .noun),
        ("an animal or plant that lives in water or on land and is eaten by people or other animals", true, .noun),
    ]

    private func query(
        _ description: (text: String, isAboutPerson: Bool, guess: LexicalCategory?),
        _ categories: [LexicalCategory] = []
    ) -> GlossQuery {
        GlossQuery(
            stems: GlossStem.stems(of: description.text),
            guess: description.guess,
            isAboutPerson: description.isAboutPerson,
            lexicalCategories: categories
        )
    }

    @Test(arguments: descriptions.indices, [1, 7, 300])
    func noGlossIsBetterThanThoseFound(description: Int, limit: Int) throws {
        let lexicon = try FixtureLexicon.openCore()
        for categories in [[], [LexicalCategory.verb, .adjective]] {
            let query = query(Self.descriptions[description], categories)
            let found = try lexicon.glosses(matching: query, atMost: limit)
            let all = try lexicon.scores(matching: query).filter { $0 > 0 }.sorted(by: >)
            #expect(found.matches.map(\.score) == Array(all.prefix(limit)))
        }
    }

    @Test func senseOrderDecidesBetweenGlossesThatMatchEquallyWell() throws {
        let matches = try FixtureLexicon.openCore().glosses(matching: query(Self.descriptions[2]), atMost: 300)
        let places = matches.matches.map { match in
            let sense = matches.senses[match.senses.lowerBound]
            return (match.score, sense.headword, sense.place)
        }
        #expect(places.count > 10)
        #expect(zip(places, places.dropFirst()).allSatisfy { ($1.0, $0.1, $0.2) <= ($0.0, $1.1, $1.2) })
    }

    @Test(arguments: [
        ("a young cat", "kitten", [0, 1]), ("the cat", "dog", []),
    ])
    func theWordsOfAGlossAreFound(description: String, headword: String, words: [Int]) throws {
        let lexicon = try FixtureLexicon.openCore()
        let matches = try lexicon.glosses(matching: GlossQuery(stems: GlossStem.stems(of: description)), atMost: 300)
        let match = matches.matches.first { match in
            matches.senses[match.senses].contains { (try? lexicon.headword(number: $0.headword)) == headword }
        }
        #expect(try match.map { try lexicon.words(inGloss: $0.gloss, of: matches) }?.sorted() ?? [] == words)
    }

    // MARK: - Damaged files

    /// Returns a lexicon whose file was changed, with correct checksums.
    private func rewritten(_ sql: String) throws -> Lexicon {
        let path = try TestFiles.temporaryDirectory() + "/damaged.sqlite"
        try TestFiles.write(try TestFiles.contents(of: FixtureLexicon.openCore().path), to: path)
        do {
            let connection = try SQLiteConnection(writing: path)
            try connection.execute(sql)
        }
        try PageChecksum.write(to: path, pageSize: Format.pageSize)
        return try Lexicon(path: path)
    }

    @Test(arguments: [
        "UPDATE gloss SET records = x''", "UPDATE gloss SET records = x'05'", "DELETE FROM gloss",
        "UPDATE gloss SET records = substr(records, 1, 20)", "UPDATE gloss SET records = zeroblob(1000)",
        "UPDATE clue_block SET glosses = x''", "UPDATE clue_block SET glosses = substr(glosses, 1, 3)",
        "UPDATE clue_block SET glosses = x'01FFFFFFFF0F00FFFFFFFF0F'", "DELETE FROM clue_block",
        "UPDATE gloss_part SET traits = substr(traits, 3)", "UPDATE gloss_part SET category = 99",
        "UPDATE gloss_part SET first = first + 1", "UPDATE gloss_part SET traits = zeroblob(1000000)",
        "UPDATE clue SET near = x'01'", "UPDATE clue SET near = x'01FFFFFFFF0F0064'",
        "UPDATE clue SET near = x'0100FFFFFFFF0F64'",
    ])
    func aDamagedIndexIsReported(sql: String) throws {
        let lexicon = try rewritten(sql)
        for description in Self.descriptions {
            let failure = #expect(throws: LexiconFailure.self) {
                try lexicon.glosses(matching: query(description), atMost: 300)
            }
            guard case .damaged = failure else {
                Issue.record("\(sql): \(failure.map(String.init(describing:)) ?? "no failure")")
                return
            }
        }
    }

    @Test(arguments: ["gloss", "clue_block", "gloss_part", "clue"], 0..<8)
    func randomBytesGiveAnAnswerOrAnError(table: String, size: Int) throws {
        let column = ["gloss": "records", "clue_block": "glosses", "gloss_part": "traits", "clue": "near"][table] ?? ""
        let sql = "UPDATE \(table) SET \(column) = "
        // All bytes, or all from a place on, or only their number.
        let lexicon = try rewritten(
            sql
                + (size < 4
                    ? "randomblob(length(\(column)))"
                    : "substr(\(column), 1, \(size * size)) || randomblob(\(size * 60))")
        )
        for description in Self.descriptions {
            do {
                let matches = try lexicon.glosses(matching: query(description), atMost: 300)
                for match in matches.matches { _ = try lexicon.words(inGloss: match.gloss, of: matches) }
            } catch LexiconFailure.damaged {}
        }
    }
}

extension Lexicon {
    /// Returns the score of every gloss of the requested lexical categories.
    fileprivate func scores(matching query: GlossQuery) throws -> [Float] {
        try read { reader in
            let search = try GlossSearch(query, glossBlocks, reader)
            var scores: [Float] = []
            for part in search.parts.indices where search.factor(of: search.parts[part].kind) != nil {
                for index in 0..<search.parts[part].count {
                    scores.append(try search.score(ofGlossAt: index, in: part))
                }
            }
            return scores
        }
    }
}
