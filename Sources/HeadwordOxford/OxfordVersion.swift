/// A version of the Oxford Dictionaries API.
public enum OxfordVersion: String, CaseIterable, Sendable {
    /// The one that tutorials describe; the vendor ended it in 2019.
    case v1
    /// The one that is sold.
    case v2

    /// Where the vendor serves it.
    public var vendorURL: String { "https://od-api.oxforddictionaries.com/api/\(rawValue)" }
}
