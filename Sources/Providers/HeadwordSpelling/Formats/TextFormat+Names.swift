extension TextFormat {
    /// Creates the format that an editor's name of a language stands for; nil if it is not known.
    package init?(languageID: String) { self = .plain }

    /// Creates the format of a file; nil if its name does not tell.
    ///
    /// - Parameter fileName: the name or the path.
    package init?(fileName: String) { self = .plain }
}
