import HeadwordJSON
import HeadwordLexicon
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct LexiconExportTests {
    @Test(arguments: [
        ("tsv", ["headword-en.tsv"]), ("kobo", ["headword-en.df"]), ("yomitan", ["headword-en.zip"]),
        ("stardict", ["headword-en.dict.dz", "headword-en.idx", "headword-en.ifo", "headword-en.syn"]),
        ("dictd", ["headword-en.dict.dz", "headword-en.index"]),
    ])
    func aFormatHasItsFilesAndTheLicences(format: String, files: [String]) async throws {
        let output = try await exported(format)
        #expect(try TestFiles.names(in: output) == ["LICENCES"] + files)
        let licences = String(decoding: try TestFiles.contents(of: output + "/LICENCES"), as: UTF8.self)
        #expect(licences.contains("==== WordNet 3.0 ====") && licences.contains("Princeton University"))
    }

    @Test func theCommandSaysWhatItExported() async throws {
        let output = try TestFiles.temporaryDirectory() + "/out"
        let outcome = try await headword("lexicon", "export", "--format", "tsv", "--output", output)
        #expect(outcome.output == output + "\n")
        #expect(outcome.errors.hasSuffix("1339 headwords of english-inflection, wordnet\nlicence: permissive\n"))
    }

    @Test func aBilingualDictionaryHasTheHeadwordsWithTranslations() async throws {
        let output = try await exported(
            "tsv",
            ["--to", "de", "--source", "ding"],
            lexicon: try FixtureLexicon.openBilingual().path
        )
        let lines = String(decoding: try TestFiles.contents(of: output + "/headword-en-de.tsv"), as: UTF8.self)
            .split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("house\tnoun\tHaus") })
        #expect(!lines.contains { $0.hasPrefix("serendipity\t") })
    }

    @Test func aSourceThatIsNotSelectedIsLeftOut() async throws {
        let lexicon = try FixtureLexicon.openBilingual().path
        let output = try await exported("stardict", ["--source", "wordnet"], lexicon: lexicon)
        let licences = String(decoding: try TestFiles.contents(of: output + "/LICENCES"), as: UTF8.self)
        #expect(licences.contains("WordNet") && !licences.contains("CMU"))
    }

    @Test func equalLexiconsGiveEqualFiles() async throws {
        for format in ["stardict", "yomitan"] {
            let (first, second) = (try await exported(format), try await exported(format))
            for name in try TestFiles.names(in: first) {
                #expect(try TestFiles.contents(of: "\(first)/\(name)") == TestFiles.contents(of: "\(second)/\(name)"))
            }
        }
    }

    @Test(arguments: [
        (
            ["--format", "tsv", "--source", "gcide"],
            "the lexicon has no source 'gcide'; expected english-inflection, wordnet"
        ),
        (["--format", "pdf"], "'pdf' is invalid"), (["--format", "tsv", "--licence", "gpl"], "unknown licence 'gpl'"),
        (["--format", "tsv", "--language", "de"], "have nothing to export"),
        (["--format", "tsv", "--to", "fr"], "have nothing to export"),
    ])
    func aWrongSelectionIsRefused(arguments: [String], message: String) async throws {
        let parent = try TestFiles.temporaryDirectory()
        let outcome = try await headword(["lexicon", "export", "--output", parent + "/out"] + arguments)
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains(message))
        #expect(try TestFiles.names(in: parent).isEmpty)
    }

    @Test func aDirectoryThatExistsIsNotReplaced() async throws {
        let output = try TestFiles.temporaryDirectory()
        let outcome = try await headword("lexicon", "export", "--format", "tsv", "--output", output)
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.hasSuffix("headword: \(output) exists; name a directory that does not\n"))
    }
}

/// Exports a lexicon, the small one if nil, and returns the directory.
func exported(_ format: String, _ more: [String] = [], lexicon: String? = nil) async throws -> String {
    let output = try TestFiles.temporaryDirectory() + "/out"
    let arguments = ["lexicon", "export", "--format", format, "--output", output] + more
    let outcome = try await headword(arguments, lexicon: lexicon)
    try #require(outcome.exitCode == 0, "\(outcome.errors)")
    return output
}
