/// A command of a client (RFC 2229, section 3).
enum Command: Equatable {
    case define(database: String, word: String)
    case match(database: String, strategy: String, word: String)
    case showDatabases
    case showStrategies
    case showInformation(database: String)
    case showServer
    case client
    case status
    case help
    case useMIME
    case authenticate(digest: String)
    case quit

    /// Reads a line.
    ///
    /// - Throws: 500 for an unknown command, 501 for other parameters than the command takes, 502 for a command of the
    ///   protocol that is not implemented.
    init(_ line: String) throws(Status) {
        let words = CommandWords(line).words
        guard let name = words.first?.lowercased() else { throw .unknownCommand }
        let parameters = Array(words.dropFirst())
        switch (name, parameters.count) {
        case ("define", 2), ("d", 2): self = .define(database: parameters[0], word: parameters[1])
        case ("d", 1): self = .define(database: Database.all, word: parameters[0])
        case ("match", 3), ("m", 3):
            self = .match(database: parameters[0], strategy: parameters[1].lowercased(), word: parameters[2])
        case ("show", 1...2): self = try .init(showing: parameters)
        // Clients put whole sentences here, and a word behind these matters to nobody.
        case ("client", _): self = .client
        case ("status", _), ("s", _): self = .status
        case ("help", _), ("h", _): self = .help
        case ("quit", _), ("q", _): self = .quit
        case ("option", 1) where parameters[0].lowercased() == "mime": self = .useMIME
        case ("auth", 2): self = .authenticate(digest: parameters[1].lowercased())
        case ("saslauth", _), ("saslresp", _): throw .notImplemented
        case _ where Self.names.contains(name): throw .illegalParameters
        default: throw .unknownCommand
        }
    }

    private static let names: Set = ["define", "d", "match", "m", "show", "option", "auth"]

    private init(showing parameters: [String]) throws(Status) {
        switch (parameters[0].lowercased(), parameters.count) {
        case ("db", 1), ("databases", 1): self = .showDatabases
        case ("strat", 1), ("strategies", 1): self = .showStrategies
        case ("info", 2): self = .showInformation(database: parameters[1])
        case ("server", 1): self = .showServer
        default: throw .illegalParameters
        }
    }

    /// Whether a client that has not shown the token may use the command.
    var isOpenToAll: Bool {
        switch self {
        case .client, .help, .useMIME, .authenticate, .quit: true
        default: false
        }
    }

    /// What `HELP` prints.
    static let helpText = """
        DEFINE database word             look up a word
        MATCH database strategy word     list the words that match
        SHOW DB                          list the databases
        SHOW STRAT                       list the strategies of MATCH
        SHOW INFO database               source and licence of a database
        SHOW SERVER                      describe this server
        CLIENT text                      introduce a client
        OPTION MIME                      begin texts with a MIME header
        AUTH user digest                 show the token, if one is required
        STATUS                           what this session has asked for
        HELP                             print this text
        QUIT                             end the session

        The database '*' stands for all, and '!' for the first that has the word;
        the strategy '.' for words spelled similarly. A command is one line of at
        most 1,024 characters.
        """
}
