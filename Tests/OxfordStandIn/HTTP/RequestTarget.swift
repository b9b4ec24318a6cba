/// The target of a request, split before anything in it is decoded: `n%2Fa` is one segment.
struct RequestTarget {
    /// A decoded name and value from a query.
    struct Parameter {
        var name: String
        var value: String
    }

    /// The path as received.
    let rawPath: Substring
    /// The decoded segments; a trailing slash does not add one.
    let segments: [String]
    /// The query without the faults.
    let query: [Parameter]
    /// The faults requested in the query; nil if one is invalid.
    let faults: [Fault]?

    init(_ target: String) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        rawPath = parts[0]
        var segments = parts[0].split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        if segments.last == "" { segments.removeLast() }
        self.segments = segments.map(PercentEncoding.decode)
        let parameters = parts.count == 2 ? Self.parameters(of: parts[1]) : []
        query = parameters.filter { $0.name != "x-fault" }
        let faults = parameters.filter { $0.name == "x-fault" }.map { Fault($0.value) }
        self.faults = faults.contains(nil) ? nil : faults.compactMap(\.self)
    }

    /// Reads a query, or a form in a body.
    static func parameters(of text: some StringProtocol) -> [Parameter] {
        text.split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return Parameter(name: decode(parts[0]), value: parts.count == 2 ? decode(parts[1]) : "")
        }
    }

    private static func decode(_ text: some StringProtocol) -> String {
        PercentEncoding.decode(String(text.map { $0 == "+" ? " " : $0 }))
    }
}
