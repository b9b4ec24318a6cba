public import HeadwordJSON
public import HeadwordLexicon
internal import HeadwordModel

/// The members of the object that represents a stored record, in the order of their places.
///
/// An object is written in one walk over the bytes of the record, which copies what it finds: nothing is decoded.
public struct StoredShape: Sendable {
    /// How the bytes of a member are written.
    indirect enum Kind: Sendable {
        /// A text.
        case text
        /// A headword, as the two members `id` and the given one.
        case headword
        /// A list of texts.
        case texts
        /// One byte, by which a JSON value is chosen.
        case label([[UInt8]])
        /// Bytes, each of which chooses an element of the array.
        case labels([[UInt8]])
        /// A list of headwords, each an object with the members `id` and `text`.
        case headwords
        /// A list of records. Those that have none of the members of a bit set, if one is given, are left out.
        case records(StoredShape, having: Int?)
        /// Anything else; writes a whole value.
        case value(@Sendable (UnsafeRawBufferPointer, inout JSONWriter) -> Void)
    }

    /// A member of the record that is a member of the object, too.
    public struct Member: Sendable {
        fileprivate let place: Int
        fileprivate let name: StaticString
        fileprivate let kind: Kind
        fileprivate let properties: [ShapeProperty]
        fileprivate var isEssential: Bool

        fileprivate init(
            _ place: Int,
            _ name: StaticString,
            _ kind: Kind,
            _ properties: [ShapeProperty],
            isEssential: Bool = false
        ) {
            self.place = place
            self.name = name
            self.kind = kind
            self.properties = properties
            self.isEssential = isEssential
        }

        /// The member, kept even if an answer is limited to other fields.
        public var essential: Member {
            var member = self
            member.isEssential = true
            return member
        }
    }

    /// A member as it is written.
    fileprivate final class Step: Sendable {
        let name: StaticString
        let kind: Kind

        init(_ member: Member) {
            name = member.name
            kind = member.kind
        }
    }

    private let members: [Member]
    /// How each member is written, by its place; nil where the object has none.
    private let steps: [Step?]

    /// Creates a shape with these members; those without a place are published only.
    public init(_ members: [Member]) {
        self.members = members
        var steps: [Step?] = []
        for member in members where member.place >= 0 {
            steps += Array(repeating: nil, count: member.place - steps.count) + [Step(member)]
        }
        self.steps = steps
    }

    /// The schema of the object.
    public var schema: Schema { Schema.object(of: properties) }

    var properties: [ShapeProperty] { members.flatMap(\.properties) }

    /// Returns the shape limited to some fields: the essential members, and those that the fields name.
    ///
    /// - Parameter fields: the fields; nil for all members.
    public func keeping(_ fields: Set<EntryField>?) -> StoredShape {
        guard let fields else { return self }
        let labels = Set(fields.map(\.label))
        return StoredShape(
            members.filter { member in
                member.isEssential || member.properties.contains { labels.contains("\($0.name)") }
            }
        )
    }
}

// MARK: - Members

extension StoredShape.Member {
    /// A text.
    ///
    /// - Parameters:
    ///   - place: its place in the record.
    ///   - isRequired: whether every source has it.
    ///   - isUsual: whether it is in every answer of Headword.
    public static func text(
        _ place: Int,
        _ name: StaticString,
        _ description: String? = nil,
        isRequired: Bool = false,
        isUsual: Bool = false
    ) -> Self {
        let property = ShapeProperty(name, .string, description, isRequired: isRequired)
        return Self(place, name, .text, [property], isEssential: isRequired || isUsual)
    }

    /// A headword, as the members `id` and `name`.
    public static func headword(_ place: Int, _ name: StaticString = "text") -> Self {
        let properties = [
            ShapeProperty("id", .string, isRequired: true), ShapeProperty(name, .string, isRequired: true),
        ]
        return Self(place, name, .headword, properties, isEssential: true)
    }

    /// The member `source`.
    public static func source(_ place: Int) -> Self {
        .text(place, "source", "The source of this data; server.info describes it.", isRequired: true)
    }

    /// A list of texts.
    public static func texts(_ place: Int, _ name: StaticString, _ description: String? = nil) -> Self {
        Self(place, name, .texts, [.init(name, .array(of: .string), description)])
    }

    /// A list of headwords, each an object with `id` and `text`.
    public static func headwords(_ place: Int, _ name: StaticString, _ description: String? = nil) -> Self {
        Self(place, name, .headwords, [.init(name, .array(of: Shape<String>.relatedWord.schema), description)])
    }

    /// One label, which is in every answer of Headword.
    public static func label<Label: CaseIterable>(
        _ place: Int,
        _ name: StaticString,
        _ description: String? = nil,
        of _: Label.Type,
        _ label: (Label) -> String
    ) -> Self {
        let labels = Label.allCases.map(label)
        let property = ShapeProperty(name, .openLabel(among: labels), description)
        return Self(place, name, .label(labels.map(RenderedJSON.bytes)), [property], isEssential: true)
    }

