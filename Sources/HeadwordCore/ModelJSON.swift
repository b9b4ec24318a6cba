public import HeadwordJSON
public import HeadwordLexicon
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

/// A headword that is named in the answer to another: `{id, text}`.
public struct RelatedWord: JSONWritable, Hashable, Sendable {
    private let word: String

    /// Creates the name of a headword.
    public init(_ word: String) {
        self.word = word
    }

    /// Writes `{id, text}`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", HeadwordEntry.id(of: word))
            writer.member("text", word)
        }
    }
}

extension JSONWriter {
    /// Writes what each result about a headword begins with: `id`, `language`, `word` and how it was found.
    public mutating func headwordMembers(of match: Match) {
        member("id", match.entry.id)
        member("language", match.entry.language.label)
        member("word", match.entry.word)
        name("match")
        object { writer in
            writer.member("kind", match.kind.label)
            writer.member("analyses", ifAny: match.analyses)
        }
    }

    /// Writes a result about a headword that consists of what is said of each lexical category.
    ///
    /// - Parameters:
    ///   - items: what is said.
    ///   - category: the lexical category that an item is about; nil if it is none.
    ///   - write: writes what the lexical entry of an item has beside its name.
    public mutating func headwordResult<Item>(
        _ match: Match,
        of items: [Item],
        as category: (Item) -> LexicalCategory?,
        _ write: (Item, inout JSONWriter) -> Void
    ) {
        object { writer in
            writer.headwordMembers(of: match)
            writer.member("lexicalEntries", of: items) { item, writer in
                writer.object { writer in
                    writer.lexicalEntryMembers(of: match.entry, as: category(item))
                    write(item, &writer)
                }
            }
        }
    }

    /// Writes what each lexical entry begins with: `language`, `lexicalCategory` and `text`.
    public mutating func lexicalEntryMembers(of entry: HeadwordEntry, as category: LexicalCategory?) {
        member("language", entry.language.label)
        member("lexicalCategory", ifPresent: category?.label)
        member("text", entry.word)
    }

    /// Writes labels, or nothing if there are none.
    @inlinable
    public mutating func member<Label: Vocabulary>(_ name: StaticString, labels: [Label]) {
        guard !labels.isEmpty else { return }
        // A key path here would be built anew by each call, which took most of the time of an answer.
        member(name, labels.map { $0.label })
    }
}

extension Analysis: JSONWritable {
    /// Writes `{lexicalCategory, grammaticalFeatures}`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("lexicalCategory", category.label)
            writer.member("grammaticalFeatures", ifAny: features)
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

extension TranslationGroup: JSONWritable {
    /// Writes one meaning's translations; `language` is that of the translations.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("source", source)
            writer.member("language", target.label)
            writer.member("pivot", ifPresent: pivot?.label)
            writer.member("lexicalCategory", ifPresent: lexicalCategory?.label)
            meaningMembers(to: &writer)
        }
    }

    /// Writes which meaning is translated, and how: `gloss`, `domains`, `registers`, `regions`, `translations`.
    ///
    /// - Parameter fields: the parts that are wanted beside the gloss, which tells meanings apart; nil for all.
    public func meaningMembers(_ fields: Set<EntryField>? = nil, to writer: inout JSONWriter) {
        writer.member("gloss", ifPresent: gloss)
        if fields?.contains(.domains) != false { writer.member("domains", labels: domains) }
        if fields?.contains(.registers) != false { writer.member("registers", labels: registers) }
        if fields?.contains(.regions) != false { writer.member("regions", labels: regions) }
        guard fields?.contains(.translations) != false else { return }
        writer.member("translations", of: translations) { translation, writer in
            translation.write(in: target, to: &writer)
        }
    }
}

extension Translation {
    /// Writes `{text, language, grammaticalFeatures, registers, regions}`.
    public func write(in language: Language, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("text", text)
            writer.member("language", language.label)
            writer.member("grammaticalFeatures", ifAny: grammaticalFeatures)
            writer.member("registers", labels: registers)
            writer.member("regions", labels: regions)
        }
    }
}
