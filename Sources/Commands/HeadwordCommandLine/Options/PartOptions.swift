package import ArgumentParser
internal import HeadwordCore
package import HeadwordJSON

/// Options that select a part of a long list.
package struct PartOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Print at most this many; 0 for as many as one answer can hold.", valueName: "n")
    )
    package var limit: Int?

    @Option(parsing: .unconditional, help: ArgumentHelp("Skip this many first.", valueName: "n"))
    package var offset: Int?

    /// Creates the options.
    package init() {}

    package func validate() throws {
        try checkNotNegative(limit, "--limit")
        try checkNotNegative(offset, "--offset")
    }

    /// Adds the given options to the arguments of a method.
    ///
    /// - Parameter most: the maximum number of items in one answer.
    package func add(to arguments: inout MethodArguments, most: Int = Page.longest) {
        arguments.set("limit", to: limit == 0 ? most : limit, from: "--limit")
        arguments.set("offset", to: offset, from: "--offset")
    }

    /// Returns a remark that the list is incomplete and how to get the rest; nil after the last part.
    ///
    /// - Parameter metadata: the metadata of the answer.
    package static func remark(on metadata: JSONValue?, _ things: String, shown: Int) -> String? {
        let (offset, total) = (metadata["offset"].integer ?? 0, metadata["total"].integer ?? 0)
        return remark(things, shown: shown, from: offset, of: total, next: metadata["next"].text)
    }

    /// Returns a remark that the list is incomplete and how to get the rest; nil after the last part.
    package static func remark(
        _ things: String,
        shown: Int,
        from offset: Int,
        of total: Int,
        next: String? = nil
    ) -> String? {
        let end = offset + shown
        guard shown > 0 else {
            return "headword: There are no matching \(things)" + (total > 0 ? " after number \(total)." : ".")
        }
        guard end < total else { return nil }
        let more = next.map { "--cursor \($0)" } ?? "--offset \(end)"
        return "\(offset + 1)–\(end) of \(total) \(things); for more: \(more)"
    }
}
