/// A definition of the German Wiktionary.
///
/// Definitions refer to others of the page by their numbers, which are not those of the senses here.
struct GermanGloss {
    /// The definition without references by number.
    let text: String

    init(_ text: some StringProtocol) {
        guard text.utf8.contains(UInt8(ascii: "[")) else {
            self.text = String(text)
            return
        }
        // `innerhalb eines unter [2] beschriebenen Gebäudes`, `(im Sinne von [1])`, `, abgeleitet von [1]`
        let unnumbered = String(text)
            .replacing(#/ ?\([^()]*\[[0-9][^()]*\)/#, with: "")
            .replacing(#/unter \[[0-9a-z, –-]+\] (beschrieben|genannt)e[mnrs]? /#, with: "")
            .replacing(#/,? (abgeleitet|siehe|wie|von) (von |unter |in |bei )?\[[0-9a-z, –-]+\]/#, with: "")
            .replacing(#/ ?\[[0-9][0-9a-z, –-]*\]/#, with: "")
        self.text = unnumbered
    }
}
