// Headword with a provider of our own. Usage: own-server LEXICON [PORT]
// Without a port it serves standard input and output. All other settings come from the configuration of this user.

import Glibc
import HeadwordConfiguration
import HeadwordServer

let arguments = CommandLine.arguments.dropFirst()
guard let path = arguments.first, arguments.count <= 2 else {
    print("Usage: own-server LEXICON [PORT]")
    exit(2)
}

let port = arguments.dropFirst().first.flatMap { Int($0) }
let server = Server(additional: [AnagramsProvider.self]) { [path, port] configuration in
    configuration.lexicon = path
    guard let port else { return }
    var listener = ListenerConfiguration()
    listener.address = .tcp(HostAndPort(host: "127.0.0.1", port: port))
    configuration.listeners = [listener]
}

if port == nil {
    try await server.runStdio()
} else {
    try await server.run()
}
