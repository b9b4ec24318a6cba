import Glibc
import HeadwordConfiguration
import HeadwordCore
import HeadwordTestSupport
import Testing

@Suite struct PrecedenceTests {
    /// All places, the least specific first, and the lexicon that each sets.
    private enum Place: Int, CaseIterable {
        case system, user, project, named, variable, flag

        var lexicon: String { "/\(self)" }
    }

    private static func configuration(_ places: [Place]) throws -> (EffectiveConfiguration, ConfigurationFiles) {
        let paths: [Place: String] = [
            .system: "etc/headword.toml", .user: "home/.config/headword/headword.toml", .project: ".headword.toml",
            .named: "named.toml",
        ]
        let files = try ConfigurationFiles()
        for place in places {
            if let path = paths[place] { try files.write("lexicon = '\(place.lexicon)'", at: path) }
        }
        var environment: [String: String] = [:]
        if places.contains(.variable) { environment["HEADWORD_LEXICON"] = Place.variable.lexicon }
        if places.contains(.named) { environment["HEADWORD_CONFIG"] = files.path("named.toml") }
        var search = files.search(from: "work/deep", environment)
        if places.contains(.flag) {
            search.flags = [.init("--lexicon", key: "lexicon", value: Place.flag.lexicon)]
        }
        return (try search.load(), files)
    }

    @Test(arguments: 1...6)
    func theMostSpecificPlaceCounts(count: Int) throws {
        let places = Array(Place.allCases.prefix(count))
        let (configuration, files) = try Self.configuration(places)
        #expect(configuration.values.lexicon == places.last?.lexicon)
        let origins: [ConfigurationOrigin] = [
            .file(path: files.path("etc/headword.toml"), line: 1),
            .file(path: files.path("home/.config/headword/headword.toml"), line: 1),
            .file(path: files.path(".headword.toml"), line: 1), .file(path: files.path("named.toml"), line: 1),
            .variable("HEADWORD_LEXICON"), .flag("--lexicon"),
        ]
        #expect(configuration.origin(of: "lexicon") == origins[count - 1])
    }

    @Test func aNamedFileIsTheOnlyOne() throws {
        let files = try ConfigurationFiles([
            "etc/headword.toml": "log.words = true", "named.toml": "", "other.toml": "",
        ])
        #expect(try !files.search(file: "named.toml").load().values.log.logsWords)
        let both = files.search(file: "named.toml", ["HEADWORD_CONFIG": files.path("other.toml")])
        #expect(try both.load().files == [files.path("named.toml")])
    }

    @Test func eachSettingIsLookedForByItself() throws {
        let files = try ConfigurationFiles([
            "etc/headword.toml": "limits = { depth = 7, page = 700 }",
            "home/.config/headword/headword.toml": "limits.page = 800",
        ])
        let limits = try files.search().load().values.limits
        #expect(limits.call.depth == 7)
        #expect(limits.call.pageLength == 800)
    }

    @Test func listenersOfAMoreSpecificFileTakeThePlaceOfOthers() throws {
        let files = try ConfigurationFiles([
            "etc/headword.toml": "[[listener]]\naddress = 'unix:/a'\nmode = '0660'\n[[listener]]\naddress = 'unix:/b'",
            "home/.config/headword/headword.toml": "\n[[listener]]\naddress = 'unix:/c'",
        ])
        let configuration = try files.search().load()
        #expect(configuration.values.listeners.map(\.address) == [.unix(path: "/c")])
        #expect(configuration.origin(of: "listener[0].mode") == .default)
        let file = files.path("home/.config/headword/headword.toml")
        #expect(configuration.origin(of: "listener[0].address") == .file(path: file, line: 3))
    }

