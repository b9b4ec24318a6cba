internal import HeadwordCommandLine
internal import HeadwordCore
internal import HeadwordCorpus
internal import HeadwordJSON
internal import HeadwordLexistats

/// Sets the answers about frequencies.
protocol StatsPage {
    associatedtype Response: JSONWritable

    init(layout: Layout)
    func page(of response: Response) -> LookupPage
}

/// How common words are, one row each.
struct WordStatsPage {
    let layout: Layout

    /// The page of the answers about some words.
    func page(of responses: [WordStatsResponse], _ words: [String]) -> LookupPage {
        let chart = Chart(layout: layout, headings: ["", "per million", "Zipf"])
        let rows = zip(words, responses).map { word, response in
            response.isListed ? row(of: word, response.frequency) : unlistedRow(of: word)
        }
        return LookupPage(lines: chart.lines(rows), remark: responses.first.map { remark($0.metadata) })
    }

    private func row(of word: String, _ frequency: Frequency) -> Chart.Row {
        let zipf = frequency.zipf ?? 0
        return Chart.Row(
            label: word,
            cells: [layout.number(frequency.normalized), frequency.zipf.map(layout.number) ?? "–"],
            value: max(0, zipf),
            note: frequency.count == 0 ? "never" : Self.name(of: zipf)
        )
    }

    private func unlistedRow(of word: String) -> Chart.Row {
        Chart.Row(label: word, cells: ["–", "–"], note: "not listed")
    }

    private static func name(of zipf: Double) -> String {
        switch zipf {
        case ..<3: "rare"
        case ..<4: "uncommon"
        case ..<5: "fairly common"
        case ..<6: "common"
        default: "very common"
        }
    }
}

/// A list of words with their frequencies.
struct WordStatsListPage: StatsPage {
    let layout: Layout

    func page(of response: WordListStatsResponse) -> LookupPage {
        let chart = Chart(layout: layout, headings: ["", "occurrences", "per million", "Zipf"])
        let rows = response.rows.map { row in
            Chart.Row(
                label: row.record.wordform ?? row.record.trueCase ?? row.record.lemma ?? "",
                cells: cells(of: row.frequency, layout),
                value: row.frequency.normalized
            )
        }
        return list(rows, chart, response.metadata)
    }
}

/// Sequences of words with their frequencies.
struct NgramsPage: StatsPage {
    let layout: Layout

    func page(of response: NgramsResponse) -> LookupPage {
        let chart = Chart(layout: layout, headings: ["", "occurrences", "per million", "Zipf"])
        let rows = response.rows.map { row in
            Chart.Row(
                label: label(of: row),
                cells: cells(of: row.frequency, layout),
                value: row.frequency.normalized
            )
        }
        return list(rows, chart, response.metadata)
    }

    private func label(of row: NgramsResponse.Row) -> String {
        let categories = row.lexicalCategories?.map { $0.isEmpty ? "?" : $0 }
        return [row.tokens ?? row.trueCases ?? row.lemmas, categories].compactMap { $0?.joined(separator: " ") }
            .joined(separator: " · ")
    }
}

/// The words that stand near a word.
struct CollocationsPage {
    let layout: Layout
    /// What the words are sorted by, and the bars show.
    var measure = CollocationQuery.Measure.logLikelihood

    func page(of response: CollocationsResponse) -> LookupPage {
        let chart = Chart(
            layout: layout,
            headings: ["", "near it", "before", "after", "log-likelihood", "t-score", "PMI"]
        )
        let rows = response.rows.map { row in
            Chart.Row(
                label: row.token,
                cells: [row.frequency, row.before, row.after].map { layout.number(Int(clamping: $0)) }
                    + [row.association.logLikelihood, row.association.tScore, row.association.pmi].map(layout.number),
                value: max(0, value(of: row.association))
            )
        }
        return list(rows, chart, response.metadata)
    }

    private func value(of association: Association) -> Double {
        switch measure {
        case .logLikelihood: association.logLikelihood
        case .tScore: association.tScore
        case .pmi: association.pmi
        }
    }
}

/// How often a word was used in each period.
struct TrendPage: StatsPage {
    let layout: Layout

    func page(of response: TrendResponse) -> LookupPage {
        let chart = Chart(layout: layout, headings: [response.word, "occurrences", "per million", "Zipf"])
        let rows = response.points.map { point in
            let frequency = TrendResponse.frequency(at: point)
            return Chart.Row(
                // A script that asks for several words wants to know which one a line is about.
                label: layout.hasColumns ? point.period : "\(response.word)\t\(point.period)",
                cells: cells(of: frequency, layout),
                value: frequency.normalized
            )
        }
        return list(rows, chart, response.metadata)
    }
}

private func cells(of frequency: Frequency, _ layout: Layout) -> [String] {
    [
        layout.number(Int(clamping: frequency.count)), layout.number(frequency.normalized),
        frequency.zipf.map(layout.number) ?? "–",
    ]
}

private func list(_ rows: [Chart.Row], _ chart: Chart, _ metadata: StatsMetadata) -> LookupPage {
    guard !rows.isEmpty else {
        return LookupPage(lines: [], remark: "headword: There is nothing like this. " + remark(metadata))
    }
    var remarks = [remark(metadata)]
    if let part = metadata.part, part.hasMore {
        let end = part.page.offset + rows.count
        let all = part.total.map { " of \($0.grouped)" } ?? ""
        remarks.insert("\(part.page.offset + 1)–\(end)\(all); for more: --offset \(end)", at: 0)
    }
    return LookupPage(lines: chart.lines(rows), remark: remarks.joined(separator: "\n"))
}

/// What was counted, and what that leaves out.
private func remark(_ metadata: StatsMetadata) -> String {
    let information = metadata.information
    var parts = ["Corpus \(metadata.name): \(Int(clamping: information.size.words).grouped) words"]
    if information.countsDocuments { parts.append("\(Int(clamping: information.size.documents).grouped) documents") }
    if information.wordFloor > 1 { parts.append("words from \(information.wordFloor) occurrences on") }
    if information.ngramFloor > 1 { parts.append("sequences from \(information.ngramFloor) occurrences on") }
    return parts.joined(separator: ", ") + "."
}
