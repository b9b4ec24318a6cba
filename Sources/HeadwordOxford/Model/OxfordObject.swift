public import HeadwordJSON

/// An object of the Oxford Dictionaries API: its properties, and a table of the members that they hold.
///
/// All properties are optional, since no member is sent for certain. A member that nobody has described is kept, and so
/// is `null`.
public protocol OxfordObject: OxfordValue {
    /// Creates an object without members.
    init()

    /// Which property holds which member.
    static var shape: Shape<Self> { get }

    /// The members that no property holds.
    var others: JSONObject { get set }

    /// Does what the table cannot, after the object was written in ``Dialect/headword``.
    func finish(_ object: inout JSONObject)
}

/// Which property of an object holds which member.
public struct Shape<Object: OxfordObject>: Sendable {
    /// A member and the property that holds it.
    public struct Field: Sendable {
        let name: String
        let read: @Sendable (JSONValue, inout Object) throws(ShapeFault) -> Void
        let json: @Sendable (Object, Dialect) -> JSONValue?

        /// Describes a member.
        public init<Value: OxfordValue>(_ name: String, _ property: any WritableKeyPath<Object, Value?> & Sendable) {
            self.name = name
            read = { json, object throws(ShapeFault) in object[keyPath: property] = try Value(oxford: json) }
            json = { object, dialect in object[keyPath: property]?.json(in: dialect) }
        }
    }

    let fields: [Field]
    private let indices: [String: Int]

    /// Creates a table of members with different names.
    public init(_ fields: [Field]) {
        self.fields = fields
        indices = Dictionary(uniqueKeysWithValues: fields.enumerated().map { ($1.name, $0) })
    }

    subscript(name: String) -> Field? { indices[name].map { fields[$0] } }
}

extension OxfordObject {
    /// Most types need nothing more than their tables.
    public func finish(_ object: inout JSONObject) {}

    /// Decodes an object by the table of its type.
    public init(oxford json: JSONValue) throws(ShapeFault) {
        guard case .object(let object) = json else { throw ShapeFault(expected: "an object", found: json) }
        let shape = Self.shape
        var unread: [JSONObject.Member] = []
        self.init()
        for member in object.members {
            guard member.value != .null, let field = shape[member.name] else {
                unread.append(member)
                continue
            }
            do throws(ShapeFault) {
                try field.read(member.value, &self)
            } catch {
                throw error.inside(member.name)
            }
        }
        others = JSONObject(members: unread)
    }

    /// The object by the table of its type, and what the table has not.
    public func json(in dialect: Dialect) -> JSONValue {
        let shape = Self.shape
        let known = shape.fields.compactMap { field in
            field.json(self, dialect).map { JSONObject.Member(name: field.name, value: $0) }
        }
        guard dialect == .headword else { return .object(JSONObject(members: known + others.members)) }
        // What the table has and stands among the others is `null`.
        var object = JSONObject(members: known + others.members.filter { shape[$0.name] == nil })
        finish(&object)
        return .object(object)
    }
}
