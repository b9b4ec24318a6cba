package import HeadwordJSON

extension Oxford {
    /// A reply whose content is not looked at.
    package struct AnyReply: OxfordBody {
        /// The name of the schema.
        package static let schemaName = "Reply"
        /// The metadata of the reply.
        package var metadata: JSONObject?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a reply without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<AnyReply>([.init("metadata", \.metadata)])
    }
}
