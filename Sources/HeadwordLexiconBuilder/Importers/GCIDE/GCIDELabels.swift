package import HeadwordModel

/// What the labels of GCIDE mean in our vocabularies; the tables are the `.tsv` files beside this.
package struct GCIDELabels: Sendable {
    /// Subject fields.
    package fileprivate(set) var domains: [Domain] = []
    /// Levels and manners of use.
    package fileprivate(set) var registers: [Register] = []
    /// Where a word is used.
    package fileprivate(set) var regions: [Region] = []
    /// Abbreviation, attributive, ...
    package private(set) var features: [GrammaticalFeature] = []

    /// The table of subject fields.
    package static let domains =
        (try? LabelTable("gcide-domains.tsv", PackageResources.gcide_domains_tsv, Self.list { Domain(label: $0) }))?
        .labels ?? [:]
    /// The table of usage; a label may be known and still stand for no register.
    package static let registers =
        (try? LabelTable("gcide-registers.tsv", PackageResources.gcide_registers_tsv, Self.list { Register(label: $0) }))?
        .labels
        ?? [:]
    /// The table of places.
    package static let regions =
        (try? LabelTable("gcide-regions.tsv", PackageResources.gcide_regions_tsv, Self.list { Region(label: $0) }))?
        .labels ?? [:]

    private static let features: [String: GrammaticalFeature] = [
        "abbr": .abbreviation, "abbrev": .abbreviation, "abbreviation": .abbreviation, "acron": .abbreviation,
        "acronym": .abbreviation, "initialism": .abbreviation, "predicate": .predicative, "prenominal": .attributive,
    ]
    /// Subject fields that lie in the past.
    private static let pastEndings = ["hist", "antiq", "history"]

    /// Creates labels that say nothing.
    package init() {}

    /// Whether a bracket holds nothing but labels of usage.
    package static func isLabel(_ text: Substring) -> Bool {
        let pieces = pieces(text)
        return !pieces.isEmpty
            && pieces.allSatisfy { registers[$0] != nil || regions[$0] != nil || features[$0] != nil }
    }

    /// Whether a parenthesis names a subject field.
    package static func isDomain(_ text: Substring) -> Bool {
        pieces(text).contains { !domains(of: $0).isEmpty }
    }

    /// The name in full of a subject field that is abbreviated: `law`, `zoology`; nil if the text is none.
    static func nameOfDomain(_ text: Substring) -> String? {
        guard text.first?.isUppercase == true, text.utf8.count < 16, !text.contains(where: \.isNumber),
            text.hasSuffix(".") || !text.contains(" "),
            let piece = pieces(text).first, let domain = domains[piece]?.first
        else { return nil }
        return domain.label.split(separator: "_").joined(separator: " ")
    }

    /// Adds what a bracket or a parenthesis says; several labels are parted by `,`, `&` or `or`.
    package mutating func add(_ text: Substring) {
        for piece in Self.pieces(text) {
            registers.addNew(Self.registers[piece] ?? [])
            regions.addNew(Self.regions[piece] ?? [])
            features.addNew(Self.features[piece].map { [$0] } ?? [])
            guard Self.registers[piece] == nil, Self.regions[piece] == nil else { continue }
            let domains = Self.domains(of: piece)
            self.domains.addNew(domains)
            if !domains.isEmpty, piece != "nathist", Self.pastEndings.contains(where: piece.hasSuffix) {
                registers.addNew([.historical])
            }
        }
    }

    /// Adds registers that were found otherwise.
    package mutating func add(_ registers: [Register]) {
        self.registers.addNew(registers)
    }

    /// The labels of a text, in lower case and without anything but letters.
    private static func pieces(_ text: Substring) -> [String] {
        text.split { ",;&/".contains($0) }
            .flatMap { $0.components(separatedBy: " or ") }
            .flatMap { $0.components(separatedBy: " and ") }
            .map { String($0.lowercased().flatMap { plain($0) }) }
            .filter { !$0.isEmpty && $0 != "etc" }
    }

    private static func plain(_ letter: Character) -> String {
        switch letter {
        case "a"..."z": String(letter)
        case "æ": "ae"
        case "ë": "e"
        case "ö": "o"
        default: ""
        }
    }

    /// The domains of one label: by the whole of it, else by its beginning, else by its end (`Patent Law`).
    private static func domains(of piece: String) -> [Domain] {
        if let domains = domains[piece] { return domains }
        let bytes = Array(piece.utf8)
        guard bytes.count > 3 else { return [] }
        for length in stride(from: bytes.count - 1, through: 5, by: -1) {
            if let domains = domains[String(decoding: bytes.prefix(length), as: UTF8.self)] { return domains }
        }
        for length in stride(from: bytes.count - 1, through: 3, by: -1) {
            if let domains = domains[String(decoding: bytes.suffix(length), as: UTF8.self)] { return domains }
        }
        return []
    }

    /// Reads labels between blanks; `-` stands for none.
    private static func list<Label>(_ label: @escaping (String) -> Label?) -> (Substring) -> [Label]? {
        { text in
            let written = text == "-" ? [] : text.split(separator: " ")
            let labels = written.compactMap { label(String($0)) }
            return labels.count == written.count ? labels : nil
        }
    }
}

extension Array where Element: Equatable {
    /// Appends what the array does not hold yet.
    mutating func addNew(_ elements: [Element]) {
        for element in elements where !contains(element) { append(element) }
    }
}

extension GCIDELabels {
    /// Adds what is said of the sense or head above.
    mutating func inherit(_ labels: GCIDELabels) {
        domains.addNew(labels.domains)
        registers.addNew(labels.registers)
        regions.addNew(labels.regions)
    }
}
