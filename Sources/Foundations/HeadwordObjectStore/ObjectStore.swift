/// An object as a store had it at a moment.
package struct StoredObject: Hashable, Sendable {
    /// Its address.
    package let place: ObjectPlace
    /// Its size in bytes.
    package let size: Int
    /// What the store calls these contents (the entity tag): other contents are called otherwise.
    package let version: String

    /// Creates the description of an object.
    package init(_ place: ObjectPlace, size: Int, version: String) {
        self.place = place
        self.size = size
        self.version = version
    }
}

/// A store of objects, which are files with a key in a bucket, such as S3.
///
/// All functions throw ``ObjectFailure``, or `CancellationError` if their task is cancelled. What can be tried again has
/// been tried again before. An object appears only when it is complete.
package protocol ObjectStore: Sendable {
    /// Returns all objects whose keys begin with the key of a place, sorted by key.
    func list(_ place: ObjectPlace) async throws -> [StoredObject]

    /// Returns the object at a place.
    func object(at place: ObjectPlace) async throws -> StoredObject

    /// Returns bytes of an object, all of which it must have.
    ///
    /// - Throws: ``ObjectFailure`` of the kind `changed` if the object has other contents by now.
    func bytes(_ range: Range<Int>, of object: StoredObject) async throws -> [UInt8]

    /// Writes an object, and replaces one that is there.
    ///
    /// - Parameter bytes: returns a part of the contents; called for one part after the other.
    func write(_ place: ObjectPlace, size: Int, from bytes: (Range<Int>) throws -> [UInt8]) async throws
}

extension ObjectStore {
    /// Returns the object at a place; nil if there is none.
    package func objectIfPresent(at place: ObjectPlace) async throws -> StoredObject? {
        do {
            return try await object(at: place)
        } catch let failure as ObjectFailure where failure.kind == .missing {
            return nil
        }
    }

    /// Passes on the contents of an object in pieces, in their order. Some of the next ones are fetched meanwhile: at
    /// most ``ObjectBlock/most`` times ``ObjectBlock/length`` bytes are in memory.
    package func read(_ object: StoredObject, _ body: ([UInt8]) throws -> Void) async throws {
        let blocks = ObjectBlock.blocks(of: 0..<object.size)
        try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
            var fetched: [Int: [UInt8]] = [:]
            func fetch(_ number: Int) {
                guard blocks.indices.contains(number) else { return }
                group.addTask { (number, try await bytes(blocks[number], of: object)) }
            }
            for number in 0..<ObjectBlock.most { fetch(number) }
            for number in blocks.indices {
                while fetched[number] == nil, let (other, bytes) = try await group.next() { fetched[other] = bytes }
                try body(fetched.removeValue(forKey: number) ?? [])
                fetch(number + ObjectBlock.most)
            }
        }
    }
}

/// The pieces in which objects are read: what a broken connection costs, and what is in memory.
package enum ObjectBlock {
    /// The length of a piece in bytes; the last one may be shorter.
    package static let length = 8 << 20
    /// The most pieces of an object that are fetched at once.
    package static let most = 4

    /// Returns the pieces of a range of bytes.
    static func blocks(of range: Range<Int>) -> [Range<Int>] {
        stride(from: range.lowerBound, to: range.upperBound, by: length).map { start in
            start..<min(start + length, range.upperBound)
        }
    }
}
