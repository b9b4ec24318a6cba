import Glibc
import HeadwordConfiguration
import HeadwordTestSupport
import Testing

@Suite struct PrecedenceTests {
    /// All places, the least specific first, and the depth that each sets.
    private enum Place: Int, CaseIterable {
        case system, user, project, named, variable, flag

        var depth: Int { 10 + rawValue }
    }

    private static func configuration(_ places: [Place]) throws -> (EffectiveConfiguration, ConfigurationFiles) {
        let paths: [Place: String] = [
            .system: "etc/headword.toml", .user: "home/.config/headword/headword.toml", .project: ".headword.toml",
            .named: "named.toml",
        ]
        let files = try ConfigurationFiles()
        for place in places {
            if let path = paths[place] { try files.write("limits.depth = \(place.depth)", at: path) }
        }
        var environment: [String: String] = [:]
        if places.contains(.variable) { environment["HEADWORD_LIMITS_DEPTH"] = "\(Place.variable.depth)" }
        if places.contains(.named) { environment["HEADWORD_CONFIG"] = files.path("named.toml") }
        var search = files.search(from: "work/deep", environment)
        if places.contains(.flag) {
            search.flags = [.init("--depth", key: "limits.depth", value: "\(Place.flag.depth)")]
        }
        return (try search.load(), files)
    }

    @Test(arguments: 1...6)
    func theMostSpecificPlaceCounts(count: Int) throws {
        let places = Array(Place.allCases.prefix(count))
        let (configuration, files) = try Self.configuration(places)
        #expect(configuration.values.limits.depth == places.last?.depth)
        let origins: [ConfigurationOrigin] = [
            .file(path: files.path("etc/headword.toml"), line: 1),
            .file(path: files.path("home/.config/headword/headword.toml"), line: 1),
            .file(path: files.path(".headword.toml"), line: 1), .file(path: files.path("named.toml"), line: 1),
            .variable("HEADWORD_LIMITS_DEPTH"), .flag("--depth"),
        ]
        #expect(configuration.origin(of: "limits.depth") == origins[count - 1])
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
            "etc/headword.toml": "limits = { depth = 7, page = 700 }", "work/.headword.toml": "limits.page = 800",
        ])
        let limits = try files.search().load().values.limits
        #expect(limits.depth == 7)
        #expect(limits.pageLength == 800)
    }

    @Test func listenersOfAMoreSpecificFileTakeThePlaceOfOthers() throws {
        let files = try ConfigurationFiles([
            "etc/headword.toml": "[[listener]]\naddress = 'unix:/a'\nmode = '0660'\n[[listener]]\naddress = 'unix:/b'",
            ".headword.toml": "\n[[listener]]\naddress = 'unix:/c'",
        ])
        let configuration = try files.search().load()
        #expect(configuration.values.listeners.map(\.address) == [.unix(path: "/c")])
        #expect(configuration.origin(of: "listener[0].mode") == .default)
        #expect(configuration.origin(of: "listener[0].address") == .file(path: files.path(".headword.toml"), line: 3))
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
        #expect(failure?.faults.count == 2)
    }

    @Test func aFlagForNothingIsTold() throws {
        var search = try ConfigurationFiles().search()
        search.flags = [.init("--deep", key: "limits.deep", value: "1")]
        let failure = #expect(throws: ConfigurationFailure.self) { try search.load() }
        #expect(failure?.description == "--deep: there is no setting 'limits.deep'")
    }
}
