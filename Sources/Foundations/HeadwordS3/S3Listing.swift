internal import HeadwordObjectStore

/// A page of a list of objects (ListObjectsV2).
struct S3Listing {
    private(set) var objects: [StoredObject] = []
    /// What to ask for the next page with; nil on the last one.
    private(set) var continuation: String?

    /// Reads a page.
    ///
    /// - Throws: ``ObjectFailure`` if it is none.
    init(_ reply: S3Reply, of bucket: String) throws(ObjectFailure) {
        var items = [[String: String]](), item = [String: String](), page = [String: String]()
        do {
            try reply.elements { path, text in
                guard path.first == "ListBucketResult" else { return }
                switch path.dropFirst() {
                case ["Contents"]:
                    items.append(item)
                    item = [:]
                case let inner where inner.count == 2 && inner.first == "Contents": item[inner.last ?? ""] = text
                case let inner where inner.count == 1: page[inner.first ?? ""] = text
                default: break
                }
            }
        } catch { throw Self.unreadable(bucket) }
        guard page["IsTruncated"] != nil || page["Name"] != nil else { throw Self.unreadable(bucket) }
        let isEncoded = page["EncodingType"] == "url"
        for item in items { objects.append(try Self.object(item, of: bucket, isEncoded)) }
        guard page["IsTruncated"] == "true" else { return }
        guard let next = page["NextContinuationToken"], !next.isEmpty else { throw Self.unreadable(bucket) }
        continuation = next
    }

    private static func object(
        _ item: [String: String],
        of bucket: String,
        _ isEncoded: Bool
    ) throws(ObjectFailure) -> StoredObject {
        let key = item["Key"].flatMap { isEncoded ? PercentEncoding.decoded($0) : $0 }
        guard let key, !key.isEmpty, let size = item["Size"].flatMap({ Int($0) }), size >= 0, let version = item["ETag"]
        else { throw unreadable(bucket) }
        return StoredObject(ObjectPlace(bucket: bucket, key: key), size: size, version: version)
    }

    private static func unreadable(_ bucket: String) -> ObjectFailure {
        ObjectFailure(.unavailable, "the list of the objects of bucket '\(bucket)' is unreadable")
    }
}
