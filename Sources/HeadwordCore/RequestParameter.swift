internal import HeadwordJSON
public import HeadwordModel

/// A parameter of a request, or several that belong together: what callers need to know of it, and what it sets. It is
/// made of a ``Parameter``, so nothing can be described and not read, or read and not described.
public struct RequestParameter<Question: Sendable>: Sendable {
    /// Puts what is given into a request.
    typealias Read = @Sendable (ParameterReader, inout Question) throws -> Void

    let descriptions: [ParameterDescription]
    let read: Read

    init(_ descriptions: [ParameterDescription], read: @escaping Read) {
        self.descriptions = descriptions
        self.read = read
    }

    /// Several parameters in the place of one.
    public static func group(_ parameters: [RequestParameter]) -> RequestParameter {
        RequestParameter(parameters.flatMap(\.descriptions)) { reader, question in
            for parameter in parameters { try parameter.read(reader, &question) }
        }
    }

    /// Several parameters that make one value.
    ///
    /// - Parameters:
    ///   - blank: the value of which nothing is given.
    ///   - set: puts the value into the request, or throws what is wrong with it as a whole. It is called also where none
    ///     of the parameters is given.
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
    /// The parameter of a request that cannot be without it.
    ///
    /// - Parameter set: puts the value into the request.
    public func required<Question>(
        _ set: @escaping @Sendable (inout Question, Value) -> Void
    ) -> RequestParameter<Question> {
        var description = description
        description.isRequired = true
        return RequestParameter([description]) { reader, question in set(&question, try reader.value(of: self)) }
    }

    /// The parameter of a request that keeps its default where nothing is given.
    ///
    /// - Parameter set: puts the value into the request.
    public func optional<Question>(
        _ set: @escaping @Sendable (inout Question, Value) -> Void
    ) -> RequestParameter<Question> {
        RequestParameter([description]) { reader, question in
            guard let given = reader.value(named: description.name) else { return }
            set(&question, try value(of: given))
        }
    }
}

// MARK: - Labels that no vocabulary has

/// A request with filters whose labels may be known to nobody but the upstream.
public protocol FilteredRequest: Request {
    /// The labels that no vocabulary here has, by the names of the parameters.
    var unknownLabels: [String: [String]] { get set }
}

extension Parameter {
    /// The filter of a request that keeps also the labels that only the upstream may know.
    ///
    /// - Parameter set: puts the labels that the vocabulary has into the request.
    public func openLabels<Member: Vocabulary, Question: FilteredRequest>(
        _ set: @escaping @Sendable (inout Question, [Member]) -> Void
    ) -> RequestParameter<Question> where Value == [Member] {
        RequestParameter([description]) { reader, question in
            guard let given = reader.value(named: description.name) else { return }
            guard let labels: (known: [Member], unknown: [String]) = reader.openLabels(in: given) else {
                return set(&question, try value(of: given))
            }
            question.unknownLabels[description.name] = labels.unknown
            set(&question, labels.known)
        }
    }
}
