internal import HeadwordModel

/// The senses of an article, by the parts of speech that its lines begin with.
///
/// If senses are numbered, other lines are remarks; if not, each line is a sense. A quotation is an example of the sense
/// before it, and words after `=` are its synonyms.
struct ArticleSenses {
    /// What follows a part of speech.
    struct Part {
        var category: BroughtCategory?
        var pronunciations: [Pronunciation] = []
        var senses: [Sense] = []
        var notes: [Note] = []
        /// The line that is nothing but a part of speech.
        fileprivate var heading: String?
        /// The number of the last sense that has one.
        fileprivate var number = 0
    }

    private let source: String
    private let categories: [String: BroughtCategory]
    private var parts = [Part()]
    /// The number of lines that are too long.
    private(set) var tooLong = 0

    init(source: String, _ categories: [String: BroughtCategory]) {
        self.source = source
        self.categories = categories
    }

    /// The parts that say something. A line that was taken for a part of speech, but that nothing follows, is a sense.
    var found: [Part] {
        parts.compactMap { part in
            if !part.senses.isEmpty || !part.notes.isEmpty || !part.pronunciations.isEmpty { return part }
            return part.heading.map { Part(senses: [Sense(id: "", definitions: [$0])]) }
        }
    }

    /// Adds the next line.
    mutating func add(_ line: Substring) {
        guard let text = BroughtText.clean(line) else {
            if line.utf8.count > BroughtText.longest { tooLong += 1 }
            return
        }
        var rest = ArticleLine(text)
        takeHeading(&rest, of: text)
        if rest.takeNumber(after: parts[last].number) {
            parts[last].number += 1
            takeHeading(&rest, of: nil)
            addSense(rest)
        } else if !rest.isEmpty, rest.text != "-" {
            addUnnumbered(rest, isIndented: line.first == " " || line.first == "\t")
        }
    }

    /// The index of the last part. It is changed in place, since copies of long lists take quadratic time.
    private var last: Int { parts.count - 1 }

    /// - Parameter text: the whole line; nil if it begins with a number.
    private mutating func takeHeading(_ line: inout ArticleLine, of text: String?) {
        let sounds = line.takeSounds(of: source)
        if let category = line.takeCategory(categories) {
            let isAlone = line.isEmpty && sounds.isEmpty
            begin(Part(category: category, heading: isAlone ? text : nil))
        }
        parts[last].pronunciations += sounds + line.takeSounds(of: source)
    }

    private mutating func begin(_ part: Part) {
        // A part of speech within numbered senses does not interrupt their numbers.
        let number =
            part.heading == nil && parts[last].category?.category == part.category?.category ? parts[last].number : 0
        let isFirst =
            parts.count == 1 && parts[last].senses.isEmpty && parts[last].notes.isEmpty && parts[last].heading == nil
        let sounds = isFirst ? parts[last].pronunciations : []
        if isFirst { parts.removeLast() }
        parts.append(part)
        parts[last].pronunciations = sounds
        parts[last].number = number
    }
}

// MARK: - Senses

extension ArticleSenses {
    private mutating func addSense(_ line: ArticleLine) {
        var line = line
        let labels = line.takeLabels()
        guard !line.isEmpty else { return }
        var sense = Sense(id: "", definitions: [String(line.text)])
        labels.apply(to: &sense)
        parts[last].senses.append(sense)
    }

    private mutating func addUnnumbered(_ line: ArticleLine, isIndented: Bool) {
        let text = line.text
        guard let sense = parts[last].senses.indices.last else {
            return parts[last].number == 0
                ? addSense(Self.withoutDash(line)) : parts[last].notes.append(Note(text: String(text)))
        }
        if Self.isQuotation(text) {
            parts[last].senses[sense].examples.append(Example(text: String(text.dropFirst().dropLast())))
        } else if text.hasPrefix("= ") {
            let words = text.dropFirst(2).split(separator: ",").compactMap { BroughtText.clean($0) }
            parts[last].senses[sense].synonyms += words
        } else if parts[last].number == 0 {
            addSense(Self.withoutDash(line))
        } else if text.hasPrefix("- ") {
            parts[last].senses[sense].subsenses.append(Sense(id: "", definitions: [String(text.dropFirst(2))]))
        } else if isIndented {
            parts[last].senses[sense].notes.append(Note(text: String(text)))
        } else {
            parts[last].notes.append(Note(text: String(text)))
        }
    }

    private static func withoutDash(_ line: ArticleLine) -> ArticleLine {
        line.text.hasPrefix("- ") ? ArticleLine(String(line.text.dropFirst(2))) : line
    }

    private static let quotationMarks: [Character: Character] = ["\"": "\"", "“": "”", "«": "»", "„": "“"]

    private static func isQuotation(_ text: Substring) -> Bool {
        guard text.count > 2, let first = text.first, let close = quotationMarks[first] else { return false }
        return text.last == close
    }
}
