package import HeadwordModel

/// The labels of GCIDE, translated into our vocabularies by means of the `.tsv` tables.
package struct GCIDELabels: Sendable {
    /// The domains (subject fields).
    package fileprivate(set) var domains: [Domain] = []
    /// The registers (levels and manners of use).
    package fileprivate(set) var registers: [Register] = []
    /// The regions where a word is used.
    package fileprivate(set) var regions: [Region] = []
    /// Features such as abbreviation and attributive.
    package private(set) var features: [GrammaticalFeature] = []

    private static var tables: GCIDETables { .shared }

    private static let features: [String: GrammaticalFeature] = [
        "abbr": .abbreviation, "abbrev": .abbreviation, "abbreviation": .abbreviation, "acron": .abbreviation,
        "acronym": .abbreviation, "initialism": .abbreviation, "predicate": .predicative, "prenominal": .attributive,
    ]
    /// The endings of labels for subject fields of the past.
    private static let pastEndings = ["hist", "antiq", "history"]

    /// Creates empty labels.
    package init() {}

    /// Whether a bracket contains only usage labels.
    package static func isLabel(_ text: Substring) -> Bool {
        let pieces = pieces(text)
        return !pieces.isEmpty
            && pieces.allSatisfy { tables.registers[$0] != nil || tables.regions[$0] != nil || features[$0] != nil }
    }

    /// Whether a parenthesis names a subject field.
    package static func isDomain(_ text: Substring) -> Bool {
        pieces(text).contains { !domains(of: $0).isEmpty }
    }

    /// Returns the full name of an abbreviated subject field, such as `law` or `zoology`; nil if the text does not name
    /// one.
    static func nameOfDomain(_ text: Substring) -> String? {
        guard text.first?.isUppercase == true, text.utf8.count < 16, !text.contains(where: \.isNumber),
            text.hasSuffix(".") || !text.contains(" "),
            let piece = pieces(text).first, let domain = tables.domains[piece]?.first
        else { return nil }
        return domain.label.split(separator: "_").joined(separator: " ")
    }

    /// Adds the labels in a bracket or a parenthesis, which are separated by `,`, `;`, `&`, `/`, `or` or `and`.
    package mutating func add(_ text: Substring) {
        for piece in Self.pieces(text) {
            registers.addNew(Self.tables.registers[piece] ?? [])
            regions.addNew(Self.tables.regions[piece] ?? [])
            features.addNew(Self.features[piece].map { [$0] } ?? [])
            guard Self.tables.registers[piece] == nil, Self.tables.regions[piece] == nil else { continue }
            let domains = Self.domains(of: piece)
            self.domains.addNew(domains)
            if !domains.isEmpty, piece != "nathist", Self.pastEndings.contains(where: piece.hasSuffix) {
                registers.addNew([.historical])
            }
        }
    }

    /// Adds registers found elsewhere.
    package mutating func add(_ registers: [Register]) {
        self.registers.addNew(registers)
    }

    /// Splits a text into its labels, lowercased and reduced to letters.
    private static func pieces(_ text: Substring) -> [String] {
        text.utf8.split { $0.isAny(of: ",;&/") }.map { Substring($0) }
            .flatMap { $0.components(separatedBy: " or ") }
            .flatMap { $0.components(separatedBy: " and ") }
            .map { letters(of: $0.lowercased()) }
            .filter { !$0.isEmpty && $0 != "etc" }
    }

    private static func letters(of text: String) -> String {
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return String(text.flatMap(plain)) }
        return String(decoding: text.utf8.filter(\.isASCIILetter), as: UTF8.self)
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

    /// Returns the domains of a label: by the whole label, else by its longest known prefix, else by its longest known
    /// suffix (`Patent Law`).
    private static func domains(of piece: String) -> [Domain] {
        if let domains = tables.domains[piece] { return domains }
        let bytes = Array(piece.utf8)
        guard bytes.count > 3 else { return [] }
        for length in stride(from: bytes.count - 1, through: 5, by: -1) {
            if let domains = tables.domains[String(decoding: bytes.prefix(length), as: UTF8.self)] { return domains }
        }
        for length in stride(from: bytes.count - 1, through: 3, by: -1) {
            if let domains = tables.domains[String(decoding: bytes.suffix(length), as: UTF8.self)] { return domains }
        }
        return []
    }
}

extension Array where Element: Equatable {
    /// Appends the elements that the array does not contain yet.
    mutating func addNew(_ elements: [Element]) {
        for element in elements where !contains(element) { append(element) }
    }
}

extension GCIDELabels {
    /// Adds the labels of the enclosing sense or head.
    mutating func inherit(_ labels: GCIDELabels) {
        domains.addNew(labels.domains)
        registers.addNew(labels.registers)
        regions.addNew(labels.regions)
    }
}
