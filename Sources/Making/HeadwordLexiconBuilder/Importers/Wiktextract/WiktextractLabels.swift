internal import HeadwordModel

/// The tables of wiktextract's tags and topics.
struct WiktextractLabels: Sendable {
    private let tags: [String: UseLabels]
    private let topics: [String: UseLabels]
    private let generalTopics: [String: UseLabels]

    /// Reads the tables.
    init() throws {
        let read = UseLabels.init(labels:)
        tags = try LabelTable("wiktextract-tags.tsv", PackageResources.wiktextract_tags_tsv, read).labels
        topics = try LabelTable("wiktextract-topics.tsv", PackageResources.wiktextract_topics_tsv, read).labels
        generalTopics = try LabelTable(
            "wiktextract-general-topics.tsv",
            PackageResources.wiktextract_general_topics_tsv,
            read
        ).labels
    }

    /// Whether the table has all of the tags.
    func knows(_ tags: [String]) -> Bool { tags.allSatisfy { self.tags[$0] != nil } }

    /// Returns the number of tags and topics that the tables do not have.
    func unknownCount(_ tags: [String], _ topics: [String]) -> Int {
        tags.count { self.tags[$0] == nil } + topics.count { domains(of: $0) == nil && generalTopics[$0] == nil }
    }

    /// Returns what tags and topics express. Topics come with all their broader ones, so that these count only if no
    /// other has a domain.
    func labels(_ tags: [String], topics: [String] = []) -> UseLabels {
        var labels = UseLabels()
        for tag in tags { labels.add(self.tags[tag] ?? UseLabels()) }
        if tags.contains("participle") { labels.features = Self.participle(labels.features) }
        let narrow = topics.filter { generalTopics[$0] == nil }.flatMap { domains(of: $0) ?? [] }
        let broad = topics.flatMap { generalTopics[$0]?.domains ?? [] }
        labels.domains = unique(labels.domains + (narrow.isEmpty ? broad : narrow))
        return labels
    }

    private func domains(of topic: String) -> [Domain]? {
        topics[topic]?.domains ?? Domain(label: topic).map { [$0] }
    }

    /// Returns the features of a form that is tagged as a participle in addition.
    private static func participle(_ features: [GrammaticalFeature]) -> [GrammaticalFeature] {
        features.map { feature in
            switch feature {
            case .past: .pastParticiple
            case .present: .presentParticiple
            default: feature
            }
        }
    }
}