    @Test func theSearchForTheProjectEndsAtTheHomeDirectory() throws {
        let files = try ConfigurationFiles([".headword.toml": "", "home/a/b": ""])
        #expect(try files.search(from: "home/a").load().files == [])
        try files.write("", at: "home/.headword.toml")
        #expect(try files.search(from: "home/a").load().files == [files.path("home/.headword.toml")])
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
    func aProjectFileOfSomebodyElseIsLeftAlone() throws {
        let files = try ConfigurationFiles([".headword.toml": "", "work/.headword.toml": ""])
        chown(files.path("work/.headword.toml"), 65534, 65534)
        #expect(try files.search().load().files == [files.path(".headword.toml")])
    }

    @Test func theUsersDirectoryMayBeElsewhereButNotRelative() throws {
        let files = try ConfigurationFiles(["xdg/headword/headword.toml": ""])
        #expect(try files.search(["XDG_CONFIG_HOME": files.path("xdg")]).load().files.count == 1)
        #expect(try files.search(["XDG_CONFIG_HOME": "xdg"]).load().files == [])
    }

    @Test func faultsOfAllFilesAreTold() throws {
        let files = try ConfigurationFiles(["etc/headword.toml": "a = 1", ".headword.toml": "b = 1"])
        let failure = #expect(throws: ConfigurationFailure.self) { try files.search().load() }
        #expect(failure?.problems.count == 2)
    }

    @Test func aFlagForNothingIsTold() throws {
        var search = try ConfigurationFiles().search()
        search.flags = [.init("--deep", key: "limits.deep", value: "1")]
        let failure = #expect(throws: ConfigurationFailure.self) { try search.load() }
        #expect(failure?.description == "--deep: there is no setting 'limits.deep'")
    }

    @Test(arguments: [
        "limits.depth = 7", "log.words = true", "log.level = 'trace'", "metrics.address = '127.0.0.1:1'",
        "sources.dictionary = 'upstream'", "upstream.url = 'https://example.org'", "providers.paths = 'evil'",
        "[[listener]]\naddress = 'tcp://0.0.0.0:7878'\ninsecure = true",
    ])
    func aProjectSetsNothingButItsData(line: String) throws {
        let files = try ConfigurationFiles([".headword.toml": "lexicon = 'glossary.sqlite'\n" + line])
        let failure = #expect(throws: ConfigurationFailure.self) { try files.search().load() }
        let message = try #require(failure?.description)
        #expect(message.contains("cannot be set in the configuration file of a project; set it in your own file"))
        #expect(!message.contains(": lexicon"))
    }

    @Test(.timeLimit(.minutes(30))) func aPipeInThePlaceOfAFileIsRefusedAndNotWaitedFor() throws {
        let files = try ConfigurationFiles()
        try #require(mkfifo(files.path(".headword.toml"), 0o600) == 0)
        let failure = #expect(throws: ConfigurationFailure.self) { try files.search().load() }
        let path = files.path(".headword.toml")
        #expect(failure?.description == "\(path): the file cannot be read: it is not a regular file")
    }

    @Test(arguments: [
        ("HEADWORD_LEXICN", "HEADWORD_LEXICON"), ("HEADWORD_LOG_LEVLE", "HEADWORD_LOG_LEVEL"),
        ("HEADWORD_LIMIT_DEPTH", "HEADWORD_LIMITS_DEPTH"), ("HEADWORD_CONFG", "HEADWORD_CONFIG"),
    ])
    func aMisspelledVariableIsNamed(name: String, meant: String) throws {
        let search = try ConfigurationFiles().search([name: "x"])
        let failure = #expect(throws: ConfigurationFailure.self) { try search.load() }
        #expect(failure?.description == "\(name): there is no such setting; did you mean \(meant)?")
    }

    @Test(arguments: [
        "HEADWORD_PORT", "HEADWORD_SERVICE_HOST", "HEADWORD_PORT_7878_TCP", "HEADWORD_PACKAGES", "LEXICON",
    ])
    func variablesOfOthersAreLeftAlone(name: String) throws {
        _ = try ConfigurationFiles().search([name: "x"]).load()
    }
}
