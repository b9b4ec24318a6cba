/// The query of an address: names and values in their order, decoded.
package struct WebQuery: Sendable {
    /// A name and its value.
    package struct Item: Hashable, Sendable {
        /// The name.
        package var name: String
        /// The value; empty if there is no `=`.
        package var value: String

        /// Creates an item.
        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The items in their order.
    package var items: [Item]

    /// Creates a query.
    package init(_ items: [Item] = []) { self.items = items }

    /// Decodes a query: items separated by `&`, percent-encoded UTF-8, `+` for a blank (the URL standard,
    /// `application/x-www-form-urlencoded`).
    ///
    /// - Returns: nil if an escape is incomplete, or the text is not UTF-8.
    package init?(encoded text: ArraySlice<UInt8>) {
        items = []
        for part in text.split(separator: UInt8(ascii: "&")) {
            let sides = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = PercentEncoding.decoded(sides[0], plusIsBlank: true),
                let value = sides.count > 1 ? PercentEncoding.decoded(sides[1], plusIsBlank: true) : ""
            else { return nil }
            items.append(Item(name: name, value: value))
        }
    }

    /// The first value of a name; nil if there is none.
    package subscript(_ name: String) -> String? { items.first { $0.name == name }?.value }

    /// All values of a name.
    package func values(of name: String) -> [String] { items.filter { $0.name == name }.map(\.value) }
}
