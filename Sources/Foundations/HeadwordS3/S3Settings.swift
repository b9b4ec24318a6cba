internal import HeadwordFiles
internal import HeadwordObjectStore

/// Where a store is and who asks it, as the environment says to all programs that use S3.
struct S3Settings: Sendable {
    /// The addresses of the store.
    var endpoint: S3Endpoint
    /// The region of the buckets.
    var region: String
    /// Who asks; nil to ask without a signature.
    var credentials: S3Credentials?
    /// The file with the certificate authorities to trust; nil for those of the system.
    var authorities: String?

    /// Reads the settings.
    ///
    /// - Parameter variable: returns the value of an environment variable; nil if it is unset or empty.
    /// - Throws: ``ObjectFailure`` that names the variable or file that cannot be used.
    init(_ variable: (String) -> String?) throws {
        region = variable("AWS_REGION") ?? variable("AWS_DEFAULT_REGION") ?? "us-east-1"
        guard region.allSatisfy({ Self.isAlphanumeric($0) || $0 == "-" }) else {
            throw ObjectFailure(.address, "AWS_REGION must be the name of a region such as us-east-1, not '\(region)'")
        }
        endpoint = S3Endpoint(region: region)
        if let name = ["AWS_ENDPOINT_URL_S3", "AWS_ENDPOINT_URL"].first(where: { variable($0) != nil }) {
            endpoint = try S3Endpoint(url: variable(name) ?? "", from: name)
        }
        credentials = try S3Credentials(variable)
        authorities = variable("AWS_CA_BUNDLE")
    }

    fileprivate static func isAlphanumeric(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }
}

/// The address of a store.
struct S3Endpoint: Hashable, Sendable {
    private let scheme: String
    private let host: String
    /// Whether every bucket has its own host. Stores of one's own rarely have such names.
    private let hasHostForBucket: Bool

    /// Creates the address of Amazon's store in a region.
    init(region: String) {
        scheme = "https"
        host = "s3.\(region).amazonaws.com" + (region.hasPrefix("cn-") ? ".cn" : "")
        hasHostForBucket = true
    }

    /// Reads the address of another store: `http://localhost:9000`.
    init(url: String, from variable: String) throws(ObjectFailure) {
        let parts = url.split(separator: "://", maxSplits: 1)
        let host = parts.last.map { $0.hasSuffix("/") ? $0.dropLast() : $0 } ?? ""
        // Not `@`: no secret may be part of an address.
        let isHost = !host.isEmpty && host.allSatisfy { S3Settings.isAlphanumeric($0) || "-._:[]".contains($0) }
        guard parts.count == 2, ["http", "https"].contains(parts[0]), isHost else {
            throw ObjectFailure(.address, "\(variable) must be http://HOST[:PORT] or https://HOST[:PORT], not '\(url)'")
        }
        scheme = String(parts[0])
        self.host = String(host)
        hasHostForBucket = false
    }

    /// The address without a bucket, for messages.
    var url: String { "\(scheme)://\(host)" }

    /// Returns where a bucket's objects are. Certificates are not for host names with another full stop.
    func place(of bucket: String) -> (scheme: String, host: String, path: String) {
        hasHostForBucket && !bucket.contains(".")
            ? (scheme, "\(bucket).\(host)", "/") : (scheme, host, "/\(bucket)/")
    }
}
