package import ArgumentParser
internal import Glibc
internal import HeadwordConfiguration
internal import HeadwordCorpus
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordService

extension CompletionKind {
    /// Headwords that begin with the typed text, including phrases.
    package static var headwords: CompletionKind {
        offering { words in
            guard let lexicon = words.lexicon else { return [] }
            let language = words.values(of: "--language", "-l", "--from").last.flatMap(Language.init(label:)) ?? .en
            for phrase in words.phrases where !phrase.text.isEmpty {
                let found = lexicon.headwords(beginning: phrase.text, in: language)
                if !found.isEmpty { return found.map { String($0.dropFirst(phrase.before)) } }
            }
            return []
        }
    }

    /// The sources of the lexicon.
    package static var sources: CompletionKind { offering { $0.lexicon?.manifest.sources.map(\.id) ?? [] } }

    /// The methods that need no other program.
    package static var methods: CompletionKind {
        offering { words in words.lexicon.flatMap { try? DictionaryService(lexicon: $0).methods } ?? [] }
    }

    /// The built-in and drop-in providers, and files, which may be external providers.
    package static var providers: CompletionKind {
        offering { words in DictionaryService.namespaces.filter { !["rpc", "server"].contains($0) } + words.files }
    }

    /// The installed corpora.
    package static var corpora: CompletionKind {
        offering { words in
            guard let directory = words.location?.corpora else { return [] }
            return Set(CorpusLibrary(directory: directory).names.map(\.name)).sorted()
        }
    }

    /// Completes from the candidates that the program itself offers, limited to those that begin with the typed text.
    static func offering(_ candidates: @escaping @Sendable (CommandLineWords) -> [String]) -> CompletionKind {
        .custom { words, index, _ in
            let words = CommandLineWords(words, at: index)
            return candidates(words).filter { $0.hasPrefix(words.typed) }.map(\.literal)
        }
    }
}

extension CommandLineWords {
    /// The location of the data; nil if the configuration is invalid.
    fileprivate var location: DataLocation? {
        let search = ConfigurationSearch(
            file: values(of: "--config").last,
            lexicon: values(of: "--lexicon").last,
            corpora: values(of: "--corpora").last
        )
        return (try? search.load()).map { search.location(with: $0.values) }
    }

    /// The files whose paths begin with what is typed, directories with a slash.
    fileprivate var files: [String] {
        var found = glob_t()
        defer { globfree(&found) }
        let special = typed.contains { "*?[\\".contains($0) }
        guard !special, glob(typed + "*", GLOB_MARK, nil, &found) == 0 else { return [] }
        return (0..<Int(found.gl_pathc)).compactMap { found.gl_pathv[$0].map { String(cString: $0) } }
    }

    fileprivate var lexicon: Lexicon? { location.flatMap { try? Lexicon(path: $0.lexicon) } }
}

extension Lexicon {
    /// The maximum number of candidates. More are no help, and a truncated list would make the shell complete to a
    /// prefix common only to the candidates it was given.
    private static let mostCandidates = 10_000

    fileprivate func headwords(beginning prefix: String, in language: Language) -> [String] {
        var query = WordListQuery(language: language)
        query.prefix = prefix
        guard let part = try? words(query, atMost: Self.mostCandidates), part.next == nil else { return [] }
        return part.words.map(\.word).filter { $0.hasPrefix(prefix) }
    }
}

extension String {
    /// The text, escaped for the completion script of the calling shell.
    fileprivate var literal: String {
        let special: (Character) -> Bool
        switch CompletionShell.requesting {
        // `compgen -W` expands its argument, including commands.
        case .bash?: special = { $0.isASCII && !$0.isLetter && !$0.isNumber && !" -_.,/".contains($0) }
        // Text after a colon would be taken for a description.
        case .zsh?: special = { $0 == ":" || $0 == "\\" }
        default: return self
        }
        return reduce(into: "") { $0 += special($1) ? "\\\($1)" : String($1) }
    }
}

extension NameSpecification {
    /// `--json` and `-j`.
    package static var json: NameSpecification { [.customLong("json"), .customShort("j")] }
}
