internal import HeadwordModel

extension SettingTable<Configuration> {
    static let editor = SettingTable(
        "editor",
        """
        The language server, `headword lsp`. Editors may set the same names, in the section `headword` of their settings \
        or as initialization options, and override what stands here.
        """,
        [
            Setting(
                "languages",
                \.editor.languages,
                .languages,
                "The languages of texts: a word of any of them is right.",
                isReloaded: true
            ),
            Setting(
                "variety",
                \.editor.variety,
                .variety,
                "The variety of English to write; words of another are reported.",
                absent: "any",
                isReloaded: true
            ),
            Setting("hover", \.editor.hover, .boolean, "Explain the phrase under the cursor.", isReloaded: true),
            Setting(
                "hover-lines",
                \.editor.hoverLines,
                .integer(1...200, of: "lines"),
                "The maximum number of lines of an explanation.",
                isReloaded: true
            ),
            Setting("completion", \.editor.completion, .boolean, "Complete words in prose.", isReloaded: true),
            Setting(
                "completion-length",
                \.editor.completionLength,
                .integer(1...20, of: "letters"),
                "The number of letters from which a word is completed unasked.",
                isReloaded: true
            ),
            Setting(
                "completion-items",
                \.editor.completionItems,
                .integer(1...1000, of: "words"),
                "The maximum number of completions.",
                isReloaded: true
            ),
            Setting(
                "completion-in-code",
                \.editor.completionInCode,
                .boolean,
                "Complete words in source code, too.",
                isReloaded: true
            ),
            Setting("diagnostics", \.editor.diagnostics, .boolean, "Report misspelled words.", isReloaded: true),
            Setting("severity", \.editor.severity, .choice(), "The severity of a misspelled word.", isReloaded: true),
            Setting(
                "minimum-length",
                \.editor.minimumLength,
                .integer(1...20, of: "letters"),
                "The length of the shortest words that are checked.",
                isReloaded: true
            ),
            Setting(
                "strings",
                \.editor.checksStrings,
                .boolean,
                "Check the strings of source code; its comments always are.",
                isReloaded: true
            ),
            Setting(
                "repeated",
                \.editor.checksRepeated,
                .boolean,
                "Report a word that is written twice in a row.",
                isReloaded: true
            ),
            Setting(
                "longest-document",
                \.editor.longestDocument,
                .size(1 << 10...64 << 20),
                "The size of a document above which its spelling is not checked.",
                isReloaded: true
            ),
            Setting(
                "code-actions",
                \.editor.codeActions,
                .boolean,
                "Offer corrections, synonyms and the other changes of a word.",
                isReloaded: true
            ),
            Setting(
                "foreign-words",
                \.editor.readsForeignWords,
                .boolean,
                "Accept the words in the files of harper, codebook and cspell.",
                isReloaded: true
            ),
            Setting(
                "inlay-hints",
                \.editor.inlayHints,
                .choice(),
                "Show how frequent words are, or the number of syllables of each line.",
                isReloaded: true
            ),
        ]
    )
}

extension SettingType<[Language]> {
    /// One or more languages.
    fileprivate static var languages: Self {
        Self("language codes separated by commas, such as `en, de`") { given in
            let codes = given.text?.split(whereSeparator: { $0 == "," || $0 == " " }) ?? []
            let languages = codes.compactMap { Language(label: String($0)) }
            return languages.count == codes.count && (1...8).contains(codes.count) ? languages : nil
        } show: {
            ShownValue($0.map(\.label).joined(separator: ", "))
        }
    }
}

extension SettingType<Variety> {
    /// A variety of English.
    fileprivate static var variety: Self {
        Self(Variety.labels.joined(separator: " or "), choices: Variety.labels) {
            $0.text.flatMap(Variety.init(label:))
        } show: {
            ShownValue($0.label)
        }
    }
}
