// Written by Scripts/generate-clients.py from rpc-schema/openrpc.json. DO NOT EDIT.

package headword

// ChangedLayer is a label. These are known; a newer server may send others.
type ChangedLayer string

const (
	ChangedLayerProject ChangedLayer = "project"
	ChangedLayerUser    ChangedLayer = "user"
	ChangedLayerSession ChangedLayer = "session"
)

// ConceptRelation is a label. These are known; a newer server may send others.
type ConceptRelation string

const (
	ConceptRelationHypernym         ConceptRelation = "hypernym"
	ConceptRelationInstanceHypernym ConceptRelation = "instance_hypernym"
	ConceptRelationHyponym          ConceptRelation = "hyponym"
	ConceptRelationInstanceHyponym  ConceptRelation = "instance_hyponym"
	ConceptRelationMemberMeronym    ConceptRelation = "member_meronym"
	ConceptRelationPartMeronym      ConceptRelation = "part_meronym"
	ConceptRelationSubstanceMeronym ConceptRelation = "substance_meronym"
	ConceptRelationMemberHolonym    ConceptRelation = "member_holonym"
	ConceptRelationPartHolonym      ConceptRelation = "part_holonym"
	ConceptRelationSubstanceHolonym ConceptRelation = "substance_holonym"
)

// DictionaryEntriesCrossReferenceType is a label. These are known; a newer server may send others.
type DictionaryEntriesCrossReferenceType string

const (
	DictionaryEntriesCrossReferenceTypeSeeAlso    DictionaryEntriesCrossReferenceType = "see also"
	DictionaryEntriesCrossReferenceTypeCloseMatch DictionaryEntriesCrossReferenceType = "close match"
	DictionaryEntriesCrossReferenceTypeRelated    DictionaryEntriesCrossReferenceType = "related"
)

// DictionaryEntriesType is a label. These are known; a newer server may send others.
type DictionaryEntriesType string

const (
	DictionaryEntriesTypeShowsSynonym DictionaryEntriesType = "showsSynonym"
	DictionaryEntriesTypeShowsOther   DictionaryEntriesType = "showsOther"
)

// Domain is a label. These are known; a newer server may send others.
type Domain string

const (
	DomainAirForce                  Domain = "air_force"
	DomainAlcoholic                 Domain = "alcoholic"
	DomainAmericanCivilWar          Domain = "american_civil_war"
	DomainAmericanFootball          Domain = "american_football"
	DomainAmerindian                Domain = "amerindian"
	DomainAnatomy                   Domain = "anatomy"
	DomainAncientHistory            Domain = "ancient_history"
	DomainAngling                   Domain = "angling"
	DomainAnthropology              Domain = "anthropology"
	DomainArchaeology               Domain = "archaeology"
	DomainArchery                   Domain = "archery"
	DomainArchitecture              Domain = "architecture"
	DomainArt                       Domain = "art"
	DomainArtefacts                 Domain = "artefacts"
	DomainArtsAndHumanities         Domain = "arts_and_humanities"
	DomainAstrology                 Domain = "astrology"
	DomainAstronomy                 Domain = "astronomy"
	DomainAthletics                 Domain = "athletics"
	DomainAudio                     Domain = "audio"
	DomainAustralianRules           Domain = "australian_rules"
	DomainAviation                  Domain = "aviation"
	DomainBallet                    Domain = "ballet"
	DomainBaseball                  Domain = "baseball"
	DomainBasketball                Domain = "basketball"
	DomainBellringing               Domain = "bellringing"
	DomainBiblical                  Domain = "biblical"
	DomainBilliards                 Domain = "billiards"
	DomainBiochemistry              Domain = "biochemistry"
	DomainBiology                   Domain = "biology"
	DomainBird                      Domain = "bird"
	DomainBookbinding               Domain = "bookbinding"
	DomainBotany                    Domain = "botany"
	DomainBowling                   Domain = "bowling"
	DomainBowls                     Domain = "bowls"
	DomainBoxing                    Domain = "boxing"
	DomainBreed                     Domain = "breed"
	DomainBrewing                   Domain = "brewing"
	DomainBridge                    Domain = "bridge"
	DomainBroadcasting              Domain = "broadcasting"
	DomainBuddhism                  Domain = "buddhism"
	DomainBuilding                  Domain = "building"
	DomainBullfighting              Domain = "bullfighting"
	DomainCamping                   Domain = "camping"
	DomainCanals                    Domain = "canals"
	DomainCards                     Domain = "cards"
	DomainCarpentry                 Domain = "carpentry"
	DomainChemistry                 Domain = "chemistry"
	DomainChess                     Domain = "chess"
	DomainChristian                 Domain = "christian"
	DomainChurchArchitecture        Domain = "church_architecture"
	DomainCivilEngineering          Domain = "civil_engineering"
	DomainClockMaking               Domain = "clock_making"
	DomainClothing                  Domain = "clothing"
	DomainCoffee                    Domain = "coffee"
	DomainCommerce                  Domain = "commerce"
	DomainCommercialFishing         Domain = "commercial_fishing"
	DomainComplementaryMedicine     Domain = "complementary_medicine"
	DomainComputing                 Domain = "computing"
	DomainCooking                   Domain = "cooking"
	DomainCosmetics                 Domain = "cosmetics"
	DomainCricket                   Domain = "cricket"
	DomainCrime                     Domain = "crime"
	DomainCroquet                   Domain = "croquet"
	DomainCrystallography           Domain = "crystallography"
	DomainCurrency                  Domain = "currency"
	DomainCycling                   Domain = "cycling"
	DomainDance                     Domain = "dance"
	DomainDentistry                 Domain = "dentistry"
	DomainDrink                     Domain = "drink"
	DomainDyeing                    Domain = "dyeing"
	DomainEarlyModernHistory        Domain = "early_modern_history"
	DomainEcclesiastical            Domain = "ecclesiastical"
	DomainEcology                   Domain = "ecology"
	DomainEconomics                 Domain = "economics"
	DomainEducation                 Domain = "education"
	DomainEgyptianHistory           Domain = "egyptian_history"
	DomainElectoral                 Domain = "electoral"
	DomainElectrical                Domain = "electrical"
	DomainElectronics               Domain = "electronics"
	DomainElement                   Domain = "element"
	DomainEnglishCivilWar           Domain = "english_civil_war"
	DomainFalconry                  Domain = "falconry"
	DomainFarming                   Domain = "farming"
	DomainFashion                   Domain = "fashion"
	DomainFencing                   Domain = "fencing"
	DomainFilm                      Domain = "film"
	DomainFinance                   Domain = "finance"
	DomainFireService               Domain = "fire_service"
	DomainFirstWorldWar             Domain = "first_world_war"
	DomainFish                      Domain = "fish"
	DomainFood                      Domain = "food"
	DomainForestry                  Domain = "forestry"
	DomainFreemasonry               Domain = "freemasonry"
	DomainFrenchRevolution          Domain = "french_revolution"
	DomainFurniture                 Domain = "furniture"
	DomainGambling                  Domain = "gambling"
	DomainGames                     Domain = "games"
	DomainGaming                    Domain = "gaming"
	DomainGenetics                  Domain = "genetics"
	DomainGeography                 Domain = "geography"
	DomainGeology                   Domain = "geology"
	DomainGeometry                  Domain = "geometry"
	DomainGlassmaking               Domain = "glassmaking"
	DomainGolf                      Domain = "golf"
	DomainGoodsVehicles             Domain = "goods_vehicles"
	DomainGrammar                   Domain = "grammar"
	DomainGreekHistory              Domain = "greek_history"
	DomainGymnastics                Domain = "gymnastics"
	DomainHairdressing              Domain = "hairdressing"
	DomainHandwriting               Domain = "handwriting"
	DomainHeraldry                  Domain = "heraldry"
	DomainHinduism                  Domain = "hinduism"
	DomainHistory                   Domain = "history"
	DomainHockey                    Domain = "hockey"
	DomainHonour                    Domain = "honour"
	DomainHorology                  Domain = "horology"
	DomainHorticulture              Domain = "horticulture"
	DomainHotels                    Domain = "hotels"
	DomainHunting                   Domain = "hunting"
	DomainInsect                    Domain = "insect"
	DomainInstruments               Domain = "instruments"
	DomainIntelligence              Domain = "intelligence"
	DomainInvertebrate              Domain = "invertebrate"
	DomainIslam                     Domain = "islam"
	DomainJazz                      Domain = "jazz"
	DomainJewellery                 Domain = "jewellery"
	DomainJournalism                Domain = "journalism"
	DomainJudaism                   Domain = "judaism"
	DomainKnitting                  Domain = "knitting"
	DomainLanguage                  Domain = "language"
	DomainLaw                       Domain = "law"
	DomainLeather                   Domain = "leather"
	DomainLinguistics               Domain = "linguistics"
	DomainLiterature                Domain = "literature"
	DomainLogic                     Domain = "logic"
	DomainLowerPlant                Domain = "lower_plant"
	DomainMammal                    Domain = "mammal"
	DomainMarriage                  Domain = "marriage"
	DomainMartialArts               Domain = "martial_arts"
	DomainMathematics               Domain = "mathematics"
	DomainMeasure                   Domain = "measure"
	DomainMechanics                 Domain = "mechanics"
	DomainMedicine                  Domain = "medicine"
	DomainMedievalHistory           Domain = "medieval_history"
	DomainMetallurgy                Domain = "metallurgy"
	DomainMeteorology               Domain = "meteorology"
	DomainMicrobiology              Domain = "microbiology"
	DomainMilitary                  Domain = "military"
	DomainMilitaryHistory           Domain = "military_history"
	DomainMineral                   Domain = "mineral"
	DomainMining                    Domain = "mining"
	DomainMotorRacing               Domain = "motor_racing"
	DomainMotoring                  Domain = "motoring"
	DomainMountaineering            Domain = "mountaineering"
	DomainMusic                     Domain = "music"
	DomainMusicalDirection          Domain = "musical_direction"
	DomainMythology                 Domain = "mythology"
	DomainNapoleonicWars            Domain = "napoleonic_wars"
	DomainNarcotics                 Domain = "narcotics"
	DomainNautical                  Domain = "nautical"
	DomainNaval                     Domain = "naval"
	DomainNeedlework                Domain = "needlework"
	DomainNumismatics               Domain = "numismatics"
	DomainOccult                    Domain = "occult"
	DomainOceanography              Domain = "oceanography"
	DomainOffice                    Domain = "office"
	DomainOilIndustry               Domain = "oil_industry"
	DomainOptics                    Domain = "optics"
	DomainPalaeontology             Domain = "palaeontology"
	DomainParliament                Domain = "parliament"
	DomainPathology                 Domain = "pathology"
	DomainPenal                     Domain = "penal"
	DomainPeople                    Domain = "people"
	DomainPharmaceutics             Domain = "pharmaceutics"
	DomainPhilately                 Domain = "philately"
	DomainPhilosophy                Domain = "philosophy"
	DomainPhonetics                 Domain = "phonetics"
	DomainPhotography               Domain = "photography"
	DomainPhysics                   Domain = "physics"
	DomainPhysiology                Domain = "physiology"
	DomainPlant                     Domain = "plant"
	DomainPlumbing                  Domain = "plumbing"
	DomainPolice                    Domain = "police"
	DomainPolitics                  Domain = "politics"
	DomainPopularMusic              Domain = "popular_music"
	DomainPostal                    Domain = "postal"
	DomainPottery                   Domain = "pottery"
	DomainPrinting                  Domain = "printing"
	DomainProfessions               Domain = "professions"
	DomainProsody                   Domain = "prosody"
	DomainPsychiatry                Domain = "psychiatry"
	DomainPsychology                Domain = "psychology"
	DomainPublishing                Domain = "publishing"
	DomainRacing                    Domain = "racing"
	DomainRailways                  Domain = "railways"
	DomainRank                      Domain = "rank"
	DomainRelationships             Domain = "relationships"
	DomainReligion                  Domain = "religion"
	DomainReptile                   Domain = "reptile"
	DomainRestaurants               Domain = "restaurants"
	DomainRetail                    Domain = "retail"
	DomainRhetoric                  Domain = "rhetoric"
	DomainRiding                    Domain = "riding"
	DomainRoads                     Domain = "roads"
	DomainRock                      Domain = "rock"
	DomainRomanCatholicChurch       Domain = "roman_catholic_church"
	DomainRomanHistory              Domain = "roman_history"
	DomainRowing                    Domain = "rowing"
	DomainRoyalty                   Domain = "royalty"
	DomainRugby                     Domain = "rugby"
	DomainSavoury                   Domain = "savoury"
	DomainScouting                  Domain = "scouting"
	DomainSecondWorldWar            Domain = "second_world_war"
	DomainSex                       Domain = "sex"
	DomainShoemaking                Domain = "shoemaking"
	DomainSikhism                   Domain = "sikhism"
	DomainSkateboarding             Domain = "skateboarding"
	DomainSkating                   Domain = "skating"
	DomainSkiing                    Domain = "skiing"
	DomainSmoking                   Domain = "smoking"
	DomainSnowboarding              Domain = "snowboarding"
	DomainSoccer                    Domain = "soccer"
	DomainSociology                 Domain = "sociology"
	DomainSpace                     Domain = "space"
	DomainSport                     Domain = "sport"
	DomainStatistics                Domain = "statistics"
	DomainStockExchange             Domain = "stock_exchange"
	DomainSurfing                   Domain = "surfing"
	DomainSurgery                   Domain = "surgery"
	DomainSurveying                 Domain = "surveying"
	DomainSweet                     Domain = "sweet"
	DomainSwimming                  Domain = "swimming"
	DomainTea                       Domain = "tea"
	DomainTeamSports                Domain = "team_sports"
	DomainTechnology                Domain = "technology"
	DomainTelecommunications        Domain = "telecommunications"
	DomainTennis                    Domain = "tennis"
	DomainTextiles                  Domain = "textiles"
	DomainTheatre                   Domain = "theatre"
	DomainTheology                  Domain = "theology"
	DomainTimber                    Domain = "timber"
	DomainTitle                     Domain = "title"
	DomainTools                     Domain = "tools"
	DomainTradeUnionism             Domain = "trade_unionism"
	DomainTransport                 Domain = "transport"
	DomainUniversity                Domain = "university"
	DomainVariety                   Domain = "variety"
	DomainVeterinary                Domain = "veterinary"
	DomainVideo                     Domain = "video"
	DomainWarOfAmericanIndependence Domain = "war_of_american_independence"
	DomainWeapons                   Domain = "weapons"
	DomainWeightlifting             Domain = "weightlifting"
	DomainWine                      Domain = "wine"
	DomainWrestling                 Domain = "wrestling"
	DomainYoga                      Domain = "yoga"
	DomainZoology                   Domain = "zoology"
)

