internal import HeadwordJSON
internal import HeadwordModel

/// Adds the rows of a dictionary of Yomitan to a draft.
struct YomitanReading {
    private let source: String
    private let language: Language
    private var addition: ArticleAddition
    private var tags: YomitanTags

    /// Reads the table of parts of speech.
    init(source: String, language: Language) throws {
        self.source = source
        self.language = language
        addition = try ArticleAddition(source: source, language: language)
        tags = YomitanTags(addition.categories)
    }

    /// The number of terms with definitions added so far.
    var count: Int { addition.count }

    /// Adds a row; returns why it cannot be read.
    mutating func add(
        _ row: JSONText,
        of bank: YomitanArchive.Bank,
        to draft: inout LexiconDraft,
        _ report: inout ImportReport
    ) -> String? {
        do throws(JSONFailure) {
            return add(try row.value(), of: bank, to: &draft, &report)
        } catch {
            return error.message
        }
    }

    private mutating func add(
        _ row: JSONValue,
        of bank: YomitanArchive.Bank,
        to draft: inout LexiconDraft,
        _ report: inout ImportReport
    ) -> String? {
        switch bank {
        case .tags: return tags.add(row)
        case .terms: return add(term: row, to: &draft, &report)
        case .details: return add(detail: row, to: &draft, &report)
        case .kanji: return count(row, atLeast: 5, "characters", &report)
        case .kanjiDetails: return count(row, atLeast: 3, "details of characters", &report)
        }
    }

    private mutating func add(
        term row: JSONValue,
        to draft: inout LexiconDraft,
        _ report: inout ImportReport
    ) -> String? {
        do throws(YomitanTerm.Failure) {
            let term = try YomitanTerm(row)
            report.leaveOut("pictures", ifAny: term.pictures)
            for lemma in term.lemmas { draft.add(alias: term.term, of: .init(language: language, word: lemma)) }
            let isOnlyAForm = term.lines.isEmpty && !term.lemmas.isEmpty
            if !isOnlyAForm { addition.add(article(term, &report), to: &draft, &report) }
            return nil
        } catch {
            return error.reason
        }
    }

    private func article(_ term: YomitanTerm, _ report: inout ImportReport) -> Article {
        var article = Article(headword: term.term)
        article.lines = term.lines
        if let reading = term.reading, reading != term.term {
            article.aliases = [reading]
            article.pronunciations = [Pronunciation(text: reading, notation: .respelling, source: source)]
        }
        for tag in term.tags {
            if let category = tags.category(tag) {
                article.category = article.category ?? category
            } else if !article.labels.add(tag) {
                report.leaveOut("tags")
            }
        }
        article.category = article.category ?? term.rules.lazy.compactMap { YomitanTags.category(rule: $0) }.first
        return article
    }

    private mutating func add(
        detail row: JSONValue,
        to draft: inout LexiconDraft,
        _ report: inout ImportReport
    ) -> String? {
        switch YomitanDetail(row, source: source) {
        case .unreadable(let reason): return reason
        case .frequency: report.leaveOut("frequencies")
        case .pronunciations(let term, let sounds):
            for sound in sounds { draft.add(sound, to: .init(language: language, word: term)) }
        }
        return nil
    }

    /// Counts a row of a kind that lexicons have no place for.
    private func count(_ row: JSONValue, atLeast columns: Int, _ what: String, _ report: inout ImportReport) -> String?
    {
        guard case .array(let cells) = row, cells.count >= columns else {
            return "expected at least \(columns) elements that describe a character"
        }
        report.leaveOut(what)
        return nil
    }
}
