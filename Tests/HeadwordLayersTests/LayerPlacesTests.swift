import HeadwordLayers
import HeadwordLexicon
import HeadwordTestSupport
import Testing

@Suite struct LayerPlacesTests {
    @Test func theNearestLayerIsFirst() throws {
        var directory = try LayerDirectory()
        directory.team = ["shared", "more/list.txt"]
        for place in ["system", "shared", "user", "home/project/.headword"] {
            try directory.write("zorple\n", to: "\(place)/words.txt")
        }
        try directory.write("zorple\n", to: "more/list.txt")
        let sources = directory.layers.map(\.source)
        #expect(sources == ["layer:project", "layer:user", "layer:team", "layer:team-2", "layer:system"])
    }

    @Test func placesWithoutFilesAreNoLayers() throws {
        #expect(try LayerDirectory().layers.isEmpty)
    }

    @Test(arguments: [
        ("home/project/a/b", "home/project/a/.headword", true), ("home/project/a/b", "home/project/.headword", true),
        ("home/project/a", "home/.headword", false), ("home/other/a", "home/.headword", true),
        ("home", "home/.headword", true), ("home/other", ".headword", false),
        ("elsewhere/a", ".headword", true),
    ])
    func theSearchForAProjectEndsAtARepositoryOrTheHomeDirectory(
        from working: String,
        place: String,
        isFound: Bool
    ) throws {
        var directory = try LayerDirectory()
        directory.workingDirectory = working
        try directory.write("", to: "\(working)/file")
        try directory.write("zorple\n", to: "\(place)/words.txt")
        #expect(directory.layers.contains { $0.name == "project" } == isFound)
    }
}
