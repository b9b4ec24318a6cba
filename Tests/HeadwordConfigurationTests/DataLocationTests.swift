import HeadwordConfiguration
import HeadwordTestSupport
import Testing

@Suite struct DataLocationTests {
    private func location(_ search: ConfigurationSearch) throws -> DataLocation {
        search.location(with: try search.load().values)
    }

    /// The places that can name data, the most specific first.
    enum Place: CaseIterable {
        case flag, variable, project, user, system, nowhere
    }

    @Test("the most specific place that names data counts", arguments: Place.allCases)
    func precedence(place: Place) throws {
        // Less specific places are set as well, and must be ignored.
        let named = Place.allCases.drop { $0 != place }
        let files = try ConfigurationFiles()
        let paths: [Place: String] = [
            .project: ".headword.toml", .user: "home/.config/headword/headword.toml", .system: "etc/headword.toml",
        ]
        for place in named {
            if let path = paths[place] {
                try files.write("lexicon = '/\(place)/lexicon'\ncorpora = '/\(place)/corpora'", at: path)
            }
        }
        let isVariable = named.contains(.variable)
        var search = files.search(
            isVariable ? ["HEADWORD_LEXICON": "/variable/lexicon", "HEADWORD_CORPORA": "/variable/corpora"] : [:]
        )
        if place == .flag {
            search.flags = ["lexicon", "corpora"].map { .init("--\($0)", key: $0, value: "/flag/\($0)") }
        }
        let found = try location(search)
        let data = files.path("home/.local/share/headword")
        #expect(found.lexicon == (place == .nowhere ? "\(data)/current" : "/\(place)/lexicon"))
        #expect(found.corpora == (place == .nowhere ? "\(data)/corpora" : "/\(place)/corpora"))
    }

    @Test("the corpora are next to the target of a link")
    func corporaBesideALink() throws {
        let files = try ConfigurationFiles(["data/lexicon.sqlite": "", "links/readme": ""])
        try TestFiles.link(files.path("links/current"), to: files.path("data/lexicon.sqlite"))
        let found = try location(files.search(["HEADWORD_LEXICON": files.path("links/current")]))
        #expect(found.corpora.hasSuffix("/data/corpora"))
    }

    static let providers: [([String: String], [String])] = [
        (["HOME": ""], []), (["HOME": "/home/ann"], ["/home/ann/.local/share/headword/providers"]),
        (["HOME": "/home/ann", "XDG_DATA_HOME": "/data"], ["/data/headword/providers"]),
        (["HOME": "ann", "XDG_DATA_HOME": "data"], []),
    ]

    @Test("external providers are looked for in the directories of the user and the system", arguments: providers)
    func providerDirectories(environment: [String: String], ofUser: [String]) throws {
        let search = try ConfigurationFiles().search(environment)
        #expect(try location(search).providers == ofUser + ["/usr/lib/headword/providers"])
        let other = try ConfigurationFiles().search(environment.merging(["HEADWORD_PROVIDERS_PATHS": "/a:/b"]) { $1 })
        #expect(try location(other).providers == ["/a", "/b"])
    }
}
