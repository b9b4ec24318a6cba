internal import HeadwordCore
public import HeadwordJSON

/// The filters of endpoints: `Filters` of the Oxford Dictionaries API.
public struct FiltersResponse: JSONWritable, Sendable {
    /// The names of the filters by method.
    public var filters: [(method: String, names: [String])]

    /// Writes `{"dictionary.entries": ["lexicalCategory", ...]}`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("metadata", AnswerMetadata(schema: "Filters/1"))
            writer.name("results")
            writer.object { writer in
                for (method, names) in filters {
                    writer.name(method)
                    names.write(to: &writer)
                }
            }
        }
    }

    /// What an answer looks like.
    static let schema = Schema.object(
        ["metadata": .metadata, "results": .dictionary(of: .array(of: .string))],
        required: ["metadata", "results"]
    )
}
