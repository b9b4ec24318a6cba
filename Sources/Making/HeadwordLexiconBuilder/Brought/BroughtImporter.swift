internal import HeadwordModel

/// The importer of a dictionary that a user brings.
protocol BroughtImporter: Importer {
    /// The dictionary.
    var dictionary: BroughtDictionary { get }

    /// Reads all files into a draft.
    ///
    /// - Throws: ``ImportFailure`` if a file cannot be read or is not of its format.
    func read(_ files: inout BroughtFiles, into draft: inout LexiconDraft) throws
}

extension BroughtImporter {
    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress)
        throws
    {
        var files = try BroughtFiles(dictionary, progress)
        try read(&files, into: &draft)
        for piece in files.digests { root.digest(ArraySlice(piece.utf8)) }
        draft.evidence.update(ImportRemarks.self) { $0.lines += files.report.lines }
    }
}
