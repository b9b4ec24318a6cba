internal import ArgumentParser
package import HeadwordConfiguration
package import HeadwordService

/// What all commands that call one method have.
package protocol LookupOptions: SearchOptions {
    /// Whether the JSON-RPC result is wanted.
    var json: Bool { get }

    /// Whether vulgar words are left out.
    var safe: Bool { get }

    /// Whether dated texts are wanted.
    var dated: Bool { get }

    /// Refuses what the service does not have.
    func check(against service: Headword) throws
}

extension LookupOptions {
    package var dated: Bool { false }

    package func check(against service: Headword) throws {}
}

/// `--safe` of commands that print answers.
package struct FamilyOption: ParsableArguments {
    @Flag(help: "Leave out vulgar words and meanings, and slurs.")
    package var safe = false

    /// Creates the option.
    package init() {}
}

/// The options of commands that the lexicon answers.
package struct AnswerOptions: LookupOptions {
    @Flag(name: .json, help: "Print the JSON-RPC result.")
    package var json = false

    @Flag(help: "Say also what old sources say of peoples, religions, bodies and minds, in the words of their time.")
    package var dated = false

    @OptionGroup
    private var family: FamilyOption

    @OptionGroup
    private var lexicon: LexiconOptions

    /// Creates the options.
    package init() {}

    package var safe: Bool { family.safe }

    package var search: ConfigurationSearch { lexicon.search }
}
