package import HeadwordLexicon
internal import HeadwordModel

/// Exports headwords of a lexicon to files of another format, completely or not at all.
package struct LexiconExport {
    /// What an export contains.
    package struct Result {
        /// The number of headwords.
        package var headwords: Int
        /// The identifiers of the sources.
        package var sources: [String]
        /// The licence of the export.
        package var licence: OutboundLicence
    }

    /// What is done to how many headwords, and the number of all.
    package typealias Progress = (_ stage: String, _ done: Int, _ total: Int) throws -> Void

    private let lexicon: Lexicon
    private let selection: ExportSelection
    private let format: ExportFormatName

    /// Creates an export.
    package init(of lexicon: Lexicon, _ selection: ExportSelection, as format: ExportFormatName) {
        self.lexicon = lexicon
        self.selection = selection
        self.format = format
    }

    /// Writes the export into a new directory.
    ///
    /// - Parameters:
    ///   - path: the path of the directory; it must not exist.
    ///   - progress: called periodically; it may throw to stop the export, which then leaves nothing behind.
    package func run(to path: String, progress: Progress = { _, _, _ in }) throws -> Result {
        let directory = try StagingDirectory(for: path)
        defer { directory.discard() }
        let (sources, licence) = try contributors(progress)
        let job = try job(directory, sources, licence)
        let count = try write(job, Set(sources.map(\.id)), progress)
        try directory.commit()
        return Result(headwords: count, sources: sources.map(\.id), licence: licence)
    }

    private func write(_ job: ExportJob, _ sources: Set<String>, _ progress: Progress) throws -> Int {
        var writer = try format.writer.init(job)
        var count = 0
        try headwords(of: sources).forEach(progress: { try progress("exporting", $0, total) }) { headword in
            try writer.add(headword)
            count += 1
        }
        try writer.finish()
        let licences = try job.directory.file("LICENCES")
        try licences.write(job.attribution.text)
        try licences.close()
        return count
    }

    private func job(
        _ directory: StagingDirectory,
        _ sources: [Manifest.Source],
        _ licence: OutboundLicence
    ) throws -> ExportJob {
        let texts = try lexicon.licences()
        let attribution = Attribution(title: selection.title, licence: licence, sources: sources, texts: texts)
        return ExportJob(
            selection: selection,
            directory: directory,
            attribution: attribution,
            revision: String(lexicon.manifest.digest.prefix(12))
        )
    }

    private func headwords(of sources: Set<String>) -> HeadwordSelection {
        HeadwordSelection(
            lexicon: lexicon,
            language: selection.language,
            target: selection.target,
            sources: sources,
            includesFrequencies: format.hasFrequencies && frequencySources.isSubset(of: sources),
            includesConcepts: format.hasConcepts
        )
    }

    private var total: Int { lexicon.numbers(of: selection.language).count }
}

// MARK: - Sources

extension LexiconExport {
    /// Returns the sources that contribute to the export, and the licence of all of them together.
    private func contributors(_ progress: Progress) throws -> ([Manifest.Source], OutboundLicence) {
        let candidates = try candidates()
        let everything = headwords(of: Set(candidates.map(\.id)))
        let ids = try everything.contributors { try progress("finding sources", $0, total) }
        guard !ids.isEmpty else { throw ExportFailure.nothing("the selected sources have nothing to export") }
        let words = candidates.filter { ids.contains($0.id) }
        let licence = try agreement(words).licence()
        // How common headwords are is no reason to leave some of them out.
        let all = candidates.filter { ids.union(frequencySources).contains($0.id) }
        guard everything.includesFrequencies, let together = try? agreement(all).licence() else {
            return (words, licence)
        }
        return (all, together)
    }

    /// Returns the sources that the selection allows.
    private func candidates() throws -> [Manifest.Source] {
        let all = lexicon.manifest.sources
        for id in selection.sources where !all.contains(where: { $0.id == id }) {
            throw ExportFailure.unknownSource(id, known: all.map(\.id))
        }
        let sources = all.filter { selection.sources.isEmpty || selection.sources.contains($0.id) }
        guard let licence = selection.licence else { return sources }
        return agreement(sources).sources(under: licence)
    }

    private func agreement(_ sources: [Manifest.Source]) -> LicenceAgreement {
        LicenceAgreement(of: sources, among: lexicon.manifest.sources)
    }

    /// The identifiers of the sources that say how common headwords are. The lexicon does not say which of them counted
    /// which language, so all are needed.
    private var frequencySources: Set<String> {
        Set(lexicon.manifest.sources.filter { $0.counts[.frequencies] != nil }.map(\.id))
    }
}