// EntryField is a label. These are known; a newer server may send others.
type EntryField string

const (
	EntryFieldDefinitions         EntryField = "definitions"
	EntryFieldDomains             EntryField = "domains"
	EntryFieldEtymologies         EntryField = "etymologies"
	EntryFieldExamples            EntryField = "examples"
	EntryFieldGrammaticalFeatures EntryField = "grammaticalFeatures"
	EntryFieldLexicalCategory     EntryField = "lexicalCategory"
	EntryFieldPronunciations      EntryField = "pronunciations"
	EntryFieldRegions             EntryField = "regions"
	EntryFieldRegisters           EntryField = "registers"
	EntryFieldShortDefinitions    EntryField = "shortDefinitions"
	EntryFieldTranslations        EntryField = "translations"
	EntryFieldVariantForms        EntryField = "variantForms"
)

// GrammaticalFeature is a label. These are known; a newer server may send others.
type GrammaticalFeature string

const (
	GrammaticalFeatureMass              GrammaticalFeature = "mass"
	GrammaticalFeatureCollective        GrammaticalFeature = "collective"
	GrammaticalFeatureSingular          GrammaticalFeature = "singular"
	GrammaticalFeaturePlural            GrammaticalFeature = "plural"
	GrammaticalFeaturePast              GrammaticalFeature = "past"
	GrammaticalFeaturePresent           GrammaticalFeature = "present"
	GrammaticalFeaturePositive          GrammaticalFeature = "positive"
	GrammaticalFeatureComparative       GrammaticalFeature = "comparative"
	GrammaticalFeatureSuperlative       GrammaticalFeature = "superlative"
	GrammaticalFeatureTransitive        GrammaticalFeature = "transitive"
	GrammaticalFeatureIntransitive      GrammaticalFeature = "intransitive"
	GrammaticalFeaturePronominal        GrammaticalFeature = "pronominal"
	GrammaticalFeatureInfinitive        GrammaticalFeature = "infinitive"
	GrammaticalFeaturePastParticiple    GrammaticalFeature = "past_participle"
	GrammaticalFeaturePresentParticiple GrammaticalFeature = "present_participle"
	GrammaticalFeatureAuxiliary         GrammaticalFeature = "auxiliary"
	GrammaticalFeatureModal             GrammaticalFeature = "modal"
	GrammaticalFeatureAbbreviation      GrammaticalFeature = "abbreviation"
	GrammaticalFeatureSymbol            GrammaticalFeature = "symbol"
	GrammaticalFeatureInterrogative     GrammaticalFeature = "interrogative"
	GrammaticalFeaturePossessive        GrammaticalFeature = "possessive"
	GrammaticalFeatureRelative          GrammaticalFeature = "relative"
	GrammaticalFeatureCardinal          GrammaticalFeature = "cardinal"
	GrammaticalFeatureOrdinal           GrammaticalFeature = "ordinal"
	GrammaticalFeaturePhrasal           GrammaticalFeature = "phrasal"
	GrammaticalFeatureProper            GrammaticalFeature = "proper"
	GrammaticalFeatureMasculine         GrammaticalFeature = "masculine"
	GrammaticalFeatureFeminine          GrammaticalFeature = "feminine"
	GrammaticalFeatureNeuter            GrammaticalFeature = "neuter"
	GrammaticalFeatureFirst             GrammaticalFeature = "first"
	GrammaticalFeatureSecond            GrammaticalFeature = "second"
	GrammaticalFeatureThird             GrammaticalFeature = "third"
	GrammaticalFeatureConditional       GrammaticalFeature = "conditional"
	GrammaticalFeatureSubjunctive       GrammaticalFeature = "subjunctive"
	GrammaticalFeatureNonFiniteness     GrammaticalFeature = "non_finiteness"
	GrammaticalFeatureAttributive       GrammaticalFeature = "attributive"
	GrammaticalFeaturePredicative       GrammaticalFeature = "predicative"
)

// Language is a label. These are known; a newer server may send others.
type Language string

const (
	LanguageEn  Language = "en"
	LanguageDe  Language = "de"
	LanguageEs  Language = "es"
	LanguageFr  Language = "fr"
	LanguageGu  Language = "gu"
	LanguageHi  Language = "hi"
	LanguageId  Language = "id"
	LanguageLv  Language = "lv"
	LanguageMs  Language = "ms"
	LanguageNso Language = "nso"
	LanguagePt  Language = "pt"
	LanguageRo  Language = "ro"
	LanguageSw  Language = "sw"
	LanguageTa  Language = "ta"
	LanguageTn  Language = "tn"
	LanguageUr  Language = "ur"
	LanguageZu  Language = "zu"
	LanguageAr  Language = "ar"
	LanguageEl  Language = "el"
	LanguageFa  Language = "fa"
	LanguageHa  Language = "ha"
	LanguageIg  Language = "ig"
	LanguageIt  Language = "it"
	LanguageKa  Language = "ka"
	LanguageMr  Language = "mr"
	LanguageQu  Language = "qu"
	LanguageRu  Language = "ru"
	LanguageTe  Language = "te"
	LanguageTg  Language = "tg"
	LanguageTk  Language = "tk"
	LanguageTpi Language = "tpi"
	LanguageTt  Language = "tt"
	LanguageXh  Language = "xh"
	LanguageYo  Language = "yo"
	LanguageZh  Language = "zh"
	LanguageAf  Language = "af"
	LanguageAm  Language = "am"
	LanguageAng Language = "ang"
	LanguageAs  Language = "as"
	LanguageAz  Language = "az"
	LanguageBe  Language = "be"
	LanguageBg  Language = "bg"
	LanguageBn  Language = "bn"
	LanguageBr  Language = "br"
	LanguageBs  Language = "bs"
	LanguageCa  Language = "ca"
	LanguageCeb Language = "ceb"
	LanguageCo  Language = "co"
	LanguageCs  Language = "cs"
	LanguageCy  Language = "cy"
	LanguageDa  Language = "da"
	LanguageEo  Language = "eo"
	LanguageEt  Language = "et"
	LanguageEu  Language = "eu"
	LanguageFi  Language = "fi"
	LanguageFil Language = "fil"
	LanguageFo  Language = "fo"
	LanguageFy  Language = "fy"
	LanguageGa  Language = "ga"
	LanguageGd  Language = "gd"
	LanguageGl  Language = "gl"
	LanguageGrc Language = "grc"
	LanguageGv  Language = "gv"
	LanguageHaw Language = "haw"
	LanguageHe  Language = "he"
	LanguageHr  Language = "hr"
	LanguageHu  Language = "hu"
	LanguageHy  Language = "hy"
	LanguageIs  Language = "is"
	LanguageJa  Language = "ja"
	LanguageJv  Language = "jv"
	LanguageKk  Language = "kk"
	LanguageKm  Language = "km"
	LanguageKn  Language = "kn"
	LanguageKo  Language = "ko"
	LanguageKu  Language = "ku"
	LanguageKy  Language = "ky"
	LanguageLa  Language = "la"
	LanguageLb  Language = "lb"
	LanguageLo  Language = "lo"
	LanguageLt  Language = "lt"
	LanguageMg  Language = "mg"
	LanguageMi  Language = "mi"
	LanguageMk  Language = "mk"
	LanguageMl  Language = "ml"
	LanguageMn  Language = "mn"
	LanguageMt  Language = "mt"
	LanguageMy  Language = "my"
	LanguageNb  Language = "nb"
	LanguageNe  Language = "ne"
	LanguageNl  Language = "nl"
	LanguageNn  Language = "nn"
	LanguageNo  Language = "no"
	LanguageOc  Language = "oc"
	LanguageOm  Language = "om"
	LanguageOr  Language = "or"
	LanguagePa  Language = "pa"
	LanguagePl  Language = "pl"
	LanguagePs  Language = "ps"
	LanguageRm  Language = "rm"
	LanguageSa  Language = "sa"
	LanguageScn Language = "scn"
	LanguageSco Language = "sco"
	LanguageSd  Language = "sd"
	LanguageSh  Language = "sh"
	LanguageSi  Language = "si"
	LanguageSk  Language = "sk"
	LanguageSl  Language = "sl"
	LanguageSo  Language = "so"
	LanguageSq  Language = "sq"
	LanguageSr  Language = "sr"
	LanguageSt  Language = "st"
	LanguageSu  Language = "su"
	LanguageSv  Language = "sv"
	LanguageTh  Language = "th"
	LanguageTi  Language = "ti"
	LanguageTl  Language = "tl"
	LanguageTr  Language = "tr"
	LanguageUg  Language = "ug"
	LanguageUk  Language = "uk"
	LanguageUz  Language = "uz"
	LanguageVi  Language = "vi"
	LanguageVo  Language = "vo"
	LanguageWa  Language = "wa"
	LanguageWo  Language = "wo"
	LanguageYi  Language = "yi"
	LanguageYue Language = "yue"
)

