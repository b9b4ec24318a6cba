package import HeadwordJSON

/// A whole reply of the Oxford Dictionaries API.
package protocol OxfordBody: OxfordObject {
    /// The name of the schema: `RetrieveEntry`.
    static var schemaName: String { get }

    /// The member that holds the requested content.
    static var contentName: String { get }

    /// The metadata of the reply.
    var metadata: JSONObject? { get set }
}

extension OxfordBody {
    /// By default, `results`.
    package static var contentName: String { "results" }

    /// Reads the bytes of a reply.
    ///
    /// - Throws: ``ShapeFailure`` if they are not JSON, or not a body of this kind.
    package init(parsing bytes: [UInt8]) throws(ShapeFailure) {
        let json = try JSONValue(parsing: bytes)
        let object = try JSONObject(oxford: json)
        guard Self.mayBe(object) else {
            throw ShapeFailure(expected: "'\(Self.contentName)'", found: object["error"] == nil ? "nothing" : "'error'")
        }
        try self.init(oxford: json)
        guard let content = others[Self.contentName], content != .null else { return }
        // The content cannot be read; it is read once more to get the reason.
        do throws(ShapeFailure) {
            try Self.shape[Self.contentName]?.read(content, &self)
        } catch {
            throw error.inside(Self.contentName)
        }
    }

    /// Whether an object has the requested content, or at least the metadata of a reply. Errors are sent as objects,
    /// too.
    private static func mayBe(_ object: JSONObject) -> Bool {
        object[contentName] != nil || object["metadata"] != nil && object["error"] == nil
    }

    /// The requested number of results, if the reply states it.
    package var limit: Int? { count("limit") }

    /// The number of results skipped, if the reply states it.
    package var offset: Int? { count("offset") }

    /// The length of the whole list, if the reply states it.
    package var total: Int? { count("total") }

    /// Returns a number from the metadata, whose format is open: a value that is not a number does not make the reply
    /// unreadable.
    private func count(_ name: String) -> Int? {
        guard let json = metadata?[name], let number = try? OxfordNumber(oxford: json) else { return nil }
        return number.integer
    }
}

extension JSONValue {
    /// The maximum nesting depth of a body. Senses have been seen to nest once; this allows about thirty times.
    package static let depthOfOxfordBodies = 100

    fileprivate init(parsing bytes: [UInt8]) throws(ShapeFailure) {
        do throws(JSONFailure) {
            self = try JSONText(bytes).value(depth: Self.depthOfOxfordBodies)
        } catch {
            throw ShapeFailure(error)
        }
    }
}
