internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordJSON
internal import HeadwordPages
import HeadwordService

struct EtymologyCommand: WordLookupCommand {
    static let method = "dictionary.etymology"

    static let configuration = CommandConfiguration(
        commandName: "etymology",
        abstract: "Shows where a word comes from.",
        discussion: """
            The stages of the word's history stand below each other, the nearest first, with the years of the language \
            and what the word meant there. The whole etymology follows if it tells more.

            EXAMPLES
              headword etymology mouse
              headword etymology --category verb set
            """
    )

    @OptionGroup
    var word: WordOptions

    @OptionGroup
    var answer: WordAnswerOptions

    static let counted = CountedItems.results

    var arguments: MethodArguments {
        var arguments = MethodArguments()
        word.add(to: &arguments)
        return arguments
    }

    func page(of answer: JSONValue, _ layout: Layout) -> LookupPage {
        let entries = answer["results"].elements.flatMap { result in
            result["lexicalEntries"].elements.map { entry in
                let category = layout.style.italic(layout.readable(entry["lexicalCategory"].text ?? ""))
                let etymologies = entry["etymologies"].elements.map { lines(of: $0, layout) }
                return layout.heading(result["word"].text ?? "", nil, [category]) + Layout.parts(etymologies)
            }
        }
        return LookupPage(lines: Layout.parts(entries))
    }

    private func lines(of etymology: JSONValue, _ layout: Layout) -> [String] {
        let stages = etymology["stages"].elements.enumerated().flatMap { depth, stage in
            let margin = String(repeating: "  ", count: depth + 1)
            return layout.wrapped(words(for: stage, layout), first: margin, rest: margin + "  ")
        }
        let text = etymology["text"].text ?? ""
        return stages + layout.wrapped(layout.style.dim(text), first: "  ", rest: "  ")
    }

    /// Returns a stage in words: `probably Latin tabula, "a board" (100 BC to 500)`.
    private func words(for stage: JSONValue, _ layout: Layout) -> String {
        let forms = stage["forms"].elements.compactMap(\.text).joined(separator: ", ")
        var text = [stage["isUncertain"] == true ? "probably" : nil, stage["language"].text].compactMap(\.self)
        if !forms.isEmpty { text.append(layout.style.bold(forms)) }
        if let gloss = stage["gloss"].text { text.append("“\(gloss)”") }
        if let from = stage["from"].integer, let to = stage["to"].integer {
            text.append(layout.style.dim("(\(Self.year(from)) to \(Self.year(to)))"))
        }
        return text.joined(separator: " ")
    }

    private static func year(_ year: Int) -> String { year < 0 ? "\(-year) BC" : "\(year)" }

    func summary(of answer: JSONValue) -> [SummaryLine] {
        answer["results"].elements.flatMap { result in
            result["lexicalEntries"].elements.map { entry in
                let texts = entry["etymologies"].elements.compactMap { $0["text"].text }
                return SummaryLine(result, entry, texts.joined(separator: "; "))
            }
        }
    }
}
