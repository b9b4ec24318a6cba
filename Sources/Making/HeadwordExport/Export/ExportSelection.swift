package import HeadwordModel

/// What to export of a lexicon.
package struct ExportSelection: Sendable {
    /// The language of the headwords.
    package var language: Language
    /// The language of the translations; nil for no translations.
    package var target: Language?
    /// The identifiers of the sources; all if empty.
    package var sources: [String]
    /// The licence under which the export has to be redistributable; nil for any.
    package var licence: OutboundLicence?

    /// Creates a selection.
    package init(
        language: Language = .en,
        target: Language? = nil,
        sources: [String] = [],
        licence: OutboundLicence? = nil
    ) {
        self.language = language
        self.target = target
        self.sources = sources
        self.licence = licence
    }

    /// The beginning of the names of files: `headword-en-de`.
    var name: String { (["headword", language.label] + (target.map { [$0.label] } ?? [])).joined(separator: "-") }

    /// The title for people: `Headword: English to German`.
    var title: String { "Headword: \(language.name)" + (target.map { " to \($0.name)" } ?? "") }
}
