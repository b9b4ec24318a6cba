import ArgumentParser
import HeadwordCommandLine

/// `--token-file`
struct TokenFileOption: ParsableArguments {
    @Option(
        name: .customLong("token-file"),
        help: ArgumentHelp("The file with the service's token.", valueName: "file"),
        completion: .file()
    )
    var path: String?

    /// Returns the token; nil if there is no file.
    func token() throws -> String? {
        guard let path else { return nil }
        return String(decoding: try Terminal.readFile(path), as: UTF8.self).trimmingBlanks
    }
}

extension String {
    fileprivate var trimmingBlanks: String {
        let start = drop(while: \.isWhitespace)
        let end = start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex
        return String(start[..<end])
    }
}
