internal import HeadwordFiles
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordService

extension Publication {
    /// The digest of all that the files are made from: if it is the same, so is every file. Nil if that is not known.
    ///
    /// The layers are not part of it, since they are written by hand: with words of layers there is no digest.
    func edition(_ languages: [Language]) -> String? {
        guard let inputs, service.lexicon.layers.version == 0, let program = try? File.bytes(at: "/proc/self/exe")
        else { return nil }
        let parts: [JSONValue] = [
            .string(headwordVersion), .string(FileName.digest(program)), .string(service.lexicon.manifest.digest),
            .array(languages.map { .string($0.label) }), selection.words.map { .integer(Int64($0)) } ?? .null,
            .array(inputs.map(JSONValue.string)),
        ]
        return FileName.digest(JSONValue.array(parts).jsonBytes)
    }
}
