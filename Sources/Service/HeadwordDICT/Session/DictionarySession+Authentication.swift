internal import CMessageDigest
internal import HeadwordJSON
internal import JSONRPC

extension DictionarySession {
    /// Answers `AUTH`: the client proves that it knows the token by the MD5 digest of the session's identifier and the
    /// token (RFC 2229, section 3.11). The user's name does not matter.
    func authenticate(_ digest: String) -> Answer<Reply?, Never> {
        do throws(ErrorObject) {
            let proof = try session.authenticate { token in
                token.isProven(by: Array(digest.utf8)) { Array(Self.digest(Array(identifier.utf8) + $0).utf8) }
            }
            switch proof {
            case .ready: return .ready(reply { $0.write(.authenticated) })
            case .pending(let rest):
                return .pending {
                    switch await rest() {
                    case .success: .success(self.reply { $0.write(.authenticated) })
                    case .failure(let error): .success(self.reply { $0.write(Status(error)) })
                    }
                }
            }
        } catch {
            return .ready(reply { $0.write(Status(error)) })
        }
    }

    /// Returns the MD5 digest of bytes (RFC 1321) in hexadecimal digits.
    static func digest(_ bytes: [UInt8]) -> String {
        var context = MD5_CTX()
        MD5Init(&context)
        MD5Update(&context, bytes, bytes.count)
        var digest = [UInt8](repeating: 0, count: Int(MD5_DIGEST_LENGTH))
        MD5Final(&digest, &context)
        return digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
}
