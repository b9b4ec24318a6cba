public import HeadwordConfiguration
internal import HeadwordService

extension ConfigurationSearch {
    /// Creates a search in the environment of this process, for the providers of this program.
    ///
    /// - Parameter file: the only file to read; nil for the one that `HEADWORD_CONFIG` names, or else the usual
    ///   files.
    public init(file: String? = nil) {
        self.init(file: file, upstreamNamespaces: DictionaryService.upstreamNamespaces)
    }
}
