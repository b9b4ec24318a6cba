internal import HeadwordJSON
internal import HeadwordModel

extension WiktextractConversion {
    /// Tags of what stands in tables of forms and is no form.
    private static let noise: Set<String> = [
        "table-tags", "inflection-template", "class", "error-unrecognized-form", "error-unknown-tag", "canonical",
        "romanization", "transliteration", "multiword-construction", "auxiliary", "diminutive", "augmentative", "stem",
    ]

    /// Adds the forms that a record lists.
    func addForms(_ record: JSONObject, _ content: inout WiktextractContent) {
        let word = content.headword.word
        for object in record.objects("forms") {
            let tags = object.texts("tags") ?? []
            guard let text = object.text("form").flatMap(BroughtText.clean), text != "-",
                Self.noise.isDisjoint(with: tags)
            else {
                content.leaveOut("entries of tables that are no forms of the word")
                continue
            }
            let form = form(text, tags)
            if tags.contains("alternative") {
                let labels = labels.labels(tags)
                let variant = VariantForm(text: text, regions: labels.regions, registers: labels.registers)
                if text != word { content.entry.variantForms = unique(content.entry.variantForms + [variant]) }
                content.aliases.append(text)
            } else if text != word {
                content.forms.append(form)
            }
        }
        content.forms = unique(content.forms)
    }

    /// Returns a form with what its tags express.
    func form(_ text: String, _ tags: [String]) -> WiktextractContent.Form {
        let labels = labels.labels(tags)
        let dated: Set<Register> = [.archaic, .obsolete, .dated, .rare, .dialect, .nonStandard, .poetic, .historical]
        return WiktextractContent.Form(
            text: text,
            features: labels.features,
            regions: labels.regions,
            isCurrent: dated.isDisjoint(with: labels.registers)
        )
    }
}
