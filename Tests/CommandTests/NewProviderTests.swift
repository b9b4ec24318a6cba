import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct NewProviderTests {
    /// The files that new drop-ins are copied from.
    private static let models = ["Plugins/Echo/EchoProvider.swift", "Tests/Plugins/Echo/EchoTests.swift"]

    /// Returns a directory with those parts of a checkout that the command needs.
    private func checkout() throws -> String {
        try requireProviders(of: "echo.text")
        let directory = try TestFiles.temporaryDirectory()
        for path in Self.models {
            try TestFiles.write(TestFiles.contents(of: "\(TestFiles.repository)/\(path)"), at: path, below: directory)
        }
        return directory
    }

    private func text(of path: String) throws -> String {
        String(decoding: try TestFiles.contents(of: path), as: UTF8.self)
    }

    @Test(arguments: [("wordOfDay", ""), ("WordOfDay", "/Plugins/Echo")])
    func aDropInIsMadeInACheckout(name: String, place: String) async throws {
        let root = try checkout()
        let outcome = try await headword(["new-provider", name, "--output", root + place])
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("call wordOfDay.text"))
        let provider = try text(of: "\(root)/Plugins/WordOfDay/WordOfDayProvider.swift")
        #expect(provider.contains("public struct WordOfDayProvider: EndpointProvider"))
        #expect(provider.contains("namespace = \"wordOfDay\""))
        let tests = try text(of: "\(root)/Tests/Plugins/WordOfDay/WordOfDayTests.swift")
        for contents in [provider, tests] { #expect(!contents.lowercased().contains("echo")) }
    }

    @Test func filesThatAreThereAreLeftAlone() async throws {
        let root = try checkout()
        try TestFiles.write(Array("mine".utf8), at: "Tests/Plugins/Rhyme/RhymeTests.swift", below: root)
        let outcome = try await headword(["new-provider", "rhyme", "--output", root])
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains("RhymeTests.swift' exists already"))
        #expect(try text(of: "\(root)/Tests/Plugins/Rhyme/RhymeTests.swift") == "mine")
        #expect(try TestFiles.names(in: "\(root)/Plugins") == ["Echo"])
    }

    @Test(arguments: [
        ("1st", "not a provider name"), ("a-b", "not a provider name"), ("../x", "not a provider name"),
        ("echo", "already a provider with the methods 'echo.*'"),
        ("Server", "already a provider with the methods 'server.*'"),
    ])
    func aNameThatCannotBeIsRefused(name: String, message: String) async throws {
        let outcome = try await headword(["new-provider", name, "--output", try checkout()])
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains(message))
    }

    @Test func elsewhereThereIsNoCheckout() async throws {
        let outcome = try await headword(["new-provider", "rhyme", "--output", "/"])
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains("'/' is not inside a checkout of Headword"))
    }

    @Test func aProgramIsMadeThatSpeaksTheProtocol() async throws {
        let directory = try TestFiles.temporaryDirectory() + "/providers"
        let outcome = try await headword(["new-provider", "rhyme", "--language", "python", "--output", directory])
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        #expect(outcome.output.hasPrefix("created \(directory)/rhyme.py\n"))
        let program = try await Program.run(
            "\(directory)/rhyme.py",
            [],
            input: """
                {"jsonrpc": "2.0", "id": 1, "method": "provider.describe", "params": {"protocol": 1}}
                {"jsonrpc": "2.0", "id": 2, "method": "rhyme.text", "params": {"text": "tea", "times": 2}}
                {"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": 2}}
                {"jsonrpc": "2.0", "id": 3, "method": "rhyme.text", "params": {"text": " "}}
                {"jsonrpc": "2.0", "id": 4, "method": "rhyme.other", "params": {}}
                rubbish

                """
        )
        #expect(program.exitCode == 0, "\(program.errors)")
        let answers = try program.output.split(separator: "\n").map { try JSONValue(json: String($0)) }
        #expect(answers.map { $0["id"] } == [1, 2, 3, 4, nil as JSONValue])
        #expect(answers[0]["result"]?["methods"]?[0]?["name"] == "rhyme.text")
        #expect(answers[1]["result"] == "teatea")
        #expect(answers.map { $0["error"]?["code"] } == [nil, nil, 404, -32601, -32700])
    }

    @Test(arguments: [
        "raise ValueError(\"no such thing\")", "return {text}", "return float(\"nan\")", "return text[100]",
        "return text(text)",
    ])
    func anExceptionInAHandlerCostsOneCall(body: String) async throws {
        let directory = try TestFiles.temporaryDirectory()
        let path = "\(directory)/rhyme.py"
        _ = try await headword(["new-provider", "rhyme", "--language", "python", "--output", directory])
        let faulty = try text(of: path).replacing("return text * times", with: body)
        try await Program.write(program: faulty, to: path)
        let program = try await Program.run(
            path,
            [],
            input: """
                {"jsonrpc": "2.0", "id": 1, "method": "rhyme.text", "params": {"text": "tea"}}
                {"jsonrpc": "2.0", "id": 2, "method": "rhyme.text", "params": []}
                {"jsonrpc": "2.0", "id": 3, "method": "provider.ping", "params": {}}

                """
        )
        #expect(program.exitCode == 0)
        let answers = try program.output.split(separator: "\n").map { try JSONValue(json: String($0)) }
        #expect(answers.map { $0["id"] } == [1, 2, 3])
        #expect(answers.map { $0["error"]?["code"] } == [500, 500, nil])
        #expect(answers.first?["error"]?["message"]?.text?.hasPrefix("The provider failed: ") == true)
        #expect(program.errors.contains("Traceback"))
    }

    @Test func withoutAPlaceAProgramGoesToTheProvidersOfTheUser() async throws {
        let data = try TestFiles.temporaryDirectory()
        let outcome = try await Program.run(
            TestFiles.headword,
            ["new-provider", "rhyme", "--language", "python"],
            environment: ["XDG_DATA_HOME": data]
        )
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        #expect(try TestFiles.names(in: "\(data)/headword/providers") == ["rhyme.py"])
    }
}
