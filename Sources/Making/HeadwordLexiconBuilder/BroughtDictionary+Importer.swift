extension BroughtDictionary {
    /// Returns the importer of the dictionary.
    ///
    /// - Throws: ``ImportFailure`` if a file cannot be read or is not of its format.
    package func importer() throws -> any Importer {
        switch format {
        case .glossary: try GlossaryImporter(self)
        case .wiktextract: try WiktextractImporter(self)
        case .wordnet: try LMFImporter(self)
        case .stardict: try StarDictImporter(self)
        case .dictd: try DictdImporter(self)
        case .yomitan: try YomitanImporter(self)
        }
    }
}
