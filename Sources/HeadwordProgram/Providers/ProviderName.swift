/// What a provider is called, in its methods and in its types.
struct ProviderName {
    /// What the names of its methods begin with: `wordOfTheDay`.
    let namespace: String
    /// What the names of its types begin with: `WordOfTheDay`.
    let type: String

    /// Takes an identifier, beginning with a capital or not; nil if it is none.
    init?(_ name: String) {
        guard let first = name.first, name.wholeMatch(of: /[A-Za-z][A-Za-z0-9]{0,39}/) != nil else { return nil }
        namespace = first.lowercased() + name.dropFirst()
        type = first.uppercased() + name.dropFirst()
    }
}
