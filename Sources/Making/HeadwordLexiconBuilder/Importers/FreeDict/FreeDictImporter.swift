internal import HeadwordLexicon
internal import HeadwordModel

/// The importer of FreeDict's dictionaries, as packaged by Debian (`usr/share/dictd/freedict-*`).
package struct FreeDictImporter: Importer {
    package let source: Source
    private let dictionaries: [FreeDictDictionary]

    /// Creates an importer of dictionaries that make up one source.
    init(id: String, title: String, licence: String, _ dictionaries: [FreeDictDictionary]) {
        self.dictionaries = dictionaries
        source = Source(
            id: id,
            title: title,
            packages: dictionaries.map(\.package),
            licence: licence,
            languages: dictionaries.reduce(into: []) { $0.formUnion([$1.language, $1.target].compactMap(\.self)) }
        )
    }

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        var reading = try FreeDictReading(source: source.id)
        for dictionary in dictionaries {
            let database = try DictdDatabase(dictionary.file, below: &root)
            try progress.forEach("importing FreeDict \(dictionary.name)", of: database.blocks) { text in
                FreeDictBlock(Substring(decoding: text.text, as: UTF8.self))
            } _: { block in
                if let block { reading.add(block, of: dictionary, to: &draft) }
            }
        }
        reading.finish(&draft)
    }
}
