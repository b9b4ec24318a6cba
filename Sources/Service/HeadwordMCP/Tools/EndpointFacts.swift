internal import HeadwordCore
internal import HeadwordJSON

/// What the methods of the service say about their parameters, so that tools need not repeat it.
struct EndpointFacts: Sendable {
    /// The methods; nil if there are none because the lexicon is missing.
    let registry: EndpointRegistry?

    /// What callers are told about a parameter; nil if there is no such method or parameter.
    func summary(_ method: String, _ parameter: String) -> String? { description(method, parameter)?.summary }

    /// The permitted lengths of a parameter that is a text.
    func length(_ method: String, _ parameter: String) -> ClosedRange<Int> {
        range(method, parameter, "minLength", "maxLength")
    }

    /// The permitted values of a parameter that is an integer.
    func integers(_ method: String, _ parameter: String) -> ClosedRange<Int> {
        range(method, parameter, "minimum", "maximum")
    }

    /// The labels that a parameter accepts, alone or in a list.
    func labels(_ method: String, _ parameter: String) -> [String] {
        let schema = description(method, parameter)?.schema.value
        return (schema?["enum"] ?? schema?["items"]["enum"]).texts
    }

    private func range(_ method: String, _ parameter: String, _ lower: String, _ upper: String) -> ClosedRange<Int> {
        let schema = description(method, parameter)?.schema.value
        let least = schema?[lower]?.exactInteger ?? 0
        return least...max(least, schema?[upper]?.exactInteger ?? .max)
    }

    private func description(_ method: String, _ parameter: String) -> ParameterDescription? {
        registry?.description(of: method)?.parameters.first { $0.name == parameter }
    }
}
