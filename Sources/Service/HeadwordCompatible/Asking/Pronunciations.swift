internal import HeadwordJSON
internal import HeadwordService

extension JSONValue {
    /// The pronunciations of a headword in all its lexical categories, each spelling once.
    var allPronunciations: [JSONValue] {
        let parts = [self] + lexicalEntries + lexicalEntries.flatMap { $0["entries"].elements }
        var seen: Set<String> = []
        return parts.flatMap { $0["pronunciations"].elements }.filter { pronunciation in
            let key = pronunciation["phoneticSpelling"].text ?? pronunciation["audioFile"].text ?? ""
            return seen.insert(key).inserted
        }
    }
}
