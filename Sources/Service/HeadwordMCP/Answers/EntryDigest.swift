internal import HeadwordJSON
internal import HeadwordService

/// A headword in short: its senses that matter most, and the number of the others.
struct EntryDigest: Sendable {
    let headword: String
    /// How the form that was looked up is to be read: "past"; empty for the headword itself.
    let readings: [String]
    let senses: [SenseDigest]
    /// The number of senses that are left out.
    let more: Int
    let pronunciation: String?
    let etymology: String?
    private let spokenSource: [String]
    private let originSource: [String]

    /// - Parameters:
    ///   - entry: the headword, as `dictionary.entries` has it.
    ///   - room: the maximum number of senses.
    ///   - isWhole: whether all dictionaries are shown, though they repeat each other.
    init(_ entry: JSONValue, room: Int, isWhole: Bool = false) {
        let current = CurrentSenses.of([entry]).first ?? entry
        headword = entry["word"].text ?? ""
        readings = entry["match"].readings
        senses = Self.share(room, among: current.lexicalEntries.map { Self.senses(of: $0, isWhole) })
        more = entry.lexicalEntries.flatMap { $0["entries"].elements }
            .reduce(-senses.count) { $0 + $1["senses"].elements.count }
        let spoken = Self.pronunciation(of: current)
        pronunciation = spoken?.text
        let origin = current.lexicalEntries.lazy.flatMap { $0["entries"].elements }
            .first { !$0["etymologies"].texts.isEmpty }
        etymology = origin?["etymologies"].texts.first
        spokenSource = [spoken?.source].compactMap(\.self)
        originSource = [origin?["source"].text].compactMap(\.self)
    }

    /// The identifiers of the sources.
    func sources(of parts: Set<EntryPart>) -> [String] {
        (parts.contains(.definitions) ? senses.map(\.source) : [])
            + (parts.contains(.pronunciations) ? spokenSource : []) + (parts.contains(.etymologies) ? originSource : [])
    }

    /// Whether anything is known of what matters most among the parts.
    func hasAny(of parts: Set<EntryPart>) -> Bool {
        if parts.contains(.definitions) { return !senses.isEmpty }
        return parts.contains(.etymologies) ? etymology != nil : true
    }

    // MARK: Choosing

    private static func senses(of part: JSONValue, _ isWhole: Bool) -> [SenseDigest] {
        let category = (part["lexicalCategory"].text ?? "").readableLabel
        let senses = isWhole ? MainSenses.all(of: part) : MainSenses.of(part)
        return senses.map { SenseDigest($0.sense, partOfSpeech: category, source: $0.source) }
    }

    /// Returns the first senses of each lexical category, of the first one twice as many as of the others.
    private static func share(_ room: Int, among categories: [[SenseDigest]]) -> [SenseDigest] {
        var counts = categories.map { _ in 0 }
        var free = min(room, categories.reduce(0) { $0 + $1.count })
        while free > 0 {
            for (index, senses) in categories.enumerated() {
                let taken = min(index == 0 ? 2 : 1, senses.count - counts[index], free)
                counts[index] += taken
                free -= taken
            }
        }
        return zip(categories, counts).flatMap { $0.prefix($1) }
    }

    private static func pronunciation(of entry: JSONValue) -> (text: String, source: String)? {
        let parts = entry.lexicalEntries
        let all =
            [entry["pronunciations"]] + parts.map { $0["pronunciations"] }
            + parts.flatMap { $0["entries"].elements }.map { $0["pronunciations"] }
        let spoken = all.flatMap(\.elements)
        guard let best = spoken.first(where: { $0["phoneticNotation"].text == "IPA" }) ?? spoken.first,
            let text = best["phoneticSpelling"].text
        else { return nil }
        let isIPA = best["phoneticNotation"].text == "IPA"
        return (isIPA ? "/\(text)/" : "(\(text))", best["source"].text ?? "")
    }
}

/// The parts of an entry that a caller may ask for.
enum EntryPart: String, CaseIterable {
    case definitions, examples, pronunciations, etymologies, forms
}

// MARK: - Showing

extension EntryDigest {
    /// For people, a line each.
    ///
    /// - Parameter hint: how to get the senses that are left out.
    func lines(_ parts: Set<EntryPart>, askedFor word: String, hint: String) -> [String] {
        let spoken = parts.contains(.pronunciations) ? pronunciation : nil
        let form = readings.isEmpty ? nil : "(\(word): \(readings.joined(separator: ", ")))"
        var lines = [[headword, spoken, form].compactMap(\.self).joined(separator: " ")]
        if parts.contains(.definitions) { lines += senseLines(withExamples: parts.contains(.examples)) }
        if parts.contains(.definitions), more > 0 {
            lines.append("… \(more) more \(more == 1 ? "sense" : "senses"); \(hint)")
        }
        if parts.contains(.etymologies) { lines.append("Origin: \(etymology ?? "not recorded")") }
        return lines
    }

    private func senseLines(withExamples: Bool) -> [String] {
        var (lines, category, number): ([String], String?, Int) = ([], nil, 0)
        for sense in senses {
            if sense.partOfSpeech != category {
                (category, number) = (sense.partOfSpeech, 0)
                lines.append(sense.partOfSpeech)
            }
            number += 1
            lines.append("\(number). \(sense.line(withExample: withExamples))")
        }
        return lines
    }

    func json(_ parts: Set<EntryPart>, askedFor word: String) -> JSONObject {
        var object: JSONObject = ["word": .string(word)]
        if headword != word { object.put("headword", headword) }
        object.put("form", readings.joined(separator: ", "))
        if parts.contains(.pronunciations) { object.put("pronunciation", pronunciation) }
        if parts.contains(.definitions) {
            let withExamples = parts.contains(.examples)
            object["senses"] = .array(senses.map { $0.json(withExample: withExamples) })
            object.put("more", count: more)
        }
        if parts.contains(.etymologies) { object.put("etymology", etymology) }
        return object
    }
}
