internal import ArgumentParser
package import HeadwordConfiguration
package import HeadwordService

/// The options shared by all commands that call one method.
package protocol LookupOptions: SearchOptions {
    /// Whether to print the raw JSON-RPC result.
    var json: Bool { get }

    /// Whether vulgar words are left out.
    var safe: Bool { get }

    /// Whether to include dated texts.
    var dated: Bool { get }

    /// Throws if the options ask for something that the service does not have.
    func check(against service: DictionaryService) throws
}

extension LookupOptions {
    package var dated: Bool { false }

    package func check(against service: DictionaryService) throws {}
}

/// The `--safe` option of commands that print answers.
package struct FamilyOption: ParsableArguments {
    @Flag(help: "Leave out vulgar words and meanings, and slurs.")
    package var safe = false

    /// Creates the option.
    package init() {}
}

/// The options of commands that are answered from the lexicon.
package struct AnswerOptions: LookupOptions {
    @Flag(name: .json, help: "Print the JSON-RPC result.")
    package var json = false

    @Flag(help: "Include what old sources say about peoples, religions, bodies and minds, in the words of their time.")
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
