internal import HeadwordConfiguration
internal import HeadwordJSON
internal import HeadwordModel
internal import Logging

/// An event, as it is written.
struct LogLine {
    private static let ownNames: Set<String> = ["time", "level", "logger", "message"]

    var time = Timestamp.now
    var level: Logger.Level
    var label: String
    var message: String
    var metadata: Logger.Metadata

    /// The line, including its line feed.
    func bytes(as format: LogFormat) -> [UInt8] {
        (format == .json ? json : Array(text.utf8)) + [UInt8(ascii: "\n")]
    }

    /// `TIME LEVEL LOGGER: MESSAGE NAME=VALUE ...`; text from a client can neither begin a line nor control a terminal.
    var text: String {
        let members = metadata.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value.text)" }.joined()
        return "\(time) \(level) \(label): \(message.escapingBackslashes)\(members)".escapingControls()
    }

    /// The event as a JSON object. Metadata become members of it, numbers as numbers.
    var json: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("time", time.description)
            writer.member("level", level.rawValue)
            writer.member("logger", label)
            writer.member("message", message)
            for (name, value) in metadata.sorted(by: { $0.key < $1.key }) {
                writer.name(Self.ownNames.contains(name) ? "metadata.\(name)" : name)
                value.write(to: &writer)
            }
        }
        return Array(String(decoding: writer.bytes, as: UTF8.self).escapingControls().utf8)
    }
}

extension Logger.MetadataValue {
    fileprivate func write(to writer: inout JSONWriter) {
        switch self {
        case .string(let text): writer.string(text)
        case .stringConvertible(let number as Int): writer.integer(number)
        case .stringConvertible(let number as Double): writer.real(number)
        case .stringConvertible(let flag as Bool): writer.bool(flag)
        case .stringConvertible(let value): writer.string(value.description)
        case .array(let values):
            writer.array { writer in
                for value in values { value.write(to: &writer) }
            }
        case .dictionary(let members):
            writer.object { writer in
                for (name, value) in members.sorted(by: { $0.key < $1.key }) {
                    writer.name(name)
                    value.write(to: &writer)
                }
            }
        }
    }

    /// The value for people, in quotes if it is empty or its end would be unclear without them.
    fileprivate var text: String {
        let text = description.escapingBackslashes
        return text.isEmpty || text.utf8.contains(where: { " =\"\\".utf8.contains($0) })
            ? "\"" + text.replacing("\"", with: "\\\"") + "\"" : text
    }
}

extension String {
    /// The text with its backslashes doubled, so that none looks like an escape of a control character.
    fileprivate var escapingBackslashes: String { utf8.contains(0x5C) ? replacing("\\", with: "\\\\") : self }
}
