package import HeadwordJSON
internal import HeadwordTestSupport

extension JSONValue {
    /// The texts of grammatical features, translations and the like.
    package var texts: [String] { elements.compactMap { $0["text"]?.text } }
}
