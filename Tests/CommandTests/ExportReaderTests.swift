import Foundation
import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

/// Reads exports by the programs that they are made for.
@Suite(.timeLimit(.minutes(30))) struct ExportReaderTests {
    private static let (sdcv, dictd, pyglossary) = (Tool("sdcv"), Tool("dictd"), Tool("pyglossary"))

    @Test(.enabled(if: sdcv.isInstalled, "sdcv is not installed"), arguments: ["serendipity", "swam"])
    func sdcvFindsHeadwordsAndForms(word: String) async throws {
        let output = try await exported("stardict")
        let outcome = try await Program.run(
            Self.sdcv.path,
            ["--non-interactive", "--exact-search", "--utf8-output", "--data-dir", output, word],
            environment: ["HOME": output]
        )
        let definition = ["serendipity": "good luck in making unexpected and fortunate discoveries", "swam": "forms: "]
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains("-->Headword: English\n"))
        #expect(outcome.output.contains(try #require(definition[word])))
    }

    @Test(.enabled(if: dictd.isInstalled, "dictd is not installed"))
    func dictdFindsHeadwordsFormsAndLicences() async throws {
        let output = try await exported("dictd")
        let reply = try await ask(
            ["SHOW DB", "DEFINE headword serendipity", "DEFINE headword swam", "SHOW INFO headword"],
            of: output
        )
        #expect(reply.contains("headword \"Headword: English\""))
        #expect(reply.contains("good luck in making unexpected and fortunate discoveries"))
        #expect(reply.contains("\nswim\n"))
        #expect(reply.contains("Princeton University"))
    }

    @Test(.enabled(if: dictd.isInstalled, "dictd is not installed"))
    func dictdFindsEachHeadword() async throws {
        let output = try await exported("dictd")
        let words = try await words(of: "tsv")
        let reply = try await ask(words.map { "MATCH headword exact \"\($0)\"" }, of: output)
        #expect(reply.split(separator: "\n").count { $0.hasPrefix("152 ") } == words.count)
    }

    @Test(.enabled(if: pyglossary.isInstalled, "pyglossary is not installed"), arguments: ["stardict", "dictd"])
    func pyglossaryReadsEachHeadword(format: String) async throws {
        let output = try await exported(format)
        let file = output + (format == "stardict" ? "/headword-en.ifo" : "/headword-en.index")
        let outcome = try await Program.run(
            Self.pyglossary.path,
            [
                file, output + "/words.txt", "--read-format=" + (format == "stardict" ? "Stardict" : "DictOrg"),
                "--write-format=Tabfile", "--no-progress-bar",
            ],
            environment: ["HOME": output]
        )
        try #require(outcome.exitCode == 0, "\(outcome.errors)")
        let lines = String(decoding: try TestFiles.contents(of: output + "/words.txt"), as: UTF8.self)
        // The keys of dictd's indexes are in lower case.
        let spelled: (String) -> String = { format == "dictd" ? $0.lowercased() : $0 }
        let heads = lines.split(separator: "\n").flatMap { $0.prefix { $0 != "\t" }.split(separator: "|") }
        let read = Set(heads.map { spelled(String($0)) })
        #expect(try await Set(words(of: "tsv").map(spelled)).isSubset(of: read))
    }

    /// Returns the headwords of the small lexicon.
    private func words(of format: String) async throws -> Set<String> {
        let output = try await exported(format)
        let text = String(decoding: try TestFiles.contents(of: output + "/headword-en.tsv"), as: UTF8.self)
        return Set(text.split(separator: "\n").dropFirst().map { String($0.prefix { $0 != "\t" }) })
    }

    /// Sends commands to dictd on its standard input.
    private func ask(_ commands: [String], of output: String) async throws -> String {
        let configuration = """
            database headword { data "\(output)/headword-en.dict.dz" index "\(output)/headword-en.index" }
            """
        try TestFiles.write(Array(configuration.utf8), to: output + "/dictd.conf")
        let outcome = try await Program.run(
            Self.dictd.path,
            ["--inetd", "--locale", "C.UTF-8", "--config", output + "/dictd.conf"],
            input: (commands + ["QUIT"]).map { $0 + "\r\n" }.joined()
        )
        return outcome.output.replacing("\r\n", with: "\n")
    }
}

/// A program that may be installed.
private struct Tool {
    /// Its path, or its name if it is not installed.
    let path: String
    let isInstalled: Bool

    init(_ name: String) {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let directories: [String] = path.split(separator: ":").map(String.init) + ["/usr/sbin"]
        let found = directories.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
        self.path = found ?? name
        isInstalled = found != nil
    }
}
