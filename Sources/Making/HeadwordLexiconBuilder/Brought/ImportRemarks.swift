/// What the dictionaries that a user brings have and the lexicon does not, as lines for people.
struct ImportRemarks: Evidence {
    var lines: [String] = []
}
