package import HeadwordModel

/// The layers above a lexicon. A nearer one adds its senses before those of the others, and its judgement of a word
/// counts more.
public struct Layers: Sendable {
    /// The layers, the nearest first.
    public let layers: [Layer]
    /// The languages that lines of the layers name.
    private let languages: Set<Language>
    /// The layers that say something.
    private let telling: [Layer]

    /// Creates layers.
    ///
    /// - Parameter layers: the layers, the nearest first.
    public init(_ layers: [Layer] = []) {
        self.layers = layers
        telling = layers.filter { !$0.isEmpty }
        languages = telling.reduce(into: []) { $0.formUnion($1.languages) }
    }

    /// Whether a line names a language.
    package func cover(_ language: Language) -> Bool { languages.contains(language) }

    /// Whether no layer says anything.
    var isEmpty: Bool { telling.isEmpty }

    /// Returns what the layers say of the spellings of a word that share a key, the nearest layer first.
    func lines(folded: String, in language: Language) -> [LayerLine] {
        telling.flatMap { layer in
            layer.lines(folded: folded, in: language).map { LayerLine(source: layer.source, word: $0) }
        }
    }
}

// MARK: - Judging

extension Layers {
    /// Whether a word is forbidden by the nearest layer that judges it.
    func forbids(_ word: String, in language: Language) -> Bool {
        judgement(of: word, in: language)?.status == .forbidden
    }

    /// Returns the words to use instead of a forbidden one, the best first.
    func replacements(of word: String, in language: Language) -> [String] {
        judgement(of: word, in: language)?.replacements ?? []
    }

    private func judgement(of word: String, in language: Language) -> LayerWord? {
        guard !isEmpty else { return nil }
        let folded = Spelling.folded(word)
        for layer in telling {
            let judgement = layer.lines(folded: folded, in: language).last { $0.isAbout(word) }
            if let judgement { return judgement }
        }
        return nil
    }
}
