internal import HeadwordFiles
internal import HeadwordJSON
internal import HeadwordModel

/// The dictionaries that a user has added to the lexicons of a directory.
public struct BroughtList: Hashable, Sendable {
    /// The error thrown if the list cannot be read or written.
    public struct Failure: Error, CustomStringConvertible {
        /// The path of the list and the reason.
        public let description: String

        fileprivate init(_ path: String, _ reason: String) {
            description = "\(path): \(reason)"
        }
    }

    /// The name of the file in the directory of the lexicons.
    public static let fileName = "brought.json"
    /// The maximum length of the file.
    private static let longest = 1 << 20

    /// The dictionaries, in the order in which they were added.
    public private(set) var dictionaries: [BroughtDictionary]
    private let path: String

    /// Reads the list of a directory; empty if it has none.
    public init(in directory: String) throws(Failure) {
        path = "\(directory)/\(Self.fileName)"
        let bytes: [UInt8]
        do throws(FileFailure) {
            bytes = try File.bytes(at: path, limit: Self.longest)
        } catch {
            guard error.isMissing else { throw Failure(path, error.reason) }
            dictionaries = []
            return
        }
        dictionaries = try Self.dictionaries(bytes, path)
    }

    /// Adds a dictionary, in the place of one with the same name.
    public mutating func add(_ dictionary: BroughtDictionary) {
        if let index = dictionaries.firstIndex(where: { $0.name == dictionary.name }) {
            dictionaries[index] = dictionary
        } else {
            dictionaries.append(dictionary)
        }
    }

    /// Removes a dictionary; false if there is none of the name.
    public mutating func remove(_ name: String) -> Bool {
        let count = dictionaries.count
        dictionaries.removeAll { $0.name == name }
        return dictionaries.count < count
    }

    /// Writes the list atomically.
    public func save() throws(Failure) {
        let value: JSONValue = ["dictionaries": .array(dictionaries.map(\.json))]
        do throws(FileFailure) {
            try File.replace(path, with: Array((value.prettyPrinted() + "\n").utf8))
        } catch {
            throw Failure(path, error.reason)
        }
    }

    private static func dictionaries(_ bytes: [UInt8], _ path: String) throws(Failure)
        -> [BroughtDictionary]
    {
        let value: JSONValue
        do throws(JSONFailure) {
            value = try JSONText(bytes).value()
        } catch {
            throw Failure(path, "at byte \(error.position + 1) \(error.message)")
        }
        guard case .object(let object) = value, case .array(let elements)? = object["dictionaries"]
        else {
            throw Failure(path, "expected an object with the list 'dictionaries'")
        }
        let dictionaries = elements.map(BroughtDictionary.init(json:))
        if let index = dictionaries.firstIndex(of: nil) {
            throw Failure(
                path,
                "element \(index + 1) of 'dictionaries' is not a dictionary with a name, a format and files"
            )
        }
        return dictionaries.compactMap(\.self)
    }
}

extension BroughtDictionary {
    fileprivate init?(json: JSONValue) {
        guard case .object(let object) = json, let name = object.text("name"),
            let files = object.texts("files"),
            Self.problem(withName: name) == nil,
            let format = object.text("format").flatMap(BroughtFormat.init(rawValue:))
        else { return nil }
        self.init(
            name: name,
            format: format,
            files: files,
            language: object.text("language").flatMap(Language.init(label:)),
            glossLanguage: object.text("glossLanguage").flatMap(Language.init(label:))
        )
    }

    fileprivate var json: JSONValue {
        var object: JSONObject = ["name": .string(name), "format": .string(format.rawValue)]
        object["files"] = .array(files.map(JSONValue.string))
        object["language"] = language.map { .string($0.label) }
        object["glossLanguage"] = glossLanguage.map { .string($0.label) }
        return .object(object)
    }
}
