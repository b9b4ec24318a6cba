/// What the formats need to know of an export.
struct ExportJob {
    /// What is exported.
    var selection: ExportSelection
    /// Where the files go.
    var directory: StagingDirectory
    /// The sources and their licences.
    var attribution: Attribution
    /// What changes exactly when the contents of the lexicon change.
    var revision: String

    /// The beginning of the names of files.
    var name: String { selection.name }
    /// The title for people.
    var title: String { selection.title }
}
