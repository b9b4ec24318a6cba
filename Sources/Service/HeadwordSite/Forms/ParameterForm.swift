internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordQueries
internal import HeadwordService
internal import JSONRPCHTTP

/// The controls of a form for the parameters of a method, made from their schemas.
struct ParameterForm: Sendable {
    /// What is filled in.
    var query: WebQuery
    /// Whether parameters are named in words, for readers, rather than as programs name them.
    var isReadable = false

    /// The control of a parameter with its name and explanation.
    func field(_ parameter: ParameterDescription) -> HTML {
        let kind = ParameterKind(parameter.schema.value)
        let id = "p-\(parameter.name)"
        return HTML(.div, .class("field")) {
            HTML(.label, .for(id)) {
                if isReadable { parameter.name.wordsOfName } else { HTML(.code) { parameter.name } }
                if parameter.isRequired { HTML(.span, .class("label")) { "required" } }
            }
            control(parameter, kind, id)
            HTML(.p, .id("\(id)-about"), .class("note")) { about(parameter, kind) }
        }
    }

    private func about(_ parameter: ParameterDescription, _ kind: ParameterKind) -> String {
        switch kind {
        case .choices: "\(parameter.summary) Several can be chosen."
        case .lines: "\(parameter.summary) Each on a line of its own."
        case .json: "\(parameter.summary) In JSON."
        case .shorthand: "\(parameter.summary) It is \(parameter.expectation)."
        default: parameter.summary
        }
    }

    private func control(_ parameter: ParameterDescription, _ kind: ParameterKind, _ id: String) -> HTML {
        switch kind {
        case .choice(let labels): select(parameter, id, options(labels), isMultiple: false)
        case .choices(let labels): select(parameter, id, options(labels), isMultiple: true)
        case .flag: select(parameter, id, [("true", "yes"), ("false", "no")], isMultiple: false)
        case .lines, .json: area(parameter, id)
        case .number(let isInteger, let least, let most): number(parameter, id, isInteger, least, most)
        case .text(let longest): input(parameter, id, longest)
        case .numberOrText, .shorthand: input(parameter, id, nil)
        }
    }

    // MARK: Controls

    /// The labels with their names. Languages are sorted by their names, which nobody knows by their tags.
    private func options(_ labels: [String]) -> [(value: String, name: String)] {
        guard labels == Language.labels else { return labels.map { ($0, $0.readableLabel) } }
        return Language.allCases.map { ($0.label, $0.name) }.sorted { $0.1 < $1.1 }
    }

    private func select(
        _ parameter: ParameterDescription,
        _ id: String,
        _ options: [(value: String, name: String)],
        isMultiple: Bool
    ) -> HTML {
        let chosen = Set(query.values(of: parameter.name).flatMap { $0.split(separator: ",").map(String.init) })
        return HTML(
            .select,
            .id(id),
            .name(parameter.name),
            .aria("describedby", "\(id)-about"),
            isMultiple ? .multiple : nil,
            isMultiple ? .size(min(5, options.count)) : nil
        ) {
            if !isMultiple { HTML(.option, .value("")) { "–" } }
            for option in options {
                HTML(.option, .value(option.value), chosen.contains(option.value) ? .selected : nil) { option.name }
            }
        }
    }

    private func input(_ parameter: ParameterDescription, _ id: String, _ longest: Int?) -> HTML {
        HTML(
            .input,
            .id(id),
            .name(parameter.name),
            .value(query[parameter.name] ?? ""),
            .autocomplete("off"),
            .spellcheck(false),
            .aria("describedby", "\(id)-about"),
            longest.map { .bound(.maxlength, "\($0)") },
            parameter.isRequired ? .required : nil
        )
    }

    private func number(
        _ parameter: ParameterDescription,
        _ id: String,
        _ isInteger: Bool,
        _ least: JSONValue?,
        _ most: JSONValue?
    ) -> HTML {
        HTML(
            .input,
            .type("number"),
            .id(id),
            .name(parameter.name),
            .value(query[parameter.name] ?? ""),
            .aria("describedby", "\(id)-about"),
            isInteger ? nil : .bound(.step, "any"),
            least.map { .bound(.min, $0.queryTexts.joined()) },
            most.map { .bound(.max, $0.queryTexts.joined()) },
            parameter.isRequired ? .required : nil
        )
    }

    private func area(_ parameter: ParameterDescription, _ id: String) -> HTML {
        HTML(
            .textarea,
            .id(id),
            .name(parameter.name),
            .rows(2),
            .spellcheck(false),
            .aria("describedby", "\(id)-about"),
            parameter.isRequired ? .required : nil
        ) { query.values(of: parameter.name).joined(separator: "\n") }
    }
}

extension String {
    /// A name in camel case as words: `Lexical category`.
    fileprivate var wordsOfName: String {
        let spaced = reduce(into: "") { words, letter in
            words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
        return spaced.prefix(1).uppercased() + spaced.dropFirst()
    }
}
