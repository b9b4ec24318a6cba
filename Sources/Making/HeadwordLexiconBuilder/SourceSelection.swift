internal import HeadwordFiles
internal import HeadwordLexicon
public import HeadwordModel

/// The sources from which a lexicon is to be built.
public struct SourceSelection: Sendable {
    /// The error thrown if there is nothing to build from.
    public enum Failure: Error, CustomStringConvertible {
        /// No source has this name.
        case unknownSource(String, suggestions: [String])
        /// None of the sources covers any of the languages.
        case nothing(languages: [Language])

        /// The reason.
        public var description: String {
            switch self {
            case .unknownSource(let id, let suggestions):
                "there is no source '\(id)'"
                    + (suggestions.isEmpty ? "" : "; did you mean '\(suggestions.joined(separator: "' or '"))'?")
            case .nothing(let languages):
                "none of the sources has data about \(languages.map(\.label).joined(separator: ", "))"
            }
        }
    }

    private(set) var importers: [any Importer]
    /// The sources that were selected but cannot be had.
    private(set) var missing: [Manifest.MissingSource] = []

    private init(all importers: [any Importer]) { self.importers = importers.orderedByNeeds() }

    /// Selects the sources of a set, and packs besides, that cover any of the languages; all of them if none are given.
    public init(_ set: SourceSet, packs: [String] = [], languages: [Language] = []) throws(Failure) {
        try Self.check(packs, among: Self.packs)
        let added = SourceCatalogue.packs.filter { packs.contains($0.source.id) }
        try self.init(set.importers + added, languages: languages)
    }

    /// Selects sources by their identifiers.
    public init(ids: [String], languages: [Language] = []) throws(Failure) {
        try Self.check(ids, among: Self.ids)
        try self.init(Self.all.filter { ids.contains($0.source.id) }, languages: languages)
    }

    private static func check(_ ids: [String], among known: [String]) throws(Failure) {
        for id in ids where !known.contains(id) {
            throw .unknownSource(id, suggestions: nearMisses(of: id, among: known))
        }
    }

    package init(_ importers: [any Importer], languages: [Language] = []) throws(Failure) {
        let wanted =
            languages.isEmpty ? importers : importers.filter { !$0.source.languages.isDisjoint(with: languages) }
        guard !wanted.isEmpty else { throw .nothing(languages: languages) }
        self.init(all: wanted + Self.derived(from: wanted))
    }

    /// Returns the same sources and the dictionaries that a user brings, which come after the others. Those whose files
    /// do not exist any more are left out.
    ///
    /// - Throws: ``ImportFailure`` if a file cannot be read or is not of its format.
    public func adding(_ dictionaries: [BroughtDictionary]) throws -> SourceSelection {
        let derived = Set(SourceCatalogue.derived.map(\.source.id))
        var read = importers.filter { !derived.contains($0.source.id) }
        var missing = missing
        for dictionary in dictionaries {
            if let file = dictionary.files.first(where: { (try? FileStatus(of: $0)) == nil }) {
                missing.append(.init(id: dictionary.name, title: dictionary.name, reason: "there is no file \(file)"))
            } else {
                read.append(try dictionary.importer())
            }
        }
        var selection = SourceSelection(all: read + Self.derived(from: read))
        selection.missing = missing
        return selection
    }

    /// Returns the importers of what is derived from others.
    private static func derived(from importers: [any Importer]) -> [any Importer] {
        let known = importers.reduce(into: Set()) { $0.formUnion($1.source.languages) }
        return SourceCatalogue.derived.filter { !$0.source.languages.isDisjoint(with: known) }
    }

    /// Leaves out the sources whose packages cannot be had.
    ///
    /// - Parameter packages: these packages, each with the reason.
    public mutating func leaveOut(_ packages: [String: String]) {
        for source in importers.map(\.source) {
            guard let reason = source.packages.lazy.compactMap({ packages[$0] }).first else { continue }
            missing.append(.init(id: source.id, title: source.title, reason: reason))
        }
        let ids = Set(missing.map(\.id))
        importers.removeAll { ids.contains($0.source.id) }
    }

    /// The packages that hold the data.
    public var packages: [String] { unique(importers.flatMap(\.source.packages)) }

    /// The identifiers of all sources, in the order in which they are read.
    public static var ids: [String] { all.map(\.source.id) }

    /// The identifiers of the sources from the Python Package Index, which no set includes.
    public static var packs: [String] { SourceCatalogue.packs.map(\.source.id) }

    /// The identifiers of the packs with data about a language of the set.
    public static func packs(for set: SourceSet) -> [String] {
        let languages = set.importers.reduce(into: Set()) { $0.formUnion($1.source.languages) }
        return SourceCatalogue.packs.map(\.source).filter { !$0.languages.isDisjoint(with: languages) }.map(\.id)
    }

    private static var all: [any Importer] { SourceSet.all.importers + SourceCatalogue.packs }
}
