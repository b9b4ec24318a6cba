public import HeadwordJSON
public import HeadwordModel

// How the values that several endpoints answer with are written.

extension GrammaticalFeature: JSONWritable {
    /// Writes `{text, type}`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("text", label)
            writer.member("type", type)
        }
    }
}

extension CrossReference: JSONWritable {
    /// Writes `{id, text, type}`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", HeadwordEntry.id(of: word))
            writer.member("text", word)
            writer.member("type", type.label)
        }
    }
}

extension Antonym: JSONWritable {
    /// Writes `{id, text}`, and `type` where the opposition is indirect.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", HeadwordEntry.id(of: word))
            writer.member("text", word)
            if isIndirect { writer.member("type", "indirect") }
        }
    }
}

extension Example: JSONWritable {
    /// Writes `{text}`, with the author if there is one, and a note if it does not show the headword.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("text", text)
            writer.member("author", ifPresent: author)
            switch shows {
            case .headword: break
            case .synonym(let word): writer.member("notes", [ShownWord(type: "showsSynonym", text: word)])
            case .unknown: writer.member("notes", [ShownWord(type: "showsOther", text: "not the headword")])
            }
        }
    }

    private struct ShownWord: JSONWritable {
        var type: String
        var text: String

        func write(to writer: inout JSONWriter) {
            writer.object { writer in
                writer.member("text", text)
                writer.member("type", type)
            }
        }
    }
}

extension Pronunciation: JSONWritable {
    /// Writes `{phoneticSpelling, phoneticNotation, regions, source}`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("phoneticSpelling", text)
            writer.member("phoneticNotation", notation.label)
            if let region { writer.member("regions", [region.label]) }
            writer.member("source", source)
        }
    }
}

extension VariantForm: JSONWritable {
    /// Writes `{text}`, and regions and registers if there are any.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("text", text)
            writer.member("regions", ifAny: regions.map(\.label))
            writer.member("registers", ifAny: registers.map(\.label))
        }
    }
}

extension Note: JSONWritable {
    /// Writes `{text, type}`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("text", text)
            writer.member("type", kind.label)
        }
    }
}
