package import HeadwordObjectStore
internal import Synchronization

/// Objects in memory.
package final class ObjectShelf: ObjectStore {
    private let objects = Mutex<[ObjectPlace: [UInt8]]>([:])

    /// Creates a store without objects.
    package init() {}

    package func list(_ place: ObjectPlace) -> [StoredObject] {
        objects.withLock { objects in
            objects.filter { $0.key.bucket == place.bucket && $0.key.key.hasPrefix(place.key) }
                .map { StoredObject($0.key, size: $0.value.count, version: "\($0.value.count)") }
                .sorted { $0.place.key < $1.place.key }
        }
    }

    package func object(at place: ObjectPlace) throws -> StoredObject {
        guard let object = list(place).first(where: { $0.place == place }) else {
            throw ObjectFailure(.missing, "there is no object \(place)")
        }
        return object
    }

    package func bytes(_ range: Range<Int>, of object: StoredObject) throws -> [UInt8] {
        objects.withLock { Array($0[object.place, default: []][range]) }
    }

    package func write(_ place: ObjectPlace, size: Int, from bytes: (Range<Int>) throws -> [UInt8]) throws {
        let (middle, start) = (size / 2, try bytes(0..<size / 2))
        let object = start + (try bytes(middle..<size))
        objects.withLock { $0[place] = object }
    }
}
