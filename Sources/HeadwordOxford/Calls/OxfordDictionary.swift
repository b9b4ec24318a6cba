public import HeadwordModel

extension OxfordVersion {
    /// The code of the dictionary of one language: v2 has two of English.
    ///
    /// - Parameter variety: which English; British, as in v1, if nil.
    public func dictionary(of language: Language, _ variety: Variety? = nil) -> String {
        guard self == .v2, language == .en else { return language.label }
        return "en-\((variety ?? .gb).label)"
    }
}
