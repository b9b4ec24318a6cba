internal import Glibc

/// A value as given in a file, a variable or a flag.
struct GivenValue {
    /// The forms of a value.
    enum Content {
        /// A TOML value from a file.
        case toml(TOMLDocument.Content)
        /// Text from a variable or a flag.
        case text(String)
    }

    /// The value as given.
    var content: Content
    /// The directory that relative paths are resolved against.
    var directory: String
    /// The directory where systemd put the credentials of this service.
    var credentials: String?

    /// The text; nil for other values, and for text with a NUL, which would truncate it in system calls.
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

    /// Returns the path, made absolute. Text of several lines is not a path but probably the contents of a file.
    func path() -> String? {
        guard let text, !text.isEmpty, !text.contains(where: \.isNewline) else { return nil }
        return text.hasPrefix("/") ? text : "\(directory)/\(text)"
    }

    /// Returns colon-separated paths, made absolute.
    func paths() -> [String]? {
        guard let text, !text.isEmpty, !text.contains(where: \.isNewline) else { return nil }
        return text.split(separator: ":").map { $0.hasPrefix("/") ? String($0) : "\(directory)/\($0)" }
    }

    /// Returns the path of a file among the credentials, or else an ordinary path.
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
