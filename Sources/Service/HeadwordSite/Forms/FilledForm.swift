internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordQueries
internal import JSONRPCHTTP

/// What a form for the parameters of a method sends.
struct FilledForm: Sendable {
    let parameters: [ParameterDescription]
    let query: WebQuery

    /// The parameters that are filled in. What cannot be read, such as a number out of range, is passed on as text, so that
    /// the method says what is wrong.
    var values: JSONObject {
        var values = JSONObject()
        for parameter in parameters {
            let items = items(parameter)
            guard let first = items.first else { continue }
            let text = JSONText.written(MethodQuery([parameter]).json(of: WebQuery(items)))
            values[parameter.name] = (try? text.value())?[parameter.name] ?? .string(first.value)
        }
        return values
    }

    /// The items that give a parameter: a control that is left empty gives none, and an area one for each line.
    private func items(_ parameter: ParameterDescription) -> [WebQuery.Item] {
        var texts = query.values(of: parameter.name)
        if case .lines = ParameterKind(parameter.schema.value) {
            texts = texts.flatMap { $0.split(whereSeparator: \.isNewline).map(String.init) }
        }
        return texts.filter { !$0.isEmpty }.map { WebQuery.Item(name: parameter.name, value: $0) }
    }
}
