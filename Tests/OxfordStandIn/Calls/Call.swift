/// A request to the service, with decoded path segments.
struct Call: Sendable {
    var method: String
    /// The path segments after `/api/v1` or `/api/v2`.
    var path: [String]
    /// The whole path as received.
    var rawPath: String
    var query: [RequestTarget.Parameter]
    var body: [UInt8]
    var mediaType: String

    init(_ method: String, _ target: RequestTarget, body: [UInt8], mediaType: String) {
        self.method = method
        path = target.segments
        rawPath = String(target.rawPath)
        query = target.query
        self.body = body
        self.mediaType = mediaType
    }

    /// The value of a query parameter.
    subscript(_ name: String) -> String? { query.first { $0.name == name }?.value }

    /// Returns the comma-separated parts of a query parameter; nil if it is absent.
    func list(_ name: String) -> [String]? {
        self[name].map { $0.split(separator: ",").map(String.init) }
    }

    /// Returns a query parameter that must be a non-negative integer.
    func count(_ name: String) throws(Refusal) -> Int? {
        guard let value = self[name] else { return nil }
        return try Self.count(name, value)
    }

    /// Reads a non-negative integer that is small enough for arithmetic.
    static func count(_ name: String, _ value: String) throws(Refusal) -> Int {
        guard let number = Int32(value), number >= 0 else { throw .notACount(name) }
        return Int(number)
    }

    /// Returns a query parameter that must be `true` or `false`.
    func flag(_ name: String) throws(Refusal) -> Bool {
        switch self[name]?.lowercased() {
        case nil, "false": return false
        case "true": return true
        default: throw .badRequest("'\(name)' must be true or false.")
        }
    }
}

extension Refusal {
    static func notACount(_ name: String) -> Refusal {
        .badRequest("The option '\(name)' has to have an non-negative integer parameter.")
    }
}
