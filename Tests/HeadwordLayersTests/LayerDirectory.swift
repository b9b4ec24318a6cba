import HeadwordLayers
import HeadwordLexicon
import HeadwordTestSupport

/// A directory with the places of layers below it.
struct LayerDirectory {
    let path: String
    var team: [String] = []
    /// The directory below the repository in which the search for a project begins.
    var workingDirectory = "home/project"

    init() throws {
        path = try TestFiles.temporaryDirectory()
        try write("", to: "home/project/.git/config")
    }

    func write(_ text: String, to relative: String) throws {
        try TestFiles.write(Array(text.utf8), at: relative, below: path)
    }

    var places: LayerPlaces {
        LayerPlaces(
            system: path + "/system",
            team: team.map { "\(path)/\($0)" },
            user: path + "/user",
            workingDirectory: "\(path)/\(workingDirectory)",
            home: path + "/home"
        )
    }

    /// The layers as they are read now.
    var layers: [Layer] { LayerFiles(at: places, watching: false).layers.layers.layers }

    /// Returns what a file of the user's layer says.
    func file(_ name: String, _ text: String) throws -> Layer.File {
        try write(text, to: "user/\(name)")
        return layers.first?.files.first { $0.path.hasSuffix(name) } ?? Layer.File(path: "", words: [])
    }
}

extension Layer.File {
    /// Each problem, with the number of its line.
    var complaints: [String] { problems.map { "\($0.line ?? 0): \($0.reason)" } }
}