// LexicalCategory is a label. These are known; a newer server may send others.
type LexicalCategory string

const (
	LexicalCategoryAdjective     LexicalCategory = "adjective"
	LexicalCategoryAdverb        LexicalCategory = "adverb"
	LexicalCategoryCombiningForm LexicalCategory = "combining_form"
	LexicalCategoryConjunction   LexicalCategory = "conjunction"
	LexicalCategoryContraction   LexicalCategory = "contraction"
	LexicalCategoryDeterminer    LexicalCategory = "determiner"
	LexicalCategoryIdiomatic     LexicalCategory = "idiomatic"
	LexicalCategoryInterjection  LexicalCategory = "interjection"
	LexicalCategoryNoun          LexicalCategory = "noun"
	LexicalCategoryNumeral       LexicalCategory = "numeral"
	LexicalCategoryOther         LexicalCategory = "other"
	LexicalCategoryParticle      LexicalCategory = "particle"
	LexicalCategoryPredeterminer LexicalCategory = "predeterminer"
	LexicalCategoryPrefix        LexicalCategory = "prefix"
	LexicalCategoryPreposition   LexicalCategory = "preposition"
	LexicalCategoryPronoun       LexicalCategory = "pronoun"
	LexicalCategoryResidual      LexicalCategory = "residual"
	LexicalCategorySuffix        LexicalCategory = "suffix"
	LexicalCategoryVerb          LexicalCategory = "verb"
)

// LexistatsCollocationsSide is a label. These are known; a newer server may send others.
type LexistatsCollocationsSide string

const (
	LexistatsCollocationsSideBefore LexistatsCollocationsSide = "before"
	LexistatsCollocationsSideAfter  LexistatsCollocationsSide = "after"
	LexistatsCollocationsSideBoth   LexistatsCollocationsSide = "both"
)

// LexistatsCollocationsSort is a label. These are known; a newer server may send others.
type LexistatsCollocationsSort string

const (
	LexistatsCollocationsSortLogLikelihood LexistatsCollocationsSort = "logLikelihood"
	LexistatsCollocationsSortTScore        LexistatsCollocationsSort = "tScore"
	LexistatsCollocationsSortPmi           LexistatsCollocationsSort = "pmi"
)

// LexistatsCollocationsSource is a label. These are known; a newer server may send others.
type LexistatsCollocationsSource string

const (
	LexistatsCollocationsSourceCorpus   LexistatsCollocationsSource = "corpus"
	LexistatsCollocationsSourceUpstream LexistatsCollocationsSource = "upstream"
	LexistatsCollocationsSourceCache    LexistatsCollocationsSource = "cache"
)

// LexistatsNgramsFormat is a label. These are known; a newer server may send others.
type LexistatsNgramsFormat string

const (
	LexistatsNgramsFormatOup    LexistatsNgramsFormat = "oup"
	LexistatsNgramsFormatGoogle LexistatsNgramsFormat = "google"
)

// LexistatsNgramsSort is a label. These are known; a newer server may send others.
type LexistatsNgramsSort string

const (
	LexistatsNgramsSortTokens                        LexistatsNgramsSort = "tokens"
	LexistatsNgramsSortFrequency                     LexistatsNgramsSort = "frequency"
	LexistatsNgramsSortNormalizedFrequency           LexistatsNgramsSort = "normalizedFrequency"
	LexistatsNgramsSortDocumentFrequency             LexistatsNgramsSort = "documentFrequency"
	LexistatsNgramsSortDescendingTokens              LexistatsNgramsSort = "-tokens"
	LexistatsNgramsSortDescendingFrequency           LexistatsNgramsSort = "-frequency"
	LexistatsNgramsSortDescendingNormalizedFrequency LexistatsNgramsSort = "-normalizedFrequency"
	LexistatsNgramsSortDescendingDocumentFrequency   LexistatsNgramsSort = "-documentFrequency"
)

// LexistatsWordsSort is a label. These are known; a newer server may send others.
type LexistatsWordsSort string

const (
	LexistatsWordsSortWordform                      LexistatsWordsSort = "wordform"
	LexistatsWordsSortTrueCase                      LexistatsWordsSort = "trueCase"
	LexistatsWordsSortLemma                         LexistatsWordsSort = "lemma"
	LexistatsWordsSortLexicalCategory               LexistatsWordsSort = "lexicalCategory"
	LexistatsWordsSortFrequency                     LexistatsWordsSort = "frequency"
	LexistatsWordsSortNormalizedFrequency           LexistatsWordsSort = "normalizedFrequency"
	LexistatsWordsSortDescendingWordform            LexistatsWordsSort = "-wordform"
	LexistatsWordsSortDescendingTrueCase            LexistatsWordsSort = "-trueCase"
	LexistatsWordsSortDescendingLemma               LexistatsWordsSort = "-lemma"
	LexistatsWordsSortDescendingLexicalCategory     LexistatsWordsSort = "-lexicalCategory"
	LexistatsWordsSortDescendingFrequency           LexistatsWordsSort = "-frequency"
	LexistatsWordsSortDescendingNormalizedFrequency LexistatsWordsSort = "-normalizedFrequency"
)

// ListedLayer is a label. These are known; a newer server may send others.
type ListedLayer string

const (
	ListedLayerSession ListedLayer = "session"
	ListedLayerProject ListedLayer = "project"
	ListedLayerUser    ListedLayer = "user"
	ListedLayerTeam    ListedLayer = "team"
	ListedLayerSystem  ListedLayer = "system"
)

// MatchKind is a label. These are known; a newer server may send others.
type MatchKind string

const (
	MatchKindExact   MatchKind = "exact"
	MatchKindFolded  MatchKind = "folded"
	MatchKindLemma   MatchKind = "lemma"
	MatchKindVariant MatchKind = "variant"
)

// MatchStrategy is a label. These are known; a newer server may send others.
type MatchStrategy string

const (
	MatchStrategyExact     MatchStrategy = "exact"
	MatchStrategyPrefix    MatchStrategy = "prefix"
	MatchStrategySuffix    MatchStrategy = "suffix"
	MatchStrategySubstring MatchStrategy = "substring"
	MatchStrategyRe        MatchStrategy = "re"
	MatchStrategySoundex   MatchStrategy = "soundex"
	MatchStrategyLev       MatchStrategy = "lev"
	MatchStrategyWord      MatchStrategy = "word"
	MatchStrategyFirst     MatchStrategy = "first"
	MatchStrategyLast      MatchStrategy = "last"
	MatchStrategyLemma     MatchStrategy = "lemma"
	MatchStrategyFold      MatchStrategy = "fold"
	MatchStrategyPhrase    MatchStrategy = "phrase"
)

// PhoneticNotation is a label. These are known; a newer server may send others.
type PhoneticNotation string

const (
	PhoneticNotationIPA     PhoneticNotation = "IPA"
	PhoneticNotationRespell PhoneticNotation = "respell"
)

// Region is a label. These are known; a newer server may send others.
type Region string

const (
	RegionBritish       Region = "british"
	RegionUs            Region = "us"
	RegionNorthAmerican Region = "north_american"
	RegionCanadian      Region = "canadian"
	RegionAustralian    Region = "australian"
	RegionNewZealand    Region = "new_zealand"
	RegionScottish      Region = "scottish"
	RegionIrish         Region = "irish"
	RegionWelsh         Region = "welsh"
	RegionIndian        Region = "indian"
	RegionSouthAfrican  Region = "south_african"
)

// Register is a label. These are known; a newer server may send others.
type Register string

const (
	RegisterArchaic         Register = "archaic"
	RegisterBlackEnglish    Register = "black_english"
	RegisterDated           Register = "dated"
	RegisterDerogatory      Register = "derogatory"
	RegisterDialect         Register = "dialect"
	RegisterEuphemistic     Register = "euphemistic"
	RegisterFigurative      Register = "figurative"
	RegisterFormal          Register = "formal"
	RegisterHistorical      Register = "historical"
	RegisterHumorous        Register = "humorous"
	RegisterInformal        Register = "informal"
	RegisterIronic          Register = "ironic"
	RegisterLiteral         Register = "literal"
	RegisterLiterary        Register = "literary"
	RegisterMilitarySlang   Register = "military_slang"
	RegisterNauticalSlang   Register = "nautical_slang"
	RegisterNonStandard     Register = "non-standard"
	RegisterObsolete        Register = "obsolete"
	RegisterOffensive       Register = "offensive"
	RegisterPoetic          Register = "poetic"
	RegisterProverb         Register = "proverb"
	RegisterPseudoArchaic   Register = "pseudo_archaic"
	RegisterRare            Register = "rare"
	RegisterRhymingSlang    Register = "rhyming_slang"
	RegisterSlang           Register = "slang"
	RegisterTechnical       Register = "technical"
	RegisterTheatricalSlang Register = "theatrical_slang"
	RegisterTrademark       Register = "trademark"
	RegisterTrademarkInUk   Register = "trademark_in_uk"
	RegisterTrademarkInUs   Register = "trademark_in_us"
	RegisterVulgarSlang     Register = "vulgar_slang"
	RegisterAllusive        Register = "allusive"
	RegisterAllusively      Register = "allusively"
	RegisterArmySlang       Register = "army_slang"
	RegisterCoarseSlang     Register = "coarse_slang"
	RegisterCant            Register = "cant"
	RegisterCollegeSlang    Register = "college_slang"
	RegisterConcrete        Register = "concrete"
	RegisterContemptuous    Register = "contemptuous"
	RegisterDepreciative    Register = "depreciative"
	RegisterDepreciatively  Register = "depreciatively"
	RegisterDismissive      Register = "dismissive"
	RegisterDisused         Register = "disused"
	RegisterEmphatically    Register = "emphatically"
	RegisterEspecially      Register = "especially"
	RegisterEuphemism       Register = "euphemism"
	RegisterGenerally       Register = "generally"
	RegisterHumorously      Register = "humorously"
	RegisterHyperbolical    Register = "hyperbolical"
	RegisterHyperbolically  Register = "hyperbolically"
	RegisterIronically      Register = "ironically"
	RegisterNursery         Register = "nursery"
	RegisterPersonified     Register = "personified"
	RegisterPoliceSlang     Register = "police_slang"
	RegisterPrisonSlang     Register = "prison_slang"
	RegisterRarely          Register = "rarely"
	RegisterSchoolSlang     Register = "school_slang"
	RegisterTemporary       Register = "temporary"
	RegisterTransferred     Register = "transferred"
	RegisterUniversitySlang Register = "university_slang"
	RegisterNonceUse        Register = "nonce-use"
	RegisterRAFSlang        Register = "R.A.F._slang"
)

