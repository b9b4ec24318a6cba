internal import HeadwordModel

/// The meanings of the labels in square brackets, in our vocabularies; the tables are the `ding-*.tsv` files.
package struct DingLabels {
    private let domains: [String: [Domain]]
    private let registers: [String: [Register]]
    private let regions: [String: [Region]]

    /// Reads the tables.
    package init() throws {
        domains = try LabelTable("ding-domains.tsv", PackageResources.ding_domains_tsv, each: Domain.init(label:))
            .labels
        registers = try LabelTable(
            "ding-registers.tsv",
            PackageResources.ding_registers_tsv,
            each: Register.init(label:)
        ).labels
        regions = try LabelTable("ding-regions.tsv", PackageResources.ding_regions_tsv, each: Region.init(label:))
            .labels
    }

    /// Returns the domains among labels.
    func domains(_ labels: [String]) -> [Domain] { Self.look(up: labels, in: domains) }

    /// Returns the registers among labels.
    func registers(_ labels: [String]) -> [Register] { Self.look(up: labels, in: registers) }

    /// Returns the regions among labels.
    func regions(_ labels: [String]) -> [Region] { Self.look(up: labels, in: regions) }

    private static func look<Label: Hashable>(up labels: [String], in table: [String: [Label]]) -> [Label] {
        labels.isEmpty ? [] : unique(labels.flatMap { table[stem(of: $0)] ?? [] })
    }

    /// Returns a label without its full stop: `[photo.]` is also written `[photo]`.
    private static func stem(of label: String) -> String {
        label.utf8.last == UInt8(ascii: ".") ? String(label.dropLast()) : label
    }
}
