package import HeadwordCore
internal import HeadwordJSON

/// A parameter of a method as the query of an address gives it. Its schema tells what a text stands for.
package struct QueryParameter: Sendable {
    /// The name.
    let name: String
    /// What it admits.
    package let kinds: ValueKinds
    /// What the elements of a list admit.
    private let elementKinds: ValueKinds
    /// Whether a list is of labels, none of which has a comma: `noun,verb` are two. A list of anything else has its name
    /// repeated.
    package let hasCommas: Bool

    /// Finds out what the schema of a parameter admits.
    package init(_ description: ParameterDescription) {
        name = description.name
        let schema = description.schema.value
        kinds = ValueKinds(of: schema)
        let items = schema.alternatives.compactMap { $0["items"] }.first?.members
        elementKinds = items.map { ValueKinds(of: $0) } ?? []
        let labels = (items?["enum"]).elements
        hasCommas = !kinds.contains(.text) && !labels.isEmpty && labels.allSatisfy { $0.text?.contains(",") == false }
    }

    /// Writes what the values of its name stand for. What the parameter does not admit becomes a string, or, if a single
    /// value is given twice, a list; so the method refuses it as it refuses the same from any client.
    func write(_ values: [String], to writer: inout JSONWriter) {
        guard values.count > 1 || isList(values[0]) else { return kinds.write(values[0], to: &writer) }
        writer.array { writer in
            for value in hasCommas ? values.flatMap(Self.labels) : values {
                (kinds.contains(.list) ? elementKinds : kinds).write(value, to: &writer)
            }
        }
    }

    /// Whether one value is the only element of a list, not a value by itself.
    private func isList(_ value: String) -> Bool {
        kinds.contains(.list) && !kinds.contains(.text) && !(kinds.contains(.json) && value.utf8.first == .brace)
    }

    private static func labels(_ value: String) -> [String] {
        guard !value.isEmpty else { return [] }
        return value.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
    }
}
