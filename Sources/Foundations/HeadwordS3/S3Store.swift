package import HeadwordObjectStore
internal import NIOCore

/// Objects in S3, or in another store that is asked alike.
package struct S3Store: ObjectStore {
    /// The maximum number of objects in a list, which is in memory.
    private static let mostObjects = 1_000_000

    let client: S3Client

    /// Creates a store from the environment that other programs for S3 also use: `AWS_ACCESS_KEY_ID`,
    /// `AWS_SECRET_ACCESS_KEY`, `AWS_SESSION_TOKEN`, or `AWS_PROFILE` in `AWS_SHARED_CREDENTIALS_FILE`; `AWS_REGION` or
    /// `AWS_DEFAULT_REGION`; `AWS_ENDPOINT_URL_S3` or `AWS_ENDPOINT_URL`; `AWS_CA_BUNDLE`.
    ///
    /// - Parameter variable: returns the value of a variable; nil if it is unset or empty.
    /// - Throws: ``ObjectFailure`` that names the variable that cannot be used.
    package init(_ variable: (String) -> String?) throws {
        self.init(try S3Client(S3Settings(variable)))
    }

    init(_ client: S3Client) { self.client = client }

    package func list(_ place: ObjectPlace) async throws -> [StoredObject] {
        var (objects, continuation): ([StoredObject], String?) = ([], nil)
        repeat {
            var request = S3Request(bucket: place.bucket)
            request.query = [("encoding-type", "url"), ("list-type", "2"), ("prefix", place.key)]
            if let continuation { request.query.append(("continuation-token", continuation)) }
            let page = try S3Listing(try await client.reply(to: request), of: place.bucket)
            objects += page.objects
            continuation = page.continuation
            guard objects.count <= Self.mostObjects else {
                throw ObjectFailure(.address, "\(place) stands for more than \(Self.mostObjects) objects")
            }
        } while continuation != nil
        return objects.sorted { $0.place.key.utf8.lexicographicallyPrecedes($1.place.key.utf8) }
    }

    package func object(at place: ObjectPlace) async throws -> StoredObject {
        var request = S3Request(bucket: place.bucket, key: place.key)
        // Unlike HEAD, this says what is wrong.
        request.headers = [("range", "bytes=0-0")]
        do {
            let reply = try await client.reply(to: request)
            let end = reply.header("content-range")?.split(separator: "/").last
            guard let size = end.map({ Int($0) }) ?? reply.body.readableBytes else {
                throw ObjectFailure(.unavailable, "\(place): the answer does not say how long it is")
            }
            return StoredObject(place, size: size, version: reply.header("etag") ?? "")
        } catch let failure as ObjectFailure where failure.kind == .changed {
            // There is no first byte.
            return StoredObject(place, size: 0, version: "")
        }
    }

    package func bytes(_ range: Range<Int>, of object: StoredObject) async throws -> [UInt8] {
        guard !range.isEmpty else { return [] }
        var request = S3Request(bucket: object.place.bucket, key: object.place.key)
        request.headers = [
            ("if-match", object.version), ("range", "bytes=\(range.lowerBound)-\(range.upperBound - 1)"),
        ]
        let reply = try await client.reply(to: request)
        guard reply.body.readableBytes == range.count, reply.status == 206 || range == 0..<object.size else {
            let (found, expected) = (reply.body.readableBytes, range.count)
            throw ObjectFailure(.unavailable, "\(object.place): the answer has \(found) bytes instead of \(expected)")
        }
        return Array(reply.body.readableBytesView)
    }
}
