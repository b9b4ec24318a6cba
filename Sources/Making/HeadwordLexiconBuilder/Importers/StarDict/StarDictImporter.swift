internal import HeadwordModel

/// The importer of dictionaries of StarDict 2.4.2 and 3.0.0, each named by its `.ifo`.
struct StarDictImporter: BroughtImporter {
    private static let articlesPerReport = 1000

    let dictionary: BroughtDictionary
    package let source: Source
    private let language: Language
    private let files: [StarDictFiles]

    /// Finds the files, and reads the `.ifo` of each dictionary.
    init(_ dictionary: BroughtDictionary) throws {
        self.dictionary = dictionary
        files = try dictionary.files.map(StarDictFiles.init(information:))
        let informations = try files.map { files in
            let bytes = try BroughtStream(files.information).bytes(upTo: StarDictInformation.longest)
            return try StarDictInformation(bytes, path: files.information)
        }
        language = dictionary.language ?? .en
        source = Source(
            id: dictionary.name,
            title: informations.compactMap(\.title).first ?? dictionary.name,
            packages: [],
            licence: informations.compactMap(\.licence).first ?? "not stated",
            languages: [language]
        )
    }

    var paths: [String] { files.flatMap(\.paths) }

    func read(_ brought: inout BroughtFiles, into draft: inout LexiconDraft) throws {
        var addition = try ArticleAddition(source: source.id, language: language)
        for files in files {
            let contents = try StarDictContents(files, &brought)
            let count = addition.count
            for number in contents.index.rows.indices {
                if number.isMultiple(of: Self.articlesPerReport) { try brought.show() }
                guard let article = contents.article(number, of: source.id, &brought.report) else { continue }
                addition.add(article, to: &draft, &brought.report)
            }
            guard addition.count > count else {
                throw brought.failure(files.index, "there is no article that can be read")
            }
        }
    }
}
