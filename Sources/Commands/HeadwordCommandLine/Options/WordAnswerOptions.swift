package import ArgumentParser
package import HeadwordConfiguration
internal import HeadwordLexicon
internal import HeadwordModel
package import HeadwordService

/// The options of commands that look up one word in the lexicon.
package struct WordAnswerOptions: LookupOptions {
    @Option(
        name: .customLong("source"),
        help: ArgumentHelp(
            "Only information from this source, such as wordnet; may be repeated.",
            discussion: "'headword lexicon info' lists the sources.",
            valueName: "source"
        ),
        completion: .sources
    )
    private var givenSources: [String] = []

    @Flag(help: "Print one line for each lexical category.")
    package var brief = false

    @OptionGroup
    private var answer: AnswerOptions

    /// Creates the options.
    package init() {}

    package var json: Bool { answer.json }

    package var safe: Bool { answer.safe }

    package var dated: Bool { answer.dated }

    package var search: ConfigurationSearch { answer.search }

    /// The requested sources; empty for all.
    package var sources: [String] {
        givenSources.flatMap { $0.split(separator: ",").map(String.init) }
    }

    /// The message if the requested sources have nothing.
    var remarkOnNothing: String {
        sources.isEmpty
            ? "headword: Nothing found." : "headword: Nothing found in \(sources.joined(separator: ", "))."
    }

    package func check(against service: DictionaryService) throws {
        let known = service.lexicon.manifest.sources.map(\.id)
        for source in sources where !known.contains(source) {
            let near = nearMisses(of: source, among: known, atMost: 1).first
            let hint = near.map { "did you mean '\($0)'?" } ?? "it has \(known.joined(separator: ", "))"
            throw CommandFailure(.usage, "headword: the lexicon has no source '\(source)'; \(hint)")
        }
    }
}

/// The `--limit` option of commands that truncate the answer themselves.
package struct LimitOption: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Print at most this many meanings or forms; 0 for all.", valueName: "n")
    )
    package var limit: Int?

    /// Creates the option.
    package init() {}

    package func validate() throws { try checkNotNegative(limit, "--limit") }
}

/// Throws if a count is negative.
package func checkNotNegative(_ number: Int?, _ option: String) throws {
    guard let number, number < 0 else { return }
    throw ValidationError("\(option) must be 0 or more, not \(number).")
}
