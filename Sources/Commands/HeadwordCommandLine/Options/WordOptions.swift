package import ArgumentParser
internal import HeadwordLexicon
package import HeadwordModel

/// The options shared by commands that look up one word.
package struct WordOptions: ParsableArguments {
    @Argument(help: "The word or phrase.", completion: .headwords)
    package var words: [String]

    @OptionGroup
    package var category: CategoryOption

    @Option(
        help: ArgumentHelp("Find headwords in this way only.", discussion: list(MatchKind.self), valueName: "kind"),
        completion: .list(MatchKind.labels)
    )
    package var match: String?

    @Flag(help: "Find only headwords with the same capitals: for March, not march.")
    package var preserveCase = false

    /// Creates the options.
    package init() {}

    /// Adds the given options to the arguments of a method.
    package func add(to arguments: inout MethodArguments) {
        arguments.set("word", toPhrase: words, from: "WORD")
        category.add(to: &arguments)
        arguments.set("match", to: match, from: "--match")
        arguments.set("preserveCase", to: preserveCase, from: "--preserve-case")
    }
}

/// `--category`
package struct CategoryOption: ParsableArguments {
    @Option(
        name: [.customLong("category"), .customShort("c")],
        help: ArgumentHelp(
            "Only this lexical category; may be repeated.",
            discussion: list(LexicalCategory.self),
            valueName: "category"
        ),
        completion: .list(LexicalCategory.labels)
    )
    package var categories: [String] = []

    /// Creates the options.
    package init() {}

    /// Adds the given options to the arguments of a method.
    package func add(to arguments: inout MethodArguments) {
        arguments.set("lexicalCategory", to: categories, from: "--category")
    }
}

/// `--language`
package struct LanguageOption: ParsableArguments {
    @Option(
        name: [.customLong("language"), .customShort("l")],
        help: ArgumentHelp("The language; English (en) if absent.", valueName: "code"),
        completion: .list(Language.labels)
    )
    package var language: String?

    /// Creates the options.
    package init() {}

    /// Adds the given options to the arguments of a method.
    package func add(to arguments: inout MethodArguments) {
        arguments.set("language", to: language, from: "--language")
    }
}

/// Returns the labels of a vocabulary for a help text.
package func list<Labels: Vocabulary>(_: Labels.Type) -> String { Labels.labels.joined(separator: ", ") }
