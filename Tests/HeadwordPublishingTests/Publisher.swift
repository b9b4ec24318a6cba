import HeadwordJSON
import HeadwordLayers
import HeadwordLexicon
import HeadwordPublishing
import HeadwordService
import HeadwordTestSupport

/// Publishes the small lexicon with translations, and words of a layer, in a directory of its own.
struct Publisher {
    private let home: String
    let directory: String

    init() throws {
        home = try TestFiles.temporaryDirectory()
        directory = home + "/published"
    }

    /// Sets the words of the user's layer, a line for each: `word`, a tab, `noun`, a tab, and the definition.
    func setWords(_ lines: [String]) throws {
        let text = (["word\tpos\tdefinition"] + lines).joined(separator: "\n") + "\n"
        try TestFiles.write(Array(text.utf8), at: "user/words.tsv", below: home)
    }

    func publish(
        _ selection: Publication.Selection = Publication.Selection(words: 40),
        inputs: [String]? = nil,
        progress: @escaping Publication.Progress = { _, _, _ in }
    ) async throws -> Publication.Result {
        let places = LayerPlaces(
            system: home + "/system",
            team: [],
            user: home + "/user",
            workingDirectory: home,
            home: home
        )
        let layers = LayerFiles(at: places, watching: false).layers
        let service = try DictionaryService(
            lexicon: try Lexicon(path: try FixtureLexicon.openBilingual().path, layers: layers),
            corpora: try FixtureCorpora.library
        )
        return try await Publication(of: service, selection, inputs: inputs).run(to: directory, progress: progress)
    }

    // MARK: What is there

    func text(_ path: String) throws -> String {
        String(decoding: try TestFiles.contents(of: "\(directory)/\(path)"), as: UTF8.self)
    }

    func json(_ path: String) throws -> JSONValue { try JSONValue(json: try text(path)) }

    func has(_ path: String) -> Bool { (try? TestFiles.contents(of: "\(directory)/\(path)")) != nil }

    /// The paths that the record lists.
    var listed: [String] {
        get throws {
            try text("SHA256SUMS").split(separator: "\n").dropFirst().map { String($0.drop { $0 != " " }.dropFirst(2)) }
        }
    }

    /// All entries of the index of a language, as the script finds them.
    func entries(_ language: String = "en") throws -> [JSONValue] {
        let folder = "index/\(language)"
        return try TestFiles.names(in: "\(directory)/\(folder)").flatMap {
            try json("\(folder)/\($0)")["words"].elements
        }
    }
}
