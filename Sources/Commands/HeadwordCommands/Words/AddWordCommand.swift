internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordPages

struct AddWordCommand: LookupCommand {
    static let method = "words.add"

    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Adds a word to the words of the project or of the user, or forbids one.",
        discussion: """
            Words without a meaning go to words.txt of the layer, others to words.tsv. A project without a folder \
            .headword gets one at the top of its repository.

            EXAMPLES
              headword words add zorple --layer project --definition 'a word for tests'
              headword words add irregardless --forbid
              headword words add e-mail --use email
            """
    )

    @Argument(help: "The word or phrase.")
    var words: [String]

    @OptionGroup
    var layer: ChangedLayerOption

    @Flag(help: "The word is not to be used: look-ups do not find it.")
    var forbid = false

    @Option(help: ArgumentHelp("The word to use instead, which forbids this one.", valueName: "word"))
    var use: String?

    @OptionGroup(title: "Meaning")
    var meaning: MeaningOptions

    @Option(
        name: [.customLong("language"), .customShort("l")],
        help: ArgumentHelp("The language; if absent, it is a word of every language.", valueName: "code"),
        completion: .list(Language.labels)
    )
    var language: String?

    @OptionGroup
    var answer: LayerAnswerOptions

    var arguments: MethodArguments {
        var arguments = MethodArguments()
        arguments.set("word", to: words.joined(separator: " "), from: "WORD")
        layer.add(to: &arguments)
        arguments.set("forbid", to: forbid, from: "--forbid")
        arguments.set("use", to: use, from: "--use")
        arguments.set("language", to: language, from: "--language")
        meaning.add(to: &arguments)
        return arguments
    }

    func page(of answer: JSONValue, _ layout: Layout) -> LookupPage {
        let file = answer["file"].text ?? ""
        return LookupPage(lines: [answer["added"] == .bool(true) ? file : "\(file) has it already"])
    }
}

/// The options that say what a word means.
struct MeaningOptions: ParsableArguments {
    @Option(help: ArgumentHelp("What it means.", valueName: "text"))
    var definition: String?

    @Option(
        name: [.customLong("category"), .customShort("c")],
        help: ArgumentHelp("The lexical category.", valueName: "category"),
        completion: .list(LexicalCategory.labels)
    )
    var category: String?

    @Option(name: .customLong("example"), help: ArgumentHelp("A sentence; may be repeated.", valueName: "text"))
    var examples: [String] = []

    @Option(
        name: .customLong("register"),
        help: ArgumentHelp("A register; may be repeated.", valueName: "register"),
        completion: .list(Register.labels)
    )
    var registers: [String] = []

    @Option(
        name: .customLong("domain"),
        help: ArgumentHelp("A subject field; may be repeated.", valueName: "domain"),
        completion: .list(Domain.labels)
    )
    var domains: [String] = []

    @Option(name: .customLong("synonym"), help: ArgumentHelp("A synonym; may be repeated.", valueName: "word"))
    var synonyms: [String] = []

    @Option(name: .customLong("see"), help: ArgumentHelp("A word to look up too; may be repeated.", valueName: "word"))
    var see: [String] = []

    @Option(name: .customLong("note"), help: ArgumentHelp("A note; may be repeated.", valueName: "text"))
    var notes: [String] = []

    @Option(
        name: .customLong("translation"),
        help: ArgumentHelp("A translation, after its language: de=Zorpel; may be repeated.", valueName: "code=word")
    )
    var translations: [String] = []

    func validate() throws {
        if let bad = translations.first(where: { !$0.contains("=") }) {
            throw ValidationError("--translation takes a language, '=' and a word, such as de=Zorpel, not '\(bad)'.")
        }
    }

    func add(to arguments: inout MethodArguments) {
        arguments.set("definition", to: definition, from: "--definition")
        arguments.set("lexicalCategory", to: category, from: "--category")
        arguments.set("registers", to: registers, from: "--register")
        arguments.set("domains", to: domains, from: "--domain")
        let lists = [("examples", examples), ("synonyms", synonyms), ("see", see), ("notes", notes)]
        for (parameter, texts) in lists where !texts.isEmpty {
            arguments.set(parameter, to: .array(texts.map(JSONValue.string)), from: "--\(parameter)")
        }
        if !translations.isEmpty { arguments.set("translations", to: translationsByLanguage, from: "--translation") }
    }

    private var translationsByLanguage: JSONValue {
        var byLanguage: [String: [JSONValue]] = [:]
        for sides in translations.map({ $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) }) {
            byLanguage[String(sides[0]), default: []].append(.string(String(sides[1])))
        }
        let members = byLanguage.sorted { $0.key < $1.key }.map { (name: $0.key, value: JSONValue.array($0.value)) }
        return .object(JSONObject(members: members.map(JSONObject.Member.init)))
    }
}
