internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLayers
package import HeadwordModel

/// A layer that a call changes.
package enum ChangedLayer: UInt8, Vocabulary {
    /// The files of the project.
    case project
    /// The files of the user.
    case user
    /// The words of the connection, which are gone with it.
    case session

    /// The name of a member in messages for people.
    package static let vocabularyName = "layer"
    /// The labels and their spellings.
    package static let table = VocabularyTable<Self>()

    /// The files; nil for the words of a connection.
    private var files: WritableLayer? {
        switch self {
        case .project: .project
        case .user: .user
        case .session: nil
        }
    }

    static let parameter = Parameter<ChangedLayer>.label(
        "layer",
        "The layer: 'project' and 'user' are files, which clients on sockets change only where the setting "
            + "'words.remote-changes' allows it; 'session' is gone with the connection. Other layers are read only."
    )

    /// Returns the files; nil for the words of a connection.
    ///
    /// - Throws: ``CallFailure`` if the caller may not change them.
    func files(_ access: LayerAccess?, for caller: Caller) throws -> (files: LayerFiles, layer: WritableLayer)? {
        guard let layer = files else { return nil }
        guard let access else {
            throw failure(.layerUnwritable, "This service has no files of the layer '\(label)'.")
        }
        guard caller.isTrusted || access.isOpenToAll else {
            throw failure(
                .layerReadOnly,
                "Over this connection, the layer '\(label)' can be changed only if the setting 'words.remote-changes' allows "
                    + "it; the layer 'session' can always be changed."
            )
        }
        return (access.files, layer)
    }

    /// Returns the failure of a change.
    func failure(_ reason: FailureReason, _ message: String) -> CallFailure {
        var failure = CallFailure(reason: reason, message: message)
        failure.parameter = Self.parameter.description.name
        failure.value = .string(label)
        return failure
    }
}

extension FailureReason {
    static let layerReadOnly = FailureReason(
        "layerReadOnly",
        statuses: [403],
        "The connection may not change files of layers: it is neither standard input and output nor the command, and "
            + "the setting `words.remote-changes` does not allow it."
    )
    static let layerUnwritable = FailureReason(
        "layerUnwritable",
        statuses: [409],
        "The layer cannot be changed; the message says why."
    )
}

extension EndpointDescription.Failure {
    /// The errors of methods that change a layer.
    static let ofChanges: [Self] = [
        .init(code: 403, message: "The connection may not change the files of the layer.", reasons: [.layerReadOnly]),
        .init(
            code: 409,
            message: "The files of the layer cannot be changed, cannot say this, or have no room for it.",
            reasons: [.layerUnwritable]
        ),
    ]
}
