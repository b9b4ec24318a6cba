internal import Glibc
internal import HeadwordFiles
internal import HeadwordLexicon
internal import HeadwordModel

/// The files of a layer while they are changed.
struct EditedFolder {
    /// Where the files are.
    struct Place: Hashable, Sendable {
        /// The directory, whether or not it exists.
        var directory: String
        /// Whether the directory may be a symbolic link.
        var mayBeLink: Bool
    }

    private var text: EditedFile
    private var table: EditedFile

    private init(_ directory: String) throws(LayerFailure) {
        text = try EditedFile("words.txt", in: directory)
        table = try EditedFile("words.tsv", in: directory)
    }

    /// Changes the files of a folder, which is created if it is missing. No other program that asks for the same lock
    /// changes them meanwhile.
    ///
    /// - Throws: ``LayerFailure`` if nothing was changed.
    static func change<Outcome>(
        _ place: Place,
        _ edit: (inout EditedFolder) -> Outcome
    ) throws(LayerFailure) -> Outcome {
        let directory = try place.prepare()
        let lock = try Self.lock(directory)
        defer { withExtendedLifetime(lock) {} }
        var folder = try EditedFolder(directory)
        let outcome = edit(&folder)
        try folder.table.write()
        try folder.text.write()
        return outcome
    }

    /// The pause between two attempts to get the lock, in microseconds.
    private static let lockPause: UInt32 = 2000

    private static func lock(_ directory: String) throws(LayerFailure) -> FileLock {
        let path = "\(directory)/.words.lock"
        let end = ContinuousClock.now + .seconds(LayerLimits.lockSeconds)
        do throws(FileFailure) {
            repeat {
                if let lock = try FileLock(path, followingLinks: false) { return lock }
                usleep(lockPause)
            } while ContinuousClock.now < end
        } catch {
            throw LayerFailure(error)
        }
        throw LayerFailure("\(path): another program has kept it locked for \(LayerLimits.lockSeconds) s")
    }
}

extension EditedFolder {
    /// Adds a line, unless there is one that says the same.
    ///
    /// - Throws: ``LayerFailure`` if nothing was changed.
    mutating func add(_ entry: LayerEntry) throws(LayerFailure) -> LayerChange {
        let lines = text.linesOfText(about: entry.word.word)
        let textLine = entry.textLine
        let isNew =
            try textLine == nil ? isNewInTable(entry) : !lines.contains { $0.says == entry.word }
        let opposites = lines.filter { entry.contradicts($0.says) }.map(\.index)
        text.remove(opposites)
        if isNew { if let textLine { text.insert(textLine) } else { try table.append(entry.cells) } }
        let path = textLine == nil ? table.path : text.path
        return LayerChange(file: path, isNew: isNew, removed: opposites.count)
    }

    private func isNewInTable(_ entry: LayerEntry) throws(LayerFailure) -> Bool {
        let says = entry.word(ofLayer: "", line: 0)
        return try !table.linesOfTable(about: entry.word.word).contains { $0.says == says }
    }

    /// Removes all lines about a word.
    ///
    /// - Parameter language: the language whose lines are removed; nil for all lines.
    mutating func remove(_ word: String, language: Language?) throws(LayerFailure) -> [LayerChange] {
        let isMeant = { (line: LayerWord) in language == nil || line.language == language }
        let rows = try table.linesOfTable(about: word).filter { isMeant($0.says) }.map(\.index)
        let lines = text.linesOfText(about: word).filter { isMeant($0.says) }.map(\.index)
        table.remove(rows)
        text.remove(lines)
        return [(table.path, rows.count), (text.path, lines.count)].filter { $0.1 > 0 }
            .map { LayerChange(file: $0, isNew: false, removed: $1) }
    }
}

extension EditedFolder.Place {
    /// Creates the directory if it is missing, and returns its path without symbolic links.
    fileprivate func prepare() throws(LayerFailure) -> String {
        if !mayBeLink, (try? FileStatus(of: directory, followingLinks: false))?.isLink == true {
            throw LayerFailure("\(directory): it is a symbolic link, which is not followed")
        }
        do throws(FileFailure) {
            try Directory.makeWithParents(directory)
            if try FileStatus(of: directory).owner == geteuid() { return try File.resolved(directory) }
        } catch {
            throw LayerFailure(error)
        }
        throw LayerFailure("\(directory): it belongs to another user")
    }
}

extension LayerFailure {
    /// Creates the failure for a file that cannot be read or written.
    init(_ failure: FileFailure) { self.init(failure.description) }
}
