internal import HeadwordJSON

/// The result of a request, before it has the form of an era.
struct ModelContextResult: Sendable {
    /// The members that both eras have.
    var members: JSONObject
    /// How long a client may keep it, in seconds; nil for a result that clients do not keep.
    var lifetime: Int?

    /// Returns the result in the form of an era.
    func rendered(for era: Era) -> RenderedJSON {
        guard era == .modern else { return RenderedJSON(members) }
        var result = JSONObject(members: [.init(name: "resultType", value: "complete")] + members.members)
        if let lifetime {
            result["ttlMs"] = .integer(Int64(lifetime) * 1000)
            result["cacheScope"] = "public"
        }
        result["_meta"] = [MetaKey.serverInfo: ServerDescription.implementation]
        return RenderedJSON(result)
    }
}
