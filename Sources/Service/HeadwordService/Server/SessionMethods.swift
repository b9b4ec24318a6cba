package import HeadwordCore
internal import HeadwordJSON

/// The methods that sessions answer themselves (`JSONRPC.Session`), described like any other method.
package enum SessionMethods {
    /// Their descriptions.
    package static let descriptions = [authenticate, cancel("rpc.cancel"), cancel("$/cancelRequest")]

    private static let authenticate = EndpointDescription(
        method: "server.authenticate",
        summary: "Authenticates the client where the server requires a token; must be called before any other method.",
        parameters: [
            ParameterDescription(
                name: "token",
                summary: "The token of the server.",
                isRequired: true,
                schema: .string,
                expectation: "the server's token, a string"
            )
        ],
        resultName: "Authentication",
        resultSchema: .object([("authenticated", .boolean)], required: ["authenticated"]),
        failures: [.init(code: 403, message: "This is not the server's token.")]
    )

    private static func cancel(_ method: String) -> EndpointDescription {
        EndpointDescription(
            method: method,
            summary: "Cancels unanswered calls of the same connection; they fail with the error 499.",
            parameters: [
                ParameterDescription(
                    name: "id",
                    summary: "The identifier of the calls.",
                    isRequired: true,
                    schema: .any(of: [.string, .number]),
                    expectation: "the identifier of the call to be cancelled, a string or a number"
                )
            ],
            resultName: "Cancellation",
            resultSchema: .object(
                [("cancelled", .boolean.described("Whether there was such a call."))],
                required: ["cancelled"]
            )
        )
    }
}