// RhymeKind is a label. These are known; a newer server may send others.
type RhymeKind string

const (
	RhymeKindPerfect   RhymeKind = "perfect"
	RhymeKindNear      RhymeKind = "near"
	RhymeKindIdentical RhymeKind = "identical"
)

// SearchMatchType is a label. These are known; a newer server may send others.
type SearchMatchType string

const (
	SearchMatchTypeExact   SearchMatchType = "exact"
	SearchMatchTypeFolded  SearchMatchType = "folded"
	SearchMatchTypeLemma   SearchMatchType = "lemma"
	SearchMatchTypeVariant SearchMatchType = "variant"
	SearchMatchTypePrefix  SearchMatchType = "prefix"
	SearchMatchTypeFuzzy   SearchMatchType = "fuzzy"
)

// Source is a label. These are known; a newer server may send others.
type Source string

const (
	SourceLexicon  Source = "lexicon"
	SourceUpstream Source = "upstream"
	SourceCache    Source = "cache"
)

// TaxonomicRelation is a label. These are known; a newer server may send others.
type TaxonomicRelation string

const (
	TaxonomicRelationHypernyms TaxonomicRelation = "hypernyms"
	TaxonomicRelationHyponyms  TaxonomicRelation = "hyponyms"
	TaxonomicRelationMeronyms  TaxonomicRelation = "meronyms"
	TaxonomicRelationHolonyms  TaxonomicRelation = "holonyms"
)

// TaxonomyLayout is a label. These are known; a newer server may send others.
type TaxonomyLayout string

const (
	TaxonomyLayoutList TaxonomyLayout = "list"
	TaxonomyLayoutPath TaxonomyLayout = "path"
	TaxonomyLayoutTree TaxonomyLayout = "tree"
)

// TextUnit is a label. These are known; a newer server may send others.
type TextUnit string

const (
	TextUnitUtf8       TextUnit = "utf-8"
	TextUnitUtf16      TextUnit = "utf-16"
	TextUnitCharacters TextUnit = "characters"
)

// ThesaurusLookupRelation is a label. These are known; a newer server may send others.
type ThesaurusLookupRelation string

const (
	ThesaurusLookupRelationSynonyms ThesaurusLookupRelation = "synonyms"
	ThesaurusLookupRelationAntonyms ThesaurusLookupRelation = "antonyms"
)

// Type is a label. These are known; a newer server may send others.
type Type string

const (
	TypeGeneral Type = "general"
	TypeUsage   Type = "usage"
)

// UtilityLanguagesType is a label. These are known; a newer server may send others.
type UtilityLanguagesType string

const (
	UtilityLanguagesTypeMonolingual UtilityLanguagesType = "monolingual"
	UtilityLanguagesTypeBilingual   UtilityLanguagesType = "bilingual"
)

// Variety is a label. These are known; a newer server may send others.
type Variety string

const (
	VarietyGb Variety = "gb"
	VarietyUs Variety = "us"
)

// WordMember is a label. These are known; a newer server may send others.
type WordMember string

const (
	WordMemberWordform        WordMember = "wordform"
	WordMemberTrueCase        WordMember = "trueCase"
	WordMemberLemma           WordMember = "lemma"
	WordMemberLexicalCategory WordMember = "lexicalCategory"
)

// WordlistQuerySort is a label. These are known; a newer server may send others.
type WordlistQuerySort string

const (
	WordlistQuerySortWord      WordlistQuerySort = "word"
	WordlistQuerySortFrequency WordlistQuerySort = "frequency"
)

// WordsListStatus is a label. These are known; a newer server may send others.
type WordsListStatus string

const (
	WordsListStatusAccepted  WordsListStatus = "accepted"
	WordsListStatusPreferred WordsListStatus = "preferred"
	WordsListStatusForbidden WordsListStatus = "forbidden"
)

type Analysis struct {
	LexicalCategory     LexicalCategory                       `json:"lexicalCategory"`
	GrammaticalFeatures []DictionaryEntriesGrammaticalFeature `json:"grammaticalFeatures,omitempty"`
}

type AnswerMetadata struct {
	// The name and version of this schema.
	Schema string `json:"schema"`

	// The source that answered; the cache holds answers of the upstream.
	Source Source `json:"source"`

	// The sources of the data in the answer; server.info describes them.
	Sources []string `json:"sources,omitempty"`

	// The upstream's metadata about its answer, if it answered.
	Upstream *DictionaryEntriesUpstream `json:"upstream,omitempty"`

	// Why the preferred source did not answer.
	Fallback *Fallback `json:"fallback,omitempty"`

	// The headwords that could not be requested from the upstream, and why.
	Partial *Partial `json:"partial,omitempty"`
}

type Corpus struct {
	Name     string `json:"name"`
	Language string `json:"language"`

	// The number of words counted, without punctuation.
	Words int64 `json:"words"`

	// The number of punctuation marks.
	Punctuation *int64 `json:"punctuation,omitempty"`

	// Absent if they were not counted.
	Documents *int64 `json:"documents,omitempty"`

	// The minimum count of listed words. Absent if all are listed.
	WordFloor *int64 `json:"wordFloor,omitempty"`

	// The minimum count of listed n-grams of two or more words. Absent if all are listed.
	NgramFloor *int64 `json:"ngramFloor,omitempty"`
}

type CrossReference struct {
	Id   string                              `json:"id"`
	Text string                              `json:"text"`
	Type DictionaryEntriesCrossReferenceType `json:"type,omitempty"`
}

type DailyWord struct {
	// The headword as written.
	Word string `json:"word"`

	LexicalCategory LexicalCategory `json:"lexicalCategory"`

	// Its first definition.
	Definition string `json:"definition"`

	// The source of the definition; server.info describes it.
	Source string `json:"source"`
}

type Derivative struct {
	Id   string `json:"id"`
	Text string `json:"text"`
}

type DictionaryEntries struct {
	Metadata AnswerMetadata            `json:"metadata"`
	Results  []DictionaryEntriesResult `json:"results"`
}

type DictionaryEntriesAntonym struct {
	Id   string `json:"id"`
	Text string `json:"text"`

	// indirect: the opposite of a similar word.
	Type string `json:"type,omitempty"`
}

type DictionaryEntriesEntry struct {
	// The source of this data; server.info describes it.
	Source string `json:"source"`

	Etymologies    []string                         `json:"etymologies,omitempty"`
	Pronunciations []DictionaryEntriesPronunciation `json:"pronunciations,omitempty"`

	// The features of any of the senses.
	GrammaticalFeatures []DictionaryEntriesGrammaticalFeature `json:"grammaticalFeatures,omitempty"`

	VariantForms []VariantForm           `json:"variantForms,omitempty"`
	Notes        []DictionaryEntriesNote `json:"notes,omitempty"`

	// The most common first.
	Senses []DictionaryEntriesSense `json:"senses,omitempty"`
}

type DictionaryEntriesExample struct {
	Text   string                         `json:"text"`
	Author string                         `json:"author,omitempty"`
	Notes  []DictionaryEntriesExampleNote `json:"notes,omitempty"`
}

type DictionaryEntriesExampleNote struct {
	Text string `json:"text"`

	// showsSynonym, showsOther: the example shows another word of the same meaning.
	Type DictionaryEntriesType `json:"type,omitempty"`
}

type DictionaryEntriesGrammaticalFeature struct {
	Text GrammaticalFeature `json:"text"`
	Type string             `json:"type,omitempty"`
}

type DictionaryEntriesLexicalEntry struct {
	Language Language `json:"language"`

	// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
	LanguageTag string `json:"languageTag,omitempty"`

	LexicalCategory LexicalCategory                  `json:"lexicalCategory,omitempty"`
	Text            string                           `json:"text"`
	Pronunciations  []DictionaryEntriesPronunciation `json:"pronunciations,omitempty"`
	Derivatives     []Derivative                     `json:"derivatives,omitempty"`

	// One entry for each homograph.
	Entries []DictionaryEntriesEntry `json:"entries,omitempty"`
}

type DictionaryEntriesNote struct {
	Text string `json:"text"`
	Type Type   `json:"type,omitempty"`
}

type DictionaryEntriesPronunciation struct {
	PhoneticSpelling string           `json:"phoneticSpelling,omitempty"`
	PhoneticNotation PhoneticNotation `json:"phoneticNotation,omitempty"`

	// The regions with this pronunciation.
	Regions []Region `json:"regions,omitempty"`

	// The address of a recording; from the upstream only.
	AudioFile string `json:"audioFile,omitempty"`

	// The source of this data; server.info describes it.
	Source string `json:"source"`
}

type DictionaryEntriesResult struct {
	// The headword with an underscore for each space.
	Id string `json:"id"`

	Language Language `json:"language"`

	// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
	LanguageTag string `json:"languageTag,omitempty"`

	// The headword as written.
	Word string `json:"word"`

	Match HeadwordMatch `json:"match"`

	// The regions of this spelling, if not all.
	Regions []Region `json:"regions,omitempty"`

	Pronunciations []DictionaryEntriesPronunciation `json:"pronunciations,omitempty"`

	// The most common lexical category first.
	LexicalEntries []DictionaryEntriesLexicalEntry `json:"lexicalEntries"`

	// One group for each meaning.
	Translations []DictionaryEntriesTranslation `json:"translations,omitempty"`
}

