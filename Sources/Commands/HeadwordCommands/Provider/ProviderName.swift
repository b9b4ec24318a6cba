/// The name of a provider, in its methods and in its types.
struct ProviderName {
    /// The prefix of its methods' names: `wordOfTheDay`.
    let namespace: String
    /// The prefix of its types' names: `WordOfTheDay`.
    let type: String

    /// Parses an identifier, with or without an initial capital; nil if it is not an identifier.
    init?(_ name: String) {
        guard let first = name.first, name.wholeMatch(of: /[A-Za-z][A-Za-z0-9]{0,39}/) != nil else { return nil }
        namespace = first.lowercased() + name.dropFirst()
        type = first.uppercased() + name.dropFirst()
    }
}
