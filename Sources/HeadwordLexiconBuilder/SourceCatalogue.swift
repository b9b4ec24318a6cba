package import HeadwordModel

/// Every body of data that a lexicon can be built from, in the order in which they are read: what a source says of a
/// headword stands before what later sources say.
enum SourceCatalogue {
    /// English: definitions, examples, etymologies, pronunciations, inflection, synonyms, frequencies.
    static let core: [any Importer] = [
        SCOWLImporter(), CMUImporter(), OnboardImporter.english, SupplementImporter(.first), WordNetImporter(),
        GCIDEImporter(), PoslexImporter(), LinkGrammarImporter(), AiksaurusImporter(), ElementsImporter(),
        SupplementImporter(.last),
        SCOWLHeadwordsImporter(),
    ]

    /// German, modern glosses and computing terms for English.
    static let english: [any Importer] = [
        FreeDictImporter.englishGlosses, FreeDictImporter.englishHindi, DingImporter(),
        FOLDOCImporter(), JargonImporter(), VERAImporter(),
    ]

    /// What follows from all that was read about English.
    static let derived: [any Importer] = [EnglishInflectionImporter()]

    /// The other languages.
    static let others: [any Importer] =
        [FreeDictImporter.german]
        + FreeDictImporter.translations
        + OnboardImporter.others
        + [HunspellImporter.latvian, HunspellImporter.portuguese]
        + ApertiumImporter.all + MyThesImporter.all
        + [CLDRImporter()] + LibreOfficeImporter.all
        + [PivotTranslationsImporter()]
}

/// Named collections of sources, each with all that the one before has.
public enum SourceSet: String, CaseIterable, Sendable {
    /// English.
    case core
    /// English with translations into German, modern glosses and computing terms.
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
    /// The smallest set with a source that says something of all of some languages: lists headwords of one, or
    /// translates between two. Nil if there is none.
    package static func smallest(with languages: Set<Language>) -> SourceSet? {
        allCases.first { $0.importers.contains { $0.source.languages.isSuperset(of: languages) } }
    }
}