type DictionaryEntriesSense struct {
	// The source, a colon, and the source's identifier.
	Id string `json:"id,omitempty"`

	Definitions []string `json:"definitions,omitempty"`

	// Shortened definitions; from the upstream only.
	ShortDefinitions []string `json:"shortDefinitions,omitempty"`

	// The examples that show the headword itself come first.
	Examples []DictionaryEntriesExample `json:"examples,omitempty"`

	Domains             []Domain                              `json:"domains,omitempty"`
	Registers           []Register                            `json:"registers,omitempty"`
	Regions             []Region                              `json:"regions,omitempty"`
	GrammaticalFeatures []DictionaryEntriesGrammaticalFeature `json:"grammaticalFeatures,omitempty"`
	VariantForms        []VariantForm                         `json:"variantForms,omitempty"`
	Notes               []DictionaryEntriesNote               `json:"notes,omitempty"`
	CrossReferences     []CrossReference                      `json:"crossReferences,omitempty"`
	Synonyms            []Derivative                          `json:"synonyms,omitempty"`
	Antonyms            []DictionaryEntriesAntonym            `json:"antonyms,omitempty"`
	Subsenses           []DictionaryEntriesSubsense           `json:"subsenses,omitempty"`
}

type DictionaryEntriesSubsense struct {
	// The source, a colon, and the source's identifier.
	Id string `json:"id,omitempty"`

	Definitions []string `json:"definitions,omitempty"`

	// Shortened definitions; from the upstream only.
	ShortDefinitions []string `json:"shortDefinitions,omitempty"`

	// The examples that show the headword itself come first.
	Examples []DictionaryEntriesExample `json:"examples,omitempty"`

	Domains             []Domain                              `json:"domains,omitempty"`
	Registers           []Register                            `json:"registers,omitempty"`
	Regions             []Region                              `json:"regions,omitempty"`
	GrammaticalFeatures []DictionaryEntriesGrammaticalFeature `json:"grammaticalFeatures,omitempty"`
	VariantForms        []VariantForm                         `json:"variantForms,omitempty"`
	Notes               []DictionaryEntriesNote               `json:"notes,omitempty"`
	CrossReferences     []CrossReference                      `json:"crossReferences,omitempty"`
	Synonyms            []Derivative                          `json:"synonyms,omitempty"`
	Antonyms            []DictionaryEntriesAntonym            `json:"antonyms,omitempty"`
}

type DictionaryEntriesTranslation struct {
	Source string `json:"source"`

	// The language of the translations.
	Language Language `json:"language"`

	// Present if two sources were joined through this language; such a translation may confuse meanings.
	Pivot Language `json:"pivot,omitempty"`

	LexicalCategory LexicalCategory `json:"lexicalCategory,omitempty"`

	// The meaning that is translated, in the words of the source.
	Gloss string `json:"gloss,omitempty"`

	Domains      []Domain                                  `json:"domains,omitempty"`
	Registers    []Register                                `json:"registers,omitempty"`
	Regions      []Region                                  `json:"regions,omitempty"`
	Translations []DictionaryEntriesTranslationTranslation `json:"translations"`
}

type DictionaryEntriesTranslationTranslation struct {
	Text     string   `json:"text"`
	Language Language `json:"language"`

	// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
	LanguageTag string `json:"languageTag,omitempty"`

	GrammaticalFeatures []DictionaryEntriesGrammaticalFeature `json:"grammaticalFeatures,omitempty"`
	Registers           []Register                            `json:"registers,omitempty"`
	Regions             []Region                              `json:"regions,omitempty"`
}

// The upstream's metadata about its answer, if it answered.
type DictionaryEntriesUpstream struct {
	Version string `json:"version"`

	// The names of labels in the answer that Headword does not know.
	Labels map[string]string `json:"labels,omitempty"`

	// The unchanged replies of the upstream, if requested with 'raw'.
	Replies []any `json:"replies,omitempty"`
}

type DictionaryEtymology struct {
	Metadata AnswerMetadata              `json:"metadata"`
	Results  []DictionaryEtymologyResult `json:"results"`
}

type DictionaryEtymologyEtymology struct {
	// The etymology, as its source words it.
	Text string `json:"text"`

	// The stages of the word's history as far as the text lists them, the nearest first; found by rules, which may
	// err.
	Stages []DictionaryEtymologyStage `json:"stages,omitempty"`

	// The source of this data; server.info describes it.
	Source string `json:"source"`
}

type DictionaryEtymologyLexicalEntry struct {
	Language Language `json:"language"`

	// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
	LanguageTag string `json:"languageTag,omitempty"`

	LexicalCategory LexicalCategory `json:"lexicalCategory,omitempty"`
	Text            string          `json:"text"`

	// Those of one homograph after those of another.
	Etymologies []DictionaryEtymologyEtymology `json:"etymologies"`
}

type DictionaryEtymologyResult struct {
	// The headword with an underscore for each space.
	Id string `json:"id"`

	Language Language `json:"language"`

	// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
	LanguageTag string `json:"languageTag,omitempty"`

	// The headword as written.
	Word string `json:"word"`

	Match HeadwordMatch `json:"match"`

	// The most common lexical category first.
	LexicalEntries []DictionaryEtymologyLexicalEntry `json:"lexicalEntries"`
}

type DictionaryEtymologyStage struct {
	// The English name of the language: Middle English.
	Language string `json:"language"`

	// The year in which the language began, about; negative before our era.
	From *int64 `json:"from,omitempty"`

	// The year in which it ended, about.
	To *int64 `json:"to,omitempty"`

	// The word in that language; absent if it is spelled as in the stage before. An asterisk marks a form that is not
	// attested.
	Forms []string `json:"forms,omitempty"`

	// What it meant there.
	Gloss string `json:"gloss,omitempty"`

	// Present if the source doubts this stage.
	IsUncertain *bool `json:"isUncertain,omitempty"`
}

type DictionaryFamily struct {
	Metadata AnswerMetadata           `json:"metadata"`
	Results  []DictionaryFamilyResult `json:"results"`
}

type DictionaryFamilyResult struct {
	// The headword with an underscore for each space.
	Id string `json:"id"`

	Language Language `json:"language"`

	// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
	LanguageTag string `json:"languageTag,omitempty"`

	// The headword as written.
	Word string `json:"word"`

	Match HeadwordMatch `json:"match"`

	// The words of the family: the root first, those nearer to it before others.
	Words []DictionaryFamilyWord `json:"words"`

	// Present if the limit left words out.
	IsTruncated *bool `json:"isTruncated,omitempty"`
}

type DictionaryFamilyWord struct {
	// The headword with an underscore for each space.
	Id string `json:"id"`

	// The headword as written.
	Text string `json:"text"`

	// The headword that it is derived from; absent for the root.
	Base string `json:"base,omitempty"`

	// The prefix or suffix: `un-`, `-ness`; absent if none makes the word.
	Affix string `json:"affix,omitempty"`

	// The number of steps from the root.
	Depth int64 `json:"depth"`

	// The most common first.
	LexicalCategories []LexicalCategory `json:"lexicalCategories,omitempty"`

	// The most common meaning.
	Definition string `json:"definition,omitempty"`
}

// Why the preferred source did not answer.
type Fallback struct {
	From       string `json:"from"`
	Reason     string `json:"reason"`
	Message    string `json:"message"`
	RetryAfter *int64 `json:"retryAfter,omitempty"`
}

type HeadwordMatch struct {
	Kind MatchKind `json:"kind"`

	// For the kind lemma: readings of the word as a form of the headword.
	Analyses []Analysis `json:"analyses,omitempty"`
}

type InflectionsForms struct {
	Metadata AnswerMetadata           `json:"metadata"`
	Results  []InflectionsFormsResult `json:"results"`
}

type InflectionsFormsInflection struct {
	InflectedForm string `json:"inflectedForm"`

	// The features of the form, if the source gives them.
	GrammaticalFeatures []DictionaryEntriesGrammaticalFeature `json:"grammaticalFeatures,omitempty"`

	// The regions of this spelling, if not all.
	Regions []Region `json:"regions,omitempty"`

	// The source that lists it; server.info describes it.
	Source string `json:"source"`
}

type InflectionsFormsLexicalEntry struct {
	Language Language `json:"language"`

	// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
	LanguageTag string `json:"languageTag,omitempty"`

	LexicalCategory LexicalCategory `json:"lexicalCategory,omitempty"`
	Text            string          `json:"text"`

	// The headword, then its forms, the best of each kind first.
	Inflections []InflectionsFormsInflection `json:"inflections,omitempty"`
}

type InflectionsFormsResult struct {
	// The headword with an underscore for each space.
	Id string `json:"id"`

	Language Language `json:"language"`

	// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
	LanguageTag string `json:"languageTag,omitempty"`

	// The headword as written.
	Word string `json:"word"`

	Match HeadwordMatch `json:"match"`

	// The most common lexical category first.
	LexicalEntries []InflectionsFormsLexicalEntry `json:"lexicalEntries"`
}

type InflectionsLemmas struct {
	Metadata AnswerMetadata            `json:"metadata"`
	Results  []InflectionsLemmasResult `json:"results"`
}

type InflectionsLemmasLexicalEntry struct {
	Language        Language        `json:"language"`
	LexicalCategory LexicalCategory `json:"lexicalCategory,omitempty"`

	// The form.
	Text string `json:"text"`

	// The headwords with this form, including the form itself if it is a headword.
	InflectionOf []Derivative `json:"inflectionOf"`

	// The features of the form, if the source gives them.
	GrammaticalFeatures []DictionaryEntriesGrammaticalFeature `json:"grammaticalFeatures,omitempty"`
}

type InflectionsLemmasResult struct {
	// The form with an underscore for each space.
	Id string `json:"id"`

	Language Language `json:"language"`

	// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
	LanguageTag string `json:"languageTag,omitempty"`

	// The form.
	Word string `json:"word"`

	// One entry for each reading, the likeliest first.
	LexicalEntries []InflectionsLemmasLexicalEntry `json:"lexicalEntries"`
}

type LexistatsCollocations struct {
	Metadata StatsMetadata `json:"metadata"`
	Word     string        `json:"word"`
	Window   int64         `json:"window"`

	// The number of occurrences.
	Frequency int64 `json:"frequency"`

	// Occurrences per million words.
	NormalizedFrequency *float64 `json:"normalizedFrequency,omitempty"`

	// The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common.
	Zipf *float64 `json:"zipf,omitempty"`

	Results []LexistatsCollocationsResult `json:"results"`
}

type LexistatsCollocationsResult struct {
	Word string `json:"word"`

	// The number of occurrences near the word.
	Frequency int64 `json:"frequency"`

	// The occurrences before it.
	Before *int64 `json:"before,omitempty"`

	// The occurrences after it.
	After *int64 `json:"after,omitempty"`

	// The total number of occurrences.
	WordFrequency *int64 `json:"wordFrequency,omitempty"`

	// The number of occurrences near the word expected by chance.
	ExpectedFrequency *float64 `json:"expectedFrequency,omitempty"`

	// Dunning's G2: the evidence that this is not chance.
	LogLikelihood float64 `json:"logLikelihood"`

	// The certainty of this; favours common words.
	TScore float64 `json:"tScore"`

	// The strength of the association, in bits; favours rare words.
	Pmi float64 `json:"pmi"`
}

