internal import JSONRPCTransport

/// Messages do not depend on how their bytes are split into pieces, and none is longer than allowed.
///
/// The first byte is the largest length of a message, the next four are the lengths of pieces; the rest is the stream.
enum FramingFuzzing {
    private static let header = 5

    static func run(_ bytes: [UInt8]) throws {
        guard bytes.count >= header else { return }
        let lengths = bytes[..<header].map { Int($0) + 1 }
        let stream = bytes[header...]
        let limit = lengths[0]
        let whole = events(of: stream, in: [max(1, stream.count)], limit: limit)
        let cut = events(of: stream, in: Array(lengths[1...]), limit: limit)
        try FuzzFinding.unless(cut == whole, "in pieces of \(lengths[1...]): \(cut), and in one: \(whole)")
        try FuzzFinding.unless(whole.allSatisfy { $0.length <= limit }, "a message is too long: \(whole)")
    }

    private static func events(of stream: ArraySlice<UInt8>, in pieces: [Int], limit: Int) -> [InputEvent] {
        var decoder = FrameDecoder(maximumMessageBytes: limit)
        var events: [InputEvent] = []
        var (rest, number) = (stream, 0)
        while !rest.isEmpty {
            let length = pieces[number % pieces.count]
            decoder.append(rest.prefix(length))
            (rest, number) = (rest.dropFirst(length), number + 1)
            while let event = decoder.next() { events.append(event) }
        }
        if let event = decoder.finish() { events.append(event) }
        return events
    }
}

extension InputEvent {
    fileprivate var length: Int {
        if case .message(let bytes) = self { bytes.count } else { 0 }
    }
}
