package import HeadwordModel

/// A body of data that a lexicon can be built from.
package struct Source: Hashable, Sendable {
    /// The identifier that records refer to: `wordnet`.
    package var id: String
    /// The name for people: `WordNet 3.0`.
    package var title: String
    /// The packages that hold the data; empty for data derived from other sources.
    package var packages: [String]
    /// The licence of the data, unless the packages state another.
    package var licence: String
    /// Of packages that describe the licences of several works: the pattern of the files that are read.
    package var licencePatterns: [String: String]
    /// The languages that the source covers.
    package var languages: Set<Language>
    /// The particular sources that its importer looks at.
    package var needs: [Need]

    /// Creates a source.
    package init(
        id: String,
        title: String,
        packages: [String],
        licence: String,
        licencePatterns: [String: String] = [:],
        languages: Set<Language> = [.en],
        needs: [Need] = []
    ) {
        self.id = id
        self.title = title
        self.packages = packages
        self.licence = licence
        self.licencePatterns = licencePatterns
        self.languages = languages
        self.needs = needs
    }
}

extension Source {
    /// Particular sources that the importer of another looks at: their evidence or their word counts, but not the
    /// headwords that any source may have listed.
    package struct Need: Hashable, Sendable {
        /// The identifiers of the sources.
        package var sources: [String]
        /// What the lexicon loses if one of them is missing, as a clause: `names get no pronunciation`. Nil if nothing
        /// is lost, because the importer only leaves out what they have already.
        package var loss: String?
        /// The file of the sources that the importer reads itself, whether they are read or not. Nil if it looks at
        /// what their importers left in the draft, and must therefore come after them.
        package var file: String?

        /// Creates a need.
        package init(_ sources: String..., loss: String? = nil, file: String? = nil) {
            self.sources = sources
            self.loss = loss
            self.file = file
        }
    }
}
