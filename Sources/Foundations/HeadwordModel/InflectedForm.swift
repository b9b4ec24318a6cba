/// A form of a headword.
public struct InflectedForm: Hashable, Sendable {
    /// The form as it is written.
    public var text: String
    /// The grammatical features of the form; empty if the source does not give them.
    public var features: [GrammaticalFeature]
    /// The regions in which it is written like this; empty if everywhere.
    public var regions: [Region]

    /// Creates a form from its parts.
    public init(text: String, features: [GrammaticalFeature], regions: [Region] = []) {
        self.text = text
        self.features = features
        self.regions = regions
    }
}
