internal import Glibc
internal import HeadwordCommandLine
internal import HeadwordCorpus
internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordPages

/// The frequencies of words, one row each.
struct WordStatsPage {
    let layout: Layout

    /// Returns the page with the answers about some words.
    func page(of answers: [JSONValue], _ words: [String]) -> LookupPage {
        let chart = Chart(layout: layout, headings: ["", "per million", "Zipf"])
        let rows = zip(words, answers).map { word, answer in
            answer["result"]["isListed"] == false ? unlistedRow(of: word) : row(of: word, answer["result"] ?? .null)
        }
        return LookupPage(lines: chart.lines(rows), remark: answers.first.flatMap { remark($0["metadata"]) })
    }

    private func row(of word: String, _ result: JSONValue) -> Chart.Row {
        let zipf = result.zipf ?? 0
        return Chart.Row(
            label: word,
            cells: Array(cells(of: result, layout).dropFirst()),
            value: max(0, zipf),
            note: result["frequency"].integer == 0 ? "never" : Self.name(of: zipf)
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
struct WordStatsListPage {
    let layout: Layout

    func page(of answer: JSONValue) -> LookupPage {
        let chart = Chart(layout: layout, headings: ["", "occurrences", "per million", "Zipf"])
        let rows = answer["results"].elements.map { row in
            let label = ["wordform", "trueCase", "lemma"].lazy.compactMap { row[$0].text }.first
            return Chart.Row(label: label ?? "", cells: cells(of: row, layout), value: row.normalizedFrequency)
        }
        return list(rows, chart, answer["metadata"])
    }
}

/// Sequences of words with their frequencies.
struct NgramsPage {
    let layout: Layout

    func page(of answer: JSONValue) -> LookupPage {
        let chart = Chart(layout: layout, headings: ["", "occurrences", "per million", "Zipf"])
        let rows = answer["results"].elements.map { row in
            Chart.Row(label: label(of: row), cells: cells(of: row, layout), value: row.normalizedFrequency)
        }
        return list(rows, chart, answer["metadata"])
    }

    private func label(of row: JSONValue) -> String {
        let words = ["tokens", "trueCases", "lemmas"].lazy.compactMap { row[$0] }.first.texts
        let categories = row["lexicalCategories"].texts.map { $0.isEmpty ? "?" : $0 }
        return [words, categories].filter { !$0.isEmpty }.map { $0.joined(separator: " ") }.joined(separator: " · ")
    }
}

/// The collocates of a word.
struct CollocationsPage {
    let layout: Layout
    /// The measure that sorts the words and sets the lengths of the bars.
    var measure = CollocationQuery.Measure.logLikelihood

    func page(of answer: JSONValue) -> LookupPage {
        let chart = Chart(
            layout: layout,
            headings: ["", "near it", "before", "after", "log-likelihood", "t-score", "PMI"]
        )
        let rows = answer["results"].elements.map { row in
            Chart.Row(
                label: row["word"].text ?? "",
                cells: ["frequency", "before", "after"].map { layout.number(row[$0].integer ?? 0) }
                    + ["logLikelihood", "tScore", "pmi"].map { layout.number(row[$0].number ?? 0) },
                value: max(0, row[measure.label].number ?? 0)
            )
        }
        return list(rows, chart, answer["metadata"])
    }
}

/// The frequency of a word in each period.
struct TrendPage {
    let layout: Layout

    func page(of answer: JSONValue) -> LookupPage {
        let word = answer["word"].text ?? ""
        let chart = Chart(layout: layout, headings: [word, "occurrences", "per million", "Zipf"])
        let rows = answer["results"].elements.map { point in
            let period = point["period"].text ?? ""
            return Chart.Row(
                // A script that looks up several words needs the word on each line.
                label: layout.hasColumns ? period : "\(word)\t\(period)",
                cells: cells(of: point, layout),
                value: point.normalizedFrequency
            )
        }
        return list(rows, chart, answer["metadata"])
    }
}

extension JSONValue {
    /// Occurrences per million words.
    fileprivate var normalizedFrequency: Double { self["normalizedFrequency"].number ?? 0 }

    /// The Zipf value, with more digits than answers have; nil for a word that does not occur.
    fileprivate var zipf: Double? { normalizedFrequency > 0 ? log10(normalizedFrequency * 1000) : nil }
}

private func cells(of row: JSONValue, _ layout: Layout) -> [String] {
    [
        layout.number(row["frequency"].integer ?? 0), layout.number(row.normalizedFrequency),
        row.zipf.map(layout.number) ?? "–",
    ]
}

private func list(_ rows: [Chart.Row], _ chart: Chart, _ metadata: JSONValue?) -> LookupPage {
    let remark = remark(metadata)
    guard !rows.isEmpty else {
        let nothing = "headword: Nothing found."
        return LookupPage(lines: [], remark: [nothing, remark].compactMap(\.self).joined(separator: " "))
    }
    var remarks = [remark].compactMap(\.self)
    if metadata["isTruncated"] == true {
        let offset = metadata["offset"].integer ?? 0
        let end = offset + rows.count
        let all = metadata["total"].integer.map { " of \($0.grouped)" } ?? ""
        remarks.insert("\(offset + 1)–\(end)\(all); for more: --offset \(end)", at: 0)
    }
    return LookupPage(lines: chart.lines(rows), remark: remarks.isEmpty ? nil : remarks.joined(separator: "\n"))
}

/// Returns a remark on the corpus and what it leaves out; nil if the answer does not say.
private func remark(_ metadata: JSONValue?) -> String? {
    let corpus = metadata["corpus"]
    guard let name = corpus["name"].text, let words = corpus["words"].integer else { return nil }
    var parts = ["Corpus \(name) (\(corpus["language"].text ?? "")): \(words.grouped) words"]
    if let documents = corpus["documents"].integer { parts.append("\(documents.grouped) documents") }
    if let floor = corpus["wordFloor"].integer { parts.append("only words with \(floor) or more occurrences") }
    if let floor = corpus["ngramFloor"].integer { parts.append("only sequences with \(floor) or more occurrences") }
    return parts.joined(separator: ", ") + "."
}
