internal import HeadwordJSON

/// What the replicas of a group answer from, from a time on.
package struct Release: Hashable, Sendable {
    /// The lexicon.
    package let lexicon: ReleasedFile
    /// The digest of the lexicon's contents, as the lexicon itself states it.
    package let digest: String
    /// The layers above the lexicon, the nearest first.
    package let layers: [ReleasedFile]
    /// When replicas begin to answer from it; nil for at once.
    package let time: ReleaseTime?

    /// Creates a release.
    package init(lexicon: ReleasedFile, digest: String, layers: [ReleasedFile] = [], time: ReleaseTime? = nil) {
        self.lexicon = lexicon
        self.digest = digest
        self.layers = layers
        self.time = time
    }

    /// The lexicon and the layers.
    package var files: [ReleasedFile] { [lexicon] + layers }

    /// Whether another release has the same files, whatever its time.
    package func hasSameFiles(as other: Release) -> Bool { files == other.files }
}

// MARK: - JSON

extension Release {
    /// Reads a release; nil if it is not one.
    init?(_ json: JSONValue) {
        guard let lexicon = ReleasedFile(json["lexicon"]), lexicon.kind == .lexicon, let digest = json["digest"].text
        else { return nil }
        let described = json["layers"].elements
        let layers = described.compactMap { ReleasedFile($0) }.filter { $0.kind != .lexicon }
        let time = json["at"].text.flatMap(ReleaseTime.init)
        guard layers.count == described.count, time != nil || json["at"] == nil else { return nil }
        self.init(lexicon: lexicon, digest: digest, layers: layers, time: time)
    }

    var json: JSONValue {
        var object: JSONObject = ["lexicon": lexicon.json, "digest": .string(digest)]
        if !layers.isEmpty { object["layers"] = .array(layers.map(\.json)) }
        object["at"] = time.map { .string($0.description) }
        return .object(object)
    }
}
