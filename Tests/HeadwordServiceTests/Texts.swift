import HeadwordJSON
import HeadwordTestSupport

extension JSONValue {
    /// The texts of grammatical features, translations and the like.
    var texts: [String] { elements.compactMap { $0["text"]?.text } }
}
