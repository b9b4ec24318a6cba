internal import HeadwordModel

/// One of FreeDict's dictionaries, and which of its contents are imported.
package struct FreeDictDictionary: Sendable {
    /// Its name: `eng-fin`.
    var name: String
    /// The language of the headwords.
    var language: Language
    /// The language of the translations; nil if they are not imported.
    var target: Language?
    /// Whether glosses are definitions of the headwords.
    var defines = false
    /// Whether pronunciations between single slashes may be written by people, too.
    var hasPlainHumanSounds = false
    /// Whether translations can be looked up, too, because no other dictionary has them as headwords.
    var isReversible = false

    /// The Debian package.
    var package: String { "dict-freedict-\(name)" }
    /// The pattern of the dictionary's files in the description of the package's licences.
    var licencePattern: String { "\(name)/*" }
    /// The name of the files, without their extensions.
    var file: String { "freedict-\(name)" }
}

extension FreeDictImporter {
    /// Definitions and pronunciations of English words. eng-nor has fewer than 200 that no other dictionary has.
    package static let english = FreeDictImporter(
        id: "wiktionary",
        title: "Wiktionary, through FreeDict",
        licence: wiktionaryLicence,
        needs: [.init("wordnet", "festlex-cmu")],
        ["fin", "rus", "spa", "swe", "jpn", "cat", "bul", "zho", "ind"].map {
            FreeDictDictionary(name: "eng-\($0)", language: .en, defines: true)
        }
    )

    /// Hindi, with English sentences.
    package static let englishHindi = FreeDictImporter(
        id: "freedict-eng-hin",
        title: "FreeDict English-Hindi dictionary (Shabdanjali)",
        licence: classicLicence,
        [FreeDictDictionary(name: "eng-hin", language: .en, target: .hi, isReversible: true)]
    )

    /// Definitions and pronunciations of German words. The dictionaries repeat each other's glosses.
    package static let german = FreeDictImporter(
        id: "freedict-deu",
        title: "German Wiktionary, through FreeDict",
        licence: wiktionaryLicence,
        [("deu-fra", Language.fr), ("deu-swe", .sv), ("deu-spa", .es), ("deu-rus", .ru), ("deu-ind", .id)].map {
            FreeDictDictionary(name: $0, language: .de, target: $1, defines: true, hasPlainHumanSounds: true)
        }
    )

    /// Definitions of words of other languages, with translations.
    package static let definitions: [FreeDictImporter] = [
        .defining("fra-ita", .fr, .it, hasPlainHumanSounds: true), .defining("ita-spa", .it, .es),
        .defining("nld-spa", .nl, .es), .defining("pol-deu", .pl, .de, hasPlainHumanSounds: true),
        .defining("rus-deu", .ru, .de), .defining("swe-spa", .sv, .es),
    ]

    /// Dictionaries that give translations only.
    package static let translations: [FreeDictImporter] = [
        .translating("eng-spa", .en, .es), .translating("spa-eng", .es, .en),
        .translating("eng-por", .en, .pt), .translating("por-eng", .pt, .en),
        .translating("eng-swh", .en, .sw), .translating("swh-eng", .sw, .en),
        .translating("eng-ind", .en, .id, isReversible: true),
        .translating("spa-deu", .es, .de),
        .translating("deu-por", .de, .pt), .translating("por-deu", .pt, .de),
        .translating("spa-por", .es, .pt), .translating("por-spa", .pt, .es),
        .translating("eng-fin", .en, .fi, isReversible: true), .translating("eng-rus", .en, .ru, isReversible: true),
        .translating("eng-swe", .en, .sv, isReversible: true), .translating("eng-jpn", .en, .ja, isReversible: true),
        .translating("eng-cat", .en, .ca, isReversible: true), .translating("eng-bul", .en, .bg, isReversible: true),
        .translating("eng-zho", .en, .zh, isReversible: true), .translating("eng-nor", .en, .no, isReversible: true),
    ]

    // What a package states of its own licence takes precedence over these.
    private static let classicLicence = "GPL-2+"
    private static let wiktionaryLicence = "CC-BY-SA-3.0"

    private static func defining(
        _ name: String,
        _ language: Language,
        _ target: Language,
        hasPlainHumanSounds: Bool = false
    ) -> FreeDictImporter {
        FreeDictImporter(
            id: "freedict-\(name)",
            title: "\(language.name) Wiktionary, through FreeDict \(name)",
            licence: wiktionaryLicence,
            [
                FreeDictDictionary(
                    name: name,
                    language: language,
                    target: target,
                    defines: true,
                    hasPlainHumanSounds: hasPlainHumanSounds
                )
            ]
        )
    }

    private static func translating(
        _ name: String,
        _ language: Language,
        _ target: Language,
        isReversible: Bool = false
    ) -> FreeDictImporter {
        FreeDictImporter(
            id: "freedict-\(name)",
            title: "FreeDict \(name) dictionary",
            licence: classicLicence,
            [FreeDictDictionary(name: name, language: language, target: target, isReversible: isReversible)]
        )
    }
}
