public import HeadwordCore
internal import HeadwordModel
public import OxfordAPI

extension LanguagesRequest: OxfordAnswerable {
    /// The API's response body.
    public typealias Body = Oxford.Languages

    /// `/languages?sourceLanguage=en`
    public func call(_ version: OxfordVersion) -> OxfordCall {
        var call = OxfordCall("languages")
        call.add("sourceLanguage", source?.label)
        call.add("targetLanguage", target?.label)
        return call
    }
}
