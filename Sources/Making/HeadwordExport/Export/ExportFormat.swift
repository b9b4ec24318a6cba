/// Writes headwords in one format.
protocol ExportFormat {
    /// Begins the files of an export.
    init(_ job: ExportJob) throws

    /// Adds a headword.
    mutating func add(_ headword: ExportedHeadword) throws

    /// Completes the files.
    mutating func finish() throws
}
