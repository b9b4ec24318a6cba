/// A way in which a reply can go wrong.
public enum Fault: Sendable, Hashable {
    /// The reply is late: `delay=200`.
    case delay(milliseconds: Int)
    /// The connection ends in the middle of the body: `close-mid-body`.
    case closeMidBody
    /// The connection ends without a reply: `close-before-reply`.
    case closeBeforeReply
    /// The connection stays open and silent: `never-reply`.
    case neverReply
    /// Status 200 with an HTML page: `html-success`.
    case htmlSuccess
    /// A JSON body that is cut off in the middle, with a length that matches: `truncated-json`.
    case truncatedJSON
    /// A JSON body that is declared as plain text: `wrong-content-type`.
    case wrongContentType
    /// A compressed body, even if the client does not accept one: `gzip`.
    case gzip
    /// A chunked body, whose length is not declared: `chunked`.
    case chunked
    /// Another status: `status=503`, `status=429,retry-after=2`.
    case status(Int, retryAfter: Int?)
    /// Strings instead of numbers: `numbers-as-strings`.
    case numbersAsStrings
    /// A string for a list and a list for a string, where both have been sent: `string-or-array`.
    case stringOrArray
    /// Undocumented members: `unknown-keys`.
    case unknownKeys
    /// Labels that are not in any vocabulary: `unknown-labels`.
    case unknownLabels
    /// A well-formed body of more than 16 MiB: `huge-body`.
    case hugeBody
    /// Status 200 with another JSON body: `body={"results":[]}`.
    case body(String)

    /// Reads the spelling used in control requests and on the command line; nil if it is not a fault.
    public init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        if let plain = Self.plain[text] {
            self = plain
        } else if text.hasPrefix("body=") {
            self = .body(String(text.dropFirst("body=".count)))
        } else if parts.count == 1, let delay = Self.number("delay", parts[0]) {
            self = .delay(milliseconds: delay)
        } else if (1...2).contains(parts.count), let status = Self.number("status", parts[0]), 100...599 ~= status {
            let retryAfter = parts.count == 2 ? Self.number("retry-after", parts[1]) : nil
            guard parts.count == 1 || retryAfter != nil else { return nil }
            self = .status(status, retryAfter: retryAfter)
        } else {
            return nil
        }
    }

    /// The spellings of all faults, for display.
    public static let spellings =
        ["body=JSON", "delay=MILLISECONDS", "status=CODE[,retry-after=SECONDS]"] + plain.keys.sorted()

    private static let plain: [String: Fault] = [
        "close-mid-body": .closeMidBody,
        "close-before-reply": .closeBeforeReply,
        "never-reply": .neverReply,
        "html-success": .htmlSuccess,
        "truncated-json": .truncatedJSON,
        "wrong-content-type": .wrongContentType,
        "gzip": .gzip,
        "chunked": .chunked,
        "numbers-as-strings": .numbersAsStrings,
        "string-or-array": .stringOrArray,
        "unknown-keys": .unknownKeys,
        "unknown-labels": .unknownLabels,
        "huge-body": .hugeBody,
    ]

    private static func number(_ name: String, _ text: Substring) -> Int? {
        guard text.hasPrefix("\(name)="), let number = Int(text.dropFirst(name.count + 1)), number >= 0 else {
            return nil
        }
        return number
    }
}
