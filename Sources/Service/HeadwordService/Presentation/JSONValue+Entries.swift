package import HeadwordJSON

extension JSONValue {
    /// The lexical entries of a headword, one for each lexical category.
    package var lexicalEntries: [JSONValue] { self["lexicalEntries"].elements }
}
