import ArgumentParser
import HeadwordLexicon
import HeadwordModel

/// What commands that ask about one word have.
struct WordOptions: ParsableArguments {
    @Argument(help: "The word or phrase.")
    var words: [String]

    @OptionGroup
    var category: CategoryOption

    @Option(
        help: ArgumentHelp("The only way to find a headword.", discussion: list(MatchKind.self), valueName: "kind"),
        completion: .list(MatchKind.labels)
    )
    var match: String?

    @Flag(help: "Find only headwords with the word's own capitals: of March not march.")
    var preserveCase = false

    func add(to arguments: inout MethodArguments) {
        arguments.set("word", to: words.joined(separator: " "), from: "WORD")
        category.add(to: &arguments)
        arguments.set("match", to: match, from: "--match")
        arguments.set("preserveCase", to: preserveCase, from: "--preserve-case")
    }
}

/// `--category`
struct CategoryOption: ParsableArguments {
    @Option(
        name: [.customLong("category"), .customShort("c")],
        help: ArgumentHelp(
            "Only this lexical category; may be repeated.",
            discussion: list(LexicalCategory.self),
            valueName: "category"
        ),
        completion: .list(LexicalCategory.labels)
    )
    var categories: [String] = []

    func add(to arguments: inout MethodArguments) {
        arguments.set("lexicalCategory", to: categories, from: "--category")
    }
}

/// `--language`
struct LanguageOption: ParsableArguments {
    @Option(
        name: [.customLong("language"), .customShort("l")],
        help: ArgumentHelp("The language; English (en) if absent.", valueName: "code"),
        completion: .list(Language.labels)
    )
    var language: String?

    func add(to arguments: inout MethodArguments) {
        arguments.set("language", to: language, from: "--language")
    }
}

/// The labels of a vocabulary for a help text.
func list<Labels: Vocabulary>(_: Labels.Type) -> String { Labels.labels.joined(separator: ", ") }
