internal import HeadwordModel

/// An article of a dictionary whose articles are texts for people.
struct Article {
    /// The maximum length of the text of an article in bytes.
    static let longest = 1 << 20
    /// The maximum number of lines that are read.
    static let mostLines = 4096

    var headword: String
    /// Other words under which the article is found.
    var aliases: [String] = []
    /// The category that the dictionary states apart from the text.
    var category: BroughtCategory?
    var pronunciations: [Pronunciation] = []
    /// What the dictionary says about all senses apart from the text.
    var labels = ArticleLabels()
    /// The lines of the text, whose indents show which belongs to which.
    var lines: [Substring] = []

    init(headword: String) {
        self.headword = headword
    }
}

/// Labels of a sense.
struct ArticleLabels {
    private(set) var domains: [Domain] = []
    private(set) var registers: [Register] = []
    private(set) var regions: [Region] = []
    private(set) var features: [GrammaticalFeature] = []

    /// Adds a label; false if no vocabulary has it.
    mutating func add(_ label: String) -> Bool {
        if let domain = Domain(label: label) {
            domains.append(domain)
        } else if let register = Register(label: label) {
            registers.append(register)
        } else if let region = Region(label: label) {
            regions.append(region)
        } else if let feature = GrammaticalFeature(label: label) {
            features.append(feature)
        } else {
            return false
        }
        return true
    }

    /// Adds the labels to a sense.
    func apply(to sense: inout Sense) {
        sense.domains = unique(sense.domains + domains)
        sense.registers = unique(sense.registers + registers)
        sense.regions = unique(sense.regions + regions)
        sense.grammaticalFeatures = unique(sense.grammaticalFeatures + features)
    }
}
