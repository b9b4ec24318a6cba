internal import HeadwordJSON
internal import HeadwordModel

/// What the `index.json` of a dictionary of Yomitan says.
struct YomitanIndex {
    /// The version of the format that is read.
    private static let format = 3

    let title: String
    let licence: String?
    /// The language of the terms, if the file states one that lexicons can have.
    let language: Language?

    /// Reads the file.
    ///
    /// - Throws: ``ImportFailure`` if it is not a description of a dictionary.
    init(_ archive: YomitanArchive) throws {
        let file = try archive.index()
        let object = try Self.object(archive, file)
        guard let title = object.text("title").flatMap({ BroughtText.clean($0) }), object.text("revision") != nil else {
            throw ImportFailure(file.path, "expected the members 'title' and 'revision', which are strings")
        }
        let format = object["format"] ?? object["version"] ?? .null
        guard format.exactInteger == Self.format else {
            let found = String(decoding: format.jsonBytes.prefix(20), as: UTF8.self)
            throw ImportFailure(file.path, "the format is \(found); expected \(Self.format)")
        }
        self.title = title
        licence = object.text("attribution").flatMap(Self.licence)
        language = object.text("sourceLanguage").flatMap(Language.init(label:))
    }

    private static func object(_ archive: YomitanArchive, _ file: YomitanArchive.File) throws -> JSONObject {
        do {
            guard case .object(let object) = try archive.json(file).value() else {
                throw ImportFailure(file.path, "expected an object")
            }
            return object
        } catch let failure as JSONFailure {
            throw ImportFailure(file.path, "at byte \(failure.position + 1) \(failure.message)")
        }
    }

    /// Returns the licence if a line of an attribution names it, `Licence: CC0`, or the attribution if it is short.
    private static func licence(_ attribution: String) -> String? {
        let lines = attribution.split(whereSeparator: \.isNewline)
        let statement = lines.first { line in ["licence:", "license:"].contains(where: line.lowercased().hasPrefix) }
        if let statement { return BroughtText.clean(statement.drop { $0 != ":" }.dropFirst()) }
        return attribution.utf8.count <= longestLicence ? BroughtText.clean(attribution) : nil
    }

    private static let longestLicence = 200
}
