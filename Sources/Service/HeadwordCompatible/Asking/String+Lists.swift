extension [String] {
    /// The strings, each once, in the order in which they come first.
    var unique: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }

    /// The segments of a path without the empty one after a slash at the end.
    var withoutFinalSlash: [String] { last == "" ? dropLast() : self }
}
