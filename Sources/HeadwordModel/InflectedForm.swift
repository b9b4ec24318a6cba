/// A form of a headword.
public struct InflectedForm: Hashable, Sendable {
    /// The form as it is written.
    public var text: String
    /// What it expresses; empty if the source does not say.
    public var features: [GrammaticalFeature]
    /// Where it is written like this; empty if anywhere.
    public var regions: [Region]

    /// Creates a form from its parts.
    public init(text: String, features: [GrammaticalFeature], regions: [Region] = []) {
        self.text = text
        self.features = features
        self.regions = regions
    }
}
