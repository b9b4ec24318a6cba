package import HeadwordModel

/// Every source that a lexicon can be built from, in reading order: the data of a source about a headword precede those
/// of later sources, except that Wiktionary's entries precede those of GCIDE, whose importer must not see them. A source
/// stands after those that it needs (``Source/Need``).
enum SourceCatalogue {
    /// English: definitions, examples, etymologies, pronunciations, inflection, synonyms, frequencies.
    static let core: [any Importer] = [
        SCOWLImporter(), CMUImporter(), OnboardImporter.english, SupplementImporter(.first), WordNetImporter(),
        GCIDEImporter(), PoslexImporter(), LinkGrammarImporter(), AiksaurusImporter(), ElementsImporter(),
        SupplementImporter(.last), FreeDictImporter.english, SCOWLHeadwordsImporter(),
    ]

    /// German and computing terms for English.
    static let english: [any Importer] = [
        FreeDictImporter.englishHindi, DingImporter(), FOLDOCImporter(), JargonImporter(), VERAImporter(),
    ]

    /// Data derived from everything that was read about English.
    static let derived: [any Importer] = [EnglishInflectionImporter()]

    /// The other languages.
    static let others: [any Importer] =
        [FreeDictImporter.german]
        + FreeDictImporter.definitions + FreeDictImporter.translations + [CEDICTImporter(), EDICTImporter()]
        + OnboardImporter.others
        + [HunspellImporter.latvian, HunspellImporter.portuguese]
        + ApertiumImporter.all + MyThesImporter.all
        + [CLDRImporter()] + LibreOfficeImporter.all
        + [PivotTranslationsImporter()]

    /// Data from the Python Package Index, which no set includes.
    static let packs: [any Importer] = [PymologieImporter(), WordfreqImporter(), GermanWiktionaryImporter()]
}

/// Named sets of sources, each of which includes the one before.
public enum SourceSet: String, CaseIterable, Sendable {
    /// English.
    case core
    /// English with translations into German and computing terms.
    case english
    /// All languages.
    case all

    var importers: [any Importer] {
        switch self {
        case .core: SourceCatalogue.core
        case .english: SourceCatalogue.core + SourceCatalogue.english
        case .all: SourceCatalogue.core + SourceCatalogue.english + SourceCatalogue.others
        }
    }
}

extension SourceSet {
    /// Returns the smallest set with a source that covers all of the languages: one that lists headwords of one
    /// language, or translates between two. Nil if there is none.
    package static func smallest(with languages: Set<Language>) -> SourceSet? {
        allCases.first { $0.importers.contains { $0.source.languages.isSuperset(of: languages) } }
    }
}