type LexistatsCorpora struct {
	Results []LexistatsCorporaResult `json:"results"`

	// The corpora that exist but cannot be read; absent if there are none.
	Unreadable []LexistatsCorporaUnreadable `json:"unreadable,omitempty"`
}

type LexistatsCorporaResult struct {
	Name     string `json:"name"`
	Language string `json:"language"`

	// The number of words counted, without punctuation.
	Words int64 `json:"words"`

	// The number of punctuation marks.
	Punctuation *int64 `json:"punctuation,omitempty"`

	// Absent if they were not counted.
	Documents *int64 `json:"documents,omitempty"`

	// The minimum count of listed words. Absent if all are listed.
	WordFloor *int64 `json:"wordFloor,omitempty"`

	// The minimum count of listed n-grams of two or more words. Absent if all are listed.
	NgramFloor *int64 `json:"ngramFloor,omitempty"`

	// The maximum length of an n-gram; 1 means words only.
	LongestNgram int64 `json:"longestNgram"`

	// Whether n-grams with punctuation were counted.
	IncludesPunctuation *bool `json:"includesPunctuation,omitempty"`

	// The periods of the dated texts.
	Periods []string `json:"periods,omitempty"`

	// The texts that were counted.
	Sources []string `json:"sources,omitempty"`
}

type LexistatsCorporaUnreadable struct {
	Name     string `json:"name"`
	Language string `json:"language"`

	// Why the file cannot be read.
	Reason string `json:"reason"`
}

type LexistatsNgrams struct {
	Metadata StatsMetadata           `json:"metadata"`
	Results  []LexistatsNgramsResult `json:"results"`
}

type LexistatsNgramsResult struct {
	// In lower case, except from the upstream. Absent where rows are collated by other members.
	Tokens any `json:"tokens,omitempty"`

	TrueCases any `json:"trueCases,omitempty"`
	Lemmas    any `json:"lemmas,omitempty"`

	// Empty for a word that is not in the lexicon.
	LexicalCategories any `json:"lexicalCategories,omitempty"`

	// The number of occurrences.
	Frequency int64 `json:"frequency"`

	// Occurrences per million words.
	NormalizedFrequency *float64 `json:"normalizedFrequency,omitempty"`

	// The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common.
	Zipf *float64 `json:"zipf,omitempty"`

	// The number of documents with an occurrence. Absent if unknown.
	DocumentFrequency *int64 `json:"documentFrequency,omitempty"`
}

type LexistatsTrend struct {
	Metadata StatsMetadata          `json:"metadata"`
	Word     string                 `json:"word"`
	Results  []LexistatsTrendResult `json:"results"`
}

type LexistatsTrendResult struct {
	// A year, or a year and a month: 2024, 2024-05.
	Period string `json:"period"`

	// The number of occurrences.
	Frequency int64 `json:"frequency"`

	// Occurrences per million words.
	NormalizedFrequency float64 `json:"normalizedFrequency"`

	// The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common.
	Zipf *float64 `json:"zipf,omitempty"`

	// The number of documents with an occurrence. Absent if unknown.
	DocumentFrequency *int64 `json:"documentFrequency,omitempty"`

	// The number of words in texts of the period.
	Words int64 `json:"words"`

	// The number of texts of the period.
	Documents *int64 `json:"documents,omitempty"`
}

type LexistatsWord struct {
	Metadata StatsMetadata       `json:"metadata"`
	Result   LexistatsWordResult `json:"result"`
}

type LexistatsWordResult struct {
	Wordform        string          `json:"wordform,omitempty"`
	TrueCase        string          `json:"trueCase,omitempty"`
	Lemma           string          `json:"lemma,omitempty"`
	LexicalCategory LexicalCategory `json:"lexicalCategory,omitempty"`

	// The number of occurrences.
	Frequency *int64 `json:"frequency,omitempty"`

	// Occurrences per million words.
	NormalizedFrequency *float64 `json:"normalizedFrequency,omitempty"`

	// The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common.
	Zipf *float64 `json:"zipf,omitempty"`

	// False, in place of a frequency, if the corpus lists only its more common words and this is not among them.
	IsListed *bool `json:"isListed,omitempty"`

	// The number of documents with an occurrence. Absent if unknown.
	DocumentFrequency *int64 `json:"documentFrequency,omitempty"`

	// The number of matching records.
	MatchCount *int64 `json:"matchCount,omitempty"`

	// True if occurrences of a form were divided between its lemmas and lexical categories; see the lexicon's counts.
	IsEstimated *bool `json:"isEstimated,omitempty"`
}

type LexistatsWords struct {
	Metadata StatsMetadata          `json:"metadata"`
	Results  []LexistatsWordsResult `json:"results"`
}

type LexistatsWordsResult struct {
	Wordform string `json:"wordform,omitempty"`
	TrueCase string `json:"trueCase,omitempty"`
	Lemma    string `json:"lemma,omitempty"`

	// Absent if the word is not in the lexicon.
	LexicalCategory LexicalCategory `json:"lexicalCategory,omitempty"`

	GrammaticalFeatures []DictionaryEntriesGrammaticalFeature `json:"grammaticalFeatures,omitempty"`

	// The number of occurrences.
	Frequency int64 `json:"frequency"`

	// Occurrences per million words.
	NormalizedFrequency *float64 `json:"normalizedFrequency,omitempty"`

	// The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common.
	Zipf *float64 `json:"zipf,omitempty"`

	// The number of documents with an occurrence. Absent if unknown.
	DocumentFrequency *int64 `json:"documentFrequency,omitempty"`

	// True if occurrences of a form were divided between its lemmas and lexical categories; see the lexicon's counts.
	IsEstimated *bool `json:"isEstimated,omitempty"`
}

type ListMetadata struct {
	// The name and version of this schema.
	Schema string `json:"schema"`

	// The source that answered; the cache holds answers of the upstream.
	Source Source `json:"source"`

	// The sources of the data in the answer; server.info describes them.
	Sources []string `json:"sources,omitempty"`

	Limit  int64 `json:"limit"`
	Offset int64 `json:"offset"`

	// The length of the whole list.
	Total int64 `json:"total"`

	// The cursor for the next part; absent after the last.
	Next string `json:"next,omitempty"`

	// The upstream's metadata about its answer, if it answered.
	Upstream *DictionaryEntriesUpstream `json:"upstream,omitempty"`

	// Why the preferred source did not answer.
	Fallback *Fallback `json:"fallback,omitempty"`

	// The headwords that could not be requested from the upstream, and why.
	Partial *Partial `json:"partial,omitempty"`
}

// The headwords that could not be requested from the upstream, and why.
type Partial struct {
	Missing    []string `json:"missing"`
	Reason     string   `json:"reason"`
	Message    string   `json:"message"`
	RetryAfter *int64   `json:"retryAfter,omitempty"`
}

type ReverseLookup struct {
	Metadata AnswerMetadata        `json:"metadata"`
	Results  []ReverseLookupResult `json:"results"`
}

type ReverseLookupResult struct {
	// The headword with an underscore for each space.
	Id string `json:"id"`

	Language Language `json:"language"`

	// The headword as written.
	Word string `json:"word"`

	LexicalCategory LexicalCategory `json:"lexicalCategory"`

	// How well the definition fits, to three decimals.
	Score float64 `json:"score"`

	// The best-fitting definition of the headword.
	Definition string `json:"definition"`

	// The identifier of the sense with this definition.
	Sense string `json:"sense"`

	Source string `json:"source"`

	// The words of the given definition that this one contains, as such, in another form or as a synonym.
	Words []string `json:"words"`
}

type RhymesLookup struct {
	Metadata ListMetadata         `json:"metadata"`
	Results  []RhymesLookupResult `json:"results"`
}

type RhymesLookupResult struct {
	// The headword with an underscore for each space.
	Id string `json:"id"`

	Language Language `json:"language"`

	// The headword as written.
	Word string `json:"word"`

	// Present if only these lexical categories have this pronunciation.
	LexicalCategories []LexicalCategory `json:"lexicalCategories,omitempty"`

	// The pronunciation in the International Phonetic Alphabet.
	PhoneticSpelling string `json:"phoneticSpelling"`

	// The sounds, named as in the CMU Pronouncing Dictionary and separated by spaces.
	Phones string `json:"phones"`

	// The number of syllables.
	Syllables int64 `json:"syllables"`

	// The stress of each syllable: 1 primary, 2 secondary, 0 none. A monosyllable has 1, though many are unstressed
	// within a line.
	Stress string `json:"stress"`

	// The number of rhymes on all pages.
	Total int64 `json:"total"`

	// By kind, near rhymes by similarity, and the most common first.
	Rhymes []RhymesLookupRhyme `json:"rhymes"`
}

type RhymesLookupRhyme struct {
	// The headword with an underscore for each space.
	Id string `json:"id"`

	// The headword as written.
	Text string `json:"text"`

	Kind RhymeKind `json:"kind"`

	// Present if the word rhymes in this lexical category only.
	LexicalCategory LexicalCategory `json:"lexicalCategory,omitempty"`

	// The pronunciation in the International Phonetic Alphabet.
	PhoneticSpelling string `json:"phoneticSpelling"`

	Syllables int64  `json:"syllables"`
	Stress    string `json:"stress"`

	// The frequency as the logarithm of the occurrences per thousand million words; absent if it was not counted.
	Zipf *float64 `json:"zipf,omitempty"`
}

type RhymesSyllables struct {
	Metadata AnswerMetadata `json:"metadata"`
	Text     string         `json:"text"`

	// The total number of syllables, by each word's first pronunciation; unknown words do not count.
	Syllables int64 `json:"syllables"`

	// The stress of the syllables, word by word, separated by spaces.
	Stress string `json:"stress"`

	// The words without a known pronunciation, if any.
	Unknown []string `json:"unknown,omitempty"`

	// One for each word of the text.
	Results []RhymesSyllablesResult `json:"results"`
}

type RhymesSyllablesPronunciation struct {
	// The headword as written.
	Word string `json:"word"`

	// Present if the word is a regular form of the headword, and its sounds were derived from the headword's.
	IsDerived *bool `json:"isDerived,omitempty"`

	// Present if only these lexical categories have this pronunciation.
	LexicalCategories []LexicalCategory `json:"lexicalCategories,omitempty"`

	// The pronunciation in the International Phonetic Alphabet.
	PhoneticSpelling string `json:"phoneticSpelling"`

	// The sounds, named as in the CMU Pronouncing Dictionary and separated by spaces.
	Phones string `json:"phones"`

	// The number of syllables.
	Syllables int64 `json:"syllables"`

	// The stress of each syllable: 1 primary, 2 secondary, 0 none. A monosyllable has 1, though many are unstressed
	// within a line.
	Stress string `json:"stress"`
}

type RhymesSyllablesResult struct {
	Text string `json:"text"`

	// The most common first; empty if none is known.
	Pronunciations []RhymesSyllablesPronunciation `json:"pronunciations"`
}

