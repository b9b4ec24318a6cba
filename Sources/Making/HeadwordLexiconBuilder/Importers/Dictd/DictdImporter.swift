internal import HeadwordModel

/// The importer of dictionaries of dictd(8) that users bring, each named by its `.index`.
struct DictdImporter: BroughtImporter {
    private static let articlesPerReport = 1000

    let dictionary: BroughtDictionary
    package let source: Source
    private let language: Language
    private let files: [DictdFile]

    /// Finds the files, and reads their beginnings.
    init(_ dictionary: BroughtDictionary) throws {
        self.dictionary = dictionary
        files = try dictionary.files.map(DictdFile.init(index:))
        let information = try files.map { try $0.information() }
        language = dictionary.language ?? .en
        source = Source(
            id: dictionary.name,
            title: information.compactMap(\.title).first ?? dictionary.name,
            packages: [],
            licence: information.compactMap(\.licence).first ?? "not stated",
            languages: [language]
        )
    }

    var paths: [String] { files.flatMap(\.paths) }

    func read(_ brought: inout BroughtFiles, into draft: inout LexiconDraft) throws {
        var addition = try ArticleAddition(source: source.id, language: language)
        let wrapping = ArticleWrapping(addition.categories)
        for files in files {
            let database = try files.database(&brought)
            let count = addition.count
            for (number, block) in database.blocks.enumerated() {
                if number.isMultiple(of: Self.articlesPerReport) { try brought.show() }
                if let article = article(block, wrapping, &brought.report) {
                    addition.add(article, to: &draft, &brought.report)
                }
            }
            guard addition.count > count else {
                throw brought.failure(files.index, "there is no article that can be read")
            }
        }
    }
}

extension DictdImporter {
    private func article(
        _ block: DictdDatabase.Block,
        _ wrapping: ArticleWrapping,
        _ report: inout ImportReport
    ) -> Article? {
        guard block.text.count <= Article.longest else {
            report.leaveOut("articles of more than \(Article.longest >> 20) MiB")
            return nil
        }
        let article = Article(block, wrapping)
        if article == nil { report.leaveOut("articles without a key of 1 to 255 bytes") }
        return article
    }
}

extension Article {
    /// Creates the article of a block; nil if it has no key.
    fileprivate init?(_ block: DictdDatabase.Block, _ wrapping: ArticleWrapping) {
        let keys = unique(block.keys.compactMap { ArticleAddition.word($0.utf8) })
        guard let key = keys.first else { return nil }
        let lines = String(decodingUTF8OrLatin1: block.text).split(
            omittingEmptySubsequences: false,
            whereSeparator: \.isNewline
        )
        self.init(headword: Self.headword(lines, keys) ?? key)
        let own = Self.letters(headword)
        aliases = keys.filter { Self.letters($0) != own }
        self.lines = wrapping.unwrapped(lines)
    }

    /// Returns the headword as the first line writes it: all of the line, or its beginning, is a key.
    private static func headword(_ lines: [Substring], _ keys: [String]) -> String? {
        guard let first = lines.lazy.compactMap({ BroughtText.clean($0) }).first else { return nil }
        let letters = letters(first)
        if keys.contains(where: { Self.letters($0) == letters }) { return ArticleAddition.word(first.utf8) }
        return keys.sorted { $0.count > $1.count }.lazy.compactMap { key in
            let beginning = first.prefix(key.count)
            let next = first.dropFirst(key.count).first
            return beginning.lowercased() == key.lowercased() && next == " " ? String(beginning) : nil
        }.first
    }

    /// The letters and digits of a word in lower case, since keys may be without the punctuation of headwords.
    private static func letters(_ word: String) -> String { word.lowercased().filter { $0.isLetter || $0.isNumber } }
}
