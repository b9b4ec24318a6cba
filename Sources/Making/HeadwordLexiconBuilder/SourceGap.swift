/// A source that is selected without all the sources that its importer looks at.
public struct SourceGap: Hashable, Sendable, CustomStringConvertible {
    /// The identifier of the source.
    public var source: String
    /// The identifiers of the sources that are missing.
    public var missing: [String]
    /// What the lexicon loses by it, as a clause.
    public var loss: String

    /// A line for people: `festlex-cmu without scowl: capitalised and British spellings get no pronunciation`.
    public var description: String { "\(source) without \(missing.joined(separator: ", ")): \(loss)" }
}

extension SourceSelection {
    /// Returns what the lexicon loses because sources that importers look at are not selected.
    ///
    /// - Parameter root: the directory that holds the data; an importer may find a file of another source there.
    public func gaps(below root: String) -> [SourceGap] {
        let root = DataRoot(root)
        let selected = Set(importers.map(\.source.id))
        var gaps: [SourceGap] = []
        for source in importers.map(\.source) {
            for need in source.needs {
                let missing = need.sources.filter { !selected.contains($0) }
                guard let loss = need.loss, !missing.isEmpty else { continue }
                if let file = need.file, root.has(file) { continue }
                gaps.append(SourceGap(source: source.id, missing: missing, loss: loss))
            }
        }
        return gaps
    }
}

extension [any Importer] {
    /// Returns the importers in the same order, except that each comes after those whose evidence it looks at.
    func orderedByNeeds() -> Self {
        var ordered: Self = []
        var placed: Set<String> = []
        func place(_ importer: any Importer) {
            guard placed.insert(importer.source.id).inserted else { return }
            let needed = importer.source.needs.filter { $0.file == nil }.flatMap(\.sources)
            for other in self where needed.contains(other.source.id) { place(other) }
            ordered.append(importer)
        }
        for importer in self { place(importer) }
        return ordered
    }
}
