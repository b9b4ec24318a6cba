internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordService

/// What a publication is: the file that programs read first, and that is written last.
struct PublicationManifest: Sendable {
    private let service: DictionaryService
    private let vocabulary: Vocabulary
    private let languages: [Language]
    private let edition: String?

    /// - Parameter edition: the digest of what the files are made from; nil if there is none.
    init(_ service: DictionaryService, _ vocabulary: Vocabulary, _ languages: [Language], _ edition: String?) {
        (self.service, self.vocabulary, self.languages, self.edition) = (service, vocabulary, languages, edition)
    }

    /// - Parameter record: the list of all files but the manifest.
    func bytes(record: [UInt8], _ tally: PublishedFiles.Tally) -> [UInt8] {
        let sources = service.lexicon.manifest.sources.map { source -> JSONValue in
            ["id": .string(source.id), "title": .string(source.title), "licence": .string(source.licence)]
        }
        var manifest: JSONObject = [
            "schema": "Publication/1",
            "version": .string(headwordVersion),
            "lexicon": .string(service.lexicon.manifest.digest),
            "languages": .array(languages.map(json)),
            "sources": .array(sources),
            "files": [
                "list": .string(FileRecord.name),
                "sha256": .string(FileName.digest(record)),
                "count": .integer(Int64(tally.files)),
            ],
        ]
        manifest["edition"] = edition.map(JSONValue.string)
        return Array((JSONValue.object(manifest).prettyPrinted() + "\n").utf8)
    }

    private func json(_ language: Language) -> JSONValue {
        let words = vocabulary.words.filter { $0.language == language }
        return [
            "language": .string(language.label),
            "headwords": .integer(Int64(words.count)),
            "forms": .integer(Int64(words.reduce(0) { $0 + $1.forms.count })),
            "index": .string("index/\(language.label)/\(FileName.ofBeginning([])).json"),
        ]
    }
}
