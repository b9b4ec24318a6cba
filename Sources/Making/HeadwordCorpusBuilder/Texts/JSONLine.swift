internal import HeadwordCorpus
internal import HeadwordJSON
internal import HeadwordModel

/// A line of JSON Lines that holds a document.
package struct JSONLine: Sendable {
    /// Where a line is in its file.
    enum Place: Sendable {
        /// The number of the line, from 1.
        case line(Int)
        /// The byte at which the line begins, if the lines before it were not read.
        case byte(Int)
    }

    let bytes: [UInt8]
    let path: String
    let place: Place
    let options: TextFiles.Options

    /// Reads the document.
    ///
    /// - Returns: the document; nil if it is in a language other than the corpus's.
    func document() throws -> CorpusDocument? {
        guard case .object(let object) = try value() else { throw failure("expected an object") }
        guard case .string(let text)? = object["text"] else {
            throw failure("expected a member 'text' that is a string, found \(kind(of: object["text"]))")
        }
        // An invalid identifier suggests a mistake somewhere in the file.
        switch object["id"] {
        case nil, .null, .string, .integer: break
        case let other: throw failure("'id' should be a string or an integer, not \(kind(of: other))")
        }
        guard try isInLanguage(string("language", of: object)) else { return nil }
        return CorpusDocument(Array(text.utf8), period: try period(date(of: object)))
    }

    private func value() throws -> JSONValue {
        do throws(JSONFailure) {
            return try JSONText(bytes).value()
        } catch {
            throw failure("expected a JSON object, but at byte \(error.position + 1) \(error.message)")
        }
    }

    /// Returns an optional member.
    private func string(_ name: String, of object: JSONObject) throws -> String? {
        switch object[name] {
        case nil, .null: return nil
        case .string(let string): return string
        case let other: throw failure("'\(name)' should be a string, not \(kind(of: other))")
        }
    }

    /// Returns the date; a year may also be a number.
    private func date(of object: JSONObject) throws -> String? {
        if case .integer(let year)? = object["date"] { return String(year) }
        return try string("date", of: object)
    }

    private func kind(of value: JSONValue?) -> String { value?.kindName ?? "none" }

    private func isInLanguage(_ label: String?) -> Bool {
        guard let wanted = options.language, let label else { return true }
        // `en-GB` is English.
        let primary = label.split(maxSplits: 1, omittingEmptySubsequences: false) { "-_".contains($0) }[0]
        return Language(label: String(primary)) == wanted
    }

    private func period(_ date: String?) throws -> Period? {
        guard let date else { return nil }
        guard let known = CorpusDate(date) else {
            throw failure("'date' should be \(CorpusDate.expected), not '\(date.prefix(40))'")
        }
        return Period(known, options.periods)
    }

    private func failure(_ reason: String) -> CorpusFailure {
        switch place {
        case .line(let number): .text(path: path, line: number, reason: reason)
        case .byte(let byte): .text(path: path, line: nil, reason: "the line at byte \(byte): \(reason)")
        }
    }
}
