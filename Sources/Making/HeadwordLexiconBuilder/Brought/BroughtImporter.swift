internal import HeadwordModel

/// The importer of a dictionary that a user brings.
protocol BroughtImporter: Importer {
    /// The dictionary.
    var dictionary: BroughtDictionary { get }

    /// The paths of all files that will be read: those of the dictionary, unless a file belongs to others.
    var paths: [String] { get throws }

    /// Reads all files into a draft.
    ///
    /// - Throws: ``ImportFailure`` if a file cannot be read or is not of its format.
    func read(_ files: inout BroughtFiles, into draft: inout LexiconDraft) throws
}

extension BroughtImporter {
    var paths: [String] { dictionary.files }

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress)
        throws
    {
        var files = try BroughtFiles(dictionary, paths, progress)
        try read(&files, into: &draft)
        try files.showEnd()
        for piece in files.digests { root.digest(ArraySlice(piece.utf8)) }
        draft.evidence.update(ImportRemarks.self) { $0.lines += files.report.lines }
    }
}
