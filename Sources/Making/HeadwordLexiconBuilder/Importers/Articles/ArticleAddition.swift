internal import HeadwordModel

/// Adds the articles of a dictionary to a draft.
struct ArticleAddition {
    /// The maximum length of a headword in bytes.
    private static let longestWord = 255

    let source: String
    let language: Language
    let categories: [String: BroughtCategory]
    private var identifiers: SenseIdentifiers
    /// The number of articles added so far.
    private(set) var count = 0

    /// Reads the table of parts of speech.
    init(source: String, language: Language) throws {
        self.source = source
        self.language = language
        categories = try BroughtCategory.table()
        identifiers = SenseIdentifiers(source: source)
    }

    /// Returns a word as lexicons have it; nil if they cannot.
    static func word(_ bytes: some Collection<UInt8>) -> String? {
        guard bytes.count <= longestWord else { return nil }
        return String(validating: bytes, as: UTF8.self).flatMap { BroughtText.clean($0) }
    }

    /// Adds an article, unless it says nothing.
    mutating func add(_ article: Article, to draft: inout LexiconDraft, _ report: inout ImportReport) {
        let headword = LexiconDraft.Headword(language: language, word: article.headword)
        var senses = ArticleSenses(source: source, categories)
        let lines = withoutHeadword(article)
        for line in lines.prefix(Article.mostLines) { senses.add(line) }
        report.leaveOut("lines beyond \(Article.mostLines) of an article", ifAny: lines.count - Article.mostLines)
        report.leaveOut("lines of more than \(BroughtText.longest >> 10) KiB", ifAny: senses.tooLong)
        var parts = senses.found
        if parts.isEmpty, !article.pronunciations.isEmpty { parts = [.init()] }
        guard !parts.isEmpty else { return report.leaveOut("articles without text") }
        for part in parts { add(part, of: article, to: headword, &draft) }
        for alias in article.aliases { draft.add(alias: alias, of: headword) }
        count += 1
    }

    private mutating func add(
        _ part: ArticleSenses.Part,
        of article: Article,
        to headword: LexiconDraft.Headword,
        _ draft: inout LexiconDraft
    ) {
        let category = part.category ?? article.category ?? BroughtCategory(.other)
        var senses = part.senses
        for index in senses.indices {
            article.labels.apply(to: &senses[index])
            senses[index].synonyms = unique(senses[index].synonyms)
        }
        identifiers.identify(&senses, of: headword, as: category.category)
        let entry = Entry(
            source: source,
            pronunciations: unique(article.pronunciations + part.pronunciations),
            grammaticalFeatures: unique(category.features),
            notes: part.notes,
            senses: senses
        )
        draft.add(entry, to: headword, as: category.category)
    }

    /// Returns the lines without the headword that the first one repeats, if nothing else follows it but a part of
    /// speech or pronunciations.
    private func withoutHeadword(_ article: Article) -> [Substring] {
        guard let index = article.lines.firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }) else { return [] }
        var lines = article.lines[index...]
        let first = lines.removeFirst()
        guard let text = BroughtText.clean(first), text.hasPrefix(article.headword) else { return [first] + lines }
        let rest = text.dropFirst(article.headword.count)
        if rest.isEmpty { return Array(lines) }
        var line = ArticleLine(String(rest.dropFirst()))
        _ = line.takeSounds(of: source)
        _ = line.takeCategory(categories)
        return rest.first == " " && line.isEmpty ? [rest.dropFirst()] + lines : [first] + lines
    }
}

extension ImportReport {
    /// Counts things that are left out of records that are otherwise kept, if there are any.
    mutating func leaveOut(_ what: String, ifAny count: Int) {
        if count > 0 { leaveOut(what, count: count) }
    }
}
