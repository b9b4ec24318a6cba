/// The reason that a load cannot be made.
package struct LoadFailure: Error, Hashable, CustomStringConvertible {
    package var description: String

    init(_ description: String) { self.description = description }

    static var longReply: LoadFailure { LoadFailure("the server sent a reply of more than 16 MiB") }
}
