internal import HeadwordCore
internal import HeadwordModel
internal import HeadwordUpstream
package import OxfordAPI

extension LanguagesRequest: OxfordAnswerable {
    /// The API's response body.
    package typealias Body = Oxford.Languages

    /// `/languages?sourceLanguage=en`
    package func call(_ version: OxfordVersion) -> OxfordCall {
        var call = OxfordCall("languages")
        call.add("sourceLanguage", source?.label)
        call.add("targetLanguage", target?.label)
        return call
    }
}
