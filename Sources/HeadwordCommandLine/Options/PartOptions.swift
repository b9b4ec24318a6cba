package import ArgumentParser
package import HeadwordCore

/// Which part of a long list is wanted.
package struct PartOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Print at most so many; 0 for as many as one answer may have.", valueName: "n")
    )
    package var limit: Int?

    @Option(parsing: .unconditional, help: ArgumentHelp("Pass over so many first.", valueName: "n"))
    package var offset: Int?

    /// Creates the options.
    package init() {}

    package func validate() throws {
        try checkNotNegative(limit, "--limit")
        try checkNotNegative(offset, "--offset")
    }

    /// Adds what is given to the arguments of a method.
    ///
    /// - Parameter most: as many as one answer may have.
    package func add(to arguments: inout MethodArguments, most: Int = Page.longest) {
        arguments.set("limit", to: limit == 0 ? most : limit, from: "--limit")
        arguments.set("offset", to: offset, from: "--offset")
    }

    /// As much as one answer may have.
    package static var all: PartOptions {
        var options = PartOptions()
        (options.limit, options.offset) = (0, nil)
        return options
    }

    /// The part that is wanted.
    package func page(default count: Int) -> Page {
        Page(limit: limit.map { $0 == 0 ? Page.longest : $0 } ?? count, offset: offset ?? 0)
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
