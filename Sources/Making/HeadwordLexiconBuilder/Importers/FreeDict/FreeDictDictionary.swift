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
    /// The name of the files, without their extensions.
    var file: String { "freedict-\(name)" }
}

extension FreeDictImporter {
    /// Modern glosses and pronunciations of English words.
    package static let englishGlosses = FreeDictImporter(
        id: "freedict-eng-fin",
        title: "FreeDict English glosses, from Wiktionary",
        licence: wiktionaryLicence,
        [FreeDictDictionary(name: "eng-fin", language: .en, defines: true)]
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
        title: "FreeDict German dictionaries, from Wiktionary",
        licence: wiktionaryLicence,
        [("deu-fra", Language.fr), ("deu-swe", nil), ("deu-spa", .es), ("deu-ind", .id)].map { name, target in
            FreeDictDictionary(name: name, language: .de, target: target, defines: true, hasPlainHumanSounds: true)
        }
    )

    /// Dictionaries that give translations only.
    package static let translations: [FreeDictImporter] = [
        .translating("eng-spa", .en, .es), .translating("spa-eng", .es, .en),
        .translating("eng-por", .en, .pt), .translating("por-eng", .pt, .en),
        .translating("eng-swh", .en, .sw), .translating("swh-eng", .sw, .en),
        .translating("eng-ind", .en, .id, licence: wiktionaryLicence, isReversible: true),
        .translating("spa-deu", .es, .de),
        .translating("deu-por", .de, .pt), .translating("por-deu", .pt, .de),
        .translating("spa-por", .es, .pt), .translating("por-spa", .pt, .es, licence: wiktionaryLicence),
    ]

    private static let classicLicence = "GPL-2+"
    private static let wiktionaryLicence = "CC-BY-SA-3.0"

    private static func translating(
        _ name: String,
        _ language: Language,
        _ target: Language,
        licence: String = classicLicence,
        isReversible: Bool = false
    ) -> FreeDictImporter {
        FreeDictImporter(
            id: "freedict-\(name)",
            title: "FreeDict \(name) dictionary",
            licence: licence,
            [FreeDictDictionary(name: name, language: language, target: target, isReversible: isReversible)]
        )
    }
}
