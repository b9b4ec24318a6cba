// Headword with a provider of our own. Usage: own-server LEXICON [PORT]
// Without a port it serves standard input and output.

import Glibc
import HeadwordLexicon
import HeadwordService
import JSONRPCTransport

let arguments = CommandLine.arguments.dropFirst()
guard let path = arguments.first, arguments.count <= 2 else {
    print("Usage: own-server LEXICON [PORT]")
    exit(2)
}

let service = try Headword(lexicon: try Lexicon(path: path), additional: [AnagramsProvider.self])
let conversation = service.conversation()

if arguments.count == 2, let port = arguments.last.flatMap({ Int($0) }) {
    let listener = Listener(.tcp(host: "127.0.0.1", port: port))
    try await SocketServer(listeners: [listener], conversation: conversation).run()
} else {
    try StdioTransport(conversation: conversation).run()
}
