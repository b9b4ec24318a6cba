internal import HeadwordBytes
internal import HeadwordJSON
internal import HeadwordModel

/// Writes a record (``StoredBytes``). Members are added in the order of their places; empty ones are left out.
package struct RecordWriter {
    private var present: UInt64 = 0
    private var members: [UInt8] = []

    /// Creates an empty record.
    package init() {}

    /// The bytes of the record.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(members.count + 2)
        bytes.append(leb: present)
        return bytes + members
    }

    /// Adds a member.
    package mutating func add(_ place: Int, _ bytes: some Collection<UInt8>) {
        guard !bytes.isEmpty else { return }
        present |= 1 << UInt64(place)
        members.appendElement(bytes)
    }

    /// Adds a text.
    package mutating func add(_ place: Int, _ text: String?) {
        if let text { add(place, text.storedBytes) }
    }

    /// Adds a number of up to 35 bits.
    package mutating func add(_ place: Int, number: Int) {
        var bytes: [UInt8] = []
        bytes.append(leb: UInt64(number))
        add(place, bytes)
    }

    /// Adds a member of a vocabulary.
    package mutating func add(_ place: Int, label: (some RawRepresentable<UInt8>)?) {
        if let label { add(place, CollectionOfOne(label.rawValue)) }
    }

    /// Adds members of a vocabulary.
    package mutating func add(_ place: Int, labels: some Collection<some RawRepresentable<UInt8>>) {
        add(place, labels.map(\.rawValue))
    }

    /// Adds a list.
    package mutating func add<Element>(_ place: Int, _ elements: [Element], _ bytes: (Element) -> [UInt8]) {
        add(place, elements.map(bytes).storedList)
    }

    /// Adds a list of texts.
    package mutating func add(_ place: Int, _ texts: [String]) { add(place, texts) { $0.storedBytes } }
}

extension [UInt8] {
    /// Appends an element of a list.
    package mutating func appendElement(_ bytes: some Collection<UInt8>) {
        append(leb: UInt64(bytes.count))
        append(contentsOf: bytes)
    }
}

extension [[UInt8]] {
    /// The list of these elements.
    package var storedList: [UInt8] {
        var list: [UInt8] = []
        list.reserveCapacity(reduce(2 * count) { $0 + $1.count })
        for element in self { list.appendElement(element) }
        return list
    }
}

extension String {
    /// The text as it is stored: as in JSON, without the quotation marks.
    package var storedBytes: [UInt8] {
        let needsEscape: (UInt8) -> Bool = { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
        guard utf8.contains(where: needsEscape) else { return Array(utf8) }
        var writer = JSONWriter()
        writer.string(self)
        return Array(writer.bytes.dropFirst().dropLast())
    }
}

// MARK: - Changing

extension StoredValue {
    /// Returns the record with another member in place of one that it has or lacks.
    package func replacing(_ place: Int, with member: StoredBytes) -> Self {
        var writer = RecordWriter()
        for other in 0..<StoredBytes.mostMembers {
            let part = other == place ? member : bytes.member(other)
            part.withBytes { writer.add(other, $0) }
        }
        return Self(StoredBytes(writer.bytes))
    }
}

extension StoredBytes {
    /// The number of members that a record may have.
    static let mostMembers = 13
}

extension StoredList {
    /// Creates a list of these elements.
    package init(_ elements: [Element]) {
        var bytes: [UInt8] = []
        for element in elements { element.bytes.withBytes { bytes.appendElement($0) } }
        self.init(StoredBytes(bytes))
    }
}

extension StoredLabels {
    /// Returns the labels with those of another list that are missing.
    package func adding(_ others: Self) -> Self {
        let missing = others.filter { !contains($0) }
        return missing.isEmpty ? self : Self(StoredBytes((Array(self) + missing).map(\.rawValue)))
    }
}
