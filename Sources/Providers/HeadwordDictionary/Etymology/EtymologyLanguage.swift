/// A language that words come from.
struct EtymologyLanguage: Hashable {
    /// Its English name.
    var name: Substring
    /// The years in which it was spoken or written, negative before our era; nil for a language of today, and for one
    /// whose years are not known well.
    var years: ClosedRange<Int>?
}

extension EtymologyLanguage {
    /// The languages by their names.
    static let named: [Substring: EtymologyLanguage] = Dictionary(
        uniqueKeysWithValues: (dated + undated.split(separator: ", ").map { Self(name: $0) }).map { ($0.name, $0) }
    )

    /// The maximum number of words in a name.
    static let longestName = named.keys.map { $0.split(separator: " ").count }.max() ?? 1

    private static let dated: [Self] = datedTable.split(separator: "\n").compactMap { line in
        let fields = line.split(separator: ": ")
        let years = fields.last?.split(separator: " ").compactMap { Int($0) } ?? []
        return years.count == 2 ? Self(name: fields[0], years: years[0]...years[1]) : nil
    }

    /// Years as handbooks round them.
    private static let datedTable = """
        Akkadian: -2500 100
        Ancient Greek: -900 300
        Anglo-Norman: 1066 1450
        Byzantine Greek: 600 1453
        Frankish: 400 800
        Gaulish: -600 500
        Gothic: 300 700
        Koine Greek: -300 300
        Late Greek: 200 600
        Late Latin: 200 700
        Latin: -100 500
        Medieval Latin: 600 1500
        Middle Dutch: 1150 1500
        Middle English: 1150 1500
        Middle French: 1350 1600
        Middle High German: 1050 1350
        Middle Low German: 1200 1600
        Middle Persian: -300 900
        Old Church Slavonic: 850 1100
        Old Danish: 800 1525
        Old Dutch: 500 1150
        Old English: 450 1150
        Old French: 850 1350
        Old Frisian: 1150 1550
        Old High German: 750 1050
        Old Irish: 600 900
        Old Latin: -700 -100
        Old Norse: 700 1350
        Old Occitan: 800 1500
        Old Persian: -600 -300
        Old Provençal: 800 1500
        Old Saxon: 750 1150
        Old Spanish: 1000 1500
        Old Swedish: 1225 1525
        Old Welsh: 800 1150
        Ottoman Turkish: 1300 1923
        Proto-Celtic: -1300 -800
        Proto-Germanic: -500 200
        Proto-Indo-European: -4500 -2500
        Proto-Indo-Iranian: -2200 -1500
        Proto-Italic: -1500 -700
        Proto-Slavic: 300 800
        Proto-West Germanic: 100 500
        Sanskrit: -1500 1200
        Sumerian: -3200 -1900
        Vulgar Latin: -100 700
        """

    private static let undated = """
        Afrikaans, American, Arabic, Aramaic, Armenian, Armorican, Assyrian, Basque, Bengali, Biblical Hebrew, Bohemian, \
        Brazilian, Burmese, Cantonese, Catalan, Cebuano, Celtic, Chaldean, Chinese, Classical Nahuatl, Cornish, Czech, \
        Danish, Dutch, Ecclesiastical Latin, Egyptian, English, Finnish, French, Frisian, Gaelic, Georgian, German, Greek, \
        Hawaiian, Hebrew, Hindi, Hungarian, Icelandic, Irish, Italian, Japanese, Javanese, Korean, Lettish, Lithuanian, \
        Lombardic, Low German, Malay, Mandarin, Maori, Mexican, Min Nan, New Greek, New Latin, Norwegian, Occitan, \
        Old Catalan, Old Celtic, Old Gaelic, Old German, Old Icelandic, Old Italian, Old Low German, Old Northern French, \
        Old Portuguese, Old Slavic, Old Tupi, Persian, Peruvian, Polish, Portuguese, Proto-Brythonic, Proto-Hellenic, \
        Proto-Indo-Aryan, Proto-Iranian, Proto-Malayo-Polynesian, Proto-Sino-Tibetan, Proto-Turkic, Provençal, \
        Provincial Chinese, Punjabi, Quechua, Romanian, Russian, Scandinavian, Scots, Scottish, Scottish Gaelic, Serbian, \
        Serbo-Croatian, Slavic, Slovak, Spanish, Swedish, Syriac, Tagalog, Tamil, Thai, Tibetan, Turkish, Ukrainian, Urdu, \
        Uyghur, Vietnamese, Welsh, Yiddish, Yucatec Maya
        """
}
