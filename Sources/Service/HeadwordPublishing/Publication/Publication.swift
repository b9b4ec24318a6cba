internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
package import HeadwordModel
package import HeadwordService
internal import HeadwordSite
internal import HeadwordWork
internal import Synchronization

/// A dictionary as files, for any file server or object store: pages, answers, an index by beginnings, and a manifest.
package struct Publication: Sendable {
    /// What is published.
    package struct Selection: Sendable {
        /// The languages of the headwords; none for all.
        package var languages: [Language]
        /// The number of the commonest headwords of each language; nil for all.
        package var words: Int?

        /// Creates a selection.
        package init(languages: [Language] = [], words: Int? = nil) {
            self.languages = languages
            self.words = words
        }
    }

    /// What was published.
    package struct Result: Hashable, Sendable {
        /// The number of headwords.
        package var words: Int
        /// The files of the publication, and their bytes.
        package var files: Int
        /// The bytes of all files.
        package var bytes: Int
        /// The files that were new or had changed.
        package var written: Int
        /// The files that were no longer part of it.
        package var deleted: Int
        /// The headwords without an answer, whose pages say why.
        package var unanswered: [String]
    }

    /// Told the stage, what is done, and the total; stops the work by an error.
    package typealias Progress = @Sendable (_ stage: String, _ done: Int, _ total: Int?) throws -> Void

    let service: DictionaryService
    let selection: Selection
    let inputs: [String]?

    /// Creates a publication of what a service answers.
    ///
    /// - Parameter inputs: what the answers depend on besides the program and the lexicon: settings, and versions of
    ///   corpora. Nil if that is not known: then each run asks for all answers.
    package init(of service: DictionaryService, _ selection: Selection = Selection(), inputs: [String]? = nil) {
        (self.service, self.selection, self.inputs) = (service, selection, inputs)
    }

    /// Writes the files, or those that have changed. Where all are there already, made from the same, they are only
    /// checked. After an error the directory has old and new files, and the next run completes it.
    ///
    /// - Throws: ``PublicationFailure``, a failure of a file, or an error of `progress`.
    package func run(to directory: String, progress: @escaping Progress) async throws -> Result {
        let languages = try languages()
        let edition = edition(languages)
        if let edition, let earlier = try EarlierPublication(edition, in: directory, progress) { return earlier.result }
        let pages = ["index.html", "sources.html", "errors.html"]
        let others = [PublishedFiles.manifestName, "answers", "assets", "index"]
        let files = try PublishedFiles(in: directory, names: pages + others + languages.map(\.label))
        let vocabulary = try await Vocabulary(languages, most: selection.words, of: service) { done in
            try progress("headwords", done, nil)
        }
        try progress("headwords", vocabulary.words.count, vocabulary.words.count)
        do {
            return try await write(vocabulary, languages, edition, to: files, progress)
        } catch {
            try files.interrupt()
            throw error
        }
    }

    private func languages() throws -> [Language] {
        let known = service.lexicon.manifest.languages
        for language in selection.languages where !known.contains(language) {
            throw PublicationFailure.noWords(language)
        }
        return selection.languages.isEmpty ? known : known.filter(selection.languages.contains)
    }

    private func write(
        _ vocabulary: Vocabulary,
        _ languages: [Language],
        _ edition: String?,
        to files: PublishedFiles,
        _ progress: @escaping Progress
    ) async throws -> Result {
        let answers = try await PageWriting(service, vocabulary, files, progress).run()
        for (done, language) in languages.enumerated() {
            try progress("indexes", done, languages.count)
            try BeginningIndex(of: language, vocabulary, answers.paths).forEachFile { name, contents in
                try progress("indexes", done, languages.count)
                try files.write(contents, to: "index/\(language.label)/\(name)")
            }
        }
        try progress("indexes", languages.count, languages.count)
        let unanswered = zip(vocabulary.words, answers.paths).filter { $1 == nil }.map(\.0.word)
        try files.finish { record, tally in
            // What could not be answered is asked for again.
            PublicationManifest(service, vocabulary, languages, answers.isCertain ? edition : nil)
                .bytes(record: record, tally)
        }
        return Result(words: vocabulary.words.count, files.tally, unanswered: unanswered)
    }
}

extension Publication.Result {
    init(words: Int, _ tally: PublishedFiles.Tally, unanswered: [String]) {
        self.init(
            words: words,
            files: tally.files,
            bytes: tally.bytes,
            written: tally.written,
            deleted: tally.deleted,
            unanswered: unanswered
        )
    }
}

extension BeginningIndex {
    /// - Parameter answers: the path of the answer about each headword; nil if there is none.
    fileprivate init(of language: Language, _ vocabulary: Vocabulary, _ answers: [String?]) {
        var (entries, letters) = ([Entry](), Letters())
        for (rank, (word, answer)) in zip(vocabulary.words, answers).enumerated() where word.language == language {
            for spelling in [word.word] + word.forms {
                entries.append(
                    Entry(
                        letters: letters.letters(of: spelling),
                        rank: rank,
                        spelling: spelling,
                        headword: spelling == word.word ? nil : word.word,
                        page: word.page,
                        answer: answer
                    )
                )
            }
        }
        self.init(entries, letters)
    }
}
