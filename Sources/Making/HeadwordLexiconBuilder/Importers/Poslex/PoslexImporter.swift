internal import HeadwordModel

/// Reads how often words have each tag in the Wall Street Journal, and lists words of small lexical categories, which
/// dictionaries include in others.
package struct PoslexImporter: Importer {
    package let source = Source(
        id: "festlex-poslex",
        title: "Part-of-speech counts of Festival",
        packages: ["festlex-poslex"],
        licence: "Festival licence (BSD-like)"
    )

    private static let smallClasses: [PennTag] = [.determiner, .predeterminer, .particle, .cardinal]

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let tagCounts = try TagCounts(&root)
        draft.evidence[TagCounts.self] = tagCounts
        for (form, counts) in tagCounts.forms.sorted(by: { $0.key < $1.key }) {
            for tag in Self.smallClasses where Self.belongs(form, to: tag, counts) {
                guard let category = tag.category else { continue }
                let features = tag.features
                let headword = LexiconDraft.Headword(language: .en, word: form)
                guard !draft.categories(of: headword).contains(category) else { continue }
                draft.add(Entry(source: source.id, grammaticalFeatures: features), to: headword, as: category)
            }
        }
    }

    /// Whether a form belongs to a class, judged by whether it has the tag more often than taggers' slips would
    /// explain.
    private static func belongs(_ form: String, to tag: PennTag, _ counts: [PennTag: Int]) -> Bool {
        guard let count = counts[tag], count >= 5, form.utf8.count > 1 || form == "a" else { return false }
        guard form.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) else { return false }
        return count * 20 >= counts.values.reduce(0, +)
    }
}
