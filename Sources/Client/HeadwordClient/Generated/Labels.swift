// swift-format-ignore-file
// Written by Scripts/generate-clients.py from rpc-schema/openrpc.json.
// The labels that are known; a newer server may send others.

public struct ChangedLayer: Label {
    public static let project: Self = "project"
    public static let user: Self = "user"
    public static let session: Self = "session"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct ConceptRelation: Label {
    public static let hypernym: Self = "hypernym"
    public static let instanceHypernym: Self = "instance_hypernym"
    public static let hyponym: Self = "hyponym"
    public static let instanceHyponym: Self = "instance_hyponym"
    public static let memberMeronym: Self = "member_meronym"
    public static let partMeronym: Self = "part_meronym"
    public static let substanceMeronym: Self = "substance_meronym"
    public static let memberHolonym: Self = "member_holonym"
    public static let partHolonym: Self = "part_holonym"
    public static let substanceHolonym: Self = "substance_holonym"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct DictionaryEntriesCrossReferenceType: Label {
    public static let seeAlso: Self = "see also"
    public static let closeMatch: Self = "close match"
    public static let related: Self = "related"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct DictionaryEntriesType: Label {
    public static let showsSynonym: Self = "showsSynonym"
    public static let showsOther: Self = "showsOther"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct Domain: Label {
    public static let airForce: Self = "air_force"
    public static let alcoholic: Self = "alcoholic"
    public static let americanCivilWar: Self = "american_civil_war"
    public static let americanFootball: Self = "american_football"
    public static let amerindian: Self = "amerindian"
    public static let anatomy: Self = "anatomy"
    public static let ancientHistory: Self = "ancient_history"
    public static let angling: Self = "angling"
    public static let anthropology: Self = "anthropology"
    public static let archaeology: Self = "archaeology"
    public static let archery: Self = "archery"
    public static let architecture: Self = "architecture"
    public static let art: Self = "art"
    public static let artefacts: Self = "artefacts"
    public static let artsAndHumanities: Self = "arts_and_humanities"
    public static let astrology: Self = "astrology"
    public static let astronomy: Self = "astronomy"
    public static let athletics: Self = "athletics"
    public static let audio: Self = "audio"
    public static let australianRules: Self = "australian_rules"
    public static let aviation: Self = "aviation"
    public static let ballet: Self = "ballet"
    public static let baseball: Self = "baseball"
    public static let basketball: Self = "basketball"
    public static let bellringing: Self = "bellringing"
    public static let biblical: Self = "biblical"
    public static let billiards: Self = "billiards"
    public static let biochemistry: Self = "biochemistry"
    public static let biology: Self = "biology"
    public static let bird: Self = "bird"
    public static let bookbinding: Self = "bookbinding"
    public static let botany: Self = "botany"
    public static let bowling: Self = "bowling"
    public static let bowls: Self = "bowls"
    public static let boxing: Self = "boxing"
    public static let breed: Self = "breed"
    public static let brewing: Self = "brewing"
    public static let bridge: Self = "bridge"
    public static let broadcasting: Self = "broadcasting"
    public static let buddhism: Self = "buddhism"
    public static let building: Self = "building"
    public static let bullfighting: Self = "bullfighting"
    public static let camping: Self = "camping"
    public static let canals: Self = "canals"
    public static let cards: Self = "cards"
    public static let carpentry: Self = "carpentry"
    public static let chemistry: Self = "chemistry"
    public static let chess: Self = "chess"
    public static let christian: Self = "christian"
    public static let churchArchitecture: Self = "church_architecture"
    public static let civilEngineering: Self = "civil_engineering"
    public static let clockMaking: Self = "clock_making"
    public static let clothing: Self = "clothing"
    public static let coffee: Self = "coffee"
    public static let commerce: Self = "commerce"
    public static let commercialFishing: Self = "commercial_fishing"
    public static let complementaryMedicine: Self = "complementary_medicine"
    public static let computing: Self = "computing"
    public static let cooking: Self = "cooking"
    public static let cosmetics: Self = "cosmetics"
    public static let cricket: Self = "cricket"
    public static let crime: Self = "crime"
    public static let croquet: Self = "croquet"
    public static let crystallography: Self = "crystallography"
    public static let currency: Self = "currency"
    public static let cycling: Self = "cycling"
    public static let dance: Self = "dance"
    public static let dentistry: Self = "dentistry"
    public static let drink: Self = "drink"
    public static let dyeing: Self = "dyeing"
    public static let earlyModernHistory: Self = "early_modern_history"
    public static let ecclesiastical: Self = "ecclesiastical"
    public static let ecology: Self = "ecology"
    public static let economics: Self = "economics"
    public static let education: Self = "education"
    public static let egyptianHistory: Self = "egyptian_history"
    public static let electoral: Self = "electoral"
    public static let electrical: Self = "electrical"
    public static let electronics: Self = "electronics"
    public static let element: Self = "element"
    public static let englishCivilWar: Self = "english_civil_war"
    public static let falconry: Self = "falconry"
    public static let farming: Self = "farming"
    public static let fashion: Self = "fashion"
    public static let fencing: Self = "fencing"
    public static let film: Self = "film"
    public static let finance: Self = "finance"
    public static let fireService: Self = "fire_service"
    public static let firstWorldWar: Self = "first_world_war"
    public static let fish: Self = "fish"
    public static let food: Self = "food"
    public static let forestry: Self = "forestry"
    public static let freemasonry: Self = "freemasonry"
    public static let frenchRevolution: Self = "french_revolution"
    public static let furniture: Self = "furniture"
    public static let gambling: Self = "gambling"
    public static let games: Self = "games"
    public static let gaming: Self = "gaming"
    public static let genetics: Self = "genetics"
    public static let geography: Self = "geography"
    public static let geology: Self = "geology"
    public static let geometry: Self = "geometry"
    public static let glassmaking: Self = "glassmaking"
    public static let golf: Self = "golf"
    public static let goodsVehicles: Self = "goods_vehicles"
    public static let grammar: Self = "grammar"
    public static let greekHistory: Self = "greek_history"
    public static let gymnastics: Self = "gymnastics"
    public static let hairdressing: Self = "hairdressing"
    public static let handwriting: Self = "handwriting"
    public static let heraldry: Self = "heraldry"
    public static let hinduism: Self = "hinduism"
    public static let history: Self = "history"
    public static let hockey: Self = "hockey"
    public static let honour: Self = "honour"
    public static let horology: Self = "horology"
    public static let horticulture: Self = "horticulture"
    public static let hotels: Self = "hotels"
    public static let hunting: Self = "hunting"
    public static let insect: Self = "insect"
    public static let instruments: Self = "instruments"
    public static let intelligence: Self = "intelligence"
    public static let invertebrate: Self = "invertebrate"
    public static let islam: Self = "islam"
    public static let jazz: Self = "jazz"
    public static let jewellery: Self = "jewellery"
    public static let journalism: Self = "journalism"
    public static let judaism: Self = "judaism"
    public static let knitting: Self = "knitting"
    public static let language: Self = "language"
    public static let law: Self = "law"
    public static let leather: Self = "leather"
    public static let linguistics: Self = "linguistics"
    public static let literature: Self = "literature"
    public static let logic: Self = "logic"
    public static let lowerPlant: Self = "lower_plant"
    public static let mammal: Self = "mammal"
    public static let marriage: Self = "marriage"
    public static let martialArts: Self = "martial_arts"
    public static let mathematics: Self = "mathematics"
    public static let measure: Self = "measure"
    public static let mechanics: Self = "mechanics"
    public static let medicine: Self = "medicine"
    public static let medievalHistory: Self = "medieval_history"
    public static let metallurgy: Self = "metallurgy"
    public static let meteorology: Self = "meteorology"
    public static let microbiology: Self = "microbiology"
    public static let military: Self = "military"
    public static let militaryHistory: Self = "military_history"
    public static let mineral: Self = "mineral"
    public static let mining: Self = "mining"
    public static let motorRacing: Self = "motor_racing"
    public static let motoring: Self = "motoring"
    public static let mountaineering: Self = "mountaineering"
    public static let music: Self = "music"
    public static let musicalDirection: Self = "musical_direction"
    public static let mythology: Self = "mythology"
    public static let napoleonicWars: Self = "napoleonic_wars"
    public static let narcotics: Self = "narcotics"
    public static let nautical: Self = "nautical"
    public static let naval: Self = "naval"
    public static let needlework: Self = "needlework"
    public static let numismatics: Self = "numismatics"
    public static let occult: Self = "occult"
    public static let oceanography: Self = "oceanography"
    public static let office: Self = "office"
    public static let oilIndustry: Self = "oil_industry"
    public static let optics: Self = "optics"
    public static let palaeontology: Self = "palaeontology"
    public static let parliament: Self = "parliament"
    public static let pathology: Self = "pathology"
    public static let penal: Self = "penal"
    public static let people: Self = "people"
    public static let pharmaceutics: Self = "pharmaceutics"
    public static let philately: Self = "philately"
    public static let philosophy: Self = "philosophy"
    public static let phonetics: Self = "phonetics"
    public static let photography: Self = "photography"
    public static let physics: Self = "physics"
    public static let physiology: Self = "physiology"
    public static let plant: Self = "plant"
    public static let plumbing: Self = "plumbing"
    public static let police: Self = "police"
    public static let politics: Self = "politics"
    public static let popularMusic: Self = "popular_music"
    public static let postal: Self = "postal"
    public static let pottery: Self = "pottery"
    public static let printing: Self = "printing"
    public static let professions: Self = "professions"
    public static let prosody: Self = "prosody"
    public static let psychiatry: Self = "psychiatry"
    public static let psychology: Self = "psychology"
    public static let publishing: Self = "publishing"
    public static let racing: Self = "racing"
    public static let railways: Self = "railways"
    public static let rank: Self = "rank"
    public static let relationships: Self = "relationships"
    public static let religion: Self = "religion"
    public static let reptile: Self = "reptile"
    public static let restaurants: Self = "restaurants"
    public static let retail: Self = "retail"
    public static let rhetoric: Self = "rhetoric"
    public static let riding: Self = "riding"
    public static let roads: Self = "roads"
    public static let rock: Self = "rock"
    public static let romanCatholicChurch: Self = "roman_catholic_church"
    public static let romanHistory: Self = "roman_history"
    public static let rowing: Self = "rowing"
    public static let royalty: Self = "royalty"
    public static let rugby: Self = "rugby"
    public static let savoury: Self = "savoury"
    public static let scouting: Self = "scouting"
    public static let secondWorldWar: Self = "second_world_war"
    public static let sex: Self = "sex"
    public static let shoemaking: Self = "shoemaking"
    public static let sikhism: Self = "sikhism"
    public static let skateboarding: Self = "skateboarding"
    public static let skating: Self = "skating"
    public static let skiing: Self = "skiing"
    public static let smoking: Self = "smoking"
    public static let snowboarding: Self = "snowboarding"
    public static let soccer: Self = "soccer"
    public static let sociology: Self = "sociology"
    public static let space: Self = "space"
    public static let sport: Self = "sport"
    public static let statistics: Self = "statistics"
    public static let stockExchange: Self = "stock_exchange"
    public static let surfing: Self = "surfing"
    public static let surgery: Self = "surgery"
    public static let surveying: Self = "surveying"
    public static let sweet: Self = "sweet"
    public static let swimming: Self = "swimming"
    public static let tea: Self = "tea"
    public static let teamSports: Self = "team_sports"
    public static let technology: Self = "technology"
    public static let telecommunications: Self = "telecommunications"
    public static let tennis: Self = "tennis"
    public static let textiles: Self = "textiles"
    public static let theatre: Self = "theatre"
    public static let theology: Self = "theology"
    public static let timber: Self = "timber"
    public static let title: Self = "title"
    public static let tools: Self = "tools"
    public static let tradeUnionism: Self = "trade_unionism"
    public static let transport: Self = "transport"
    public static let university: Self = "university"
    public static let variety: Self = "variety"
    public static let veterinary: Self = "veterinary"
    public static let video: Self = "video"
    public static let warOfAmericanIndependence: Self = "war_of_american_independence"
    public static let weapons: Self = "weapons"
    public static let weightlifting: Self = "weightlifting"
    public static let wine: Self = "wine"
    public static let wrestling: Self = "wrestling"
    public static let yoga: Self = "yoga"
    public static let zoology: Self = "zoology"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct EntryField: Label {
    public static let definitions: Self = "definitions"
    public static let domains: Self = "domains"
    public static let etymologies: Self = "etymologies"
    public static let examples: Self = "examples"
    public static let grammaticalFeatures: Self = "grammaticalFeatures"
    public static let lexicalCategory: Self = "lexicalCategory"
    public static let pronunciations: Self = "pronunciations"
    public static let regions: Self = "regions"
    public static let registers: Self = "registers"
    public static let shortDefinitions: Self = "shortDefinitions"
    public static let translations: Self = "translations"
    public static let variantForms: Self = "variantForms"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct GrammaticalFeature: Label {
    public static let mass: Self = "mass"
    public static let collective: Self = "collective"
    public static let singular: Self = "singular"
    public static let plural: Self = "plural"
    public static let past: Self = "past"
    public static let present: Self = "present"
    public static let positive: Self = "positive"
    public static let comparative: Self = "comparative"
    public static let superlative: Self = "superlative"
    public static let transitive: Self = "transitive"
    public static let intransitive: Self = "intransitive"
    public static let pronominal: Self = "pronominal"
    public static let infinitive: Self = "infinitive"
    public static let pastParticiple: Self = "past_participle"
    public static let presentParticiple: Self = "present_participle"
    public static let auxiliary: Self = "auxiliary"
    public static let modal: Self = "modal"
    public static let abbreviation: Self = "abbreviation"
    public static let symbol: Self = "symbol"
    public static let interrogative: Self = "interrogative"
    public static let possessive: Self = "possessive"
    public static let relative: Self = "relative"
    public static let cardinal: Self = "cardinal"
    public static let ordinal: Self = "ordinal"
    public static let phrasal: Self = "phrasal"
    public static let proper: Self = "proper"
    public static let masculine: Self = "masculine"
    public static let feminine: Self = "feminine"
    public static let neuter: Self = "neuter"
    public static let first: Self = "first"
    public static let second: Self = "second"
    public static let third: Self = "third"
    public static let conditional: Self = "conditional"
    public static let subjunctive: Self = "subjunctive"
    public static let nonFiniteness: Self = "non_finiteness"
    public static let attributive: Self = "attributive"
    public static let predicative: Self = "predicative"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct Language: Label {
    public static let en: Self = "en"
    public static let de: Self = "de"
    public static let es: Self = "es"
    public static let fr: Self = "fr"
    public static let gu: Self = "gu"
    public static let hi: Self = "hi"
    public static let id: Self = "id"
    public static let lv: Self = "lv"
    public static let ms: Self = "ms"
    public static let nso: Self = "nso"
    public static let pt: Self = "pt"
    public static let ro: Self = "ro"
    public static let sw: Self = "sw"
    public static let ta: Self = "ta"
    public static let tn: Self = "tn"
    public static let ur: Self = "ur"
    public static let zu: Self = "zu"
    public static let ar: Self = "ar"
    public static let el: Self = "el"
    public static let fa: Self = "fa"
    public static let ha: Self = "ha"
    public static let ig: Self = "ig"
    public static let it: Self = "it"
    public static let ka: Self = "ka"
    public static let mr: Self = "mr"
    public static let qu: Self = "qu"
    public static let ru: Self = "ru"
    public static let te: Self = "te"
    public static let tg: Self = "tg"
    public static let tk: Self = "tk"
    public static let tpi: Self = "tpi"
    public static let tt: Self = "tt"
    public static let xh: Self = "xh"
    public static let yo: Self = "yo"
    public static let zh: Self = "zh"
    public static let af: Self = "af"
    public static let am: Self = "am"
    public static let ang: Self = "ang"
    public static let `as`: Self = "as"
    public static let az: Self = "az"
    public static let be: Self = "be"
    public static let bg: Self = "bg"
    public static let bn: Self = "bn"
    public static let br: Self = "br"
    public static let bs: Self = "bs"
    public static let ca: Self = "ca"
    public static let ceb: Self = "ceb"
    public static let co: Self = "co"
    public static let cs: Self = "cs"
    public static let cy: Self = "cy"
    public static let da: Self = "da"
    public static let eo: Self = "eo"
    public static let et: Self = "et"
    public static let eu: Self = "eu"
    public static let fi: Self = "fi"
    public static let fil: Self = "fil"
    public static let fo: Self = "fo"
    public static let fy: Self = "fy"
    public static let ga: Self = "ga"
    public static let gd: Self = "gd"
    public static let gl: Self = "gl"
    public static let grc: Self = "grc"
    public static let gv: Self = "gv"
    public static let haw: Self = "haw"
    public static let he: Self = "he"
    public static let hr: Self = "hr"
    public static let hu: Self = "hu"
    public static let hy: Self = "hy"
    public static let `is`: Self = "is"
    public static let ja: Self = "ja"
    public static let jv: Self = "jv"
    public static let kk: Self = "kk"
    public static let km: Self = "km"
    public static let kn: Self = "kn"
    public static let ko: Self = "ko"
    public static let ku: Self = "ku"
    public static let ky: Self = "ky"
    public static let la: Self = "la"
    public static let lb: Self = "lb"
    public static let lo: Self = "lo"
    public static let lt: Self = "lt"
    public static let mg: Self = "mg"
    public static let mi: Self = "mi"
    public static let mk: Self = "mk"
    public static let ml: Self = "ml"
    public static let mn: Self = "mn"
    public static let mt: Self = "mt"
    public static let my: Self = "my"
    public static let nb: Self = "nb"
    public static let ne: Self = "ne"
    public static let nl: Self = "nl"
    public static let nn: Self = "nn"
    public static let no: Self = "no"
    public static let oc: Self = "oc"
    public static let om: Self = "om"
    public static let or: Self = "or"
    public static let pa: Self = "pa"
    public static let pl: Self = "pl"
    public static let ps: Self = "ps"
    public static let rm: Self = "rm"
    public static let sa: Self = "sa"
    public static let scn: Self = "scn"
    public static let sco: Self = "sco"
    public static let sd: Self = "sd"
    public static let sh: Self = "sh"
    public static let si: Self = "si"
    public static let sk: Self = "sk"
    public static let sl: Self = "sl"
    public static let so: Self = "so"
    public static let sq: Self = "sq"
    public static let sr: Self = "sr"
    public static let st: Self = "st"
    public static let su: Self = "su"
    public static let sv: Self = "sv"
    public static let th: Self = "th"
    public static let ti: Self = "ti"
    public static let tl: Self = "tl"
    public static let tr: Self = "tr"
    public static let ug: Self = "ug"
    public static let uk: Self = "uk"
    public static let uz: Self = "uz"
    public static let vi: Self = "vi"
    public static let vo: Self = "vo"
    public static let wa: Self = "wa"
    public static let wo: Self = "wo"
    public static let yi: Self = "yi"
    public static let yue: Self = "yue"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct LexicalCategory: Label {
    public static let adjective: Self = "adjective"
    public static let adverb: Self = "adverb"
    public static let combiningForm: Self = "combining_form"
    public static let conjunction: Self = "conjunction"
    public static let contraction: Self = "contraction"
    public static let determiner: Self = "determiner"
    public static let idiomatic: Self = "idiomatic"
    public static let interjection: Self = "interjection"
    public static let noun: Self = "noun"
    public static let numeral: Self = "numeral"
    public static let other: Self = "other"
    public static let particle: Self = "particle"
    public static let predeterminer: Self = "predeterminer"
    public static let prefix: Self = "prefix"
    public static let preposition: Self = "preposition"
    public static let pronoun: Self = "pronoun"
    public static let residual: Self = "residual"
    public static let suffix: Self = "suffix"
    public static let verb: Self = "verb"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct LexistatsCollocationsSide: Label {
    public static let before: Self = "before"
    public static let after: Self = "after"
    public static let both: Self = "both"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct LexistatsCollocationsSort: Label {
    public static let logLikelihood: Self = "logLikelihood"
    public static let tScore: Self = "tScore"
    public static let pmi: Self = "pmi"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct LexistatsCollocationsSource: Label {
    public static let corpus: Self = "corpus"
    public static let upstream: Self = "upstream"
    public static let cache: Self = "cache"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct LexistatsNgramsFormat: Label {
    public static let oup: Self = "oup"
    public static let google: Self = "google"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct LexistatsNgramsSort: Label {
    public static let tokens: Self = "tokens"
    public static let frequency: Self = "frequency"
    public static let normalizedFrequency: Self = "normalizedFrequency"
    public static let documentFrequency: Self = "documentFrequency"
    public static let descendingTokens: Self = "-tokens"
    public static let descendingFrequency: Self = "-frequency"
    public static let descendingNormalizedFrequency: Self = "-normalizedFrequency"
    public static let descendingDocumentFrequency: Self = "-documentFrequency"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct LexistatsWordsSort: Label {
    public static let wordform: Self = "wordform"
    public static let trueCase: Self = "trueCase"
    public static let lemma: Self = "lemma"
    public static let lexicalCategory: Self = "lexicalCategory"
    public static let frequency: Self = "frequency"
    public static let normalizedFrequency: Self = "normalizedFrequency"
    public static let descendingWordform: Self = "-wordform"
    public static let descendingTrueCase: Self = "-trueCase"
    public static let descendingLemma: Self = "-lemma"
    public static let descendingLexicalCategory: Self = "-lexicalCategory"
    public static let descendingFrequency: Self = "-frequency"
    public static let descendingNormalizedFrequency: Self = "-normalizedFrequency"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct ListedLayer: Label {
    public static let session: Self = "session"
    public static let project: Self = "project"
    public static let user: Self = "user"
    public static let team: Self = "team"
    public static let system: Self = "system"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct MatchKind: Label {
    public static let exact: Self = "exact"
    public static let folded: Self = "folded"
    public static let lemma: Self = "lemma"
    public static let variant: Self = "variant"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct MatchStrategy: Label {
    public static let exact: Self = "exact"
    public static let prefix: Self = "prefix"
    public static let suffix: Self = "suffix"
    public static let substring: Self = "substring"
    public static let re: Self = "re"
    public static let soundex: Self = "soundex"
    public static let lev: Self = "lev"
    public static let word: Self = "word"
    public static let first: Self = "first"
    public static let last: Self = "last"
    public static let lemma: Self = "lemma"
    public static let fold: Self = "fold"
    public static let phrase: Self = "phrase"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct PhoneticNotation: Label {
    public static let ipa: Self = "IPA"
    public static let respell: Self = "respell"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct Region: Label {
    public static let british: Self = "british"
    public static let us: Self = "us"
    public static let northAmerican: Self = "north_american"
    public static let canadian: Self = "canadian"
    public static let australian: Self = "australian"
    public static let newZealand: Self = "new_zealand"
    public static let scottish: Self = "scottish"
    public static let irish: Self = "irish"
    public static let welsh: Self = "welsh"
    public static let indian: Self = "indian"
    public static let southAfrican: Self = "south_african"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct Register: Label {
    public static let archaic: Self = "archaic"
    public static let blackEnglish: Self = "black_english"
    public static let dated: Self = "dated"
    public static let derogatory: Self = "derogatory"
    public static let dialect: Self = "dialect"
    public static let euphemistic: Self = "euphemistic"
    public static let figurative: Self = "figurative"
    public static let formal: Self = "formal"
    public static let historical: Self = "historical"
    public static let humorous: Self = "humorous"
    public static let informal: Self = "informal"
    public static let ironic: Self = "ironic"
    public static let literal: Self = "literal"
    public static let literary: Self = "literary"
    public static let militarySlang: Self = "military_slang"
    public static let nauticalSlang: Self = "nautical_slang"
    public static let nonStandard: Self = "non-standard"
    public static let obsolete: Self = "obsolete"
    public static let offensive: Self = "offensive"
    public static let poetic: Self = "poetic"
    public static let proverb: Self = "proverb"
    public static let pseudoArchaic: Self = "pseudo_archaic"
    public static let rare: Self = "rare"
    public static let rhymingSlang: Self = "rhyming_slang"
    public static let slang: Self = "slang"
    public static let technical: Self = "technical"
    public static let theatricalSlang: Self = "theatrical_slang"
    public static let trademark: Self = "trademark"
    public static let trademarkInUk: Self = "trademark_in_uk"
    public static let trademarkInUs: Self = "trademark_in_us"
    public static let vulgarSlang: Self = "vulgar_slang"
    public static let allusive: Self = "allusive"
    public static let allusively: Self = "allusively"
    public static let armySlang: Self = "army_slang"
    public static let coarseSlang: Self = "coarse_slang"
    public static let cant: Self = "cant"
    public static let collegeSlang: Self = "college_slang"
    public static let concrete: Self = "concrete"
    public static let contemptuous: Self = "contemptuous"
    public static let depreciative: Self = "depreciative"
    public static let depreciatively: Self = "depreciatively"
    public static let dismissive: Self = "dismissive"
    public static let disused: Self = "disused"
    public static let emphatically: Self = "emphatically"
    public static let especially: Self = "especially"
    public static let euphemism: Self = "euphemism"
    public static let generally: Self = "generally"
    public static let humorously: Self = "humorously"
    public static let hyperbolical: Self = "hyperbolical"
    public static let hyperbolically: Self = "hyperbolically"
    public static let ironically: Self = "ironically"
    public static let nursery: Self = "nursery"
    public static let personified: Self = "personified"
    public static let policeSlang: Self = "police_slang"
    public static let prisonSlang: Self = "prison_slang"
    public static let rarely: Self = "rarely"
    public static let schoolSlang: Self = "school_slang"
    public static let temporary: Self = "temporary"
    public static let transferred: Self = "transferred"
    public static let universitySlang: Self = "university_slang"
    public static let nonceUse: Self = "nonce-use"
    public static let rAFSlang: Self = "R.A.F._slang"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct RhymeKind: Label {
    public static let perfect: Self = "perfect"
    public static let near: Self = "near"
    public static let identical: Self = "identical"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct SearchMatchType: Label {
    public static let exact: Self = "exact"
    public static let folded: Self = "folded"
    public static let lemma: Self = "lemma"
    public static let variant: Self = "variant"
    public static let prefix: Self = "prefix"
    public static let fuzzy: Self = "fuzzy"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct Source: Label {
    public static let lexicon: Self = "lexicon"
    public static let upstream: Self = "upstream"
    public static let cache: Self = "cache"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct TaxonomicRelation: Label {
    public static let hypernyms: Self = "hypernyms"
    public static let hyponyms: Self = "hyponyms"
    public static let meronyms: Self = "meronyms"
    public static let holonyms: Self = "holonyms"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct TaxonomyLayout: Label {
    public static let list: Self = "list"
    public static let path: Self = "path"
    public static let tree: Self = "tree"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct TextUnit: Label {
    public static let utf8: Self = "utf-8"
    public static let utf16: Self = "utf-16"
    public static let characters: Self = "characters"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct ThesaurusLookupRelation: Label {
    public static let synonyms: Self = "synonyms"
    public static let antonyms: Self = "antonyms"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct Type: Label {
    public static let general: Self = "general"
    public static let usage: Self = "usage"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct UtilityLanguagesType: Label {
    public static let monolingual: Self = "monolingual"
    public static let bilingual: Self = "bilingual"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct Variety: Label {
    public static let gb: Self = "gb"
    public static let us: Self = "us"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct WordMember: Label {
    public static let wordform: Self = "wordform"
    public static let trueCase: Self = "trueCase"
    public static let lemma: Self = "lemma"
    public static let lexicalCategory: Self = "lexicalCategory"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct WordlistQuerySort: Label {
    public static let word: Self = "word"
    public static let frequency: Self = "frequency"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct WordsListStatus: Label {
    public static let accepted: Self = "accepted"
    public static let preferred: Self = "preferred"
    public static let forbidden: Self = "forbidden"

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
