public import HeadwordJSON

/// A whole reply of the Oxford Dictionaries API.
public protocol OxfordBody: OxfordObject {
    /// The name of the schema: `RetrieveEntry`.
    static var schemaName: String { get }

    /// The member that has what was asked for.
    static var contentName: String { get }

    /// What the reply says of itself.
    var metadata: JSONObject? { get set }
}

extension OxfordBody {
    /// Most bodies have `results`.
    public static var contentName: String { "results" }

    /// Reads the bytes of a reply.
    ///
    /// - Throws: ``ShapeFault`` if they are not JSON, or not a body of this kind.
    public init(parsing bytes: [UInt8]) throws(ShapeFault) {
        let json = try JSONValue(parsing: bytes)
        let object = try JSONObject(oxford: json)
        guard Self.mayBe(object) else {
            throw ShapeFault(expected: "'\(Self.contentName)'", found: object["error"] == nil ? "nothing" : "'error'")
        }
        try self.init(oxford: json)
        guard let content = others[Self.contentName], content != .null else { return }
        // What was asked for cannot be read; it is looked at once more for the reason.
        do throws(ShapeFault) {
            try Self.shape[Self.contentName]?.read(content, &self)
        } catch {
            throw error.inside(Self.contentName)
        }
    }

    /// Whether an object has what was asked for, or at least says that it is a reply. Errors come as objects too.
    private static func mayBe(_ object: JSONObject) -> Bool {
        object[contentName] != nil || object["metadata"] != nil && object["error"] == nil
    }

    /// How many results were asked for, if the reply says so.
    public var limit: Int? { count("limit") }

    /// How many results were skipped, if the reply says so.
    public var offset: Int? { count("offset") }

    /// The length of the whole list, if the reply says so.
    public var total: Int? { count("total") }

    /// A number of the metadata, which are open: what is no number does not make the reply unreadable.
    private func count(_ name: String) -> Int? {
        guard let json = metadata?[name], let number = try? OxfordNumber(oxford: json) else { return nil }
        return number.integer
    }
}

extension JSONValue {
    /// How deep bodies may nest. Senses were seen to nest once and may do so about thirty times.
    public static let depthOfOxfordBodies = 100

    fileprivate init(parsing bytes: [UInt8]) throws(ShapeFault) {
        do throws(JSONFailure) {
            self = try JSONText(bytes).value(depth: Self.depthOfOxfordBodies)
        } catch {
            throw ShapeFault(error)
        }
    }
}
