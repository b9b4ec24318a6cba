/// A version of the Oxford Dictionaries API.
public enum OxfordVersion: String, CaseIterable, Sendable {
    /// The version that tutorials describe; the vendor ended it in 2019.
    case v1
    /// The version on sale.
    case v2

    /// The vendor's base URL for this version.
    public var vendorURL: String { "https://od-api.oxforddictionaries.com/api/\(rawValue)" }
}
