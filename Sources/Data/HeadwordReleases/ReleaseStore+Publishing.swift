internal import HeadwordFiles
internal import HeadwordLexicon

extension ReleaseStore {
    /// Publishes a release for a group: first its files, then the plan that names them.
    ///
    /// - Parameters:
    ///   - lexicon: the path of the lexicon.
    ///   - layers: the paths of the layers, the nearest first.
    ///   - time: when replicas begin to answer from it; nil for at once.
    ///   - now: the current time.
    /// - Returns: the release.
    /// - Throws: ``ReleaseFailure``, ``LexiconFailure`` if the lexicon cannot be opened, ``FileFailure``, or the error of
    ///   the store.
    package func publish(
        lexicon: String,
        layers: [String] = [],
        for group: ReleaseGroup,
        at time: ReleaseTime? = nil,
        now: ReleaseTime = .now
    ) async throws -> Release {
        let opened = try Lexicon(path: lexicon)
        let release = Release(
            lexicon: try await add(opened.path, .lexicon),
            digest: opened.manifest.digest,
            layers: try await add(layers: layers),
            time: time
        )
        let plan = try await planIfAny(of: group)?.adding(release, at: now) ?? ReleasePlan([release])
        try await replace(group.storedName, with: plan.bytes)
        return release
    }

    private func add(layers paths: [String]) async throws -> [ReleasedFile] {
        var files: [ReleasedFile] = []
        for path in paths {
            let kind = [ReleasedFile.Kind.table, .list].first { path.hasSuffix("." + $0.rawValue) }
            guard let kind else { throw ReleaseFailure.unknownLayer(path: path) }
            files.append(try await add(path, kind))
        }
        return files
    }

    private func add(_ path: String, _ kind: ReleasedFile.Kind) async throws -> ReleasedFile {
        let file = try ReleasedFile(at: path, kind)
        try await add(fileAt: path, as: file.storedName)
        return file
    }
}

extension ReleasedFile {
    /// Describes a file.
    package init(at path: String, _ kind: Kind) throws {
        var (digest, bytes) = (SHA256(), 0)
        try File.read(path) { piece in
            piece.withUnsafeBytes { digest.update($0) }
            bytes += piece.count
        }
        self.init(sha256: digest.hexadecimal(), kind: kind, bytes: bytes)
    }
}
