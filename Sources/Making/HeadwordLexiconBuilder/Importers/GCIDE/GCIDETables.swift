internal import HeadwordModel

/// GCIDE's labels, abbreviations, escapes and misprints, with their meanings; the tables are the `gcide-*.tsv` files.
struct GCIDETables: Sendable {
    /// The domains by label.
    private(set) var domains: [String: [Domain]] = [:]
    /// The registers by label; a known label may stand for no register.
    private(set) var registers: [String: [Register]] = [:]
    /// The regions by label.
    private(set) var regions: [String: [Region]] = [:]
    /// The UTF-8 encoding of the character that each escape stands for.
    private(set) var escapes: [String: [UInt8]] = [:]
    /// The meanings of abbreviations in etymologies.
    private(set) var etymology: [String: String] = [:]
    /// The full names of authors by the names as printed.
    private(set) var authors: [String: String] = [:]
    private(set) var misprints = Misprints([:])

    private init() {}
}

extension GCIDETables {
    /// Reads the tables.
    ///
    /// - Throws: ``ImportFailure`` with the table and the line that cannot be read.
    static func read() throws -> Self {
        var tables = Self()
        tables.domains = try LabelTable("gcide-domains.tsv", PackageResources.gcide_domains_tsv, each: Domain.init)
            .labels
        tables.registers = try LabelTable(
            "gcide-registers.tsv",
            PackageResources.gcide_registers_tsv,
            each: Register.init
        ).labels
        tables.regions = try LabelTable("gcide-regions.tsv", PackageResources.gcide_regions_tsv, each: Region.init)
            .labels
        tables.escapes = try LabelTable("gcide-escapes.tsv", PackageResources.gcide_escapes_tsv) { Array($0.utf8) }
            .labels
        tables.etymology = try LabelTable("gcide-etymology.tsv", PackageResources.gcide_etymology_tsv, String.init)
            .labels
        tables.authors = try LabelTable("gcide-authors.tsv", PackageResources.gcide_authors_tsv, String.init).labels
        tables.misprints = try Misprints("gcide-misprints.tsv", PackageResources.gcide_misprints_tsv)
        return tables
    }

    private static let outcome = Result { try read() }

    /// The tables, for the many functions that take a text apart; empty if ``check()`` throws.
    static let shared = if case .success(let tables) = outcome { tables } else { Self() }

    /// Makes sure that ``shared`` has the tables. Whoever reads GCIDE calls this first.
    ///
    /// - Throws: ``ImportFailure`` with the table and the line that cannot be read.
    static func check() throws { _ = try outcome.get() }
}
