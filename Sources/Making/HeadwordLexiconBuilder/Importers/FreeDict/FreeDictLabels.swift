internal import HeadwordModel

/// The labels of glosses and words, in the languages of the dictionaries.
package struct FreeDictLabels: Sendable {
    private static let longest = 160
    private let uses: [String: UseLabels]

    /// Reads the table.
    package init() throws {
        uses = try LabelTable("freedict-labels.tsv", PackageResources.freedict_labels_tsv, UseLabels.init(labels:))
            .labels
    }

    /// Returns the meaning of labels; those not in the table are ignored.
    func use(_ labels: [String]) -> UseLabels {
        labels.reduce(into: UseLabels()) { use, label in
            if let other = uses[label] { use.add(other) }
        }
    }

    /// Takes the labels off the beginning of a gloss: `music, slang: a tune`, `(law) a writ`. What is not in the table
    /// stays: `(nautical, of a vessel) run aground` becomes `(of a vessel) run aground`.
    func take(from gloss: inout Substring) -> UseLabels {
        var use = UseLabels()
        while let (labels, rest) = Self.beginning(of: gloss), !rest.isEmpty, let other = self.use(listedIn: labels) {
            use.add(other)
            gloss = rest
        }
        use.add(takeKnown(from: &gloss))
        return use
    }

    /// Takes those labels of a list in parentheses that are in the table.
    private func takeKnown(from gloss: inout Substring) -> UseLabels {
        guard gloss.hasPrefix("("), let (labels, rest) = Self.beginning(of: gloss), !rest.isEmpty else {
            return UseLabels()
        }
        let names = labels.split(separator: ",").map { String(Blanks.trimmed($0)) }
        let others = names.filter { uses[$0] == nil }
        if others.count < names.count { gloss = "(\(others.joined(separator: ", "))) \(rest)" }
        return use(names)
    }

    /// Whether a text consists only of labels, at least one of them a domain.
    func isLabel(_ text: Substring) -> Bool { use(listedIn: text).map { !$0.domains.isEmpty } ?? false }

    /// Returns the meaning of a list of labels; nil if one of them is not in the table.
    private func use(listedIn labels: Substring) -> UseLabels? {
        var use = UseLabels()
        for label in labels.split(separator: ",") {
            guard let other = uses[String(Blanks.trimmed(label))] else { return nil }
            use.add(other)
        }
        return use
    }

    private static func beginning(of gloss: Substring) -> (labels: Substring, rest: Substring)? {
        let isBracketed = gloss.utf8.first == UInt8(ascii: "(")
        let end = isBracketed ? UInt8(ascii: ")") : UInt8(ascii: ":")
        guard let place = gloss.utf8.prefix(longest).firstIndex(of: end) else { return nil }
        let labels = isBracketed ? gloss[..<place].dropFirst() : gloss[..<place]
        return (labels, Blanks.trimmed(gloss[gloss.utf8.index(after: place)...]))
    }
}
