package import ArgumentParser
package import HeadwordCore

/// Which part of a long list is wanted.
package struct PartOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Print at most so many.", valueName: "n"))
    package var limit: Int?

    @Option(help: ArgumentHelp("Pass over so many first.", valueName: "n"))
    package var offset: Int?

    /// Creates the options.
    package init() {}

    /// Adds what is given to the arguments of a method.
    package func add(to arguments: inout MethodArguments) {
        arguments.set("limit", to: limit, from: "--limit")
        arguments.set("offset", to: offset, from: "--offset")
    }

    /// Says that a part is not all, and how to get the rest; nil after the last part.
    package static func remark(on part: AnswerMetadata.Part, _ things: String, shown: Int) -> String? {
        let end = part.page.offset + shown
        guard shown > 0 else {
            return "headword: There are no \(things) like this" + (part.total > 0 ? " after \(part.total)." : ".")
        }
        guard end < part.total else { return nil }
        let more = part.next.map { "--cursor \($0)" } ?? "--offset \(end)"
        return "\(part.page.offset + 1)–\(end) of \(part.total) \(things); for more: \(more)"
    }
}
