internal import HeadwordJSON

/// Our side of the protocol, without input or output: turns calls into lines, and bytes into answers.
struct ProviderConversation {
    /// An answer from the provider.
    struct Answer {
        /// The ID of the call.
        var id: Int
        /// Its result or its error.
        var outcome: Result<ProviderReply, ProviderError>
    }

    /// The longest line accepted, in bytes.
    let longestLine: Int
    /// The IDs of the calls that are not answered yet.
    private(set) var open: Set<Int> = []
    private var nextID = 1
    private var input: [UInt8] = []
    /// The index where the next line begins.
    private var start = 0
    /// The index up to which there is no line end after `start`.
    private var searched = 0

    init(longestLine: Int = 4 << 20) {
        self.longestLine = longestLine
    }

    /// Returns a call as a line, which the provider must answer.
    mutating func call(_ method: String, parameters: [UInt8]) -> (id: Int, line: [UInt8]) {
        let id = nextID
        nextID += 1
        open.insert(id)
        return (id, Self.line(method, parameters: parameters, id: id))
    }

    /// Returns the notification that cancels a call.
    func cancellation(of id: Int) -> [UInt8] {
        Self.line("$/cancelRequest", parameters: Array(#"{"id":\#(id)}"#.utf8), id: nil)
    }

    /// Appends bytes that the provider has written.
    mutating func append(_ bytes: some Collection<UInt8>) {
        if start > 0 {
            input.removeSubrange(..<start)
            searched -= start
            start = 0
        }
        input += bytes
    }

    /// Returns the next answer; nil if more must be read first.
    ///
    /// - Throws: ``ProviderFailure`` for anything but an answer to an open call: nothing after it can be trusted.
    mutating func next() throws(ProviderFailure) -> Answer? {
        guard let end = input[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
            searched = input.count
            guard input.count - start <= longestLine else { throw .lineTooLong(longestLine) }
            return nil
        }
        guard end - start <= longestLine else { throw .lineTooLong(longestLine) }
        let answer = try Answer(line: Array(input[start..<end]))
        start = end + 1
        searched = start
        guard open.remove(answer.id) != nil else { throw .unknownID(answer.id) }
        return answer
    }

    private static func line(_ method: String, parameters: [UInt8], id: Int?) -> [UInt8] {
        var writer = JSONWriter(capacity: parameters.count + 128)
        writer.object { writer in
            writer.member("jsonrpc", "2.0")
            writer.member("id", ifPresent: id)
            writer.member("method", method)
            writer.name("params")
            writer.raw(parameters)
        }
        return writer.bytes + [UInt8(ascii: "\n")]
    }
}

/// The reason a provider is not listened to any longer.
enum ProviderFailure: Error, Hashable, CustomStringConvertible {
    /// A line is too long.
    case lineTooLong(Int)
    /// A line is not JSON.
    case noJSON(JSONFailure)
    /// A line is JSON, but not a reply.
    case noReply(String)
    /// A reply to an unknown call, or to one that was already answered.
    case unknownID(Int)

    /// What the provider did, phrased to follow its name.
    var description: String {
        switch self {
        case .lineTooLong(let limit): "wrote a line of more than \(limit) bytes"
        case .noJSON(let failure): "wrote a line that is not JSON: \(failure.message), at byte \(failure.position)"
        case .noReply(let why): "wrote a line that is not a reply: \(why)"
        case .unknownID(let id): "answered a call that is not waiting for an answer: \(id)"
        }
    }
}

extension ProviderConversation.Answer {
    init(line: [UInt8]) throws(ProviderFailure) {
        let text: JSONText
        do throws(JSONFailure) {
            text = try JSONText(line)
        } catch {
            throw .noJSON(error)
        }
        var members: [ExactString: JSONText] = [:]
        for (name, value) in text.members() {
            guard let name = try? name.string() else { continue }
            guard members.updateValue(value, forKey: ExactString(name)) == nil else {
                throw .noReply("'\(name.excerpt(64))' occurs twice")
            }
        }
        guard members["jsonrpc"]?.isPlainly("2.0") == true else { throw .noReply("'jsonrpc' must be \"2.0\"") }
        guard let id = members["id"].flatMap({ Int(String(decoding: $0.rawBytes, as: UTF8.self)) }) else {
            throw .noReply("'id' must be the integer of the call")
        }
        self.id = id
        switch (members["result"], members["error"]) {
        case (let result?, nil): outcome = .success(ProviderReply(text: result))
        case (nil, let error?): outcome = .failure(try ProviderError(error))
        default: throw .noReply("there must be either 'result' or 'error'")
        }
    }
}
