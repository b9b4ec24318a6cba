internal import HeadwordJSON
public import HeadwordModel

/// A parameter of a request, or several that belong together: their descriptions for callers, and what they set. It is
/// made of a ``Parameter``, so every parameter that is described is read, and the other way round.
public struct RequestParameter<Question: Sendable>: Sendable {
    /// Stores the given values in a request.
    typealias Read = @Sendable (ParameterReader, inout Question) throws -> Void

    let descriptions: [ParameterDescription]
    let read: Read

    init(_ descriptions: [ParameterDescription], read: @escaping Read) {
        self.descriptions = descriptions
        self.read = read
    }

    /// Combines several parameters into one.
    public static func group(_ parameters: [RequestParameter]) -> RequestParameter {
        var descriptions: [ParameterDescription] = []
        // One closure for all: going through an array of a generic type would take most of the time of reading.
        var readAll: Read = { _, _ in }
        // By index, since Swift would look for each array's conformance to `Sequence` at run time.
        for index in parameters.indices {
            let (readOthers, read) = (readAll, parameters[index].read)
            descriptions += parameters[index].descriptions
            readAll = { reader, question in
                try readOthers(reader, &question)
                try read(reader, &question)
            }
        }
        return RequestParameter(descriptions, read: readAll)
    }

    /// Combines several parameters that set one value.
    ///
    /// - Parameters:
    ///   - blank: the value when no parameter is given.
    ///   - set: stores the value in the request, or throws if it is invalid as a whole. It is also called when none of
    ///     the parameters is given.
    public static func group<Whole: Sendable>(
        of blank: Whole,
        _ parameters: [RequestParameter<Whole>],
        set: @escaping @Sendable (inout Question, Whole) throws -> Void
    ) -> RequestParameter {
        let group = RequestParameter<Whole>.group(parameters)
        return RequestParameter(group.descriptions) { reader, question in
            var whole = blank
            try group.read(reader, &whole)
            try set(&question, whole)
        }
    }
}

extension Parameter {
    /// Returns the parameter as a required parameter of a request.
    ///
    /// - Parameter set: stores the value in the request.
    public func required<Question>(
        _ set: @escaping @Sendable (inout Question, Value) -> Void
    ) -> RequestParameter<Question> {
        var description = description
        description.isRequired = true
        return RequestParameter([description]) { reader, question in set(&question, try reader.value(of: self)) }
    }

    /// Returns the parameter as an optional parameter of a request, which keeps its default if no value is given.
    ///
    /// - Parameter set: stores the value in the request.
    public func optional<Question>(
        _ set: @escaping @Sendable (inout Question, Value) -> Void
    ) -> RequestParameter<Question> {
        let name = description.name
        return RequestParameter([description]) { reader, question in
            guard let given = reader.value(named: name) else { return }
            set(&question, try value(of: given))
        }
    }
}

// MARK: - Labels outside the vocabularies

/// A request with filters that accept labels that only the upstream may know.
public protocol FilteredRequest: Request {
    /// The labels outside the vocabularies, by parameter name.
    var unknownLabels: [String: [String]] { get set }
}

extension Parameter {
    /// Returns the parameter as a filter of a request that also keeps the labels that only the upstream may know.
    ///
    /// - Parameter set: stores the labels of the vocabulary in the request.
    public func openLabels<Member: Vocabulary, Question: FilteredRequest>(
        _ set: @escaping @Sendable (inout Question, [Member]) -> Void
    ) -> RequestParameter<Question> where Value == [Member] {
        let name = description.name
        return RequestParameter([description]) { reader, question in
            guard let given = reader.value(named: name) else { return }
            guard let labels: (known: [Member], unknown: [String]) = reader.openLabels(in: given) else {
                return set(&question, try value(of: given))
            }
            question.unknownLabels[name] = labels.unknown
            set(&question, labels.known)
        }
    }
}
