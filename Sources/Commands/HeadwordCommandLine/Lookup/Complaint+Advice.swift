internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexiconBuilder
package import HeadwordModel

/// Suggests commands that fetch or build missing data.
package enum Advice {
    /// Suggests a lexicon with headwords of a language, or with translations from one into another; nil if no set of
    /// sources has them.
    static func lexicon(with languages: Set<Language>) -> String? {
        SourceSet.smallest(with: languages).map { "To get it: headword lexicon build --set \($0.rawValue)" }
    }

    /// Suggests a corpus: one that Headword can build, or else one of the user's own texts.
    ///
    /// - Parameter name: nil for the default corpus.
    package static func corpus(_ name: String?, in language: Language = .en) -> String {
        guard language == .en else { return own(name, " --language \(language.label)") }
        guard let name else {
            return "To get one: headword corpus build open (n-grams), headword corpus build wiki (words)"
        }
        return StockCorpusBuild.Name(rawValue: name) == nil ? own(name) : "To get it: headword corpus build \(name)"
    }
}

extension Advice {
    private static func own(_ name: String?, _ options: String = "") -> String {
        "To count texts of your own: headword corpus add \(name ?? "NAME") FILES\(options)"
    }
}

extension Complaint {
    /// The command that gets the missing data; nil if nothing is missing or no command gets it.
    var advice: String? {
        switch failure.reason {
        case .languageNotAvailable where failure.origin == .corpus: Advice.corpus(nil, in: language)
        case .languageNotAvailable: Advice.lexicon(with: Set([language, missing].compactMap(\.self)))
        case .noCorpus: Advice.corpus(arguments.text("corpus"), in: language)
        case .noNgrams: Advice.corpus(StockCorpusBuild.Name.open.rawValue)
        case .noDates: "To count texts with dates: headword corpus add NAME FILE.jsonl"
        default: nil
        }
    }

    private var language: Language { arguments.text("language").flatMap(Language.init(label:)) ?? .en }

    /// The language that is missing.
    private var missing: Language? {
        guard case .string(let label)? = failure.value else { return nil }
        return Language(label: label)
    }
}
