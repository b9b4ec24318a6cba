internal import CMessageDigest

/// A script in Lua that a store runs as one step, which nothing else interrupts.
public struct RedisScript: Sendable {
    let source: [UInt8]
    /// The name under which a store remembers the script: its SHA-1, in hexadecimal digits.
    let digest: RedisArgument

    /// Creates a script.
    public init(_ source: [UInt8]) {
        self.source = source
        var digest = [CChar](repeating: 0, count: Int(SHA1_DIGEST_LENGTH) * 2 + 1)
        SHA1Data(source, source.count, &digest)
        self.digest = RedisArgument(digest.dropLast().map(UInt8.init(bitPattern:)))
    }
}

extension RedisClient {
    /// Runs a script.
    ///
    /// - Parameters:
    ///   - keys: the keys that it may read and write.
    ///   - arguments: its arguments.
    public func run(
        _ script: RedisScript,
        keys: [String],
        _ arguments: [RedisArgument]
    ) async throws(RedisFailure) -> RedisValue {
        let rest = [RedisArgument(keys.count)] + keys.map { RedisArgument($0) } + arguments
        do throws(RedisFailure) {
            return try await send(["EVALSHA", script.digest] + rest)
        } catch {
            // The store was started since, or has never seen it.
            guard case .refused(let message) = error, message.hasPrefix("NOSCRIPT") else { throw error }
            return try await send(["EVAL", RedisArgument(script.source)] + rest)
        }
    }
}
