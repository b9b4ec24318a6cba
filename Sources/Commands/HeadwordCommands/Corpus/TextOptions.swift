import ArgumentParser
import HeadwordCommandLine
import HeadwordCorpus
import HeadwordCorpusBuilder
import HeadwordModel
import HeadwordObjectStore
import HeadwordServer

/// The texts that a command counts.
struct TextOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Files and directories; '-' is standard input, \(ObjectPlace.expected) an object of S3.",
            discussion: "A key that ends in a slash stands for all objects whose keys begin with it.",
            valueName: "path"
        ),
        completion: .file()
    )
    var paths: [String]

    @Flag(help: "Read every file, and standard input, as JSON Lines.")
    var jsonl = false

    @Option(
        help: ArgumentHelp(
            "The length of a period, for texts with dates: year (if absent) or month.",
            valueName: "length"
        ),
        completion: .list(Period.Length.allCases.map(\.rawValue)),
        transform: { try choice($0, "length of a period") }
    )
    var period = Period.Length.year

    func validate() throws {
        guard !paths.isEmpty else { throw ValidationError("Name the files or directories to count.") }
    }

    /// Finds the texts.
    ///
    /// - Parameter shard: the part of them to count; nil for all.
    func files(in language: Language, shard: Shard? = nil) async throws -> TextFiles {
        let options = TextFiles.Options(areJSONLines: jsonl, periods: period, language: language)
        return try TextFiles(try await TextPlace.places(paths), options: options, shard: shard)
    }

    /// Reports the texts that were not counted, or not counted in any period.
    func tell(_ omissions: TextOmissions, of size: CorpusSize) {
        let shown = 10
        for path in omissions.binaryFiles.prefix(shown) { Terminal.complain("headword: \(path) is not text; skipped") }
        if omissions.binaryFiles.count > shown {
            let more = UInt64(omissions.binaryFiles.count - shown)
            Terminal.complain("headword: \(number(of: "more file", more)) skipped, not text either")
        }
        if omissions.documentsInOtherLanguages > 0 {
            let documents = number(of: "document", omissions.documentsInOtherLanguages)
            Terminal.complain("headword: \(documents) in other languages skipped")
        }
        // If no document has a date and months were not requested, the user is not interested in periods.
        if omissions.undatedDocuments > 0, omissions.undatedDocuments < size.documents || period == .month {
            let documents = number(of: "document", omissions.undatedDocuments)
            Terminal.complain("headword: \(documents) without a \(period.rawValue), not counted in any period")
        }
    }
}

extension CorpusSize {
    /// `2 documents, 8 words, 3 punctuation marks`
    var summary: String {
        let counts = [(documents, "document"), (words, "word"), (punctuation, "punctuation mark")]
        return counts.map { number(of: $1, $0) }.joined(separator: ", ")
    }
}

extension TextPlace {
    /// Finds out what paths and addresses stand for.
    static func places(_ paths: [String]) async throws -> [TextPlace] {
        var places: [TextPlace] = []
        for path in paths { places.append(try await place(path)) }
        return places
    }

    private static func place(_ path: String) async throws -> TextPlace {
        guard ObjectPlace.isMeant(by: path) else { return .path(path) }
        let (place, store) = (try ObjectPlace(path), try Features.current.objectStore(for: path))
        guard place.isPrefix else { return .objects([try await store.object(at: place)], store) }
        return .objects(try await store.list(place).filter { !$0.isHidden(below: place) }, store)
    }
}

extension StoredObject {
    /// Whether it is left out like the hidden files of a directory, or only marks where there is a directory.
    fileprivate func isHidden(below prefix: ObjectPlace) -> Bool {
        let names = place.key.dropFirst(prefix.key.count).split(separator: "/", omittingEmptySubsequences: false)
        return names.last == "" || names.contains { $0.hasPrefix(".") }
    }
}
