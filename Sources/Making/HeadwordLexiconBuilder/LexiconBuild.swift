internal import HeadwordFiles
public import HeadwordLexicon
internal import HeadwordModel

/// Builds a lexicon and puts it in place, completely or not at all.
public struct LexiconBuild {
    /// The outcome of a build.
    public struct Result: Sendable {
        /// The new file.
        public var path: String
        /// The manifest of the file.
        public var manifest: Manifest
        /// What dictionaries that the user brings have and the lexicon does not, as lines for people.
        public var remarks: [String]
    }

    /// The error thrown if no lexicon could be built.
    public enum Failure: Error, CustomStringConvertible {
        /// Another build is writing into the directory.
        case locked(directory: String)
        /// None of the sources could be had.
        case noSource(missing: [Manifest.MissingSource])
        /// A system call failed.
        case system(path: String, reason: String)

        /// Whether there is nothing to build from.
        public var isAboutSources: Bool { if case .noSource = self { true } else { false } }

        /// The reason.
        public var description: String {
            switch self {
            case .locked(let directory): "another build is running in \(directory)"
            case .noSource(let missing):
                "none of the sources could be had" + (missing.first.map { "; \($0.title): \($0.reason)" } ?? "")
            case .system(let path, let reason): "\(path): \(reason)"
            }
        }
    }

    private let importers: [any Importer]
    private let missing: [Manifest.MissingSource]
    private let root: String
    private let directory: String

    /// Creates a build.
    ///
    /// - Parameters:
    ///   - sources: the sources to read.
    ///   - root: the directory that holds the data, laid out as Debian's packages install it.
    ///   - directory: the directory for the lexicon; it is created if needed.
    public init(_ sources: SourceSelection, root: String, directory: String) {
        importers = sources.importers
        missing = sources.missing
        self.root = root
        self.directory = directory
    }

    /// Builds the lexicon in a hidden file, syncs it, renames it, and points ``Lexicon/currentName`` at it.
    ///
    /// If anything interrupts this, the previous lexicon stays current and unchanged.
    public func run(progress: Progress) throws -> Result {
        do {
            return try build(progress)
        } catch let failure as FileFailure {
            throw Failure.system(path: failure.path, reason: failure.reason)
        }
    }

    private func build(_ progress: Progress) throws -> Result {
        try Directory.makeWithParents(directory)
        // Keeps a second build out of the directory.
        guard let lock = try FileLock(directory + "/.lexicon.lock") else { throw Failure.locked(directory: directory) }
        defer { extendLifetime(lock) }
        let unfinished = directory + "/.lexicon.building"
        try File.remove(unfinished)
        defer { _ = try? File.remove(unfinished) }
        let (manifest, remarks) = try write(to: unfinished, progress: progress)
        let languages = manifest.languages.map(\.label).joined(separator: "-")
        let name = "lexicon-\(languages)-\(manifest.digest.prefix(12)).sqlite"
        try File.sync(unfinished)
        try File.move(unfinished, to: "\(directory)/\(name)")
        let current = directory + "/" + Lexicon.currentName
        let previous = SymbolicLink.target(of: current)
        try SymbolicLink.set(current, to: name)
        try File.sync(directory)
        // Processes that have the previous lexicon open may go on reading it.
        removeLexicons(except: [name, previous])
        return Result(path: "\(directory)/\(name)", manifest: manifest, remarks: remarks)
    }

    /// Removes outdated lexicons from the directory; those that cannot be removed stay.
    private func removeLexicons(except kept: [String?]) {
        for name in (try? Directory.names(in: directory)) ?? [] where !kept.contains(name) {
            guard name.hasPrefix("lexicon-"), name.hasSuffix(".sqlite") else { continue }
            _ = try? File.remove("\(directory)/\(name)")
        }
    }

    private func write(to path: String, progress: Progress) throws -> (Manifest, remarks: [String]) {
        var draft = LexiconDraft()
        var sources: [ReadSource] = []
        var missing = missing
        var waiting = importers[...]
        var begun: [BegunImport] = []
        for _ in importers {
            while begun.count(where: \.isAhead) < Self.importsAhead, let importer = waiting.popFirst() {
                begun.append(importer.begin(below: root, threads: progress.threads))
            }
            let next = begun.removeFirst()
            do {
                sources.append(try finish(next, &draft, progress))
            } catch let failure as ImportFailure where failure.isMissingFile && draft.tally.isEmpty {
                missing.append(.init(id: next.source.id, title: next.source.title, reason: failure.description))
            }
        }
        guard sources.contains(where: { !$0.manifest.packages.isEmpty }) || missing.isEmpty else {
            throw Failure.noSource(missing: missing)
        }
        let manifest = try LexiconWriter(draft, sources: sources, missing: missing).write(to: path, progress: progress)
        return (manifest, remarks: draft.evidence[ImportRemarks.self].lines)
    }

    /// The maximum number of sources that are read before their turn, for the time of that of another.
    private static let importsAhead = 3

    private func finish(
        _ begun: BegunImport,
        _ draft: inout LexiconDraft,
        _ progress: Progress
    ) throws -> ReadSource {
        let source = begun.source
        let root = DataRoot(root)
        draft.begin(source)
        let digest = try begun.finish(&draft, progress)
        let packages = source.packages.map { (name: $0, licence: root.licence(ofPackage: $0)) }
        let manifest = Manifest.Source(
            id: source.id,
            title: source.title,
            packages: packages.map { .init(name: $0.name, version: root.version(ofPackage: $0.name) ?? "unknown") },
            licence: root.licence(of: source) ?? source.licence,
            sha256: digest,
            counts: draft.tally.counts.filter { $0.value > 0 }
        )
        return ReadSource(
            manifest: manifest,
            licences: packages.compactMap { package in package.licence.map { (package.name, $0) } }
        )
    }
}
