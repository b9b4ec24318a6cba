package import HeadwordJSON

/// An object of the Oxford Dictionaries API: its properties, and a table that maps members to them.
///
/// All properties are optional, since no member is certain to be sent. Undocumented members, `null` and unreadable
/// members are kept.
package protocol OxfordObject: OxfordValue {
    /// Creates an object without members.
    init()

    /// The mapping from members to properties.
    static var shape: Shape<Self> { get }

    /// The members without which the object is of no use, such as the text of an example: at least one of them must be
    /// present. Empty if any object will do.
    static var essentials: Set<String> { get }

    /// The members that have no property of their own.
    var others: JSONObject { get set }

    /// Makes the changes that the table cannot describe, after the object was written in ``Dialect/headword``.
    func finish(_ object: inout JSONObject)
}

/// The table that maps the members of an object to its properties.
package struct Shape<Object: OxfordObject>: Sendable {
    /// A member and the property that holds it.
    package struct Field: Sendable {
        let name: String
        let read: @Sendable (JSONValue, inout Object) throws(ShapeFailure) -> Void
        let write: @Sendable (Object, Dialect, inout WrittenMembers) -> Void

        /// Describes a member and its property.
        package init<Value: OxfordValue>(_ name: String, _ property: any WritableKeyPath<Object, Value?> & Sendable) {
            self.init(name, property) { value, dialect, written in
                written.members.append(.init(name: name, value: value.json(in: dialect)))
                guard dialect == .headword, let unreadable = value.unreadable else { return }
                written.unreadable.append(.init(name: name, value: unreadable))
            }
        }

        /// Describes the member for a language. Where the API's tag says more (`en-gb`), Headword's own answers also
        /// include the tag, since it tells which dictionary answered.
        package init(language property: any WritableKeyPath<Object, OxfordLanguage?> & Sendable) {
            self.init("language", property) { language, dialect, written in
                let json = language.json(in: dialect)
                written.members.append(.init(name: "language", value: json))
                guard json != .string(language.wire) else { return }
                written.members.append(.init(name: "languageTag", value: .string(language.wire)))
            }
        }

        private init<Value: OxfordValue>(
            _ name: String,
            _ property: any WritableKeyPath<Object, Value?> & Sendable,
            write: @escaping @Sendable (Value, Dialect, inout WrittenMembers) -> Void
        ) {
            self.name = name
            read = { json, object throws(ShapeFailure) in object[keyPath: property] = try Value(oxford: json) }
            self.write = { object, dialect, written in
                if let value = object[keyPath: property] { write(value, dialect, &written) }
            }
        }
    }

    let fields: [Field]
    private let indices: [String: Int]

    /// Creates a table of members, whose names must differ.
    package init(_ fields: [Field]) {
        self.fields = fields
        indices = Dictionary(uniqueKeysWithValues: fields.enumerated().map { ($1.name, $0) })
    }

    subscript(name: String) -> Field? { indices[name].map { fields[$0] } }
}

/// The members of an object that is being written.
struct WrittenMembers {
    /// The members to write.
    var members: [JSONObject.Member] = []
    /// The unreadable members, which are reported in one place.
    var unreadable: [JSONObject.Member] = []
}

extension OxfordObject {
    /// By default, no member is essential.
    package static var essentials: Set<String> { [] }

    /// By default, nothing is changed.
    package func finish(_ object: inout JSONObject) {}

    /// Decodes an object by the table of its type.
    package init(oxford json: JSONValue) throws(ShapeFailure) {
        guard case .object(let object) = json else { throw ShapeFailure(expected: "an object", found: json) }
        let shape = Self.shape
        let essentials = Self.essentials
        var isSomething = essentials.isEmpty
        var unread: [JSONObject.Member] = []
        self.init()
        for member in object.members {
            guard member.value != .null, let field = shape[member.name] else {
                unread.append(member)
                continue
            }
            do throws(ShapeFailure) {
                try field.read(member.value, &self)
                isSomething = isSomething || essentials.contains(member.name)
            } catch {
                unread.append(member)
            }
        }
        others = JSONObject(members: unread)
        guard isSomething else { throw ShapeFailure(lacking: essentials) }
    }

    /// Returns the object, encoded by the table of its type, with the members that the table does not have.
    package func json(in dialect: Dialect) -> JSONValue {
        let shape = Self.shape
        var written = WrittenMembers()
        for field in shape.fields { field.write(self, dialect, &written) }
        guard dialect == .headword else { return .object(JSONObject(members: written.members + others.members)) }
        // A member in `others` that the table does have is unreadable or `null`.
        for member in others.members {
            if shape[member.name] != nil {
                if member.value != .null { written.unreadable.append(member) }
            } else if !written.members.contains(where: { $0.name == member.name }) {
                written.members.append(member)
            }
        }
        var object = JSONObject(members: written.members)
        if !written.unreadable.isEmpty { object["unreadable"] = .object(JSONObject(members: written.unreadable)) }
        finish(&object)
        return .object(object)
    }
}
