package import HeadwordModel

/// The labels of WordNet, translated into our vocabularies by means of the `.tsv` tables.
package struct WordNetLabels: Sendable {
    /// The labels that a usage pointer (`;u`), or the remark at the start of a gloss, gives to a sense.
    package struct Usage: Sendable {
        package var registers: [Register] = []
        package var regions: [Region] = []
        package var features: [GrammaticalFeature] = []
        package var domains: [Domain] = []
    }

    /// Domains by the first word of the topic (`;c`).
    let topics: [String: [Domain]]
    /// Regions by the first word of the place (`;r`).
    let regions: [String: [Region]]
    /// Registers, regions and features by the first word of the usage (`;u`).
    let usages: [String: Usage]
    /// The domains that all hyponyms of a sense inherit.
    let roots: [WordNetDomains.Root: [Domain]]
    /// The labels for the remarks at the start of glosses.
    private let remarks: [String: Usage]

    /// Reads the tables.
    package init() throws {
        topics = try LabelTable("topics.tsv", PackageResources.topics_tsv, each: Domain.init(label:)).labels
        regions = try LabelTable("regions.tsv", PackageResources.regions_tsv, each: Region.init(label:)).labels
        usages = try Self.usages("usages.tsv", PackageResources.usages_tsv)
        remarks = try Self.usages("glosses.tsv", PackageResources.glosses_tsv)
        roots = try Self.roots()
    }

    private static func roots() throws -> [WordNetDomains.Root: [Domain]] {
        let table = try LabelTable("roots.tsv", PackageResources.roots_tsv, each: WordNetDomains.Root.init)
        var roots: [WordNetDomains.Root: [Domain]] = [:]
        for (label, members) in table.labels.sorted(by: { $0.key < $1.key }) {
            guard let domain = Domain(label: label) else {
                throw ImportFailure("roots.tsv", "'\(label)' is not a domain")
            }
            for root in members { roots[root, default: []].append(domain) }
        }
        return roots
    }

    private static func usages(_ name: String, _ bytes: [UInt8]) throws -> [String: Usage] {
        try LabelTable(name, bytes, each: Usage.init(label:)).labels.mapValues(Usage.init)
    }
}

// MARK: - Remarks

extension WordNetLabels {
    /// Reads the remark at the start of a definition, and removes it if our labels express all of it.
    package func takeRemark(from definition: inout String) -> Usage {
        guard let remark = Remark(of: definition) else { return takeNaming(from: &definition) }
        let labels = remark.parts.map(usage)
        if !remark.definition.isEmpty, !labels.contains(where: { $0 == nil }) {
            definition = remark.definition
            return Usage(labels.compactMap(\.self))
        }
        // A topic that is more specific than its domain: "Greek mythology", "criminal law".
        let domains = remark.parts.map { topics[String($0.map { $0 == " " ? "_" : $0 })] }
        return domains.contains { $0 == nil } ? Usage() : Usage(domains: domains.flatMap { $0 ?? [] })
    }

    private static let remarksOnTheText = ["literal meanings; ", "extended meanings; "]
    private static let namings: [Substring: [Register]] = [
        "alternative": [], "another": [], "archaic": [.archaic], "collective": [], "colloquial": [.informal],
        "common": [],
        "conventional": [],
        "derogatory": [.derogatory], "disparaging": [.derogatory], "euphemistic": [.euphemistic], "general": [],
        "ethnic": [], "generic": [], "informal": [.informal], "obscene": [.vulgarSlang], "obsolete": [.obsolete],
        "offensive": [.offensive], "old": [.dated], "slang": [.slang], "street": [.slang],
        "uncomplimentary": [.derogatory],
        "vulgar": [.vulgarSlang],
    ]
    private static let names: Set<Substring> = [
        "expression", "expressions", "name", "names", "term", "terms", "word", "words",
    ]

    /// Reads and removes a description of the word before its meaning: `informal terms for the head`.
    private func takeNaming(from definition: inout String) -> Usage {
        for remark in Self.remarksOnTheText where definition.hasPrefix(remark) {
            definition.removeFirst(remark.count)
        }
        let words = definition.split(separator: " ", maxSplits: Self.mostNamingWords)
        guard let end = words.firstIndex(of: "for"), end < words.count - 1 else { return Usage() }
        var remark = words[..<end].filter { !Self.fillers.contains($0) }.map { $0.filter { $0 != "," } }
        if let last = remark.last, Self.names.contains(last[...]) {
            remark.removeLast()
        } else if remark.last != "slang" {
            return Usage()
        }
        let usages = remark.map { word in Self.namings[word[...]].map { Usage(registers: $0) } ?? remarks[word] }
        guard !usages.isEmpty, !usages.contains(where: { $0 == nil }) else { return Usage() }
        definition = words[(end + 1)...].joined(separator: " ")
        return Usage(usages.compactMap(\.self))
    }

    /// The maximum number of words in such a description; the longest is `an offensive and derogatory term for`.
    private static let mostNamingWords = 7
    private static let fillers: Set<Substring> = ["a", "an", "and", "or"]

    /// Returns the labels for one part of a remark: `informal`, or `British informal` word by word.
    private func usage(_ part: String) -> Usage? {
        if let usage = remarks[part] { return usage }
        let words = part.split(separator: " ").map { remarks[String($0)] }
        return words.contains { $0 == nil } ? nil : Usage(words.compactMap(\.self))
    }
}

/// The parenthesis at the start of a definition, and the text after it.
private struct Remark {
    private static let joints: Set<Substring> = ["and", "or"]

    /// The parts of the remark: `old-fashioned or informal` has two.
    var parts: [String]
    var definition: String

    init?(of text: String) {
        guard text.hasPrefix("("), let end = text.firstIndex(of: ")") else { return nil }
        let phrases = text[..<end].dropFirst().split(separator: ",").map { $0.split(separator: " ") }
        parts = phrases.flatMap { $0.split(whereSeparator: Self.joints.contains) }.map { $0.joined(separator: " ") }
        definition = String(text[text.index(after: end)...].drop { $0 == " " })
    }
}

extension WordNetLabels.Usage {
    fileprivate init?(label: String) {
        if let register = Register(label: label) {
            registers = [register]
        } else if let region = Region(label: label) {
            regions = [region]
        } else if let feature = GrammaticalFeature(label: label) {
            features = [feature]
        } else if let domain = Domain(label: label) {
            domains = [domain]
        } else {
            return nil
        }
    }

    fileprivate init(_ parts: [Self]) {
        registers = parts.flatMap(\.registers)
        regions = parts.flatMap(\.regions)
        features = parts.flatMap(\.features)
        domains = parts.flatMap(\.domains)
    }
}
