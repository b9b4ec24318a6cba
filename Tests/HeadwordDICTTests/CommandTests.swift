import Testing

@testable import HeadwordDICT

@Suite struct CommandWordsTests {
    @Test(
        arguments: [
            (#"define wn mouse"#, ["define", "wn", "mouse"]),
            ("define   wn\tmouse ", ["define", "wn", "mouse"]),
            (#"d "kick the bucket""#, ["d", "kick the bucket"]),
            (#"d 'kick the bucket'"#, ["d", "kick the bucket"]),
            (#"DEFINE ! 'don'\''t'"#, ["DEFINE", "!", "don't"]),
            (#"d "say \"boo\"""#, ["d", #"say "boo""#]),
            (#"d mou"se""#, ["d", "mouse"]),
            (#"d kick\ the\ bucket"#, ["d", "kick the bucket"]),
            (#"d """#, ["d", ""]),
            (#"d 'a "b" c'"#, ["d", #"a "b" c"#]),
            (#"d "never closed"#, ["d", "never closed"]),
            ("d na\u{EF}ve", ["d", "na\u{EF}ve"]),
            ("", []), ("  ", []), (#"\"#, []),
        ] as [(String, [String])]
    )
    func aLineIsSplitIntoWordsAndPiecesThatTouchAreOne(line: String, words: [String]) {
        #expect(CommandWords(line).words == words)
    }
}

@Suite struct CommandTests {
    private static let commands: [(String, Command)] = [
        ("DEFINE wordnet mouse", .define(database: "wordnet", word: "mouse")),
        ("define * \"kick the bucket\"", .define(database: "*", word: "kick the bucket")),
        ("d mouse", .define(database: "*", word: "mouse")),
        ("d ! mouse", .define(database: "!", word: "mouse")),
        ("MATCH * . mouze", .match(database: "*", strategy: ".", word: "mouze")),
        ("m wordnet PREFIX mous", .match(database: "wordnet", strategy: "prefix", word: "mous")),
        ("SHOW DB", .showDatabases), ("show databases", .showDatabases),
        ("SHOW STRAT", .showStrategies), ("show strategies", .showStrategies),
        ("SHOW INFO wordnet", .showInformation(database: "wordnet")), ("SHOW SERVER", .showServer),
        ("CLIENT dictionary.el emacs lisp dictionary client", .client), ("client", .client),
        ("STATUS", .status), ("s", .status), ("STATUS now", .status), ("HELP", .help), ("h", .help),
        ("OPTION MIME", .useMIME), ("option mime", .useMIME),
        ("AUTH bob 0123ABCD", .authenticate(digest: "0123abcd")), ("QUIT", .quit), ("q", .quit), ("QUIT now", .quit),
    ]

    @Test(arguments: commands)
    func commandsAreReadWithoutRegardToCase(line: String, command: Command) throws {
        #expect(try Command(line) == command)
    }

    @Test(
        arguments: [
            ("define", 501), ("define wordnet", 501), ("define a b c", 501), ("match a b", 501), ("match a b c d", 501),
            ("show", 501), ("show nothing", 501), ("show db all", 501), ("show info", 501), ("option", 501),
            ("option color", 501), ("auth bob", 501), ("saslauth plain", 502), ("saslresp x", 502),
            ("lookup mouse", 500), ("   ", 500), ("\"\"", 500), ("{\"jsonrpc\":\"2.0\"}", 500),
        ]
    )
    func whatIsNoCommandIsRefusedWithTheCodeOfTheRFC(line: String, code: Int) {
        let error = #expect(throws: Status.self) { try Command(line) }
        #expect(error?.code == code)
    }

    @Test func withoutATokenClientsMayOnlyIntroduceThemselves() {
        let open = Self.commands.map(\.1).filter(\.isOpenToAll)
        let closed = Self.commands.map(\.1).filter { !$0.isOpenToAll }
        #expect(open.contains(.quit) && open.contains(.authenticate(digest: "0123abcd")) && open.contains(.help))
        #expect(closed.contains(.showDatabases) && closed.contains(.status))
        #expect(closed.contains(.define(database: "*", word: "mouse")))
    }
}
