package import HeadwordModel

// The spelling of labels in requests: v1 uses the canonical labels, v2 writes those of two words in camel case.

extension LexicalCategory {
    /// Returns the label as the API expects it: `combining_form`, or `combiningForm` in v2.
    package func oxfordLabel(_ version: OxfordVersion) -> String { version.spelling(of: label) }
}

extension GrammaticalFeature {
    /// Returns the label as the API expects it: `past_participle`, or `pastParticiple` in v2.
    package func oxfordLabel(_ version: OxfordVersion) -> String { version.spelling(of: label) }
}

extension Region {
    /// The label as word lists expect it: the two regions that have dictionaries are named by code.
    package var oxfordLabel: String { self == .british ? Variety.gb.label : label }
}

extension OxfordVersion {
    fileprivate func spelling(of label: String) -> String {
        guard self == .v2 else { return label }
        let parts = label.split(separator: "_")
        return parts.dropFirst().reduce(String(parts.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }
}
