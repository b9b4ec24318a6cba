package import HeadwordJSON

/// A list. The API may send a single element without a list around it.
///
/// An unreadable element does not affect the others: it is kept as it came and left out of ``elements``.
package struct OxfordList<Element: OxfordValue>: OxfordValue {
    /// The readable elements, in order.
    package let elements: [Element]
    /// Whether a single element was sent without a list around it.
    package let isBare: Bool
    /// The unreadable elements, by index.
    private let oddElements: [Int: JSONValue]

    /// Creates a list.
    package init(_ elements: [Element]) {
        self.elements = elements
        isBare = false
        oddElements = [:]
    }

    /// Decodes a list or a single element.
    ///
    /// - Throws: ``ShapeFailure`` for the first unreadable element if the list has no readable ones.
    package init(oxford json: JSONValue) throws(ShapeFailure) {
        guard case .array(let sent) = json else {
            (elements, isBare, oddElements) = ([try Element(oxford: json)], true, [:])
            return
        }
        var elements: [Element] = []
        var oddElements: [Int: JSONValue] = [:]
        var failure: ShapeFailure?
        elements.reserveCapacity(sent.count)
        for (index, element) in sent.enumerated() {
            do throws(ShapeFailure) {
                elements.append(try Element(oxford: element))
            } catch {
                oddElements[index] = element
                if failure == nil, element != .null { failure = error.inside(index) }
            }
        }
        if let failure, elements.isEmpty { throw failure }
        (self.elements, isBare, self.oddElements) = (elements, false, oddElements)
    }

    /// Returns the list as sent; in Headword's own answers always a list, and without unreadable elements.
    package func json(in dialect: Dialect) -> JSONValue {
        if dialect == .oxford, isBare, let element = elements.first { return element.json(in: dialect) }
        guard dialect == .oxford, !oddElements.isEmpty else { return .array(elements.map { $0.json(in: dialect) }) }
        var readable = elements.makeIterator()
        return .array(
            (0..<elements.count + oddElements.count).compactMap { index in
                oddElements[index] ?? readable.next()?.json(in: dialect)
            }
        )
    }

    /// The unreadable elements, without any `null`, which carries no information.
    package var unreadable: JSONValue? {
        let told = oddElements.sorted { $0.key < $1.key }.map(\.value).filter { $0 != .null }
        return told.isEmpty ? nil : .array(told)
    }
}

extension OxfordList: RandomAccessCollection {
    /// The index of the first readable element.
    package var startIndex: Int { elements.startIndex }
    /// The index after the last readable element.
    package var endIndex: Int { elements.endIndex }

    /// The readable element at an index.
    package subscript(index: Int) -> Element { elements[index] }
}

extension OxfordList: ExpressibleByArrayLiteral {
    /// Creates a list.
    package init(arrayLiteral elements: Element...) { self.init(elements) }
}
