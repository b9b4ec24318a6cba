internal import HeadwordModel

/// What a source's labels say about the use of a word, in our vocabularies.
struct UseLabels: Hashable, Sendable {
    var domains: [Domain] = []
    var registers: [Register] = []
    var regions: [Region] = []
    var features: [GrammaticalFeature] = []

    /// Adds what other labels express.
    mutating func add(_ other: Self) {
        domains = unique(domains + other.domains)
        registers = unique(registers + other.registers)
        regions = unique(regions + other.regions)
        features = unique(features + other.features)
    }

    init() {}

    /// Reads members of our vocabularies, separated by spaces; `-` stands for none. Nil if one is unknown.
    init?(labels: Substring) {
        for label in labels.split(separator: " ").map(String.init) where label != "-" {
            guard add(label) else { return nil }
        }
    }

    private mutating func add(_ label: String) -> Bool {
        if let register = Register(label: label) {
            registers.append(register)
        } else if let region = Region(label: label) {
            regions.append(region)
        } else if let feature = GrammaticalFeature(label: label) {
            features.append(feature)
        } else if let domain = Domain(label: label) {
            domains.append(domain)
        } else {
            return false
        }
        return true
    }
}
