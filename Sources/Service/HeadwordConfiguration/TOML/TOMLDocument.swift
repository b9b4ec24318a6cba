/// A parsed TOML text, with line numbers.
///
/// All values are stored in one array and refer to each other by index, so that neither a deep nor a wide text needs
/// recursion.
struct TOMLDocument: Sendable {
    /// The index of a value.
    typealias ID = Int

    /// A value, or a table or array of values.
    struct Node: Hashable, Sendable {
        /// The key in its table; empty for the elements of arrays.
        var key: String
        /// The line, from 1, that it begins on.
        var line: Int
        /// The value itself.
        var content: Content
        /// The members of a table or the elements of an array, in the order of the text.
        var children: [ID] = []
    }

    /// What a value is.
    enum Content: Hashable, Sendable {
        case string(String)
        case integer(Int64)
        case real(Double)
        case boolean(Bool)
        /// A date, a time or both, as written; no setting takes one.
        case date(String)
        case array
        case arrayOfTables
        case table(Definition)
    }

    /// How a table was defined, which determines what may be added to it.
    enum Definition: Hashable, Sendable {
        /// Implied by the header of a table inside it.
        case implied
        /// By its own header.
        case header
        /// By a dotted key.
        case dotted
        /// By braces; nothing can be added.
        case inline
    }

    /// The maximum number of values; a hostile text of a megabyte would have half a million.
    static let limit = 10_000

    /// The root table.
    static let root: ID = 0

    /// Whether the limit was exceeded.
    private(set) var isOverfull = false

    private struct Place: Hashable {
        var table: ID
        var key: String
    }

    private var nodes = [Node(key: "", line: 1, content: .table(.header))]
    private var members: [Place: ID] = [:]

    /// Returns the value with an index.
    subscript(id: ID) -> Node { nodes[id] }

    /// Returns the members of a table, or the elements of an array, in the order of the text.
    func children(of id: ID) -> [Node] { nodes[id].children.map { nodes[$0] } }

    /// Returns the member of a table.
    func member(_ key: String, of table: ID) -> ID? { members[Place(table: table, key: key)] }
}

extension TOMLDocument {
    /// A key of one or more parts, as in `a.b.c`.
    struct Path {
        /// The parts; never empty.
        var parts: [String]
        /// The line of the key.
        var line: Int

        /// The parts, joined by dots.
        var name: String { parts.joined(separator: ".") }
    }

    /// Adds an element to an array.
    mutating func append(_ content: Content, to array: ID, line: Int) throws(TOMLFailure) -> ID {
        try add(Node(key: "", line: line, content: content), to: array)
    }

    /// Adds `path = content`, relative to a table.
    mutating func define(_ path: Path, as content: Content, in table: ID) throws(TOMLFailure) -> ID {
        var parent = table
        for part in path.parts.dropLast() {
            parent = try descend(to: part, of: parent, path, creating: .dotted) { $0 == .dotted || $0 == .implied }
        }
        let key = path.parts.last ?? ""
        guard member(key, of: parent) == nil else { throw redefinition(path) }
        return try add(Node(key: key, line: path.line, content: content), to: parent)
    }

    /// Opens the table of a header `[path]`.
    mutating func openTable(_ path: Path) throws(TOMLFailure) -> ID {
        let parent = try parent(ofHeader: path)
        let key = path.parts.last ?? ""
        guard let id = member(key, of: parent) else {
            return try add(Node(key: key, line: path.line, content: .table(.header)), to: parent)
        }
        guard nodes[id].content == .table(.implied) else { throw redefinition(path) }
        nodes[id].content = .table(.header)
        nodes[id].line = path.line
        return id
    }

    /// Adds the table of a header `[[path]]`.
    mutating func appendTable(_ path: Path) throws(TOMLFailure) -> ID {
        let parent = try parent(ofHeader: path)
        let key = path.parts.last ?? ""
        let array: ID
        if let id = member(key, of: parent) {
            guard nodes[id].content == .arrayOfTables else { throw redefinition(path) }
            array = id
        } else {
            array = try add(Node(key: key, line: path.line, content: .arrayOfTables), to: parent)
        }
        return try append(.table(.header), to: array, line: path.line)
    }

    private mutating func parent(ofHeader path: Path) throws(TOMLFailure) -> ID {
        var parent = Self.root
        for part in path.parts.dropLast() {
            parent = try descend(to: part, of: parent, path, creating: .implied) { $0 != .inline }
        }
        return parent
    }

    /// Returns the table that one part of a path names; for an array of tables, the last of them.
    private mutating func descend(
        to key: String,
        of table: ID,
        _ path: Path,
        creating definition: Definition,
        isOpen: (Definition) -> Bool
    ) throws(TOMLFailure) -> ID {
        guard let id = member(key, of: table) else {
            return try add(Node(key: key, line: path.line, content: .table(definition)), to: table)
        }
        switch nodes[id].content {
        case .table(let definition) where isOpen(definition):
            return id
        case .arrayOfTables where definition == .implied:
            guard let last = nodes[id].children.last else { throw redefinition(path) }
            return last
        default:
            throw TOMLFailure(
                path.line,
                "nothing can be added to \(quoted(key)), which is defined in line \(nodes[id].line)"
            )
        }
    }

    private mutating func add(_ node: Node, to parent: ID) throws(TOMLFailure) -> ID {
        guard nodes.count < Self.limit else {
            isOverfull = true
            throw TOMLFailure(node.line, "there are more than \(Self.limit) values")
        }
        let id = nodes.count
        nodes.append(node)
        nodes[parent].children.append(id)
        if nodes[parent].isTable { members[Place(table: parent, key: node.key)] = id }
        return id
    }

    private func redefinition(_ path: Path) -> TOMLFailure {
        TOMLFailure(path.line, "\(quoted(path.name)) is defined twice")
    }
}

extension TOMLDocument.Node {
    /// Whether the value is a table.
    var isTable: Bool {
        if case .table = content { true } else { false }
    }
}

/// The reason that a line is not valid TOML.
struct TOMLFailure: Error, Hashable {
    /// The line, from 1.
    var line: Int
    /// The message, without a full stop.
    var message: String

    init(_ line: Int, _ message: String) {
        self.line = line
        self.message = message
    }
}
