internal import HeadwordGzip

/// A zip file that a test writes, whose members are stored as they are.
package struct SampleZip {
    private var contents: [UInt8] = []
    private var list: [UInt8] = []
    private var count = 0

    /// Creates a file with members.
    package init(_ members: [(name: String, contents: [UInt8])] = []) {
        for (name, contents) in members { add(name, contents) }
    }

    /// Adds a member.
    ///
    /// - Parameters:
    ///   - method: the number of the method by which the contents are said to be compressed.
    ///   - length: the number of bytes that they are said to have before that.
    ///   - checksum: that of the contents, if nil.
    package mutating func add(
        _ name: String,
        _ contents: [UInt8],
        flags: Int = 0,
        method: Int = 0,
        length: Int? = nil,
        checksum: Int? = nil
    ) {
        var sum = Checksum()
        sum.update(contents)
        var common = Self.two(20, flags, method, 0, 0)
        common += Self.four(checksum ?? Int(sum.value), contents.count, length ?? contents.count)
        common += Self.two(name.utf8.count, 0)
        list += Array("PK\u{1}\u{2}".utf8) + Self.two(20) + common + [UInt8](repeating: 0, count: 10)
        list += Self.four(self.contents.count) + Array(name.utf8)
        self.contents += Array("PK\u{3}\u{4}".utf8) + common + Array(name.utf8) + contents
        count += 1
    }

    /// The file.
    package var bytes: [UInt8] {
        let end = Self.two(0, 0, count, count) + Self.four(list.count, contents.count) + Self.two(0)
        return contents + list + Array("PK\u{5}\u{6}".utf8) + end
    }

    private static func two(_ numbers: Int...) -> [UInt8] { numbers.flatMap { bytes($0, 2) } }

    private static func four(_ numbers: Int...) -> [UInt8] { numbers.flatMap { bytes($0, 4) } }

    private static func bytes(_ number: Int, _ length: Int) -> [UInt8] {
        (0..<length).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
