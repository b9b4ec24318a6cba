internal import HeadwordJSON
internal import HeadwordModel
internal import JSONRPC

/// A status line (RFC 2229, section 2.4): a code of three digits, and a text for people.
struct Status: Error, Hashable {
    var code: Int
    var text: String

    init(_ code: Int, _ text: String) {
        self.code = code
        self.text = text
    }

    static let ok = Status(250, "ok")
    static let usesMIME = Status(250, "ok - using MIME headers")
    static let goodbye = Status(221, "bye")
    static let authenticated = Status(230, "authenticated")
    static let shuttingDown = Status(421, "server shutting down")
    static let unknownCommand = Status(500, "syntax error, unknown command; HELP lists the commands")
    static let illegalParameters = Status(501, "syntax error, illegal parameters; HELP shows them")
    static let invalidText = Status(501, "syntax error, a line must be UTF-8 without control characters")
    static let lineTooLong = Status(500, "syntax error, a line may have at most \(LineDecoder.longestLine) characters")
    static let notImplemented = Status(502, "command not implemented")
    static let accessDenied = Status(530, "access denied; send AUTH first")
    static let wrongToken = Status(531, "access denied; this is not the digest of the token")
    static let noDatabase = Status(550, "invalid database, use SHOW DB for a list")
    static let noStrategy = Status(551, "invalid strategy, use SHOW STRAT for a list")
    static let noMatch = Status(552, "no match")
    static let noDatabases = Status(554, "no databases present")

    /// The status for an error of a method or of the transport.
    init(_ error: ErrorObject) {
        let reason = error.data["reason"]?.text ?? ""
        // Messages name the parameter, which a client of DICT never sees.
        let message = error.message.replacing("'word'", with: "the word").escapingControls()
        switch error.data["status"]?.exactInteger ?? 500 {
        case _ where reason == FailureReason.requestTooLarge.rawValue:
            self = .lineTooLong
        case 401: self = .accessDenied
        case 403 where reason == FailureReason.wrongToken.rawValue: self = .wrongToken
        case 400, 422: self.init(501, message)
        default: self.init(420, "temporarily unavailable: \(message)")
        }
    }
}
