public import HeadwordJSON

/// A list, or its only element without a list around it: both are sent.
///
/// An element that cannot be read costs no more than itself: it is kept as it came, and is none of ``elements``.
public struct OxfordList<Element: OxfordValue>: OxfordValue {
    /// The elements that can be read, in their order.
    public let elements: [Element]
    /// Whether the only element came without a list around it.
    public let isBare: Bool
    /// What cannot be read, by its place in the list.
    private let oddElements: [Int: JSONValue]

    /// Creates a list.
    public init(_ elements: [Element]) {
        self.elements = elements
        isBare = false
        oddElements = [:]
    }

    /// Decodes a list or an element.
    ///
    /// - Throws: ``ShapeFault`` of the first odd element if the list has no other elements.
    public init(oxford json: JSONValue) throws(ShapeFault) {
        guard case .array(let sent) = json else {
            (elements, isBare, oddElements) = ([try Element(oxford: json)], true, [:])
            return
        }
        var elements: [Element] = []
        var oddElements: [Int: JSONValue] = [:]
        var fault: ShapeFault?
        elements.reserveCapacity(sent.count)
        for (index, element) in sent.enumerated() {
            do throws(ShapeFault) {
                elements.append(try Element(oxford: element))
            } catch {
                oddElements[index] = element
                if fault == nil, element != .null { fault = error.inside(index) }
            }
        }
        if let fault, elements.isEmpty { throw fault }
        (self.elements, isBare, self.oddElements) = (elements, false, oddElements)
    }

    /// What was sent; in Headword's own answers always a list, and without what cannot be read.
    public func json(in dialect: Dialect) -> JSONValue {
        if dialect == .oxford, isBare, let element = elements.first { return element.json(in: dialect) }
        guard dialect == .oxford, !oddElements.isEmpty else { return .array(elements.map { $0.json(in: dialect) }) }
        var readable = elements.makeIterator()
        return .array(
            (0..<elements.count + oddElements.count).compactMap { index in
                oddElements[index] ?? readable.next()?.json(in: dialect)
            }
        )
    }

    /// The elements that cannot be read; `null` says nothing.
    public var unreadable: JSONValue? {
        let told = oddElements.sorted { $0.key < $1.key }.map(\.value).filter { $0 != .null }
        return told.isEmpty ? nil : .array(told)
    }
}

extension OxfordList: RandomAccessCollection {
    /// Where the elements that can be read begin.
    public var startIndex: Int { elements.startIndex }
    /// Where the elements that can be read end.
    public var endIndex: Int { elements.endIndex }

    /// An element that can be read.
    public subscript(index: Int) -> Element { elements[index] }
}

extension OxfordList: ExpressibleByArrayLiteral {
    /// Creates a list.
    public init(arrayLiteral elements: Element...) { self.init(elements) }
}
