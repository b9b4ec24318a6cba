// Serves a lexicon until standard input ends, for a tool that counts instructions; then prints the number of memory
// allocations. Usage: counted-server LEXICON [BYTES OF THE ANSWER CACHE [FILE OF A LAYER]...]
//
// The main thread blocks here instead of joining the task runtime, since valgrind cannot follow it there.

import CAllocationCount
import Glibc
import HeadwordCore
import HeadwordLayers
import HeadwordLexicon
import HeadwordService
import JSONRPCTransport

let arguments = CommandLine.arguments.dropFirst()
guard let path = arguments.first else {
    print("Usage: counted-server LEXICON [BYTES OF THE ANSWER CACHE [FILE OF A LAYER]...]")
    exit(2)
}
var limits = CallLimits()
if let bytes = arguments.dropFirst().first.flatMap({ Int($0) }) { limits.answerCacheBytes = bytes }
let places = LayerPlaces(system: nil, team: Array(arguments.dropFirst(2)), user: nil, workingDirectory: "/", home: nil)
let layers = LayerFiles(at: places, watching: false).layers
let service = try DictionaryService(lexicon: try Lexicon(path: path, layers: layers), callLimits: limits)
let server = SocketServer(
    listeners: [Listener(.tcp(host: "127.0.0.1", port: 0))],
    conversation: service.conversation()
) { endpoint in
    if case .tcp(_, let port) = endpoint {
        print(port)
        fflush(nil)
    }
}
Task.detached {
    do {
        try await server.run()
    } catch {
        print(error)
        exit(1)
    }
}
while readLine() != nil {}
print(allocation_count())
