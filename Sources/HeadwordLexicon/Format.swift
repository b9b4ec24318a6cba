/// The layout of a lexicon file, shared by the builder and the reader.
///
/// A lexicon is one SQLite database that nobody writes to after it is built. Headwords are found through a narrow table
/// of folded keys; what is said of each is one blob (``HeadwordEntry`` as bytes). Any SQLite tool can look inside.
package enum Format {
    /// Must grow with every change of ``schema``, of the bytes of an entry, of the folding of keys or of the order of a
    /// vocabulary; a test compares a fingerprint of all of them.
    package static let version = 1

    /// `Hdwd`, in SQLite's application id: what the `file` command and the reader know a lexicon by.
    package static let applicationID: Int64 = 0x4864_7764

    /// The tables. `rank` is how often the headword was met in the source's sense-tagged text.
    package static let schema = """
        CREATE TABLE property(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE source(
            id TEXT PRIMARY KEY, title TEXT NOT NULL, package TEXT NOT NULL, version TEXT NOT NULL,
            licence TEXT NOT NULL, sha256 TEXT NOT NULL, headwords INTEGER NOT NULL, senses INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE headword(id INTEGER PRIMARY KEY, word TEXT NOT NULL, rank INTEGER NOT NULL, body BLOB NOT NULL);
        CREATE TABLE spelling(
            language TEXT NOT NULL, folded TEXT NOT NULL, headword INTEGER NOT NULL,
            PRIMARY KEY(language, folded, headword)
        ) WITHOUT ROWID;
        CREATE TABLE inflection(
            language TEXT NOT NULL, form TEXT NOT NULL, category INTEGER NOT NULL, lemma TEXT NOT NULL,
            features BLOB NOT NULL,
            PRIMARY KEY(language, form, category, lemma)
        ) WITHOUT ROWID;
        CREATE TABLE deletion(hash INTEGER NOT NULL, headword INTEGER NOT NULL, PRIMARY KEY(hash, headword))
            WITHOUT ROWID;
        """

    /// All that the digest of a lexicon covers: every row but the digest itself, in a fixed order.
    package static let contents = [
        "SELECT name, value FROM property WHERE name <> 'digest' ORDER BY name",
        "SELECT id, title, package, version, licence, sha256, headwords, senses FROM source ORDER BY id",
        "SELECT id, word, rank, body FROM headword ORDER BY id",
        "SELECT language, folded, headword FROM spelling ORDER BY language, folded, headword",
        "SELECT language, form, category, lemma, features FROM inflection ORDER BY language, form, category, lemma",
        "SELECT hash, headword FROM deletion ORDER BY hash, headword",
    ]
}
