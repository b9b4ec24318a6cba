public import HeadwordModel

/// What is different between two states of layers.
public struct LayersChange: Hashable, Sendable {
    /// The names of the layers that say something else.
    public var layers: [String]
    /// The languages of the words about which something else is said; nil for all languages.
    public var languages: [Language]?

    /// Compares two states.
    ///
    /// - Returns: nil if they say the same.
    public init?(from old: Layers, to new: Layers) {
        let (before, after) = (Self.words(of: old), Self.words(of: new))
        let names = (new.layers + old.layers).map(\.name)
        layers = []
        var changed: Set<LayerWord> = []
        for name in names where !layers.contains(name) && before[name] ?? [] != after[name] ?? [] {
            layers.append(name)
            changed.formUnion((before[name] ?? []).symmetricDifference(after[name] ?? []))
        }
        guard !layers.isEmpty else { return nil }
        let languages = Set(changed.map(\.language))
        self.languages = languages.contains(nil) ? nil : languages.compactMap(\.self).sorted { $0.label < $1.label }
    }

    private static func words(of layers: Layers) -> [String: Set<LayerWord>] {
        layers.layers.reduce(into: [:]) { $0[$1.name] = Set($1.files.lazy.flatMap(\.words)) }
    }
}