type SearchAt struct {
	Metadata AnswerMetadata `json:"metadata"`

	// The phrase as written in the text.
	Text string `json:"text"`

	Range SearchAtRange `json:"range"`

	// The headwords for the phrase, the likeliest in its sentence first.
	Results []SearchAtResult `json:"results"`
}

type SearchAtRange struct {
	Start int64 `json:"start"`

	// The offset after the end of the phrase.
	End int64 `json:"end"`

	Unit TextUnit `json:"unit"`
}

type SearchAtResult struct {
	// The headword with an underscore for each space.
	Id string `json:"id"`

	Language Language `json:"language"`

	// The headword as written.
	Word string `json:"word"`

	Match HeadwordMatch `json:"match"`

	// The lexical categories, the likeliest in the sentence first.
	LexicalCategories []LexicalCategory `json:"lexicalCategories,omitempty"`
}

type SearchMatch struct {
	Metadata AnswerMetadata `json:"metadata"`

	// The number of all headwords that match; absent if they were not counted.
	Total *int64 `json:"total,omitempty"`

	// The headwords: by lev and lemma the likeliest first, otherwise in alphabetical order.
	Results []SearchMatchResult `json:"results"`
}

type SearchMatchResult struct {
	// The headword as written.
	Word string `json:"word"`

	Language Language `json:"language"`

	// The sources with an entry, as server.info names them, those of layers first; empty if all that they say is dated
	// and was not asked for.
	Sources []string `json:"sources"`
}

type SearchQuery struct {
	Metadata ListMetadata        `json:"metadata"`
	Results  []SearchQueryResult `json:"results"`
}

type SearchQueryResult struct {
	// The headword with an underscore for each space.
	Id string `json:"id"`

	// The headword as written.
	Word string `json:"word"`

	MatchType SearchMatchType `json:"matchType,omitempty"`

	// The text that was searched for.
	MatchString string `json:"matchString,omitempty"`

	// How close the headword is to the text searched for: from 0 to 1 in the lexicon.
	Score *float64 `json:"score,omitempty"`

	// The logarithm of the occurrences per thousand million words; absent if it was not counted.
	Zipf *float64 `json:"zipf,omitempty"`
}

type SentencesLookup struct {
	Metadata ListMetadata            `json:"metadata"`
	Results  []SentencesLookupResult `json:"results"`
}

type SentencesLookupLexicalEntry struct {
	Language Language `json:"language"`

	// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
	LanguageTag string `json:"languageTag,omitempty"`

	LexicalCategory LexicalCategory `json:"lexicalCategory,omitempty"`
	Text            string          `json:"text"`

	// The sentences of the most common sense first.
	Sentences []SentencesLookupSentence `json:"sentences,omitempty"`
}

type SentencesLookupResult struct {
	// The headword with an underscore for each space.
	Id string `json:"id"`

	Language Language `json:"language"`

	// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
	LanguageTag string `json:"languageTag,omitempty"`

	// The headword as written.
	Word string `json:"word"`

	Match HeadwordMatch `json:"match"`

	// The most common lexical category first.
	LexicalEntries []SentencesLookupLexicalEntry `json:"lexicalEntries"`
}

type SentencesLookupSentence struct {
	Text   string `json:"text"`
	Author string `json:"author,omitempty"`

	// The source of this data; server.info describes it.
	Source string `json:"source"`

	// The senses that it illustrates, if a source gives them.
	SenseIds []string `json:"senseIds,omitempty"`

	Translation *SentencesLookupTranslation `json:"translation,omitempty"`
}

type SentencesLookupTranslation struct {
	Text     string   `json:"text"`
	Language Language `json:"language"`
}

type ServerInfo struct {
	Name    string            `json:"name"`
	Version string            `json:"version"`
	Methods []string          `json:"methods"`
	Lexicon ServerInfoLexicon `json:"lexicon"`

	// The layers of words above the lexicon, the nearest first; absent if there are none.
	Layers []ServerInfoLayer `json:"layers,omitempty"`

	// The Oxford Dictionaries API, if it is used.
	Upstream *ServerInfoUpstream `json:"upstream,omitempty"`

	// The store that the replicas of the service share, if there is one.
	Store *ServerInfoStore `json:"store,omitempty"`

	// The external providers; absent if there are none.
	Providers []ServerInfoProvider `json:"providers,omitempty"`
}

type ServerInfoBudget struct {
	Minute ServerInfoMinute `json:"minute"`
	Month  ServerInfoMinute `json:"month"`

	// The calls that this replica may still send while it cannot reach the store; absent while it can.
	Share *ServerInfoShare `json:"share,omitempty"`
}

// The calls since the start.
type ServerInfoCall struct {
	Sent   int64 `json:"sent"`
	Cached int64 `json:"cached"`
	Shared int64 `json:"shared"`
	Failed int64 `json:"failed"`
}

type ServerInfoFile struct {
	Path string `json:"path"`

	// The number of lines that say something.
	Words int64 `json:"words"`

	// The number of lines that are not used.
	ProblemCount int64 `json:"problemCount"`

	// The first of them.
	Problems []ServerInfoProblem `json:"problems,omitempty"`
}

type ServerInfoLayer struct {
	// What answers call it.
	Source string `json:"source"`

	Files []ServerInfoFile `json:"files"`
}

type ServerInfoLexicon struct {
	// Equal contents have equal digests (SHA-256).
	Digest string `json:"digest"`

	Languages []Language         `json:"languages"`
	Headwords int64              `json:"headwords"`
	Sources   []ServerInfoSource `json:"sources"`
}

type ServerInfoMinute struct {
	Used int64 `json:"used"`

	// Absent if there is no limit.
	Limit *int64 `json:"limit,omitempty"`
}

type ServerInfoPackage struct {
	Name    string `json:"name"`
	Version string `json:"version"`
}

type ServerInfoProblem struct {
	// The number of the line; absent if it is the whole file.
	Line *int64 `json:"line,omitempty"`

	Reason string `json:"reason"`
}

type ServerInfoProvider struct {
	Namespace string `json:"namespace"`
	Name      string `json:"name"`
	Version   string `json:"version"`
	IsUp      bool   `json:"isUp"`
	Restarts  int64  `json:"restarts"`
}

// The calls that this replica may still send while it cannot reach the store; absent while it can.
type ServerInfoShare struct {
	// Absent if there is no limit.
	Minute *int64 `json:"minute,omitempty"`

	// Absent if there is no limit.
	Month *int64 `json:"month,omitempty"`
}

type ServerInfoSource struct {
	Id      string `json:"id"`
	Title   string `json:"title"`
	Licence string `json:"licence"`

	// The packages that it was read from.
	Packages []ServerInfoPackage `json:"packages"`

	// The number of records of each kind.
	Records map[string]int64 `json:"records"`
}

// The store that the replicas of the service share, if there is one.
type ServerInfoStore struct {
	Address string `json:"address"`
	IsUp    bool   `json:"isUp"`

	// Why it cannot be used at present.
	Failure string `json:"failure,omitempty"`
}

// The Oxford Dictionaries API, if it is used.
type ServerInfoUpstream struct {
	Version string `json:"version"`
	Url     string `json:"url"`

	// Whether calls are suspended for a while after failures.
	IsPaused bool `json:"isPaused"`

	// The calls since the start.
	Calls ServerInfoCall `json:"calls"`

	Budget *ServerInfoBudget `json:"budget,omitempty"`
}

type ServerLimits struct {
	// Empty if the service was not configured, as in a program that embeds it.
	Limits []ServerLimitsLimit `json:"limits"`
}

type ServerLimitsLimit struct {
	// The key of the setting.
	Name string `json:"name"`

	Value int64 `json:"value"`

	// What is counted.
	Unit string `json:"unit"`

	Minimum int64  `json:"minimum"`
	Maximum int64  `json:"maximum"`
	Summary string `json:"summary"`
}

type StatsMetadata struct {
	Schema string `json:"schema"`

	// The source that answered.
	Source LexistatsCollocationsSource `json:"source"`

	// The texts that were counted, as far as known.
	Sources []string `json:"sources,omitempty"`

	Corpus      *Corpus `json:"corpus,omitempty"`
	Limit       *int64  `json:"limit,omitempty"`
	Offset      *int64  `json:"offset,omitempty"`
	Total       *int64  `json:"total,omitempty"`
	IsTruncated *bool   `json:"isTruncated,omitempty"`

	// The upstream's metadata about its answer, if it answered.
	Upstream *DictionaryEntriesUpstream `json:"upstream,omitempty"`

	// Why the preferred source did not answer.
	Fallback *Fallback `json:"fallback,omitempty"`

	// The headwords that could not be requested from the upstream, and why.
	Partial *Partial `json:"partial,omitempty"`
}

type TaxonomyLookup struct {
	Metadata AnswerMetadata         `json:"metadata"`
	Results  []TaxonomyLookupResult `json:"results"`
}

type TaxonomyLookupHypernym struct {
	// Its relation to the sense or concept before it.
	Relation ConceptRelation `json:"relation"`

	// The headwords that stand for the concept, each in one sense.
	Words []Derivative `json:"words"`

	Definitions []string `json:"definitions,omitempty"`

	// For the shape list: the number of steps from the sense.
	Depth *int64 `json:"depth,omitempty"`

	// For the shape tree: the concepts of the next level.
	Hypernyms []any `json:"hypernyms,omitempty"`

	// For the shape tree: the concepts of the next level.
	Hyponyms []any `json:"hyponyms,omitempty"`

	// For the shape tree: the concepts of the next level.
	Meronyms []any `json:"meronyms,omitempty"`

	// For the shape tree: the concepts of the next level.
	Holonyms []any `json:"holonyms,omitempty"`
}

type TaxonomyLookupLexicalEntry struct {
	Language Language `json:"language"`

	// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
	LanguageTag string `json:"languageTag,omitempty"`

	LexicalCategory LexicalCategory `json:"lexicalCategory,omitempty"`
	Text            string          `json:"text"`

	// Senses with the requested concepts, the most common first.
	Senses []TaxonomyLookupSense `json:"senses,omitempty"`
}

type TaxonomyLookupResult struct {
	// The headword with an underscore for each space.
	Id string `json:"id"`

	Language Language `json:"language"`

	// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
	LanguageTag string `json:"languageTag,omitempty"`

	// The headword as written.
	Word string `json:"word"`

	Match HeadwordMatch `json:"match"`

	// The most common lexical category first.
	LexicalEntries []TaxonomyLookupLexicalEntry `json:"lexicalEntries"`
}

