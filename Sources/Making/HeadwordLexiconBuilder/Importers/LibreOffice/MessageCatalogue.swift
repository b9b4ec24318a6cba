/// A GNU gettext catalogue (`.mo`): English messages with their translations.
struct MessageCatalogue {
    /// The messages, each with the first of its plural forms and without its context.
    let messages: [(original: String, translation: String)]

    /// - Throws: ``ImportFailure`` if the file is not a catalogue.
    init(_ bytes: [UInt8], _ path: String) throws {
        func number(_ position: Int) throws -> Int {
            guard position >= 0, position + 4 <= bytes.count else { throw ImportFailure(path, "the file ends early") }
            return (0..<4).reduce(0) { $0 | Int(bytes[position + $1]) << (8 * $1) }
        }
        func text(_ position: Int) throws -> String {
            let (count, start) = (try number(position), try number(position + 4))
            guard start + count <= bytes.count else { throw ImportFailure(path, "the file ends early") }
            let message = bytes[start..<start + count].prefix { $0 != 0 }
            let context = message.firstIndex(of: 4)
            return String(decoding: context.map { message[($0 + 1)...] } ?? message, as: UTF8.self)
        }
        guard try number(0) == 0x9504_12DE else { throw ImportFailure(path, "this is not a message catalogue") }
        let (count, originals, translations) = (try number(8), try number(12), try number(16))
        messages = try (0..<count).map { index in
            (try text(originals + 8 * index), try text(translations + 8 * index))
        }
    }
}
