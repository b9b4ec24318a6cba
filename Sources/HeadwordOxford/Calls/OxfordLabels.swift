public import HeadwordModel

// How labels are written in requests: v1 has the canonical ones, v2 those that are two words in camel case.

extension LexicalCategory {
    /// The label as the API takes it: `combining_form`, in v2 `combiningForm`.
    public func oxfordLabel(_ version: OxfordVersion) -> String { version.spelling(of: label) }
}

extension GrammaticalFeature {
    /// The label as the API takes it: `past_participle`, in v2 `pastParticiple`.
    public func oxfordLabel(_ version: OxfordVersion) -> String { version.spelling(of: label) }
}

extension Region {
    /// The label as word lists take it, which know the two regions that have dictionaries by their codes.
    public var oxfordLabel: String { self == .british ? Variety.gb.label : label }
}

extension OxfordVersion {
    fileprivate func spelling(of label: String) -> String {
        guard self == .v2 else { return label }
        let parts = label.split(separator: "_")
        return parts.dropFirst().reduce(String(parts.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }
}