type TaxonomyLookupSense struct {
	// The source, a colon, and the source's identifier.
	Id string `json:"id"`

	// The headwords that stand for the concept, each in one sense.
	Words []Derivative `json:"words"`

	Definitions []string `json:"definitions,omitempty"`

	// The concepts that it is a kind or an instance of. In a tree, each has its own related concepts in a member of
	// the same name.
	Hypernyms []TaxonomyLookupHypernym `json:"hypernyms,omitempty"`

	// Its kinds; for a verb, the manners of doing it. In a tree, each has its own related concepts in a member of the
	// same name.
	Hyponyms []TaxonomyLookupHypernym `json:"hyponyms,omitempty"`

	// Its parts, its members and its materials. In a tree, each has its own related concepts in a member of the same
	// name.
	Meronyms []TaxonomyLookupHypernym `json:"meronyms,omitempty"`

	// The wholes and groups that it belongs to, and the things made of it. In a tree, each has its own related
	// concepts in a member of the same name.
	Holonyms []TaxonomyLookupHypernym `json:"holonyms,omitempty"`

	// For the shape path: each path from the sense to the root.
	HypernymPaths [][]TaxonomyLookupHypernym `json:"hypernymPaths,omitempty"`

	// For the shape path: each path from the sense to the root.
	HolonymPaths [][]TaxonomyLookupHypernym `json:"holonymPaths,omitempty"`

	// Present if the limit left something out.
	IsTruncated *bool `json:"isTruncated,omitempty"`
}

type ThesaurusLookup struct {
	Metadata AnswerMetadata          `json:"metadata"`
	Results  []ThesaurusLookupResult `json:"results"`
}

type ThesaurusLookupAntonym struct {
	Id   string `json:"id"`
	Text string `json:"text"`

	// indirect: the opposite of a similar word.
	Type string `json:"type,omitempty"`

	Domains   []Domain   `json:"domains,omitempty"`
	Registers []Register `json:"registers,omitempty"`
	Regions   []Region   `json:"regions,omitempty"`
}

type ThesaurusLookupEntry struct {
	// The source of this data; server.info describes it.
	Source string `json:"source"`

	// The most common first.
	Senses []ThesaurusLookupSense `json:"senses"`
}

type ThesaurusLookupLexicalEntry struct {
	Language Language `json:"language"`

	// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
	LanguageTag string `json:"languageTag,omitempty"`

	LexicalCategory LexicalCategory        `json:"lexicalCategory,omitempty"`
	Text            string                 `json:"text"`
	Entries         []ThesaurusLookupEntry `json:"entries,omitempty"`
}

type ThesaurusLookupResult struct {
	// The headword with an underscore for each space.
	Id string `json:"id"`

	Language Language `json:"language"`

	// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
	LanguageTag string `json:"languageTag,omitempty"`

	// The headword as written.
	Word string `json:"word"`

	Match HeadwordMatch `json:"match"`

	// The most common lexical category first.
	LexicalEntries []ThesaurusLookupLexicalEntry `json:"lexicalEntries"`
}

type ThesaurusLookupSense struct {
	// The source, a colon, and the source's identifier; absent where the source distinguishes meanings only by their
	// words.
	Id string `json:"id,omitempty"`

	Definitions []string   `json:"definitions,omitempty"`
	Domains     []Domain   `json:"domains,omitempty"`
	Registers   []Register `json:"registers,omitempty"`
	Regions     []Region   `json:"regions,omitempty"`

	// The most relevant first.
	Synonyms []ThesaurusLookupSynonym `json:"synonyms,omitempty"`

	Antonyms  []ThesaurusLookupAntonym  `json:"antonyms,omitempty"`
	Subsenses []ThesaurusLookupSubsense `json:"subsenses,omitempty"`
}

type ThesaurusLookupSubsense struct {
	// The source, a colon, and the source's identifier; absent where the source distinguishes meanings only by their
	// words.
	Id string `json:"id,omitempty"`

	Definitions []string   `json:"definitions,omitempty"`
	Domains     []Domain   `json:"domains,omitempty"`
	Registers   []Register `json:"registers,omitempty"`
	Regions     []Region   `json:"regions,omitempty"`

	// The most relevant first.
	Synonyms []ThesaurusLookupSynonym `json:"synonyms,omitempty"`

	Antonyms []ThesaurusLookupAntonym `json:"antonyms,omitempty"`
}

type ThesaurusLookupSynonym struct {
	Id        string     `json:"id"`
	Text      string     `json:"text"`
	Domains   []Domain   `json:"domains,omitempty"`
	Registers []Register `json:"registers,omitempty"`
	Regions   []Region   `json:"regions,omitempty"`
}

type TranslationsLookup struct {
	Metadata AnswerMetadata             `json:"metadata"`
	Results  []TranslationsLookupResult `json:"results"`
}

type TranslationsLookupEntry struct {
	// The source of this data; server.info describes it.
	Source string `json:"source"`

	// Present if two sources were joined through this language; such a translation may confuse meanings.
	Pivot Language `json:"pivot,omitempty"`

	GrammaticalFeatures []DictionaryEntriesGrammaticalFeature `json:"grammaticalFeatures,omitempty"`
	Notes               []DictionaryEntriesNote               `json:"notes,omitempty"`

	// The translated meanings, the likeliest first where the source ranks them.
	Senses []TranslationsLookupSense `json:"senses,omitempty"`
}

type TranslationsLookupExample struct {
	Text         string                                    `json:"text"`
	Translations []DictionaryEntriesTranslationTranslation `json:"translations,omitempty"`
}

type TranslationsLookupLexicalEntry struct {
	Language Language `json:"language"`

	// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
	LanguageTag string `json:"languageTag,omitempty"`

	LexicalCategory LexicalCategory `json:"lexicalCategory,omitempty"`
	Text            string          `json:"text"`

	// One entry for each source.
	Entries []TranslationsLookupEntry `json:"entries,omitempty"`
}

type TranslationsLookupResult struct {
	// The headword with an underscore for each space.
	Id string `json:"id"`

	Language Language `json:"language"`

	// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
	LanguageTag string `json:"languageTag,omitempty"`

	// The headword as written.
	Word string `json:"word"`

	Match HeadwordMatch `json:"match"`

	// The most common lexical category first.
	LexicalEntries []TranslationsLookupLexicalEntry `json:"lexicalEntries"`
}

type TranslationsLookupSense struct {
	// The meaning that is translated, in the words of the source.
	Gloss string `json:"gloss,omitempty"`

	Domains      []Domain                                  `json:"domains,omitempty"`
	Registers    []Register                                `json:"registers,omitempty"`
	Regions      []Region                                  `json:"regions,omitempty"`
	Translations []DictionaryEntriesTranslationTranslation `json:"translations,omitempty"`

	// The upstream's identifier of the meaning.
	Id string `json:"id,omitempty"`

	Notes []DictionaryEntriesNote `json:"notes,omitempty"`

	// From the upstream only.
	Examples []TranslationsLookupExample `json:"examples,omitempty"`

	Subsenses []TranslationsLookupSubsense `json:"subsenses,omitempty"`
}

type TranslationsLookupSubsense struct {
	// The meaning that is translated, in the words of the source.
	Gloss string `json:"gloss,omitempty"`

	Domains      []Domain                                  `json:"domains,omitempty"`
	Registers    []Register                                `json:"registers,omitempty"`
	Regions      []Region                                  `json:"regions,omitempty"`
	Translations []DictionaryEntriesTranslationTranslation `json:"translations,omitempty"`

	// The upstream's identifier of the meaning.
	Id string `json:"id,omitempty"`

	Notes []DictionaryEntriesNote `json:"notes,omitempty"`

	// From the upstream only.
	Examples []TranslationsLookupExample `json:"examples,omitempty"`
}

type UtilityDomains struct {
	Metadata AnswerMetadata                  `json:"metadata"`
	Results  map[string]UtilityDomainsResult `json:"results"`
}

type UtilityDomainsResult struct {
	// The label for display.
	En string `json:"en"`

	// The number of headwords with it.
	Headwords *int64 `json:"headwords,omitempty"`
}

type UtilityFilters struct {
	Metadata AnswerMetadata      `json:"metadata"`
	Results  map[string][]string `json:"results"`
}

type UtilityGrammaticalFeatures struct {
	Metadata AnswerMetadata                             `json:"metadata"`
	Results  map[string]map[string]UtilityDomainsResult `json:"results"`
}

type UtilityLanguages struct {
	Metadata AnswerMetadata           `json:"metadata"`
	Results  []UtilityLanguagesResult `json:"results"`
}

type UtilityLanguagesResult struct {
	Type           UtilityLanguagesType            `json:"type,omitempty"`
	SourceLanguage UtilityLanguagesSourceLanguage  `json:"sourceLanguage"`
	TargetLanguage *UtilityLanguagesSourceLanguage `json:"targetLanguage,omitempty"`
	Headwords      *int64                          `json:"headwords,omitempty"`
}

type UtilityLanguagesSourceLanguage struct {
	Id Language `json:"id"`

	// The English name; absent for an upstream language that has no name here.
	Language string `json:"language,omitempty"`
}

type VariantForm struct {
	Text      string     `json:"text"`
	Regions   []Region   `json:"regions,omitempty"`
	Registers []Register `json:"registers,omitempty"`
}

type WordlistQuery struct {
	Metadata ListMetadata          `json:"metadata"`
	Results  []WordlistQueryResult `json:"results"`
}

type WordlistQueryExclude struct {
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`
	Domains         []Domain          `json:"domains,omitempty"`
	Registers       []Register        `json:"registers,omitempty"`
	Regions         []Region          `json:"regions,omitempty"`
}

type WordlistQueryExcludePrimeSense struct {
	Domains   []Domain   `json:"domains,omitempty"`
	Registers []Register `json:"registers,omitempty"`
}

type WordlistQueryResult struct {
	// The headword with an underscore for each space.
	Id string `json:"id"`

	// The headword as written.
	Word string `json:"word"`

	// The logarithm of the occurrences per thousand million words; absent if it was not counted.
	Zipf *float64 `json:"zipf,omitempty"`

	// The inflected forms, if requested with 'valid'.
	Forms []string `json:"forms,omitempty"`
}

type WordsAdd struct {
	Layer string `json:"layer"`

	// The file that has the word; absent if the connection has it.
	File string `json:"file,omitempty"`

	// Whether it is new there.
	Added bool `json:"added"`

	// The number of lines that said the opposite, and were removed.
	Removed int64 `json:"removed"`
}

type WordsList struct {
	Metadata ListMetadata      `json:"metadata"`
	Results  []WordsListResult `json:"results"`
}

type WordsListResult struct {
	// The word as the layer writes it.
	Word string `json:"word"`

	// The layer: session, project, user, team, team-2, ... or system.
	Layer string `json:"layer"`

	// The file; absent for a word of the connection.
	File string `json:"file,omitempty"`

	Status WordsListStatus `json:"status"`

	// The words to use instead of a forbidden one, the best first.
	Use []string `json:"use,omitempty"`

	// Absent if it is a word of every language.
	Language Language `json:"language,omitempty"`

	LexicalCategory LexicalCategory `json:"lexicalCategory,omitempty"`
	Definition      string          `json:"definition,omitempty"`
}

type WordsRemove struct {
	Layer string `json:"layer"`

	// The files that had such lines; absent if none had.
	Files []string `json:"files,omitempty"`

	// The number of removed lines; 0 if the layer said nothing of the word.
	Removed int64 `json:"removed"`
}
