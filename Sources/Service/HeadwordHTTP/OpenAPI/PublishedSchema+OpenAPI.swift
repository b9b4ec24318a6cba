internal import HeadwordCore
internal import HeadwordJSON
package import HeadwordService

extension PublishedSchema.Document {
    /// The OpenAPI document.
    package static let openAPI = PublishedSchema.Document("openapi.json") {
        OpenAPIDocument(describing: $0, answers: $1).value
    }
}