    /// A list of labels.
    public static func labels<Label: CaseIterable & JSONDescribed>(
        _ place: Int,
        _ name: StaticString,
        _ description: String? = nil,
        of _: Label.Type
    ) -> Self {
        let labels = Label.allCases.map(RenderedJSON.bytes)
        return Self(place, name, .labels(labels), [.init(name, .array(of: Label.schema), description)])
    }

    /// A list of records.
    ///
    /// - Parameter members: if not nil, records with none of these members are left out.
    public static func records(
        _ place: Int,
        _ name: StaticString,
        _ description: String? = nil,
        each shape: StoredShape,
        having members: [Int]? = nil
    ) -> Self {
        let bits = members.map { $0.reduce(0) { $0 | 1 << $1 } }
        return Self(place, name, .records(shape, having: bits), [.init(name, .array(of: shape.schema), description)])
    }

    /// A member that is written by a function.
    static func value(
        _ place: Int,
        _ name: StaticString,
        _ schema: Schema,
        _ description: String? = nil,
        _ write: @escaping @Sendable (UnsafeRawBufferPointer, inout JSONWriter) -> Void
    ) -> Self {
        Self(place, name, .value(write), [.init(name, schema, description)])
    }

    /// A member that only an upstream has.
    public static func upstream(_ name: StaticString, _ schema: Schema) -> Self {
        Self(-1, name, .text, [.init(name, schema)])
    }
}

extension RenderedJSON {
    /// Returns a value as JSON text.
    fileprivate static func bytes(_ value: some JSONWritable) -> [UInt8] {
        var writer = JSONWriter()
        value.write(to: &writer)
        return writer.bytes
    }
}

// MARK: - Writing

extension StoredShape {
    /// Writes the object of a record.
    public func write(_ record: StoredBytes, to writer: inout JSONWriter) {
        record.withBytes { bytes in
            writer.object { write(bytes, to: &$0) }
        }
    }

    /// Writes the members of a record.
    func writeMembers(of record: StoredBytes, to writer: inout JSONWriter) {
        record.withBytes { write($0, to: &writer) }
    }

    private func write(_ record: UnsafeRawBufferPointer, to writer: inout JSONWriter) {
        var walk = StoredWalk(record)
        var present = walk.number()
        while present != 0 {
            let place = present.trailingZeroBitCount
            present &= present &- 1
            let bytes = walk.element()
            guard place < steps.count, let step = steps[place] else { continue }
            step.write(bytes, to: &writer)
        }
    }
}

extension StoredShape.Step {
    func write(_ bytes: UnsafeRawBufferPointer, to writer: inout JSONWriter) {
        switch kind {
        case .text:
            writer.name(name)
            writer.string(escaped: bytes)
        case .headword:
            writer.headword(bytes, name)
        case .texts:
            writer.name(name)
            writer.elements(of: bytes) { $1.string(escaped: $0) }
        case .label(let labels):
            guard let first = bytes.first, first < labels.count else { return }
            writer.name(name)
            writer.raw(labels[Int(first)])
        case .labels(let labels):
            writer.name(name)
            writer.array { writer in
                for byte in bytes where byte < labels.count { writer.raw(labels[Int(byte)]) }
            }
        case .headwords:
            writer.name(name)
            writer.elements(of: bytes) { word, writer in writer.object { $0.headword(word, "text") } }
        case .records(let shape, having: nil):
            writer.name(name)
            writer.elements(of: bytes) { record, writer in writer.object { shape.write(record, to: &$0) } }
        case .records(let shape, let having?):
            guard Self.isAny(of: bytes, having: having) else { return }
            writer.name(name)
            writer.elements(of: bytes) { record, writer in
                guard StoredWalk.present(in: record) & having != 0 else { return }
                writer.object { shape.write(record, to: &$0) }
            }
        case .value(let write):
            writer.name(name)
            write(bytes, &writer)
        }
    }
}

extension StoredShape.Step {
    /// Whether a record of a list has one of the members of a bit set.
    private static func isAny(of list: UnsafeRawBufferPointer, having members: Int) -> Bool {
        var walk = StoredWalk(list)
        while !walk.isAtEnd {
            if StoredWalk.present(in: walk.element()) & members != 0 { return true }
        }
        return false
    }
}

extension JSONWriter {
    fileprivate mutating func headword(_ text: UnsafeRawBufferPointer, _ textName: StaticString) {
        name("id")
        string(escaped: text, replacing: UInt8(ascii: " "), with: UInt8(ascii: "_"))
        name(textName)
        string(escaped: text)
    }

    fileprivate mutating func elements(
        of list: UnsafeRawBufferPointer,
        _ write: (UnsafeRawBufferPointer, inout JSONWriter) -> Void
    ) {
        array { writer in
            var walk = StoredWalk(list)
            while !walk.isAtEnd { write(walk.element(), &writer) }
        }
    }
}

extension Shape.Member {
    /// The members of a stored record, all of which are essential.
    public static func members(of shape: StoredShape, _ get: @escaping @Sendable (Value) -> StoredBytes) -> Self {
        Self(shape.properties, isEssential: true) { shape.writeMembers(of: get($0), to: &$1) }
    }
}
