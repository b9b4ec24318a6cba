import ArgumentParser
import HeadwordCommandLine
import HeadwordCorpus
import HeadwordPages

struct CorpusInfoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "info",
        abstract: "Describes a corpus.",
        discussion: """
            EXAMPLES
              headword corpus info letters
              headword corpus info wiki
            """
    )

    @OptionGroup
    var name: CorpusNameOptions

    @OptionGroup
    var data: DataOptions

    func run() async throws {
        let (name, library) = (try name.corpus, try data.library())
        let information = try library.corpus(named: name).information
        let lines: [(String, String?)] = [
            ("file", library.path(of: name)),
            ("words", words(information)),
            ("punctuation", information.countsDocuments ? "\(number(information.size.punctuation)) marks" : nil),
            ("documents", information.countsDocuments ? number(information.size.documents) : "not counted"),
            ("n-grams", ngrams(information)),
            ("floors", floors(information)),
            ("periods", periods(information)),
            ("lexicon", information.lexiconDigest),
            ("sources", information.sources.isEmpty ? nil : information.sources.joined(separator: ", ")),
        ]
        let rows = lines.compactMap { name, text in text.map { (term: name, text: $0) } }
        Terminal.print(Layout.output.table(rows, indent: 0).joined(separator: "\n"))
    }

    private func words(_ information: CorpusInformation) -> String {
        "\(number(information.size.words)), \(number(information.distinctNgramsOfWords[0])) different ones"
    }

    private func ngrams(_ information: CorpusInformation) -> String? {
        guard information.longestNgram > 1 else { return nil }
        let counts = (2...information.longestNgram).map { length in
            "\(number(information.distinctNgrams[length - 1])) of \(length) tokens"
        }
        return counts.joined(separator: ", ") + (information.includesPunctuation ? "" : ", none with punctuation")
    }

    private func number(_ number: some BinaryInteger) -> String { Layout.output.number(Int(clamping: number)) }

    private func floors(_ information: CorpusInformation) -> String? {
        let floors = [
            information.wordFloor > 1 ? "words with \(information.wordFloor) or more occurrences" : nil,
            information.ngramFloor > 1 ? "n-grams with \(information.ngramFloor) or more occurrences" : nil,
        ]
        let said = floors.compactMap(\.self)
        return said.isEmpty ? nil : said.joined(separator: ", ")
    }

    private func periods(_ information: CorpusInformation) -> String? {
        guard let first = information.periods.first, let last = information.periods.last else { return nil }
        return "\(information.periods.count), \(first) to \(last)"
    }
}
