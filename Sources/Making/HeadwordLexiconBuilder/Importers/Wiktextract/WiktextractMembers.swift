internal import HeadwordJSON

/// The members of wiktextract's objects.
enum WiktextractMembers {
    /// Members of a record that are read.
    private static let record: Set<String> = [
        "word", "pos", "lang_code", "senses", "forms", "sounds", "etymology_text", "etymology_texts", "synonyms",
        "antonyms", "derived", "translations", "tags", "topics", "form_of", "alt_of", "redirects", "notes",
    ]
    /// Members of a sense that are read.
    private static let sense: Set<String> = [
        "glosses", "tags", "topics", "qualifier", "form_of", "alt_of", "examples", "synonyms", "antonyms",
        "sense_index",
    ]
    /// Members that say how the text was taken from the wiki, or repeat others.
    private static let technical: Set<String> = [
        "lang", "code", "categories", "head_templates", "inflection_templates", "info_templates",
        "etymology_templates", "etymology_number", "pos_title", "original_title", "hyphenation", "wikipedia",
        "wikidata", "links", "raw_glosses", "senseid", "head_nr", "pos_num",
    ]

    /// Counts the members that are neither read nor technical.
    static func countUnread(_ object: JSONObject, isSense: Bool, in content: inout WiktextractContent) {
        let read = isSense ? sense : record
        for member in object.members where !read.contains(member.name) && !technical.contains(member.name) {
            content.leaveOut((isSense ? "senses' " : "") + member.name.excerpt)
        }
    }
}
