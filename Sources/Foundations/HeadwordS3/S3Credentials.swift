internal import HeadwordFiles
internal import HeadwordObjectStore

/// Who asks a store.
struct S3Credentials: Hashable, Sendable {
    /// The public name of the key.
    var id: String
    /// The secret key.
    var secret: String
    /// The token of temporary credentials; nil for lasting ones.
    var token: String?
}

extension S3Credentials {
    /// The maximum length of a file of credentials in bytes.
    private static let longestFile = 1 << 20
    private static let names = (id: "AWS_ACCESS_KEY_ID", secret: "AWS_SECRET_ACCESS_KEY", token: "AWS_SESSION_TOKEN")

    /// Finds the credentials: in the environment, or else in a profile of the file that other programs also read.
    ///
    /// - Returns: nil if there are none.
    /// - Throws: ``ObjectFailure`` if half of them are missing, or a profile that was asked for.
    init?(_ variable: (String) -> String?) throws {
        if let found = try Self.complete(variable, "the environment") {
            self = found
            return
        }
        let profile = variable("AWS_PROFILE")
        let file = variable("AWS_SHARED_CREDENTIALS_FILE") ?? variable("HOME").map { "\($0)/.aws/credentials" }
        let text = file.flatMap { try? File.bytes(at: $0, limit: Self.longestFile) }
        let values = text.map { Self.values(of: profile ?? "default", in: String(decoding: $0, as: UTF8.self)) } ?? [:]
        let found = try Self.complete({ values[$0.lowercased()] }, "profile '\(profile ?? "default")'")
        guard let found else {
            guard let profile else { return nil }
            throw ObjectFailure(.address, "there is no profile '\(profile)' (AWS_PROFILE) in \(file ?? "~/.aws")")
        }
        self = found
    }

    private static func complete(_ value: (String) -> String?, _ place: String) throws -> Self? {
        let (id, secret) = (value(names.id), value(names.secret))
        guard id != nil || secret != nil else { return nil }
        guard let id, let secret else {
            let (given, missing) = id == nil ? (names.secret, names.id) : (names.id, names.secret)
            throw ObjectFailure(.address, "\(place) has \(given) but not \(missing)")
        }
        return Self(id: id, secret: secret, token: value(names.token))
    }

    /// Returns the settings of a profile, by their names.
    private static func values(of profile: String, in text: String) -> [String: String] {
        var (section, values): (String?, [String: String]) = (nil, [:])
        for line in text.split(whereSeparator: \.isNewline).map(trimmed) {
            if line.first == "[", line.last == "]" {
                section = trimmed(line.dropFirst().dropLast())
            } else if section == profile, line.first != "#", let sign = line.firstIndex(of: "=") {
                values[trimmed(line[..<sign]).lowercased()] = trimmed(line[line.index(after: sign)...])
            }
        }
        return values
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        let start = text.drop { $0.isWhitespace }
        return String(start.reversed().drop { $0.isWhitespace }.reversed())
    }
}
