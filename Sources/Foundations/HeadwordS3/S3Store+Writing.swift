package import HeadwordObjectStore
internal import NIOCore

extension S3Store {
    /// The length of the parts in which long objects are written, in bytes, and the most that a store takes.
    private static let parts = (length: 8 << 20, longest: 64 << 20, most: 10_000)
    /// The most parts that are sent at once.
    private static let partsAtOnce = 3

    package func write(
        _ place: ObjectPlace,
        size: Int,
        from bytes: (Range<Int>) throws -> [UInt8]
    ) async throws {
        guard size > Self.parts.length else {
            var request = S3Request(method: "PUT", bucket: place.bucket, key: place.key)
            request.body = ByteBuffer(bytes: try bytes(0..<size))
            _ = try await client.reply(to: request)
            return
        }
        let length = max(Self.parts.length, (size + Self.parts.most - 1) / Self.parts.most)
        guard length <= Self.parts.longest else {
            let most = Self.parts.longest * Self.parts.most >> 30
            throw ObjectFailure(.address, "\(place): \(size) bytes are too long; an object has at most \(most) GiB")
        }
        let upload = try await begin(place)
        do {
            let ranges = stride(from: 0, to: size, by: length).map { $0..<min($0 + length, size) }
            try await complete(upload, of: place, try await send(ranges, of: place, upload, bytes))
        } catch {
            // In a task of its own, since this one may be cancelled: parts that are left cost money.
            await Task { try? await abort(upload, of: place) }.value
            throw error
        }
    }

    /// Begins to write an object in parts, and returns the name of that.
    private func begin(_ place: ObjectPlace) async throws -> String {
        let request = S3Request(method: "POST", bucket: place.bucket, key: place.key, query: [("uploads", "")])
        let reply = try await client.reply(to: request)
        var upload = ""
        try? reply.elements { path, text in if path.last == "UploadId" { upload = text } }
        guard !upload.isEmpty else {
            throw ObjectFailure(.unavailable, "\(place): the answer to the begin of an upload is unreadable")
        }
        return upload
    }

    /// Sends parts, and returns the entity tag of each.
    private func send(
        _ ranges: [Range<Int>],
        of place: ObjectPlace,
        _ upload: String,
        _ bytes: (Range<Int>) throws -> [UInt8]
    ) async throws -> [String] {
        try await withThrowingTaskGroup(of: (Int, String).self) { group in
            var tags = [String](repeating: "", count: ranges.count)
            do {
                for (number, range) in ranges.enumerated() {
                    if number >= Self.partsAtOnce, let (sent, tag) = try await group.next() { tags[sent] = tag }
                    let part = ByteBuffer(bytes: try bytes(range))
                    group.addTask { (number, try await send(number + 1, of: place, upload, part)) }
                }
                while let (sent, tag) = try await group.next() { tags[sent] = tag }
            } catch {
                // A part that arrived after the upload was given up would be left behind.
                while await group.nextResult() != nil {}
                throw error
            }
            return tags
        }
    }

    private func send(
        _ number: Int,
        of place: ObjectPlace,
        _ upload: String,
        _ part: ByteBuffer
    ) async throws -> String {
        var request = S3Request(method: "PUT", bucket: place.bucket, key: place.key)
        request.query = [("partNumber", String(number)), ("uploadId", upload)]
        request.body = part
        guard let tag = try await client.reply(to: request).header("etag") else {
            throw ObjectFailure(.unavailable, "\(place): the answer to a part of an upload has no entity tag")
        }
        return tag
    }

    private func complete(_ upload: String, of place: ObjectPlace, _ tags: [String]) async throws {
        let parts = tags.enumerated().map { number, tag in
            let tag = tag.map { $0 == "&" ? "&amp;" : $0 == "<" ? "&lt;" : String($0) }.joined()
            return "<Part><PartNumber>\(number + 1)</PartNumber><ETag>\(tag)</ETag></Part>"
        }
        var request = S3Request(method: "POST", bucket: place.bucket, key: place.key, query: [("uploadId", upload)])
        let document = "<CompleteMultipartUpload>\(parts.joined())</CompleteMultipartUpload>"
        request.body = ByteBuffer(string: document)
        _ = try await client.reply(to: request)
    }

    private func abort(_ upload: String, of place: ObjectPlace) async throws {
        let request = S3Request(method: "DELETE", bucket: place.bucket, key: place.key, query: [("uploadId", upload)])
        _ = try await client.reply(to: request)
    }
}
