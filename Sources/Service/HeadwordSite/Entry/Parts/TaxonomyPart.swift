internal import HeadwordJSON
internal import HeadwordService

// The place of a word among all things, as a picture: what it is a kind of, and its kinds.

extension Study {
    /// The number of steps above the word, and of kinds below it, that are drawn.
    private static let (mostSteps, mostKinds) = (7, 8)

    var taxonomyPart: EntryPart? {
        guard let sense = place else { return nil }
        let path = sense["hypernymPaths"].elements.first.elements
        let above = path.compactMap { $0.firstWord }.prefix(Self.mostSteps).reversed()
        let below = kinds(of: sense["id"].text).filter { $0 != word }
        guard !above.isEmpty || !below.isEmpty else { return nil }
        let sources = answers.taxonomy.sources + answers.kinds.sources
        return EntryPart("place", "Kind of", sources: sources, from: "taxonomy.lookup", question) {
            if let definition = sense["definitions"].texts.first {
                HTML(.p, .class("note")) { "\(word): \(definition)" }
            }
            TreePicture(above: Array(above), word: word, below: below.prefix(Self.mostKinds).map(\.self)) {
                desk.links(.entry(language: language, word: $0))
            }.html
            if below.count > Self.mostKinds {
                HTML(.details) {
                    HTML(.summary, .lang("en")) { "More kinds" }
                    desk.links(to: below.dropFirst(Self.mostKinds), in: language)
                }
            }
        }
    }

    /// The first sense with a place: those of the commonest lexical category come first.
    private var place: JSONValue? {
        let paths = answers.taxonomy.firstResult["lexicalEntries"].elements.flatMap { $0["senses"].elements }
        let kinds = answers.kinds.firstResult["lexicalEntries"].elements.flatMap { $0["senses"].elements }
        return paths.first { !$0["hypernymPaths"].elements.isEmpty } ?? kinds.first
    }

    private func kinds(of sense: String?) -> [String] {
        let senses = answers.kinds.firstResult["lexicalEntries"].elements.flatMap { $0["senses"].elements }
        return senses.first { $0["id"].text == sense }?["hyponyms"].elements.compactMap(\.firstWord) ?? []
    }
}

extension JSONValue {
    /// The commonest word of a concept.
    fileprivate var firstWord: String? { self["words"].objectTexts.first }
}

/// A tree from top to bottom: each line is a step further to the right, and linked to the line that it belongs to.
private struct TreePicture {
    var above: [String]
    var word: String
    var below: [String]
    var address: (String) -> SiteAddress?

    private static let (lineHeight, step, left, width) = (26.0, 12.0, 8.0, 320.0)

    private struct Line {
        var text: String
        var depth: Int
        /// The number of the line above it in the tree.
        var parent: Int?
    }

    private var lines: [Line] {
        let path = (above + [word]).enumerated().map { index, text in
            Line(text: text, depth: index, parent: index == 0 ? nil : index - 1)
        }
        return path + below.map { Line(text: $0, depth: path.count, parent: path.count - 1) }
    }

    var html: HTML {
        let lines = lines
        return HTML(
            .svg,
            .class("taxonomy"),
            .viewBox(width: Self.width, height: Double(lines.count) * Self.lineHeight + 4),
            .role("group"),
            .aria("label", "What “\(word)” is a kind of, from the widest concept to its own kinds")
        ) {
            for (index, line) in lines.enumerated() {
                if let parent = line.parent { connection(from: lines[parent], parent, to: line, index) }
                label(line, index)
            }
        }
    }

    private func x(_ line: Line) -> Double { Self.left + Double(line.depth) * Self.step }

    private func y(_ index: Int) -> Double { (Double(index) + 0.5) * Self.lineHeight + 2 }

    private func connection(from parent: Line, _ above: Int, to line: Line, _ index: Int) -> HTML {
        let (down, right) = (y(index), x(line) - 3)
        return HTML(.polyline, .points([(x(parent), y(above) + 9), (x(parent), down), (right, down)]))
    }

    private func label(_ line: Line, _ index: Int) -> HTML {
        let text = HTML(
            .text,
            .measure(.x, x(line)),
            .measure(.y, y(index) + 5),
            line.text == word && line.depth == above.count ? .class("self") : nil
        ) { line.text }
        return line.text == word ? text : .link(address(line.text)) { text }
    }
}
