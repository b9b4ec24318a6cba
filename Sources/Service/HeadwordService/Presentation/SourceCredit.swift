internal import HeadwordJSON
internal import HeadwordLexicon
package import JSONRPC

/// What is said about a source.
package struct SourceCredit: Hashable, Sendable {
    /// Its title: `WordNet 3.0`.
    package var title: String
    /// Its licence; nil for what a user has added.
    package var licence: String?

    /// Creates a credit.
    package init(title: String, licence: String? = nil) { (self.title, self.licence) = (title, licence) }

    /// For people.
    package var text: String { licence.map { "\(title) (\($0))" } ?? title }
}

extension DictionaryService {
    /// Returns what answers say about sources, each once.
    ///
    /// - Parameter ids: their identifiers, as answers have them; corpora add the version of a package.
    package func credits(for ids: [String]) -> [SourceCredit] {
        var credits: [SourceCredit] = []
        for id in ids {
            let name = id.split(separator: " ").first.map(String.init) ?? id
            let source = lexicon.manifest.sources.first { $0.id == name }
            let credit = SourceCredit(title: source?.title ?? name, licence: source?.licence)
            if !credits.contains(credit) { credits.append(credit) }
        }
        return credits
    }
}

extension ErrorObject {
    /// Whether a method has nothing to answer, as opposed to being unable to.
    package var meansNothingFound: Bool { code == 404 && data["status"]?.exactInteger == 404 }
}
