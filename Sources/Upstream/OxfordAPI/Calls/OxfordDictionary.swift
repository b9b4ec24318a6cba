package import HeadwordModel

extension OxfordVersion {
    /// Returns the code of the dictionary of a language; v2 has two dictionaries of English.
    ///
    /// - Parameter variety: the variety of English; British, as in v1, if nil.
    package func dictionary(of language: Language, _ variety: Variety? = nil) -> String {
        guard self == .v2, language == .en else { return language.label }
        return "en-\((variety ?? .gb).label)"
    }
}
