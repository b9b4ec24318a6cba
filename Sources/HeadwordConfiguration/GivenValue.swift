internal import Glibc

/// A value as a file, a variable or a flag gives it.
struct GivenValue {
    /// What is given.
    enum Content {
        /// In a file.
        case toml(TOMLDocument.Content)
        /// Elsewhere, where all is text.
        case text(String)
    }

    /// What is given.
    var content: Content
    /// Where relative paths begin.
    var directory: String
    /// Where systemd put the credentials of this service.
    var credentials: String?

    /// The text; nil for other values, and for text with a NUL, where the system would end it.
    var text: String? {
        switch content {
        case .text(let text), .toml(.string(let text)): text.utf8.contains(0) ? nil : text
        default: nil
        }
    }

    /// The number.
    var integer: Int? {
        switch content {
        case .text(let text): Int(text)
        case .toml(.integer(let integer)): Int(integer)
        default: nil
        }
    }

    /// The truth value.
    var boolean: Bool? {
        switch content {
        case .text(let text): Bool(text)
        case .toml(.boolean(let boolean)): boolean
        default: nil
        }
    }

    /// The path, made absolute. No path has several lines: that is what a file would hold.
    func path() -> String? {
        guard let text, !text.isEmpty, !text.contains(where: \.isNewline) else { return nil }
        return text.hasPrefix("/") ? text : "\(directory)/\(text)"
    }

    /// Paths with colons between them, made absolute.
    func paths() -> [String]? {
        guard let text, !text.isEmpty, !text.contains(where: \.isNewline) else { return nil }
        return text.split(separator: ":").map { $0.hasPrefix("/") ? String($0) : "\(directory)/\($0)" }
    }

    /// The path of a file among the credentials, or else as elsewhere.
    func credentialPath() -> String? {
        guard let path = path(), let text, let credentials, !text.hasPrefix("/") else { return path() }
        let credential = "\(credentials)/\(text)"
        return access(credential, F_OK) == 0 ? credential : path
    }
}

extension GivenValue: CustomStringConvertible {
    /// The value for messages.
    var description: String {
        switch content {
        case .text(let text), .toml(.string(let text)): quoted(text)
        case .toml(.integer(let integer)): "\(integer)"
        case .toml(.real(let real)): "\(real)"
        case .toml(.boolean(let boolean)): "\(boolean)"
        case .toml(.date(let date)): "the date \(date)"
        case .toml(.array): "an array"
        case .toml(.arrayOfTables): "a list of tables"
        case .toml(.table): "a table"
        }
    }
}
