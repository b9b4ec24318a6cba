/// The reason that an object cannot be read or written. It never contains a secret.
package struct ObjectFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is to be done about a failure.
    package enum Kind: Hashable, Sendable {
        /// The address, or a setting of the store, is wrong.
        case address
        /// There is no such bucket or object.
        case missing
        /// The store refuses the credentials, or what they are used for.
        case denied
        /// The object has changed since it was listed.
        case changed
        /// The store cannot be reached, is overloaded, or answers with what is no answer.
        case unavailable
    }

    /// What is to be done about it.
    package let kind: Kind
    /// One line without a full stop.
    package let description: String

    /// Creates a failure.
    package init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }
}
