import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordLanguageServer
import HeadwordModel
import HeadwordService
import HeadwordSpelling

/// The misspelled words of a file.
struct CheckedFile {
    /// A misspelled word.
    struct Finding {
        /// The line, from 1.
        var line: Int
        /// The places before and after the word in its line, in code points, from 1.
        var columns: Range<Int>
        var misspelling: Misspelling
        var corrections: [String]
    }

    var name: String
    var misspellings: [Finding]
}

/// Checks the spelling of files.
struct FileCheck {
    private let checker: SpellingChecker
    private let options: HeadwordSpelling.SpellingOptions

    /// - Parameter directory: the directory of the project, whose word files for other spelling checkers are read.
    init(_ service: DictionaryService, _ settings: Configuration.Editor, in directory: String) {
        checker = SpellingChecker(service.lexicon)
        options = settings.spelling(
            accepting: settings.readsForeignWords ? ForeignWordFiles.words(of: [directory]) : []
        )
    }

    /// The languages that cannot be checked.
    var uncheckedLanguages: [String] {
        get throws { try options.languages.filter { try !checker.checks($0) }.map(\.label) }
    }

    /// Checks a file; one whose name tells no kind of text is checked as text without markup.
    func misspellings(in name: String) throws -> CheckedFile {
        guard let text = String(validating: try Terminal.readFile(name), as: UTF8.self) else {
            throw CommandFailure(.usage, "headword: '\(name)' is not in UTF-8")
        }
        let document = TextDocument(text)
        var checked = CheckedText(TextFormat(fileName: name) ?? .plain)
        try checked.check(count: document.lines.count, line: { document.content(ofLine: $0) }, with: checker, options)
        let findings = try checked.misspellings.map { line, misspelling in
            let content = document.content(ofLine: line)
            let column = { PositionEncoding.utf32.character(at: $0, in: content) + 1 }
            return CheckedFile.Finding(
                line: line + 1,
                columns: column(misspelling.range.lowerBound)..<column(misspelling.range.upperBound),
                misspelling: misspelling,
                corrections: try checker.corrections(for: misspelling, options)
            )
        }
        return CheckedFile(name: name, misspellings: findings)
    }
}
