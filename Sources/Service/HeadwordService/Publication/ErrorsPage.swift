internal import HeadwordCore
internal import HeadwordJSON

/// `Documentation/errors.md`
struct ErrorsPage {
    let text: String

    /// `lexicon`, `corpus`, ... or `server`
    private static var origins: String {
        let origins = CallFailure.Origin.allCases.map { "`\($0.rawValue)`" }
        return origins.dropLast().joined(separator: ", ") + " or " + origins.suffix(1).joined()
    }

    init(_ catalogue: ErrorCatalogue) {
        var text = """
            <!-- Written by "headword schema"; change FailureReason and the descriptions of methods instead. -->
            # Errors

            A call that fails is answered with an error object:

            ```json
            {"code": 404, "message": "There is no entry for 'serendipidy'.",
             "data": {"status": 404, "reason": "notFound", "method": "dictionary.entries", "origin": "lexicon",
                      "retryable": false, "parameter": "word", "value": "serendipidy",
                      "suggestions": ["serendipity"]}}
            ```

            | member | is |
            |---|---|
            | `code` | -32700 to -32600 where JSON-RPC 2.0 has a code for it, else the status |
            | `message` | a sentence for people; it may change |
            | `data.status` | the kind of failure in the terms of HTTP |
            | `data.reason` | a word for programs, from the table below; new ones may be added |
            | `data.method` | the method, where there is one |
            | `data.origin` | where the error was found: \(Self.origins) |
            | `data.retryable` | whether the same call may succeed later |
            | `data.retryAfter` | the seconds to wait before another try, if known |
            | `data.parameter`, `data.value` | the invalid parameter and its value; a longer string is cut to its first \
            \(CallFailure.longestEcho) characters and `...`, and an array or object of more than \
            \(4 * CallFailure.longestEcho) bytes is described in words |
            | `data.allowed` | the accepted values |
            | `data.suggestions` | what the caller may have meant, the likeliest first |
            | `data.fallback` | `{origin, reason, message}`: why the fallback source has no answer either |

            The same table for programs: [rpc-schema/errors.json](../rpc-schema/errors.json).

            | reason | code | when | retry |
            |---|---|---|---|

            """
        for reason in catalogue.reasons {
            let codes = Self.list(reason.code.map { [$0] } ?? reason.statuses)
            let methods = catalogue.methods(of: reason).map { "`\($0)`" }.joined(separator: ", ")
            let summary = methods.isEmpty ? reason.summary : "\(methods): \(reason.summary)"
            text += "| `\(reason.rawValue)` | \(codes) | \(summary) | \(reason.isRetryable ? "yes" : "no") |\n"
        }
        self.text = text
    }

    /// `503, 500` or `400 to 599`
    private static func list(_ codes: [Int]) -> String {
        if codes.count > 2, let first = codes.first, codes == Array(first..<first + codes.count) {
            return "\(first) to \(first + codes.count - 1)"
        }
        return codes.map(String.init).joined(separator: ", ")
    }
}
