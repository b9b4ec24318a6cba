/// The layout of a lexicon file, shared by the builder and the reader.
///
/// A lexicon is one SQLite database that is never written to once it is built. Headwords are found through a narrow
/// table of folded keys; the contents of each entry are one blob (the bytes of ``Stored`` values) in `entry`. Data that
/// only some requests need, such as translations, are in tables of their own. Each page ends with its checksum
/// (`PageChecksum`), which is verified whenever the page is read. Any SQLite tool can inspect the file.
package enum Format {
    /// The format version. It must be incremented whenever ``schema``, the bytes of an entry, the folding of keys or
    /// the order of a vocabulary changes; a test compares a fingerprint of all of them.
    package static let version = 12

    /// `Hdwd` as SQLite's application ID, by which the `file` command and the reader recognise a lexicon.
    package static let applicationID: Int64 = 0x4864_7764

    /// The size of a page in bytes, chosen for bodies of some kilobytes.
    package static let pageSize = 4096

    /// The size in bytes up to which the values of a row are collected, so that the row fits into a page of its own.
    package static let rowSize = 4000

    /// The tables, each with its columns in the order in which ``contents`` lists them.
    ///
    /// - `headword.id`: numbers the headwords of one language after the other in the order of their folded spellings,
    ///   so that headwords with the same beginning are neighbours. `zipf`: the Zipf value in hundredths; null if there
    ///   is none.
    /// - `rank`: how common a headword is, for sorting results; larger is commoner. It is stored with the spellings so
    ///   that lists of headwords need not read entry bodies. So are the lexical categories, the commonest first, each
    ///   with the features that the headword itself has in it (``StoredReading``). `inflected`: 1 if another headword
    ///   has a form with the same letters; most look-ups need not search for one.
    /// - `dated`: the whole entry and all sentences of each headword for which `entry` and `sentence` leave out what
    ///   old sources say of peoples, religions, bodies and minds. An entry of which nothing is left has no lexical
    ///   entry.
    /// - `meaning`: the concepts that a headword stands for in its senses.
    /// - `inflection.key`: the form as ``Spelling/normalized(_:)`` gives it, in lower case.
    /// - `corpus`: the corpus whose words were counted; forms with fewer than `floor` occurrences are left out of
    ///   `frequency`.
    /// - `frequency.form`: a word form as written.
    /// - `tag`: how often a lowercase form occurs in tagged text with a given lexical category and features.
    /// - `facet`: see ``Facet`` and ``PlaceList``.
    /// - `label`: the number of headwords of a language with a label; with a target language, the number with that
    ///   label on their translations into it. The empty label of a target counts all headwords that are translated.
    /// - `trie`: see ``Trie``; `forward` has the spellings; `backward` has them reversed, with the place of each in
    ///   `places` as little-endian 32-bit numbers. `near`: see ``NearIndex``, which has the spellings, and inflected
    ///   forms that were counted and are not headwords.
    /// - `known`: see ``KnownKeys``, which has the folded spellings, aliases and lemmas, the keys of `inflection`, and
    ///   what English phrases have after their first or before their last word (``PhraseParts``).
    /// - `spoken.folded`: a folded English spelling; the headwords are ``SpokenHeadword`` values, the commonest first.
    ///   `rhyme`: see ``RhymeFamily``.
    /// - `clue`: a stem (``GlossStem``), the number of definitions that contain it, and where the glosses are to which
    ///   it and stems of similar meaning lead (``Clue/Near``). `clue_block`: the glosses of as many clues as fit into a
    ///   page (``Clue``). `gloss_part`: glosses that are numbered one after the other from `first`, all of one lexical
    ///   category and either all of people or none of people, with their traits (``GlossTraits``). `gloss`: 32 glosses,
    ///   each with the clues that lead to it and the senses that it defines (``GlossRecord``).
    package static let schema = """
        CREATE TABLE property(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE source(
            id TEXT PRIMARY KEY, title TEXT NOT NULL, packages TEXT NOT NULL, licence TEXT NOT NULL,
            sha256 TEXT NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE missing_source(id TEXT PRIMARY KEY, title TEXT NOT NULL, reason TEXT NOT NULL) WITHOUT ROWID;
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
        CREATE TABLE spoken(folded TEXT PRIMARY KEY, headwords BLOB NOT NULL) WITHOUT ROWID;
        CREATE TABLE rhyme(id INTEGER PRIMARY KEY, family BLOB NOT NULL);
        CREATE TABLE facet(language TEXT NOT NULL, kind TEXT NOT NULL, value BLOB NOT NULL, places BLOB NOT NULL,
            PRIMARY KEY(language, kind, value)) WITHOUT ROWID;
        CREATE TABLE label(
            language TEXT NOT NULL, target TEXT NOT NULL, vocabulary TEXT NOT NULL, label TEXT NOT NULL,
            headwords INTEGER NOT NULL,
            PRIMARY KEY(language, target, vocabulary, label)
        ) WITHOUT ROWID;
        CREATE TABLE clue(stem TEXT PRIMARY KEY, count INTEGER NOT NULL, near BLOB NOT NULL) WITHOUT ROWID;
        CREATE TABLE clue_block(id INTEGER PRIMARY KEY, glosses BLOB NOT NULL);
        CREATE TABLE gloss_part(
            first INTEGER PRIMARY KEY, category INTEGER NOT NULL, person INTEGER NOT NULL, traits BLOB NOT NULL
        );
        CREATE TABLE gloss(id INTEGER PRIMARY KEY, records BLOB NOT NULL);
        CREATE TABLE trie(language TEXT NOT NULL, direction TEXT NOT NULL, nodes BLOB NOT NULL, places BLOB NOT NULL,
            PRIMARY KEY(language, direction)) WITHOUT ROWID;
        CREATE TABLE near(language TEXT NOT NULL, kind TEXT NOT NULL, part INTEGER NOT NULL, body BLOB NOT NULL,
            PRIMARY KEY(language, kind, part)) WITHOUT ROWID;
        CREATE TABLE known(part INTEGER PRIMARY KEY, keys BLOB NOT NULL);
        """

    /// Makes `entry` and `sentence` include the contents of `dated`: a connection's temporary views take precedence
    /// over the tables of the file.
    static let viewsWithDated = """
        PRAGMA temp_store = MEMORY;
        CREATE TEMP VIEW entry AS SELECT e.headword, coalesce(d.entry, e.body) AS body
            FROM main.entry e LEFT JOIN main.dated d ON d.headword = e.headword;
        CREATE TEMP VIEW sentence AS SELECT s.headword, coalesce(d.sentences, s.body) AS body
            FROM main.sentence s LEFT JOIN main.dated d ON d.headword = s.headword;
        """

    /// The indexes for look-ups that no primary key serves; created once the tables are full.
    package static let indexes = """
        CREATE INDEX inflection_by_lemma ON inflection(language, lemma, category, place);
        """

    /// The queries for all that the digest of a lexicon covers: every row except the digest itself, in a fixed order.
    /// Why a source is missing may differ from machine to machine.
    package static let contents = [
        "SELECT name, value FROM property WHERE name <> 'digest' ORDER BY name",
        "SELECT id, title, packages, licence, sha256 FROM source ORDER BY id",
        "SELECT id, title FROM missing_source ORDER BY id",
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
        "SELECT folded, headwords FROM spoken ORDER BY folded",
        "SELECT id, family FROM rhyme ORDER BY id",
        "SELECT language, kind, value, places FROM facet ORDER BY language, kind, value",
        "SELECT language, target, vocabulary, label, headwords FROM label ORDER BY language, target, vocabulary, label",
        "SELECT stem, count, near FROM clue ORDER BY stem",
        "SELECT id, glosses FROM clue_block ORDER BY id",
        "SELECT first, category, person, traits FROM gloss_part ORDER BY first",
        "SELECT id, records FROM gloss ORDER BY id",
        "SELECT language, direction, nodes, places FROM trie ORDER BY language, direction",
        "SELECT language, kind, part, body FROM near ORDER BY language, kind, part",
        "SELECT part, keys FROM known ORDER BY part",
    ]
}
