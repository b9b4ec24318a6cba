internal import HeadwordModel

/// What the targets of WordNet's domain pointers mean in our vocabularies; the tables are the `.tsv` files beside this.
struct WordNetLabels {
    /// What a usage pointer (`;u`) says.
    struct Usage {
        var registers: [Register] = []
        var regions: [Region] = []
        var features: [GrammaticalFeature] = []
    }

    /// Domains by the first word of the topic (`;c`).
    let topics: [String: [Domain]]
    /// Regions by the first word of the place (`;r`).
    let regions: [String: [Region]]
    /// Registers, regions and features by the first word of the usage (`;u`).
    let usages: [String: Usage]

    init() throws {
        topics = try Self.table("topics.tsv", PackageResources.topics_tsv) { Domain(label: $0) }
        regions = try Self.table("regions.tsv", PackageResources.regions_tsv) { Region(label: $0) }
        usages = try Self.table("usages.tsv", PackageResources.usages_tsv) { Usage(label: $0) }
            .mapValues { $0.reduce(into: Usage()) { $0.add($1) } }
    }

    /// Reads lines of a word, a tab, and labels between spaces; `#` begins a comment.
    private static func table<Label>(
        _ name: String,
        _ bytes: [UInt8],
        _ label: (String) -> Label?
    ) throws -> [String: [Label]] {
        var table: [String: [Label]] = [:]
        for (number, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
        {
            let text = String(decoding: line, as: UTF8.self)
            guard !text.isEmpty, !text.hasPrefix("#") else { continue }
            let columns = text.split(separator: "\t")
            guard columns.count == 2 else { throw ImportFailure(name, line: number + 1, "two columns are needed") }
            table[String(columns[0])] = try columns[1].split(separator: " ").map { written in
                guard let label = label(String(written)) else {
                    throw ImportFailure(name, line: number + 1, "'\(written)' is no label")
                }
                return label
            }
        }
        return table
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
        } else {
            return nil
        }
    }

    /// Adds what another usage says.
    mutating func add(_ other: Self) {
        registers += other.registers
        regions += other.regions
        features += other.features
    }
}
