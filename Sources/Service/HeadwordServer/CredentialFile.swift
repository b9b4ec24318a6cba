internal import HeadwordConfiguration
internal import HeadwordFiles

/// A file that holds one word, such as a password.
package enum CredentialFile {
    /// The maximum length of the file, in bytes.
    private static let longest = 4096

    /// Reads the word.
    ///
    /// - Parameters:
    ///   - setting: the setting that names the file.
    ///   - isSecret: whether it must not be readable by everybody.
    /// - Throws: ``ServerFailure`` if there is no such word.
    package static func word(at path: String, _ setting: String, isSecret: Bool = false) throws(ServerFailure) -> String
    {
        if let violation = FileRequirement(isSecret: isSecret).violation(by: path) {
            throw ServerFailure("\(setting): \(path) \(violation)")
        }
        let bytes: [UInt8]
        do {
            bytes = try File.bytes(at: path, limit: longest)
        } catch {
            throw ServerFailure("\(setting): \(error)")
        }
        let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard words.count == 1, words[0].utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw ServerFailure("\(setting): \(path) must hold one line of plain characters")
        }
        return String(words[0])
    }
}
