/// The layout of a lexicon file, shared by the builder and the reader.
///
/// A lexicon is one SQLite database that nobody writes to after it is built. Headwords are found through a narrow table
/// of folded keys; what is said of each is one blob (``Stored`` values as bytes) in `entry`. What only some questions need, such
/// as translations, stands in tables of its own. Each page ends with its checksum (`PageChecksum`), which is checked
/// whenever the page is read. Any SQLite tool can look inside.
package enum Format {
    /// Must grow with every change of ``schema``, of the bytes of an entry, of the folding of keys or of the order of a
    /// vocabulary; a test compares a fingerprint of all of them.
    package static let version = 9

    /// `Hdwd`, in SQLite's application id: what the `file` command and the reader know a lexicon by.
    package static let applicationID: Int64 = 0x4864_7764

    /// Larger pages than SQLite's default pay where bodies of some kilobytes are read.
    package static let pageSize = 4096

    /// The tables, each with the columns in the order that ``contents`` lists them.
    ///
    /// - `headword.id`: counts the headwords of one language after the other in the order of their folded spellings, so
    ///   that those with one beginning are neighbours. `zipf`: the Zipf value in hundredths; null if there is none.
    /// - `rank`: how common a headword is, for the order of what was found; larger is commoner. It stands with the
    ///   spellings, so that lists of headwords need no look at their bodies. So do the lexical categories, the commonest
    ///   first, each with what the headword expresses in it (``StoredReading``). `inflected`: 1 if another headword has a
    ///   form with the same letters, so that most look-ups need not ask for one.
    /// - `dated`: the whole entry and all sentences of a headword of which `entry` and `sentence` leave something out that
    ///   old sources say of peoples, religions, bodies and minds. An entry of which nothing is left has no lexical entry.
    /// - `meaning`: the concepts that a headword stands for in its senses.
    /// - `inflection.key`: the form as ``Spelling/normalized(_:)`` gives it, in lower case.
    /// - `corpus`: the text whose words were counted; those met less often than `floor` are left out of `frequency`.
    /// - `frequency.form`: a word form as it was written.
    /// - `tag`: how often a form in lower case was a word of a lexical category with some features in tagged text.
    /// - `facet`: see ``Facet`` and ``PlaceList``.
    /// - `label`: how many headwords of a language have a label; with a target, how many with a label of their
    ///   translations into it. The empty label of a target counts all headwords that are translated.
    /// - `sound.key`: see ``SoundKey``. `trie`: see ``Trie``; `forward` has the spellings, `backward` has them reversed,
    ///   and the place of each in `places`, as 32-bit numbers, the lowest byte first; `forms` has inflected forms that
    ///   were counted and are no headwords.
    /// - `gloss`: a definition in one lexical category, with the senses that have it (``GlossedSense``); `gloss_traits`:
    ///   three bytes for each (``GlossTraits``). `clue`: a stem (``GlossStem``), how many definitions have it, the glosses
    ///   that are found by it (``Clue/Place``, each a ``PlaceList``), and stems that say nearly the same.
    package static let schema = """
        CREATE TABLE property(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE source(
            id TEXT PRIMARY KEY, title TEXT NOT NULL, packages TEXT NOT NULL, licence TEXT NOT NULL,
            sha256 TEXT NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE licence(source TEXT NOT NULL, package TEXT NOT NULL, text TEXT NOT NULL,
            PRIMARY KEY(source, package)) WITHOUT ROWID;
        CREATE TABLE tally(source TEXT NOT NULL, kind TEXT NOT NULL, count INTEGER NOT NULL,
            PRIMARY KEY(source, kind)) WITHOUT ROWID;
        CREATE TABLE headword(
            id INTEGER PRIMARY KEY, language TEXT NOT NULL, word TEXT NOT NULL, zipf INTEGER
        );
        CREATE TABLE entry(headword INTEGER PRIMARY KEY, body BLOB NOT NULL);
        CREATE TABLE spelling(
            language TEXT NOT NULL, folded TEXT NOT NULL, headword INTEGER NOT NULL, word TEXT NOT NULL,
            rank INTEGER NOT NULL, readings BLOB NOT NULL, inflected INTEGER NOT NULL,
            PRIMARY KEY(language, folded, headword)
        ) WITHOUT ROWID;
        CREATE TABLE alias(
            language TEXT NOT NULL, folded TEXT NOT NULL, headword INTEGER NOT NULL, text TEXT NOT NULL,
            rank INTEGER NOT NULL, source TEXT NOT NULL,
            PRIMARY KEY(language, folded, headword, text)
        ) WITHOUT ROWID;
        CREATE TABLE inflection(
            language TEXT NOT NULL, key TEXT NOT NULL, category INTEGER NOT NULL, lemma TEXT NOT NULL,
            features BLOB NOT NULL, form TEXT NOT NULL, regions BLOB NOT NULL, place INTEGER NOT NULL,
            source TEXT NOT NULL,
            PRIMARY KEY(language, key, category, lemma, features, form)
        ) WITHOUT ROWID;
        CREATE TABLE translation(
            headword INTEGER NOT NULL, target TEXT NOT NULL, body BLOB NOT NULL,
            PRIMARY KEY(headword, target)
        ) WITHOUT ROWID;
        CREATE TABLE sentence(headword INTEGER PRIMARY KEY, body BLOB NOT NULL);
        CREATE TABLE dated(headword INTEGER PRIMARY KEY, entry BLOB NOT NULL, sentences BLOB);
        CREATE TABLE thesaurus(id INTEGER PRIMARY KEY, body BLOB NOT NULL);
        CREATE TABLE membership(headword INTEGER NOT NULL, thesaurus INTEGER NOT NULL,
            PRIMARY KEY(headword, thesaurus)) WITHOUT ROWID;
        CREATE TABLE concept(id INTEGER PRIMARY KEY, body BLOB NOT NULL);
        CREATE TABLE meaning(headword INTEGER NOT NULL, concept INTEGER NOT NULL,
            PRIMARY KEY(headword, concept)) WITHOUT ROWID;
        CREATE TABLE corpus(
            language TEXT PRIMARY KEY, source TEXT NOT NULL, tokens INTEGER NOT NULL, floor INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE frequency(language TEXT NOT NULL, form TEXT NOT NULL, count INTEGER NOT NULL,
            PRIMARY KEY(language, form)) WITHOUT ROWID;
        CREATE TABLE tag(
            language TEXT NOT NULL, form TEXT NOT NULL, category INTEGER NOT NULL, features BLOB NOT NULL,
            count INTEGER NOT NULL,
            PRIMARY KEY(language, form, category, features)
        ) WITHOUT ROWID;
        CREATE TABLE sound(language TEXT NOT NULL, key TEXT NOT NULL, word TEXT NOT NULL, rank INTEGER NOT NULL,
            PRIMARY KEY(language, key, word)) WITHOUT ROWID;
        CREATE TABLE facet(language TEXT NOT NULL, kind TEXT NOT NULL, value BLOB NOT NULL, places BLOB NOT NULL,
            PRIMARY KEY(language, kind, value)) WITHOUT ROWID;
        CREATE TABLE label(
            language TEXT NOT NULL, target TEXT NOT NULL, vocabulary TEXT NOT NULL, label TEXT NOT NULL,
            headwords INTEGER NOT NULL,
            PRIMARY KEY(language, target, vocabulary, label)
        ) WITHOUT ROWID;
        CREATE TABLE gloss(id INTEGER PRIMARY KEY, senses BLOB NOT NULL);
        CREATE TABLE gloss_traits(traits BLOB NOT NULL);
        CREATE TABLE clue(
            id INTEGER PRIMARY KEY, stem TEXT NOT NULL UNIQUE, count INTEGER NOT NULL, definitions BLOB NOT NULL,
            kinds BLOB NOT NULL, names BLOB NOT NULL, near BLOB NOT NULL
        );
        CREATE TABLE trie(language TEXT NOT NULL, direction TEXT NOT NULL, nodes BLOB NOT NULL, places BLOB NOT NULL,
            PRIMARY KEY(language, direction)) WITHOUT ROWID;
        """

    /// Lets `entry` and `sentence` have what `dated` has: names of a connection's own come before those of the file.
    static let viewsWithDated = """
        PRAGMA temp_store = MEMORY;
        CREATE TEMP VIEW entry AS SELECT e.headword, coalesce(d.entry, e.body) AS body
            FROM main.entry e LEFT JOIN main.dated d ON d.headword = e.headword;
        CREATE TEMP VIEW sentence AS SELECT s.headword, coalesce(d.sentences, s.body) AS body
            FROM main.sentence s LEFT JOIN main.dated d ON d.headword = s.headword;
        """

    /// What the reader looks things up by that no primary key leads to; made when the tables are full.
    package static let indexes = """
        CREATE INDEX inflection_by_lemma ON inflection(language, lemma, category, place);
        """

    /// All that the digest of a lexicon covers: every row but the digest itself, in a fixed order.
    package static let contents = [
        "SELECT name, value FROM property WHERE name <> 'digest' ORDER BY name",
        "SELECT id, title, packages, licence, sha256 FROM source ORDER BY id",
        "SELECT source, package, text FROM licence ORDER BY source, package",
        "SELECT source, kind, count FROM tally ORDER BY source, kind",
        "SELECT id, language, word, zipf FROM headword ORDER BY id",
        "SELECT headword, body FROM entry ORDER BY headword",
        """
        SELECT language, folded, headword, word, rank, readings, inflected FROM spelling ORDER BY language, folded, headword
        """,
        "SELECT language, folded, headword, text, rank, source FROM alias ORDER BY language, folded, headword, text",
        """
        SELECT language, key, category, lemma, features, form, regions, place, source FROM inflection
        ORDER BY language, key, category, lemma, features, form
        """,
        "SELECT headword, target, body FROM translation ORDER BY headword, target",
        "SELECT headword, body FROM sentence ORDER BY headword",
        "SELECT headword, entry, sentences FROM dated ORDER BY headword",
        "SELECT id, body FROM thesaurus ORDER BY id",
        "SELECT headword, thesaurus FROM membership ORDER BY headword, thesaurus",
        "SELECT id, body FROM concept ORDER BY id",
        "SELECT headword, concept FROM meaning ORDER BY headword, concept",
        "SELECT language, source, tokens, floor FROM corpus ORDER BY language",
        "SELECT language, form, count FROM frequency ORDER BY language, form",
        "SELECT language, form, category, features, count FROM tag ORDER BY language, form, category, features",
        "SELECT language, key, word, rank FROM sound ORDER BY language, key, word",
        "SELECT language, kind, value, places FROM facet ORDER BY language, kind, value",
        "SELECT language, target, vocabulary, label, headwords FROM label ORDER BY language, target, vocabulary, label",
        "SELECT id, senses FROM gloss ORDER BY id",
        "SELECT traits FROM gloss_traits",
        "SELECT id, stem, count, definitions, kinds, names, near FROM clue ORDER BY id",
        "SELECT language, direction, nodes, places FROM trie ORDER BY language, direction",
    ]
}
