internal import HeadwordLexicon
internal import HeadwordModel

/// The importer of FreeDict's dictionaries, as packaged by Debian (`usr/share/dictd/freedict-*`).
package struct FreeDictImporter: AheadImporter {
    package let source: Source
    private let dictionaries: [FreeDictDictionary]

    /// Creates an importer of dictionaries that make up one source.
    init(id: String, title: String, licence: String, needs: [Source.Need] = [], _ dictionaries: [FreeDictDictionary]) {
        self.dictionaries = dictionaries
        source = Source(
            id: id,
            title: title,
            packages: dictionaries.map(\.package),
            licence: licence,
            licencePatterns: Dictionary(uniqueKeysWithValues: dictionaries.map { ($0.package, $0.licencePattern) }),
            languages: dictionaries.reduce(into: []) { $0.formUnion([$1.language, $1.target].compactMap(\.self)) },
            needs: needs
        )
    }

    /// The texts of the dictionaries, being read.
    package struct Contents: Sendable {
        fileprivate var dictionaries: [Texts]
    }

    fileprivate struct Texts: Sendable {
        var dictionary: FreeDictDictionary
        var blocks: PreparedBatches<[DictdDatabase.Block], FreeDictBlock?>
    }

    package func contents(_ root: inout DataRoot, threads: Int) throws -> Contents {
        var contents = Contents(dictionaries: [])
        for dictionary in dictionaries {
            let texts = try DictdDatabase(dictionary.file, below: &root).blocks
            let blocks = PreparedBatches(texts, threads: threads, isWhole: true) { text in
                FreeDictBlock(Substring(decoding: text.text, as: UTF8.self))
            }
            contents.dictionaries.append(Texts(dictionary: dictionary, blocks: blocks))
        }
        return contents
    }

    package func add(_ contents: consuming Contents, to draft: inout LexiconDraft, progress: Progress) throws {
        let contractions = draft.evidence[DefinedContractions.self].words
        var reading = try FreeDictReading(source: source.id, contractions: contractions)
        for index in contents.dictionaries.indices {
            let dictionary = contents.dictionaries[index].dictionary
            try progress.forEach(
                "importing FreeDict \(dictionary.name)",
                of: &contents.dictionaries[index].blocks
            ) { block in
                if let block { reading.add(block, of: dictionary, to: &draft) }
            }
        }
        reading.finish(&draft)
    }
}
