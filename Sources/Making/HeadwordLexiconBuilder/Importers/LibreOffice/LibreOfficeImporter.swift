internal import HeadwordLexicon
internal import HeadwordModel

/// Reads the labels of LibreOffice's menus and buttons (`usr/lib/libreoffice/program/resource`): English words and
/// phrases with their translations, for languages without better sources.
package struct LibreOfficeImporter: Importer {
    /// The maximum number of words; longer texts do not belong in a dictionary.
    private static let longestPhrase = 3

    /// The catalogues, the same for each language.
    private static let catalogues = [
        "acc", "avmedia", "basctl", "chart", "cnr", "cui", "dba", "dkt", "editeng", "flt", "for", "fps", "frm", "fwk",
        "oox", "pcr", "rpt", "sb", "sc", "sca", "scc", "sd", "sfx", "sm", "svl", "svt", "svx", "sw", "uui", "vcl",
        "wiz", "wpt", "xsc",
    ]

    private let language: Language

    /// The languages whose dictionaries are small.
    package static let all = [Language.gu, .hi, .id, .lv, .nso, .ro, .ta, .tn].map { Self(language: $0) }

    package var source: Source {
        Source(
            id: "libreoffice-\(language.label)",
            title: "User interface of LibreOffice (\(language.label))",
            packages: ["libreoffice-l10n-\(language.label)"],
            licence: "MPL-2.0",
            languages: [language]
        )
    }

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        var pairs: [Pair] = []
        for name in Self.catalogues {
            let path = "usr/lib/libreoffice/program/resource/\(language.label)/LC_MESSAGES/\(name).mo"
            let catalogue = try MessageCatalogue(try root.file(path), path)
            pairs += catalogue.messages.compactMap { Pair($0.original, $0.translation, in: draft) }
        }
        pairs = unique(pairs)
        try progress.forEach("importing \(source.title)", of: pairs) { pair in
            list(pair, in: &draft)
        }
        add(pairs.map { ($0.english, $0.translation) }, from: .en, to: language, into: &draft)
        add(pairs.map { ($0.translation, $0.english) }, from: language, to: .en, into: &draft)
    }

    /// Lists the translation if it is a single word or translates an English headword. Its lexical category is that of
    /// the English word, if that has only one.
    private func list(_ pair: Pair, in draft: inout LexiconDraft) {
        let headword = LexiconDraft.Headword(language: language, word: pair.translation)
        let categories = draft.categories(of: .init(language: .en, word: pair.english))
        guard draft.categories(of: headword).isEmpty, !categories.isEmpty || !pair.translation.contains(" ") else {
            return
        }
        let category = categories.count == 1 ? categories.first : nil
        draft.add(Entry(source: source.id), to: headword, as: category ?? .residual)
    }

    private func add(
        _ pairs: [(word: String, translation: String)],
        from source: Language,
        to target: Language,
        into draft: inout LexiconDraft
    ) {
        var order: [String] = []
        var translations: [String: [String]] = [:]
        for (word, translation) in pairs {
            if translations[word] == nil { order.append(word) }
            translations[word, default: []].append(translation)
        }
        for word in order {
            draft.add(
                TranslationGroup(
                    target: target,
                    source: self.source.id,
                    translations: unique(translations[word] ?? []).map { Translation($0) }
                ),
                to: .init(language: source, word: word)
            )
        }
    }
}

extension LibreOfficeImporter {
    /// A label of the user interface as a word or phrase of a dictionary.
    struct Pair: Hashable {
        var english: String
        var translation: String

        /// Nil if the label is not a word or short phrase.
        init?(_ original: String, _ translation: String, in draft: LexiconDraft) {
            guard let english = Self.phrase(original), let other = Self.phrase(translation), english != other,
                english.split(separator: " ").count <= longestPhrase
            else {
                return nil
            }
            // Labels begin with a capital, whatever their words.
            let lowercased = english.prefix(1).lowercased() + english.dropFirst()
            let isName =
                draft.contains(.init(language: .en, word: english))
                && !draft.contains(.init(language: .en, word: lowercased))
            let isAbbreviation = english.dropFirst().contains(where: \.isUppercase) && !english.contains(" ")
            guard !isName, !isAbbreviation else {
                (self.english, self.translation) = (english, other)
                return
            }
            self.english = lowercased
            let isCapitalised = english.first?.isUppercase == true && !other.dropFirst().contains(where: \.isUppercase)
            self.translation = isCapitalised ? other.lowercased() : other
        }

        /// Returns a label without the marks of keys, dialogues and fields; nil if it contains anything but words.
        private static func phrase(_ label: String) -> String? {
            var phrase = label.filter { $0 != "_" && $0 != "~" }[...]
            // `ફાઇલ (F)`: the key follows in parentheses if no letter of the word is on the keyboard.
            if phrase.hasSuffix(")"), let bracket = phrase.lastIndex(of: "("),
                phrase[bracket...].dropFirst().dropLast().count == 1
            {
                phrase = phrase[..<bracket]
            }
            while let last = phrase.last, ".…: ".contains(last) { phrase.removeLast() }
            let isWords = phrase.unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic || $0.properties.generalCategory == .nonspacingMark
                    || $0.properties.generalCategory == .spacingMark
                    || " -'’\u{200C}\u{200D}".unicodeScalars.contains($0)
            }
            return phrase.first?.isLetter != true || !isWords
                ? nil : phrase.split(separator: " ").joined(separator: " ")
        }
    }
}
