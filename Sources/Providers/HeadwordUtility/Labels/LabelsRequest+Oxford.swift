internal import HeadwordCore
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordUpstream
package import OxfordAPI

extension LabelsRequest: OxfordAnswerable {
    /// The API's response body.
    package typealias Body = List.Body

    /// `/lexicalcategories/en` in v1, `/lexicalCategories/en-gb` in v2; `/domains/en/es` for a pair of languages.
    package func call(_ version: OxfordVersion) throws -> OxfordCall {
        guard List.isOffered(by: version, isBilingual: target != nil) else {
            let pair = target == nil ? "" : " of pairs of languages"
            throw OxfordFailure.notOffered("the list of \(List.kind.rawValue)\(pair)", by: version)
        }
        let name = version == .v1 && List.kind == .lexicalCategories ? "lexicalcategories" : List.kind.rawValue
        guard let target else { return OxfordCall(name, version.dictionary(of: language)) }
        return OxfordCall(name, language.label, target.label)
    }
}

extension LabelList {
    /// Whether a version of the API lists the labels: v1 lists only those of a few language pairs, v2 lists no regions.
    fileprivate static func isOffered(by version: OxfordVersion, isBilingual: Bool) -> Bool {
        switch (kind, version) {
        case (.regions, .v1): !isBilingual
        case (.regions, .v2): false
        case (.registers, .v1), (.domains, .v1): true
        case (_, .v1): !isBilingual
        case (_, .v2): true
        }
    }
}
