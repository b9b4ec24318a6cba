/* Written by Scripts/generate-clients.py from rpc-schema/openrpc.json.
 *
 * Labels, and a function for each method. What is absent from the parameters is NULL; a list of strings ends
 * with NULL. The results are Jansson's, with the members that rpc-schema tells of. */
#ifndef HEADWORD_METHODS_H
#define HEADWORD_METHODS_H

#include "headword.h"

/* ChangedLayer: a newer server may send others. */
#define HEADWORD_CHANGED_LAYER_PROJECT "project"
#define HEADWORD_CHANGED_LAYER_USER "user"
#define HEADWORD_CHANGED_LAYER_SESSION "session"

/* ConceptRelation: a newer server may send others. */
#define HEADWORD_CONCEPT_RELATION_HYPERNYM "hypernym"
#define HEADWORD_CONCEPT_RELATION_INSTANCE_HYPERNYM "instance_hypernym"
#define HEADWORD_CONCEPT_RELATION_HYPONYM "hyponym"
#define HEADWORD_CONCEPT_RELATION_INSTANCE_HYPONYM "instance_hyponym"
#define HEADWORD_CONCEPT_RELATION_MEMBER_MERONYM "member_meronym"
#define HEADWORD_CONCEPT_RELATION_PART_MERONYM "part_meronym"
#define HEADWORD_CONCEPT_RELATION_SUBSTANCE_MERONYM "substance_meronym"
#define HEADWORD_CONCEPT_RELATION_MEMBER_HOLONYM "member_holonym"
#define HEADWORD_CONCEPT_RELATION_PART_HOLONYM "part_holonym"
#define HEADWORD_CONCEPT_RELATION_SUBSTANCE_HOLONYM "substance_holonym"

/* DictionaryEntriesCrossReferenceType: a newer server may send others. */
#define HEADWORD_DICTIONARY_ENTRIES_CROSS_REFERENCE_TYPE_SEE_ALSO "see also"
#define HEADWORD_DICTIONARY_ENTRIES_CROSS_REFERENCE_TYPE_CLOSE_MATCH "close match"
#define HEADWORD_DICTIONARY_ENTRIES_CROSS_REFERENCE_TYPE_RELATED "related"

/* DictionaryEntriesType: a newer server may send others. */
#define HEADWORD_DICTIONARY_ENTRIES_TYPE_SHOWS_SYNONYM "showsSynonym"
#define HEADWORD_DICTIONARY_ENTRIES_TYPE_SHOWS_OTHER "showsOther"

/* Domain: a newer server may send others. */
#define HEADWORD_DOMAIN_AIR_FORCE "air_force"
#define HEADWORD_DOMAIN_ALCOHOLIC "alcoholic"
#define HEADWORD_DOMAIN_AMERICAN_CIVIL_WAR "american_civil_war"
#define HEADWORD_DOMAIN_AMERICAN_FOOTBALL "american_football"
#define HEADWORD_DOMAIN_AMERINDIAN "amerindian"
#define HEADWORD_DOMAIN_ANATOMY "anatomy"
#define HEADWORD_DOMAIN_ANCIENT_HISTORY "ancient_history"
#define HEADWORD_DOMAIN_ANGLING "angling"
#define HEADWORD_DOMAIN_ANTHROPOLOGY "anthropology"
#define HEADWORD_DOMAIN_ARCHAEOLOGY "archaeology"
#define HEADWORD_DOMAIN_ARCHERY "archery"
#define HEADWORD_DOMAIN_ARCHITECTURE "architecture"
#define HEADWORD_DOMAIN_ART "art"
#define HEADWORD_DOMAIN_ARTEFACTS "artefacts"
#define HEADWORD_DOMAIN_ARTS_AND_HUMANITIES "arts_and_humanities"
#define HEADWORD_DOMAIN_ASTROLOGY "astrology"
#define HEADWORD_DOMAIN_ASTRONOMY "astronomy"
#define HEADWORD_DOMAIN_ATHLETICS "athletics"
#define HEADWORD_DOMAIN_AUDIO "audio"
#define HEADWORD_DOMAIN_AUSTRALIAN_RULES "australian_rules"
#define HEADWORD_DOMAIN_AVIATION "aviation"
#define HEADWORD_DOMAIN_BALLET "ballet"
#define HEADWORD_DOMAIN_BASEBALL "baseball"
#define HEADWORD_DOMAIN_BASKETBALL "basketball"
#define HEADWORD_DOMAIN_BELLRINGING "bellringing"
#define HEADWORD_DOMAIN_BIBLICAL "biblical"
#define HEADWORD_DOMAIN_BILLIARDS "billiards"
#define HEADWORD_DOMAIN_BIOCHEMISTRY "biochemistry"
#define HEADWORD_DOMAIN_BIOLOGY "biology"
#define HEADWORD_DOMAIN_BIRD "bird"
#define HEADWORD_DOMAIN_BOOKBINDING "bookbinding"
#define HEADWORD_DOMAIN_BOTANY "botany"
#define HEADWORD_DOMAIN_BOWLING "bowling"
#define HEADWORD_DOMAIN_BOWLS "bowls"
#define HEADWORD_DOMAIN_BOXING "boxing"
#define HEADWORD_DOMAIN_BREED "breed"
#define HEADWORD_DOMAIN_BREWING "brewing"
#define HEADWORD_DOMAIN_BRIDGE "bridge"
#define HEADWORD_DOMAIN_BROADCASTING "broadcasting"
#define HEADWORD_DOMAIN_BUDDHISM "buddhism"
#define HEADWORD_DOMAIN_BUILDING "building"
#define HEADWORD_DOMAIN_BULLFIGHTING "bullfighting"
#define HEADWORD_DOMAIN_CAMPING "camping"
#define HEADWORD_DOMAIN_CANALS "canals"
#define HEADWORD_DOMAIN_CARDS "cards"
#define HEADWORD_DOMAIN_CARPENTRY "carpentry"
#define HEADWORD_DOMAIN_CHEMISTRY "chemistry"
#define HEADWORD_DOMAIN_CHESS "chess"
#define HEADWORD_DOMAIN_CHRISTIAN "christian"
#define HEADWORD_DOMAIN_CHURCH_ARCHITECTURE "church_architecture"
#define HEADWORD_DOMAIN_CIVIL_ENGINEERING "civil_engineering"
#define HEADWORD_DOMAIN_CLOCK_MAKING "clock_making"
#define HEADWORD_DOMAIN_CLOTHING "clothing"
#define HEADWORD_DOMAIN_COFFEE "coffee"
#define HEADWORD_DOMAIN_COMMERCE "commerce"
#define HEADWORD_DOMAIN_COMMERCIAL_FISHING "commercial_fishing"
#define HEADWORD_DOMAIN_COMPLEMENTARY_MEDICINE "complementary_medicine"
#define HEADWORD_DOMAIN_COMPUTING "computing"
#define HEADWORD_DOMAIN_COOKING "cooking"
#define HEADWORD_DOMAIN_COSMETICS "cosmetics"
#define HEADWORD_DOMAIN_CRICKET "cricket"
#define HEADWORD_DOMAIN_CRIME "crime"
#define HEADWORD_DOMAIN_CROQUET "croquet"
#define HEADWORD_DOMAIN_CRYSTALLOGRAPHY "crystallography"
#define HEADWORD_DOMAIN_CURRENCY "currency"
#define HEADWORD_DOMAIN_CYCLING "cycling"
#define HEADWORD_DOMAIN_DANCE "dance"
#define HEADWORD_DOMAIN_DENTISTRY "dentistry"
#define HEADWORD_DOMAIN_DRINK "drink"
#define HEADWORD_DOMAIN_DYEING "dyeing"
#define HEADWORD_DOMAIN_EARLY_MODERN_HISTORY "early_modern_history"
#define HEADWORD_DOMAIN_ECCLESIASTICAL "ecclesiastical"
#define HEADWORD_DOMAIN_ECOLOGY "ecology"
#define HEADWORD_DOMAIN_ECONOMICS "economics"
#define HEADWORD_DOMAIN_EDUCATION "education"
#define HEADWORD_DOMAIN_EGYPTIAN_HISTORY "egyptian_history"
#define HEADWORD_DOMAIN_ELECTORAL "electoral"
#define HEADWORD_DOMAIN_ELECTRICAL "electrical"
#define HEADWORD_DOMAIN_ELECTRONICS "electronics"
#define HEADWORD_DOMAIN_ELEMENT "element"
#define HEADWORD_DOMAIN_ENGLISH_CIVIL_WAR "english_civil_war"
#define HEADWORD_DOMAIN_FALCONRY "falconry"
#define HEADWORD_DOMAIN_FARMING "farming"
#define HEADWORD_DOMAIN_FASHION "fashion"
#define HEADWORD_DOMAIN_FENCING "fencing"
#define HEADWORD_DOMAIN_FILM "film"
#define HEADWORD_DOMAIN_FINANCE "finance"
#define HEADWORD_DOMAIN_FIRE_SERVICE "fire_service"
#define HEADWORD_DOMAIN_FIRST_WORLD_WAR "first_world_war"
#define HEADWORD_DOMAIN_FISH "fish"
#define HEADWORD_DOMAIN_FOOD "food"
#define HEADWORD_DOMAIN_FORESTRY "forestry"
#define HEADWORD_DOMAIN_FREEMASONRY "freemasonry"
#define HEADWORD_DOMAIN_FRENCH_REVOLUTION "french_revolution"
#define HEADWORD_DOMAIN_FURNITURE "furniture"
#define HEADWORD_DOMAIN_GAMBLING "gambling"
#define HEADWORD_DOMAIN_GAMES "games"
#define HEADWORD_DOMAIN_GAMING "gaming"
#define HEADWORD_DOMAIN_GENETICS "genetics"
#define HEADWORD_DOMAIN_GEOGRAPHY "geography"
#define HEADWORD_DOMAIN_GEOLOGY "geology"
#define HEADWORD_DOMAIN_GEOMETRY "geometry"
#define HEADWORD_DOMAIN_GLASSMAKING "glassmaking"
#define HEADWORD_DOMAIN_GOLF "golf"
#define HEADWORD_DOMAIN_GOODS_VEHICLES "goods_vehicles"
#define HEADWORD_DOMAIN_GRAMMAR "grammar"
#define HEADWORD_DOMAIN_GREEK_HISTORY "greek_history"
#define HEADWORD_DOMAIN_GYMNASTICS "gymnastics"
#define HEADWORD_DOMAIN_HAIRDRESSING "hairdressing"
#define HEADWORD_DOMAIN_HANDWRITING "handwriting"
#define HEADWORD_DOMAIN_HERALDRY "heraldry"
#define HEADWORD_DOMAIN_HINDUISM "hinduism"
#define HEADWORD_DOMAIN_HISTORY "history"
#define HEADWORD_DOMAIN_HOCKEY "hockey"
#define HEADWORD_DOMAIN_HONOUR "honour"
#define HEADWORD_DOMAIN_HOROLOGY "horology"
#define HEADWORD_DOMAIN_HORTICULTURE "horticulture"
#define HEADWORD_DOMAIN_HOTELS "hotels"
#define HEADWORD_DOMAIN_HUNTING "hunting"
#define HEADWORD_DOMAIN_INSECT "insect"
#define HEADWORD_DOMAIN_INSTRUMENTS "instruments"
#define HEADWORD_DOMAIN_INTELLIGENCE "intelligence"
#define HEADWORD_DOMAIN_INVERTEBRATE "invertebrate"
#define HEADWORD_DOMAIN_ISLAM "islam"
#define HEADWORD_DOMAIN_JAZZ "jazz"
#define HEADWORD_DOMAIN_JEWELLERY "jewellery"
#define HEADWORD_DOMAIN_JOURNALISM "journalism"
#define HEADWORD_DOMAIN_JUDAISM "judaism"
#define HEADWORD_DOMAIN_KNITTING "knitting"
#define HEADWORD_DOMAIN_LANGUAGE "language"
#define HEADWORD_DOMAIN_LAW "law"
#define HEADWORD_DOMAIN_LEATHER "leather"
#define HEADWORD_DOMAIN_LINGUISTICS "linguistics"
#define HEADWORD_DOMAIN_LITERATURE "literature"
#define HEADWORD_DOMAIN_LOGIC "logic"
#define HEADWORD_DOMAIN_LOWER_PLANT "lower_plant"
#define HEADWORD_DOMAIN_MAMMAL "mammal"
#define HEADWORD_DOMAIN_MARRIAGE "marriage"
#define HEADWORD_DOMAIN_MARTIAL_ARTS "martial_arts"
#define HEADWORD_DOMAIN_MATHEMATICS "mathematics"
#define HEADWORD_DOMAIN_MEASURE "measure"
#define HEADWORD_DOMAIN_MECHANICS "mechanics"
#define HEADWORD_DOMAIN_MEDICINE "medicine"
#define HEADWORD_DOMAIN_MEDIEVAL_HISTORY "medieval_history"
#define HEADWORD_DOMAIN_METALLURGY "metallurgy"
#define HEADWORD_DOMAIN_METEOROLOGY "meteorology"
#define HEADWORD_DOMAIN_MICROBIOLOGY "microbiology"
#define HEADWORD_DOMAIN_MILITARY "military"
#define HEADWORD_DOMAIN_MILITARY_HISTORY "military_history"
#define HEADWORD_DOMAIN_MINERAL "mineral"
#define HEADWORD_DOMAIN_MINING "mining"
#define HEADWORD_DOMAIN_MOTOR_RACING "motor_racing"
#define HEADWORD_DOMAIN_MOTORING "motoring"
#define HEADWORD_DOMAIN_MOUNTAINEERING "mountaineering"
#define HEADWORD_DOMAIN_MUSIC "music"
#define HEADWORD_DOMAIN_MUSICAL_DIRECTION "musical_direction"
#define HEADWORD_DOMAIN_MYTHOLOGY "mythology"
#define HEADWORD_DOMAIN_NAPOLEONIC_WARS "napoleonic_wars"
#define HEADWORD_DOMAIN_NARCOTICS "narcotics"
#define HEADWORD_DOMAIN_NAUTICAL "nautical"
#define HEADWORD_DOMAIN_NAVAL "naval"
#define HEADWORD_DOMAIN_NEEDLEWORK "needlework"
#define HEADWORD_DOMAIN_NUMISMATICS "numismatics"
#define HEADWORD_DOMAIN_OCCULT "occult"
#define HEADWORD_DOMAIN_OCEANOGRAPHY "oceanography"
#define HEADWORD_DOMAIN_OFFICE "office"
#define HEADWORD_DOMAIN_OIL_INDUSTRY "oil_industry"
#define HEADWORD_DOMAIN_OPTICS "optics"
#define HEADWORD_DOMAIN_PALAEONTOLOGY "palaeontology"
#define HEADWORD_DOMAIN_PARLIAMENT "parliament"
#define HEADWORD_DOMAIN_PATHOLOGY "pathology"
#define HEADWORD_DOMAIN_PENAL "penal"
#define HEADWORD_DOMAIN_PEOPLE "people"
#define HEADWORD_DOMAIN_PHARMACEUTICS "pharmaceutics"
#define HEADWORD_DOMAIN_PHILATELY "philately"
#define HEADWORD_DOMAIN_PHILOSOPHY "philosophy"
#define HEADWORD_DOMAIN_PHONETICS "phonetics"
#define HEADWORD_DOMAIN_PHOTOGRAPHY "photography"
#define HEADWORD_DOMAIN_PHYSICS "physics"
#define HEADWORD_DOMAIN_PHYSIOLOGY "physiology"
#define HEADWORD_DOMAIN_PLANT "plant"
#define HEADWORD_DOMAIN_PLUMBING "plumbing"
#define HEADWORD_DOMAIN_POLICE "police"
#define HEADWORD_DOMAIN_POLITICS "politics"
#define HEADWORD_DOMAIN_POPULAR_MUSIC "popular_music"
#define HEADWORD_DOMAIN_POSTAL "postal"
#define HEADWORD_DOMAIN_POTTERY "pottery"
#define HEADWORD_DOMAIN_PRINTING "printing"
#define HEADWORD_DOMAIN_PROFESSIONS "professions"
#define HEADWORD_DOMAIN_PROSODY "prosody"
#define HEADWORD_DOMAIN_PSYCHIATRY "psychiatry"
#define HEADWORD_DOMAIN_PSYCHOLOGY "psychology"
#define HEADWORD_DOMAIN_PUBLISHING "publishing"
#define HEADWORD_DOMAIN_RACING "racing"
#define HEADWORD_DOMAIN_RAILWAYS "railways"
#define HEADWORD_DOMAIN_RANK "rank"
#define HEADWORD_DOMAIN_RELATIONSHIPS "relationships"
#define HEADWORD_DOMAIN_RELIGION "religion"
#define HEADWORD_DOMAIN_REPTILE "reptile"
#define HEADWORD_DOMAIN_RESTAURANTS "restaurants"
#define HEADWORD_DOMAIN_RETAIL "retail"
#define HEADWORD_DOMAIN_RHETORIC "rhetoric"
#define HEADWORD_DOMAIN_RIDING "riding"
#define HEADWORD_DOMAIN_ROADS "roads"
#define HEADWORD_DOMAIN_ROCK "rock"
#define HEADWORD_DOMAIN_ROMAN_CATHOLIC_CHURCH "roman_catholic_church"
#define HEADWORD_DOMAIN_ROMAN_HISTORY "roman_history"
#define HEADWORD_DOMAIN_ROWING "rowing"
#define HEADWORD_DOMAIN_ROYALTY "royalty"
#define HEADWORD_DOMAIN_RUGBY "rugby"
#define HEADWORD_DOMAIN_SAVOURY "savoury"
#define HEADWORD_DOMAIN_SCOUTING "scouting"
#define HEADWORD_DOMAIN_SECOND_WORLD_WAR "second_world_war"
#define HEADWORD_DOMAIN_SEX "sex"
#define HEADWORD_DOMAIN_SHOEMAKING "shoemaking"
#define HEADWORD_DOMAIN_SIKHISM "sikhism"
#define HEADWORD_DOMAIN_SKATEBOARDING "skateboarding"
#define HEADWORD_DOMAIN_SKATING "skating"
#define HEADWORD_DOMAIN_SKIING "skiing"
#define HEADWORD_DOMAIN_SMOKING "smoking"
#define HEADWORD_DOMAIN_SNOWBOARDING "snowboarding"
#define HEADWORD_DOMAIN_SOCCER "soccer"
#define HEADWORD_DOMAIN_SOCIOLOGY "sociology"
#define HEADWORD_DOMAIN_SPACE "space"
#define HEADWORD_DOMAIN_SPORT "sport"
#define HEADWORD_DOMAIN_STATISTICS "statistics"
#define HEADWORD_DOMAIN_STOCK_EXCHANGE "stock_exchange"
#define HEADWORD_DOMAIN_SURFING "surfing"
#define HEADWORD_DOMAIN_SURGERY "surgery"
#define HEADWORD_DOMAIN_SURVEYING "surveying"
#define HEADWORD_DOMAIN_SWEET "sweet"
#define HEADWORD_DOMAIN_SWIMMING "swimming"
#define HEADWORD_DOMAIN_TEA "tea"
#define HEADWORD_DOMAIN_TEAM_SPORTS "team_sports"
#define HEADWORD_DOMAIN_TECHNOLOGY "technology"
#define HEADWORD_DOMAIN_TELECOMMUNICATIONS "telecommunications"
#define HEADWORD_DOMAIN_TENNIS "tennis"
#define HEADWORD_DOMAIN_TEXTILES "textiles"
#define HEADWORD_DOMAIN_THEATRE "theatre"
#define HEADWORD_DOMAIN_THEOLOGY "theology"
#define HEADWORD_DOMAIN_TIMBER "timber"
#define HEADWORD_DOMAIN_TITLE "title"
#define HEADWORD_DOMAIN_TOOLS "tools"
#define HEADWORD_DOMAIN_TRADE_UNIONISM "trade_unionism"
#define HEADWORD_DOMAIN_TRANSPORT "transport"
#define HEADWORD_DOMAIN_UNIVERSITY "university"
#define HEADWORD_DOMAIN_VARIETY "variety"
#define HEADWORD_DOMAIN_VETERINARY "veterinary"
#define HEADWORD_DOMAIN_VIDEO "video"
#define HEADWORD_DOMAIN_WAR_OF_AMERICAN_INDEPENDENCE "war_of_american_independence"
#define HEADWORD_DOMAIN_WEAPONS "weapons"
#define HEADWORD_DOMAIN_WEIGHTLIFTING "weightlifting"
#define HEADWORD_DOMAIN_WINE "wine"
#define HEADWORD_DOMAIN_WRESTLING "wrestling"
#define HEADWORD_DOMAIN_YOGA "yoga"
#define HEADWORD_DOMAIN_ZOOLOGY "zoology"

/* EntryField: a newer server may send others. */
#define HEADWORD_ENTRY_FIELD_DEFINITIONS "definitions"
#define HEADWORD_ENTRY_FIELD_DOMAINS "domains"
#define HEADWORD_ENTRY_FIELD_ETYMOLOGIES "etymologies"
#define HEADWORD_ENTRY_FIELD_EXAMPLES "examples"
#define HEADWORD_ENTRY_FIELD_GRAMMATICAL_FEATURES "grammaticalFeatures"
#define HEADWORD_ENTRY_FIELD_LEXICAL_CATEGORY "lexicalCategory"
#define HEADWORD_ENTRY_FIELD_PRONUNCIATIONS "pronunciations"
#define HEADWORD_ENTRY_FIELD_REGIONS "regions"
#define HEADWORD_ENTRY_FIELD_REGISTERS "registers"
#define HEADWORD_ENTRY_FIELD_SHORT_DEFINITIONS "shortDefinitions"
#define HEADWORD_ENTRY_FIELD_TRANSLATIONS "translations"
#define HEADWORD_ENTRY_FIELD_VARIANT_FORMS "variantForms"

/* GrammaticalFeature: a newer server may send others. */
#define HEADWORD_GRAMMATICAL_FEATURE_MASS "mass"
#define HEADWORD_GRAMMATICAL_FEATURE_COLLECTIVE "collective"
#define HEADWORD_GRAMMATICAL_FEATURE_SINGULAR "singular"
#define HEADWORD_GRAMMATICAL_FEATURE_PLURAL "plural"
#define HEADWORD_GRAMMATICAL_FEATURE_PAST "past"
#define HEADWORD_GRAMMATICAL_FEATURE_PRESENT "present"
#define HEADWORD_GRAMMATICAL_FEATURE_POSITIVE "positive"
#define HEADWORD_GRAMMATICAL_FEATURE_COMPARATIVE "comparative"
#define HEADWORD_GRAMMATICAL_FEATURE_SUPERLATIVE "superlative"
#define HEADWORD_GRAMMATICAL_FEATURE_TRANSITIVE "transitive"
#define HEADWORD_GRAMMATICAL_FEATURE_INTRANSITIVE "intransitive"
#define HEADWORD_GRAMMATICAL_FEATURE_PRONOMINAL "pronominal"
#define HEADWORD_GRAMMATICAL_FEATURE_INFINITIVE "infinitive"
#define HEADWORD_GRAMMATICAL_FEATURE_PAST_PARTICIPLE "past_participle"
#define HEADWORD_GRAMMATICAL_FEATURE_PRESENT_PARTICIPLE "present_participle"
#define HEADWORD_GRAMMATICAL_FEATURE_AUXILIARY "auxiliary"
#define HEADWORD_GRAMMATICAL_FEATURE_MODAL "modal"
#define HEADWORD_GRAMMATICAL_FEATURE_ABBREVIATION "abbreviation"
#define HEADWORD_GRAMMATICAL_FEATURE_SYMBOL "symbol"
#define HEADWORD_GRAMMATICAL_FEATURE_INTERROGATIVE "interrogative"
#define HEADWORD_GRAMMATICAL_FEATURE_POSSESSIVE "possessive"
#define HEADWORD_GRAMMATICAL_FEATURE_RELATIVE "relative"
#define HEADWORD_GRAMMATICAL_FEATURE_CARDINAL "cardinal"
#define HEADWORD_GRAMMATICAL_FEATURE_ORDINAL "ordinal"
#define HEADWORD_GRAMMATICAL_FEATURE_PHRASAL "phrasal"
#define HEADWORD_GRAMMATICAL_FEATURE_PROPER "proper"
#define HEADWORD_GRAMMATICAL_FEATURE_MASCULINE "masculine"
#define HEADWORD_GRAMMATICAL_FEATURE_FEMININE "feminine"
#define HEADWORD_GRAMMATICAL_FEATURE_NEUTER "neuter"
#define HEADWORD_GRAMMATICAL_FEATURE_FIRST "first"
#define HEADWORD_GRAMMATICAL_FEATURE_SECOND "second"
#define HEADWORD_GRAMMATICAL_FEATURE_THIRD "third"
#define HEADWORD_GRAMMATICAL_FEATURE_CONDITIONAL "conditional"
#define HEADWORD_GRAMMATICAL_FEATURE_SUBJUNCTIVE "subjunctive"
#define HEADWORD_GRAMMATICAL_FEATURE_NON_FINITENESS "non_finiteness"
#define HEADWORD_GRAMMATICAL_FEATURE_ATTRIBUTIVE "attributive"
#define HEADWORD_GRAMMATICAL_FEATURE_PREDICATIVE "predicative"

/* Language: a newer server may send others. */
#define HEADWORD_LANGUAGE_EN "en"
#define HEADWORD_LANGUAGE_DE "de"
#define HEADWORD_LANGUAGE_ES "es"
#define HEADWORD_LANGUAGE_FR "fr"
#define HEADWORD_LANGUAGE_GU "gu"
#define HEADWORD_LANGUAGE_HI "hi"
#define HEADWORD_LANGUAGE_ID "id"
#define HEADWORD_LANGUAGE_LV "lv"
#define HEADWORD_LANGUAGE_MS "ms"
#define HEADWORD_LANGUAGE_NSO "nso"
#define HEADWORD_LANGUAGE_PT "pt"
#define HEADWORD_LANGUAGE_RO "ro"
#define HEADWORD_LANGUAGE_SW "sw"
#define HEADWORD_LANGUAGE_TA "ta"
#define HEADWORD_LANGUAGE_TN "tn"
#define HEADWORD_LANGUAGE_UR "ur"
#define HEADWORD_LANGUAGE_ZU "zu"
#define HEADWORD_LANGUAGE_AR "ar"
#define HEADWORD_LANGUAGE_EL "el"
#define HEADWORD_LANGUAGE_FA "fa"
#define HEADWORD_LANGUAGE_HA "ha"
#define HEADWORD_LANGUAGE_IG "ig"
#define HEADWORD_LANGUAGE_IT "it"
#define HEADWORD_LANGUAGE_KA "ka"
#define HEADWORD_LANGUAGE_MR "mr"
#define HEADWORD_LANGUAGE_QU "qu"
#define HEADWORD_LANGUAGE_RU "ru"
#define HEADWORD_LANGUAGE_TE "te"
#define HEADWORD_LANGUAGE_TG "tg"
#define HEADWORD_LANGUAGE_TK "tk"
#define HEADWORD_LANGUAGE_TPI "tpi"
#define HEADWORD_LANGUAGE_TT "tt"
#define HEADWORD_LANGUAGE_XH "xh"
#define HEADWORD_LANGUAGE_YO "yo"
#define HEADWORD_LANGUAGE_ZH "zh"
#define HEADWORD_LANGUAGE_AF "af"
#define HEADWORD_LANGUAGE_AM "am"
#define HEADWORD_LANGUAGE_ANG "ang"
#define HEADWORD_LANGUAGE_AS "as"
#define HEADWORD_LANGUAGE_AZ "az"
#define HEADWORD_LANGUAGE_BE "be"
#define HEADWORD_LANGUAGE_BG "bg"
#define HEADWORD_LANGUAGE_BN "bn"
#define HEADWORD_LANGUAGE_BR "br"
#define HEADWORD_LANGUAGE_BS "bs"
#define HEADWORD_LANGUAGE_CA "ca"
#define HEADWORD_LANGUAGE_CEB "ceb"
#define HEADWORD_LANGUAGE_CO "co"
#define HEADWORD_LANGUAGE_CS "cs"
#define HEADWORD_LANGUAGE_CY "cy"
#define HEADWORD_LANGUAGE_DA "da"
#define HEADWORD_LANGUAGE_EO "eo"
#define HEADWORD_LANGUAGE_ET "et"
#define HEADWORD_LANGUAGE_EU "eu"
#define HEADWORD_LANGUAGE_FI "fi"
#define HEADWORD_LANGUAGE_FIL "fil"
#define HEADWORD_LANGUAGE_FO "fo"
#define HEADWORD_LANGUAGE_FY "fy"
#define HEADWORD_LANGUAGE_GA "ga"
#define HEADWORD_LANGUAGE_GD "gd"
#define HEADWORD_LANGUAGE_GL "gl"
#define HEADWORD_LANGUAGE_GRC "grc"
#define HEADWORD_LANGUAGE_GV "gv"
#define HEADWORD_LANGUAGE_HAW "haw"
#define HEADWORD_LANGUAGE_HE "he"
#define HEADWORD_LANGUAGE_HR "hr"
#define HEADWORD_LANGUAGE_HU "hu"
#define HEADWORD_LANGUAGE_HY "hy"
#define HEADWORD_LANGUAGE_IS "is"
#define HEADWORD_LANGUAGE_JA "ja"
#define HEADWORD_LANGUAGE_JV "jv"
#define HEADWORD_LANGUAGE_KK "kk"
#define HEADWORD_LANGUAGE_KM "km"
#define HEADWORD_LANGUAGE_KN "kn"
#define HEADWORD_LANGUAGE_KO "ko"
#define HEADWORD_LANGUAGE_KU "ku"
#define HEADWORD_LANGUAGE_KY "ky"
#define HEADWORD_LANGUAGE_LA "la"
#define HEADWORD_LANGUAGE_LB "lb"
#define HEADWORD_LANGUAGE_LO "lo"
#define HEADWORD_LANGUAGE_LT "lt"
#define HEADWORD_LANGUAGE_MG "mg"
#define HEADWORD_LANGUAGE_MI "mi"
#define HEADWORD_LANGUAGE_MK "mk"
#define HEADWORD_LANGUAGE_ML "ml"
#define HEADWORD_LANGUAGE_MN "mn"
#define HEADWORD_LANGUAGE_MT "mt"
#define HEADWORD_LANGUAGE_MY "my"
#define HEADWORD_LANGUAGE_NB "nb"
#define HEADWORD_LANGUAGE_NE "ne"
#define HEADWORD_LANGUAGE_NL "nl"
#define HEADWORD_LANGUAGE_NN "nn"
#define HEADWORD_LANGUAGE_NO "no"
#define HEADWORD_LANGUAGE_OC "oc"
#define HEADWORD_LANGUAGE_OM "om"
#define HEADWORD_LANGUAGE_OR "or"
#define HEADWORD_LANGUAGE_PA "pa"
#define HEADWORD_LANGUAGE_PL "pl"
#define HEADWORD_LANGUAGE_PS "ps"
#define HEADWORD_LANGUAGE_RM "rm"
#define HEADWORD_LANGUAGE_SA "sa"
#define HEADWORD_LANGUAGE_SCN "scn"
#define HEADWORD_LANGUAGE_SCO "sco"
#define HEADWORD_LANGUAGE_SD "sd"
#define HEADWORD_LANGUAGE_SH "sh"
#define HEADWORD_LANGUAGE_SI "si"
#define HEADWORD_LANGUAGE_SK "sk"
#define HEADWORD_LANGUAGE_SL "sl"
#define HEADWORD_LANGUAGE_SO "so"
#define HEADWORD_LANGUAGE_SQ "sq"
#define HEADWORD_LANGUAGE_SR "sr"
#define HEADWORD_LANGUAGE_ST "st"
#define HEADWORD_LANGUAGE_SU "su"
#define HEADWORD_LANGUAGE_SV "sv"
#define HEADWORD_LANGUAGE_TH "th"
#define HEADWORD_LANGUAGE_TI "ti"
#define HEADWORD_LANGUAGE_TL "tl"
#define HEADWORD_LANGUAGE_TR "tr"
#define HEADWORD_LANGUAGE_UG "ug"
#define HEADWORD_LANGUAGE_UK "uk"
#define HEADWORD_LANGUAGE_UZ "uz"
#define HEADWORD_LANGUAGE_VI "vi"
#define HEADWORD_LANGUAGE_VO "vo"
#define HEADWORD_LANGUAGE_WA "wa"
#define HEADWORD_LANGUAGE_WO "wo"
#define HEADWORD_LANGUAGE_YI "yi"
#define HEADWORD_LANGUAGE_YUE "yue"

/* LexicalCategory: a newer server may send others. */
#define HEADWORD_LEXICAL_CATEGORY_ADJECTIVE "adjective"
#define HEADWORD_LEXICAL_CATEGORY_ADVERB "adverb"
#define HEADWORD_LEXICAL_CATEGORY_COMBINING_FORM "combining_form"
#define HEADWORD_LEXICAL_CATEGORY_CONJUNCTION "conjunction"
#define HEADWORD_LEXICAL_CATEGORY_CONTRACTION "contraction"
#define HEADWORD_LEXICAL_CATEGORY_DETERMINER "determiner"
#define HEADWORD_LEXICAL_CATEGORY_IDIOMATIC "idiomatic"
#define HEADWORD_LEXICAL_CATEGORY_INTERJECTION "interjection"
#define HEADWORD_LEXICAL_CATEGORY_NOUN "noun"
#define HEADWORD_LEXICAL_CATEGORY_NUMERAL "numeral"
#define HEADWORD_LEXICAL_CATEGORY_OTHER "other"
#define HEADWORD_LEXICAL_CATEGORY_PARTICLE "particle"
#define HEADWORD_LEXICAL_CATEGORY_PREDETERMINER "predeterminer"
#define HEADWORD_LEXICAL_CATEGORY_PREFIX "prefix"
#define HEADWORD_LEXICAL_CATEGORY_PREPOSITION "preposition"
#define HEADWORD_LEXICAL_CATEGORY_PRONOUN "pronoun"
#define HEADWORD_LEXICAL_CATEGORY_RESIDUAL "residual"
#define HEADWORD_LEXICAL_CATEGORY_SUFFIX "suffix"
#define HEADWORD_LEXICAL_CATEGORY_VERB "verb"

/* LexistatsCollocationsSide: a newer server may send others. */
#define HEADWORD_LEXISTATS_COLLOCATIONS_SIDE_BEFORE "before"
#define HEADWORD_LEXISTATS_COLLOCATIONS_SIDE_AFTER "after"
#define HEADWORD_LEXISTATS_COLLOCATIONS_SIDE_BOTH "both"

/* LexistatsCollocationsSort: a newer server may send others. */
#define HEADWORD_LEXISTATS_COLLOCATIONS_SORT_LOG_LIKELIHOOD "logLikelihood"
#define HEADWORD_LEXISTATS_COLLOCATIONS_SORT_T_SCORE "tScore"
#define HEADWORD_LEXISTATS_COLLOCATIONS_SORT_PMI "pmi"

/* LexistatsCollocationsSource: a newer server may send others. */
#define HEADWORD_LEXISTATS_COLLOCATIONS_SOURCE_CORPUS "corpus"
#define HEADWORD_LEXISTATS_COLLOCATIONS_SOURCE_UPSTREAM "upstream"
#define HEADWORD_LEXISTATS_COLLOCATIONS_SOURCE_CACHE "cache"

/* LexistatsNgramsFormat: a newer server may send others. */
#define HEADWORD_LEXISTATS_NGRAMS_FORMAT_OUP "oup"
#define HEADWORD_LEXISTATS_NGRAMS_FORMAT_GOOGLE "google"

/* LexistatsNgramsSort: a newer server may send others. */
#define HEADWORD_LEXISTATS_NGRAMS_SORT_TOKENS "tokens"
#define HEADWORD_LEXISTATS_NGRAMS_SORT_FREQUENCY "frequency"
#define HEADWORD_LEXISTATS_NGRAMS_SORT_NORMALIZED_FREQUENCY "normalizedFrequency"
#define HEADWORD_LEXISTATS_NGRAMS_SORT_DOCUMENT_FREQUENCY "documentFrequency"
#define HEADWORD_LEXISTATS_NGRAMS_SORT_DESCENDING_TOKENS "-tokens"
#define HEADWORD_LEXISTATS_NGRAMS_SORT_DESCENDING_FREQUENCY "-frequency"
#define HEADWORD_LEXISTATS_NGRAMS_SORT_DESCENDING_NORMALIZED_FREQUENCY "-normalizedFrequency"
#define HEADWORD_LEXISTATS_NGRAMS_SORT_DESCENDING_DOCUMENT_FREQUENCY "-documentFrequency"

/* LexistatsWordsSort: a newer server may send others. */
#define HEADWORD_LEXISTATS_WORDS_SORT_WORDFORM "wordform"
#define HEADWORD_LEXISTATS_WORDS_SORT_TRUE_CASE "trueCase"
#define HEADWORD_LEXISTATS_WORDS_SORT_LEMMA "lemma"
#define HEADWORD_LEXISTATS_WORDS_SORT_LEXICAL_CATEGORY "lexicalCategory"
#define HEADWORD_LEXISTATS_WORDS_SORT_FREQUENCY "frequency"
#define HEADWORD_LEXISTATS_WORDS_SORT_NORMALIZED_FREQUENCY "normalizedFrequency"
#define HEADWORD_LEXISTATS_WORDS_SORT_DESCENDING_WORDFORM "-wordform"
#define HEADWORD_LEXISTATS_WORDS_SORT_DESCENDING_TRUE_CASE "-trueCase"
#define HEADWORD_LEXISTATS_WORDS_SORT_DESCENDING_LEMMA "-lemma"
#define HEADWORD_LEXISTATS_WORDS_SORT_DESCENDING_LEXICAL_CATEGORY "-lexicalCategory"
#define HEADWORD_LEXISTATS_WORDS_SORT_DESCENDING_FREQUENCY "-frequency"
#define HEADWORD_LEXISTATS_WORDS_SORT_DESCENDING_NORMALIZED_FREQUENCY "-normalizedFrequency"

/* ListedLayer: a newer server may send others. */
#define HEADWORD_LISTED_LAYER_SESSION "session"
#define HEADWORD_LISTED_LAYER_PROJECT "project"
#define HEADWORD_LISTED_LAYER_USER "user"
#define HEADWORD_LISTED_LAYER_TEAM "team"
#define HEADWORD_LISTED_LAYER_SYSTEM "system"

/* MatchKind: a newer server may send others. */
#define HEADWORD_MATCH_KIND_EXACT "exact"
#define HEADWORD_MATCH_KIND_FOLDED "folded"
#define HEADWORD_MATCH_KIND_LEMMA "lemma"
#define HEADWORD_MATCH_KIND_VARIANT "variant"

/* MatchStrategy: a newer server may send others. */
#define HEADWORD_MATCH_STRATEGY_EXACT "exact"
#define HEADWORD_MATCH_STRATEGY_PREFIX "prefix"
#define HEADWORD_MATCH_STRATEGY_SUFFIX "suffix"
#define HEADWORD_MATCH_STRATEGY_SUBSTRING "substring"
#define HEADWORD_MATCH_STRATEGY_RE "re"
#define HEADWORD_MATCH_STRATEGY_SOUNDEX "soundex"
#define HEADWORD_MATCH_STRATEGY_LEV "lev"
#define HEADWORD_MATCH_STRATEGY_WORD "word"
#define HEADWORD_MATCH_STRATEGY_FIRST "first"
#define HEADWORD_MATCH_STRATEGY_LAST "last"
#define HEADWORD_MATCH_STRATEGY_LEMMA "lemma"
#define HEADWORD_MATCH_STRATEGY_FOLD "fold"
#define HEADWORD_MATCH_STRATEGY_PHRASE "phrase"

/* PhoneticNotation: a newer server may send others. */
#define HEADWORD_PHONETIC_NOTATION_IPA "IPA"
#define HEADWORD_PHONETIC_NOTATION_RESPELL "respell"

/* Region: a newer server may send others. */
#define HEADWORD_REGION_BRITISH "british"
#define HEADWORD_REGION_US "us"
#define HEADWORD_REGION_NORTH_AMERICAN "north_american"
#define HEADWORD_REGION_CANADIAN "canadian"
#define HEADWORD_REGION_AUSTRALIAN "australian"
#define HEADWORD_REGION_NEW_ZEALAND "new_zealand"
#define HEADWORD_REGION_SCOTTISH "scottish"
#define HEADWORD_REGION_IRISH "irish"
#define HEADWORD_REGION_WELSH "welsh"
#define HEADWORD_REGION_INDIAN "indian"
#define HEADWORD_REGION_SOUTH_AFRICAN "south_african"

/* Register: a newer server may send others. */
#define HEADWORD_REGISTER_ARCHAIC "archaic"
#define HEADWORD_REGISTER_BLACK_ENGLISH "black_english"
#define HEADWORD_REGISTER_DATED "dated"
#define HEADWORD_REGISTER_DEROGATORY "derogatory"
#define HEADWORD_REGISTER_DIALECT "dialect"
#define HEADWORD_REGISTER_EUPHEMISTIC "euphemistic"
#define HEADWORD_REGISTER_FIGURATIVE "figurative"
#define HEADWORD_REGISTER_FORMAL "formal"
#define HEADWORD_REGISTER_HISTORICAL "historical"
#define HEADWORD_REGISTER_HUMOROUS "humorous"
#define HEADWORD_REGISTER_INFORMAL "informal"
#define HEADWORD_REGISTER_IRONIC "ironic"
#define HEADWORD_REGISTER_LITERAL "literal"
#define HEADWORD_REGISTER_LITERARY "literary"
#define HEADWORD_REGISTER_MILITARY_SLANG "military_slang"
#define HEADWORD_REGISTER_NAUTICAL_SLANG "nautical_slang"
#define HEADWORD_REGISTER_NON_STANDARD "non-standard"
#define HEADWORD_REGISTER_OBSOLETE "obsolete"
#define HEADWORD_REGISTER_OFFENSIVE "offensive"
#define HEADWORD_REGISTER_POETIC "poetic"
#define HEADWORD_REGISTER_PROVERB "proverb"
#define HEADWORD_REGISTER_PSEUDO_ARCHAIC "pseudo_archaic"
#define HEADWORD_REGISTER_RARE "rare"
#define HEADWORD_REGISTER_RHYMING_SLANG "rhyming_slang"
#define HEADWORD_REGISTER_SLANG "slang"
#define HEADWORD_REGISTER_TECHNICAL "technical"
#define HEADWORD_REGISTER_THEATRICAL_SLANG "theatrical_slang"
#define HEADWORD_REGISTER_TRADEMARK "trademark"
#define HEADWORD_REGISTER_TRADEMARK_IN_UK "trademark_in_uk"
#define HEADWORD_REGISTER_TRADEMARK_IN_US "trademark_in_us"
#define HEADWORD_REGISTER_VULGAR_SLANG "vulgar_slang"
#define HEADWORD_REGISTER_ALLUSIVE "allusive"
#define HEADWORD_REGISTER_ALLUSIVELY "allusively"
#define HEADWORD_REGISTER_ARMY_SLANG "army_slang"
#define HEADWORD_REGISTER_COARSE_SLANG "coarse_slang"
#define HEADWORD_REGISTER_CANT "cant"
#define HEADWORD_REGISTER_COLLEGE_SLANG "college_slang"
#define HEADWORD_REGISTER_CONCRETE "concrete"
#define HEADWORD_REGISTER_CONTEMPTUOUS "contemptuous"
#define HEADWORD_REGISTER_DEPRECIATIVE "depreciative"
#define HEADWORD_REGISTER_DEPRECIATIVELY "depreciatively"
#define HEADWORD_REGISTER_DISMISSIVE "dismissive"
#define HEADWORD_REGISTER_DISUSED "disused"
#define HEADWORD_REGISTER_EMPHATICALLY "emphatically"
#define HEADWORD_REGISTER_ESPECIALLY "especially"
#define HEADWORD_REGISTER_EUPHEMISM "euphemism"
#define HEADWORD_REGISTER_GENERALLY "generally"
#define HEADWORD_REGISTER_HUMOROUSLY "humorously"
#define HEADWORD_REGISTER_HYPERBOLICAL "hyperbolical"
#define HEADWORD_REGISTER_HYPERBOLICALLY "hyperbolically"
#define HEADWORD_REGISTER_IRONICALLY "ironically"
#define HEADWORD_REGISTER_NURSERY "nursery"
#define HEADWORD_REGISTER_PERSONIFIED "personified"
#define HEADWORD_REGISTER_POLICE_SLANG "police_slang"
#define HEADWORD_REGISTER_PRISON_SLANG "prison_slang"
#define HEADWORD_REGISTER_RARELY "rarely"
#define HEADWORD_REGISTER_SCHOOL_SLANG "school_slang"
#define HEADWORD_REGISTER_TEMPORARY "temporary"
#define HEADWORD_REGISTER_TRANSFERRED "transferred"
#define HEADWORD_REGISTER_UNIVERSITY_SLANG "university_slang"
#define HEADWORD_REGISTER_NONCE_USE "nonce-use"
#define HEADWORD_REGISTER_R_A_F_SLANG "R.A.F._slang"

/* RhymeKind: a newer server may send others. */
#define HEADWORD_RHYME_KIND_PERFECT "perfect"
#define HEADWORD_RHYME_KIND_NEAR "near"
#define HEADWORD_RHYME_KIND_IDENTICAL "identical"

/* SearchMatchType: a newer server may send others. */
#define HEADWORD_SEARCH_MATCH_TYPE_EXACT "exact"
#define HEADWORD_SEARCH_MATCH_TYPE_FOLDED "folded"
#define HEADWORD_SEARCH_MATCH_TYPE_LEMMA "lemma"
#define HEADWORD_SEARCH_MATCH_TYPE_VARIANT "variant"
#define HEADWORD_SEARCH_MATCH_TYPE_PREFIX "prefix"
#define HEADWORD_SEARCH_MATCH_TYPE_FUZZY "fuzzy"

/* Source: a newer server may send others. */
#define HEADWORD_SOURCE_LEXICON "lexicon"
#define HEADWORD_SOURCE_UPSTREAM "upstream"
#define HEADWORD_SOURCE_CACHE "cache"

/* TaxonomicRelation: a newer server may send others. */
#define HEADWORD_TAXONOMIC_RELATION_HYPERNYMS "hypernyms"
#define HEADWORD_TAXONOMIC_RELATION_HYPONYMS "hyponyms"
#define HEADWORD_TAXONOMIC_RELATION_MERONYMS "meronyms"
#define HEADWORD_TAXONOMIC_RELATION_HOLONYMS "holonyms"

/* TaxonomyLayout: a newer server may send others. */
#define HEADWORD_TAXONOMY_LAYOUT_LIST "list"
#define HEADWORD_TAXONOMY_LAYOUT_PATH "path"
#define HEADWORD_TAXONOMY_LAYOUT_TREE "tree"

/* TextUnit: a newer server may send others. */
#define HEADWORD_TEXT_UNIT_UTF_8 "utf-8"
#define HEADWORD_TEXT_UNIT_UTF_16 "utf-16"
#define HEADWORD_TEXT_UNIT_CHARACTERS "characters"

/* ThesaurusLookupRelation: a newer server may send others. */
#define HEADWORD_THESAURUS_LOOKUP_RELATION_SYNONYMS "synonyms"
#define HEADWORD_THESAURUS_LOOKUP_RELATION_ANTONYMS "antonyms"

/* Type: a newer server may send others. */
#define HEADWORD_TYPE_GENERAL "general"
#define HEADWORD_TYPE_USAGE "usage"

/* UtilityLanguagesType: a newer server may send others. */
#define HEADWORD_UTILITY_LANGUAGES_TYPE_MONOLINGUAL "monolingual"
#define HEADWORD_UTILITY_LANGUAGES_TYPE_BILINGUAL "bilingual"

/* Variety: a newer server may send others. */
#define HEADWORD_VARIETY_GB "gb"
#define HEADWORD_VARIETY_US "us"

/* WordMember: a newer server may send others. */
#define HEADWORD_WORD_MEMBER_WORDFORM "wordform"
#define HEADWORD_WORD_MEMBER_TRUE_CASE "trueCase"
#define HEADWORD_WORD_MEMBER_LEMMA "lemma"
#define HEADWORD_WORD_MEMBER_LEXICAL_CATEGORY "lexicalCategory"

/* WordlistQuerySort: a newer server may send others. */
#define HEADWORD_WORDLIST_QUERY_SORT_WORD "word"
#define HEADWORD_WORDLIST_QUERY_SORT_FREQUENCY "frequency"

/* WordsListStatus: a newer server may send others. */
#define HEADWORD_WORDS_LIST_STATUS_ACCEPTED "accepted"
#define HEADWORD_WORDS_LIST_STATUS_PREFERRED "preferred"
#define HEADWORD_WORDS_LIST_STATUS_FORBIDDEN "forbidden"

struct headword_daily_word_parameters {
    /* The day, such as '2026-10-05'. */
    const char *date;
    /* The lexical categories to include; all if absent. */
    const char *const *lexical_category;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
    /* Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions,
     * bodies and minds in the words of their time. */
    const char *const *include;
};

/* Chooses an English headword for a day, always the same one, and defines it. */
json_t *headword_daily_word(
    headword_client *client,
    const struct headword_daily_word_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_dictionary_entries_parameters {
    /* The word or phrase to look up; spaces may be written as underscores. */
    const char *word;
    /* The language of the word; English (en) if absent. */
    const char *language;
    /* The parts of the answer to include; all but translations if absent, the bare structure if empty. */
    const char *const *fields;
    /* The lexical categories to include; all if absent. */
    const char *const *lexical_category;
    /* The grammatical features; a sense must have at least one. */
    const char *const *grammatical_features;
    /* The subject fields; a sense must have at least one. */
    const char *const *domains;
    /* The registers; a sense must have at least one. */
    const char *const *registers;
    /* The variety of English for senses, spellings and pronunciations; all if absent. For English only. */
    const char *region;
    /* The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a
     * form of are found together, the likeliest first; other spellings of headwords only if there are none. */
    const char *match;
    /* Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent. */
    const bool *preserve_case;
    /* Whether the error for a word that is not found suggests others; true if absent. Without them, the answer
     * takes less time. */
    const bool *suggestions;
    /* Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
     * False if absent. */
    const bool *raw;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
    /* Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions,
     * bodies and minds in the words of their time. */
    const char *const *include;
};

/* Defines a word: its lexical entries with senses, definitions and examples. */
json_t *headword_dictionary_entries(
    headword_client *client,
    const struct headword_dictionary_entries_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_dictionary_etymology_parameters {
    /* The word or phrase to look up; spaces may be written as underscores. */
    const char *word;
    /* The language of the word; English (en) if absent. */
    const char *language;
    /* The lexical categories to include; all if absent. */
    const char *const *lexical_category;
    /* The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a
     * form of are found together, the likeliest first; other spellings of headwords only if there are none. */
    const char *match;
    /* Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent. */
    const bool *preserve_case;
    /* Whether the error for a word that is not found suggests others; true if absent. Without them, the answer
     * takes less time. */
    const bool *suggestions;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
    /* Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions,
     * bodies and minds in the words of their time. */
    const char *const *include;
};

/* Tells where a word comes from, also as the stages of its history. */
json_t *headword_dictionary_etymology(
    headword_client *client,
    const struct headword_dictionary_etymology_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_dictionary_family_parameters {
    /* The word or phrase to look up; spaces may be written as underscores. */
    const char *word;
    /* The language of the word; English (en) if absent. */
    const char *language;
    /* The lexical categories to include; all if absent. */
    const char *const *lexical_category;
    /* The maximum number of words of each family, those nearest to the root first; 100 if absent. A family that is
     * not shown in full has 'isTruncated'. */
    const json_int_t *limit;
    /* The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a
     * form of are found together, the likeliest first; other spellings of headwords only if there are none. */
    const char *match;
    /* Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent. */
    const bool *preserve_case;
    /* Whether the error for a word that is not found suggests others; true if absent. Without them, the answer
     * takes less time. */
    const bool *suggestions;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
    /* Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions,
     * bodies and minds in the words of their time. */
    const char *const *include;
};

/* Lists the family of an English word: the word that it is derived from, and all that are derived from that. */
json_t *headword_dictionary_family(
    headword_client *client,
    const struct headword_dictionary_family_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_dictionary_words_parameters {
    /* The word or phrase to look up; spaces may be written as underscores. */
    const char *word;
    /* The language of the word; English (en) if absent. */
    const char *language;
    /* The parts of the answer to include; all but translations if absent, the bare structure if empty. */
    const char *const *fields;
    /* The lexical categories to include; all if absent. */
    const char *const *lexical_category;
    /* The grammatical features; a sense must have at least one. */
    const char *const *grammatical_features;
    /* The subject fields; a sense must have at least one. */
    const char *const *domains;
    /* The registers; a sense must have at least one. */
    const char *const *registers;
    /* The variety of English for senses, spellings and pronunciations; all if absent. For English only. */
    const char *region;
    /* Whether the error for a word that is not found suggests others; true if absent. Without them, the answer
     * takes less time. */
    const bool *suggestions;
    /* Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
     * False if absent. */
    const bool *raw;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
    /* Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions,
     * bodies and minds in the words of their time. */
    const char *const *include;
};

/* Finds the headwords of a word in a text: the one spelled like it, and those that it is a form of. */
json_t *headword_dictionary_words(
    headword_client *client,
    const struct headword_dictionary_words_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_echo_text_parameters {
    /* What is sent back. */
    const char *text;
    /* How many times it is sent back; once if absent. */
    const json_int_t *times;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
};

/* Sends back the text that it is sent. */
json_t *headword_echo_text(
    headword_client *client,
    const struct headword_echo_text_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_inflections_forms_parameters {
    /* The word or phrase to look up; spaces may be written as underscores. */
    const char *word;
    /* The language of the word; English (en) if absent. */
    const char *language;
    /* The lexical categories to include; all if absent. */
    const char *const *lexical_category;
    /* The grammatical features; a form must have at least one. All forms pass if absent. */
    const char *const *grammatical_features;
    /* The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a
     * form of are found together, the likeliest first; other spellings of headwords only if there are none. */
    const char *match;
    /* Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent. */
    const bool *preserve_case;
    /* Whether the error for a word that is not found suggests others; true if absent. Without them, the answer
     * takes less time. */
    const bool *suggestions;
    /* Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
     * False if absent. */
    const bool *raw;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
    /* Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions,
     * bodies and minds in the words of their time. */
    const char *const *include;
};

/* Lists the inflected forms of a headword with the grammatical features of each. */
json_t *headword_inflections_forms(
    headword_client *client,
    const struct headword_inflections_forms_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_inflections_lemmas_parameters {
    /* The word or phrase to look up; spaces may be written as underscores. */
    const char *word;
    /* The language of the word; English (en) if absent. */
    const char *language;
    /* The lexical categories to include; all if absent. */
    const char *const *lexical_category;
    /* The grammatical features; a form must have at least one. All forms pass if absent. */
    const char *const *grammatical_features;
    /* Whether the error for a word that is not found suggests others; true if absent. Without them, the answer
     * takes less time. */
    const bool *suggestions;
    /* Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
     * False if absent. */
    const bool *raw;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
    /* Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions,
     * bodies and minds in the words of their time. */
    const char *const *include;
};

/* Lists the headwords that a word is a form of, with the grammatical features of each reading. */
json_t *headword_inflections_lemmas(
    headword_client *client,
    const struct headword_inflections_lemmas_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_lexistats_collocations_parameters {
    /* The word, in upper or lower case. */
    const char *word;
    /* How many words before and after count as near; 3 if absent, or what the corpus allows. Punctuation ends it. */
    const json_int_t *window;
    /* The side of the other words: before, after or both; both if absent. */
    const char *side;
    /* The minimum number of occurrences near the word; 5 if absent. */
    const json_int_t *min_frequency;
    /* The measure to sort by, the strongest words first: logLikelihood (if absent), tScore or pmi. */
    const char *sort;
    /* The largest number of words in the answer; 20 if absent. */
    const json_int_t *limit;
    /* How many items of the whole list to skip; none if absent. */
    const json_int_t *offset;
    /* The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open. */
    const char *corpus;
    /* The language of the texts; en if absent. */
    const char *language;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
};

/* Lists the words that occur near a word more often than chance predicts, with log-likelihood, t-score and mutual
 * information. */
json_t *headword_lexistats_collocations(
    headword_client *client,
    const struct headword_lexistats_collocations_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_lexistats_corpora_parameters {
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
};

/* Lists the corpora and what each of them counts. */
json_t *headword_lexistats_corpora(
    headword_client *client,
    const struct headword_lexistats_corpora_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_lexistats_ngrams_parameters {
    /* The n-grams to look up, their tokens separated by spaces: 'a word, another word', or a list. Capitals make a
     * difference upstream only. */
    json_t *tokens;
    /* Tokens that the n-grams contain in any order, separated by spaces or commas, or a list. */
    json_t *contains;
    /* The number of tokens in each n-gram; that of 'tokens' if absent. */
    const json_int_t *size;
    /* Whether to include n-grams with punctuation marks; if absent, only if 'tokens' or 'contains' has some. */
    const bool *punctuation;
    /* The minimum number of occurrences. */
    const json_int_t *min_frequency;
    /* The maximum number of occurrences. */
    const json_int_t *max_frequency;
    /* The minimum number of documents. */
    const json_int_t *min_document_frequency;
    /* The maximum number of documents. */
    const json_int_t *max_document_frequency;
    /* The members that distinguish rows: n-grams whose tokens agree in them are added up, each token taken in its
     * most common reading. The tokens themselves if absent. */
    const char *const *collate;
    /* The sort keys of the rows, the most important first; -frequency if absent. A '-' before a key sorts in
     * descending order. */
    const char *const *sort;
    /* How tokens are written: oup as a list (if absent), google as one string. */
    const char *format;
    /* The largest number of n-grams in the answer; 100 if absent. */
    const json_int_t *limit;
    /* How many items of the whole list to skip; none if absent. */
    const json_int_t *offset;
    /* The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open. */
    const char *corpus;
    /* The language of the texts; en if absent. */
    const char *language;
    /* Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
     * False if absent. */
    const bool *raw;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
};

/* Shows how often sequences of 1 to 4 words are used: those in tokens, or all that contain some words. At least one
 * of tokens and contains is required. */
json_t *headword_lexistats_ngrams(
    headword_client *client,
    const struct headword_lexistats_ngrams_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_lexistats_trend_parameters {
    /* The word, in upper or lower case. */
    const char *word;
    /* The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open. */
    const char *corpus;
    /* The language of the texts; en if absent. */
    const char *language;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
};

/* Shows how often a word was used in each period of a corpus with dated texts. */
json_t *headword_lexistats_trend(
    headword_client *client,
    const struct headword_lexistats_trend_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_lexistats_word_parameters {
    /* The word as written, capitals included: Books or books. */
    const char *wordform;
    /* The word in its usual case, without the capital at the start of a sentence. */
    const char *true_case;
    /* The headword that the words are forms of. */
    const char *lemma;
    /* The lexical category of the word. */
    const char *lexical_category;
    /* The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open. */
    const char *corpus;
    /* The language of the texts; en if absent. */
    const char *language;
    /* Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
     * False if absent. */
    const bool *raw;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
};

/* Shows how often a word is used, adding up all its records in a corpus. At least one of wordform, trueCase, lemma
 * and lexicalCategory is required; records must match all that are given. */
json_t *headword_lexistats_word(
    headword_client *client,
    const struct headword_lexistats_word_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_lexistats_words_parameters {
    /* The words as written to include; a '-' before one excludes it. */
    const char *const *wordform;
    /* The words as written to include; a '-' before one excludes it. */
    const char *const *wordforms;
    /* The words in their usual case to include; a '-' before one excludes it. */
    const char *const *true_case;
    /* The words in their usual case to include; a '-' before one excludes it. */
    const char *const *true_cases;
    /* The lemmas to include; a '-' before one excludes it. */
    const char *const *lemma;
    /* The lemmas to include; a '-' before one excludes it. */
    const char *const *lemmas;
    /* The lexical categories to include; a '-' before one excludes it. */
    const char *const *lexical_category;
    /* The lexical categories to include; a '-' before one excludes it. */
    const char *const *lexical_categories;
    /* The grammatical features that words must have, or, after a '-', must not have: 'degree:superlative',
     * '-number:plural', or an object with the values by key. */
    json_t *grammatical_features;
    /* The minimum number of occurrences. */
    const json_int_t *min_frequency;
    /* The maximum number of occurrences. */
    const json_int_t *max_frequency;
    /* The minimum number of occurrences per million words. */
    const double *min_normalized_frequency;
    /* The maximum number of occurrences per million words. */
    const double *max_normalized_frequency;
    /* The members that distinguish rows: records that agree in them are added up. The smallest units if absent. */
    const char *const *collate;
    /* The sort keys of the rows, the most important first; -frequency if absent. A '-' before a key sorts in
     * descending order. */
    const char *const *sort;
    /* The largest number of rows in the answer; 100 if absent. */
    const json_int_t *limit;
    /* How many items of the whole list to skip; none if absent. */
    const json_int_t *offset;
    /* The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open. */
    const char *corpus;
    /* The language of the texts; en if absent. */
    const char *language;
    /* Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
     * False if absent. */
    const bool *raw;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
};

/* Lists words of a corpus with their frequencies, by the smallest units (wordform, trueCase, lemma,
 * lexicalCategory, grammaticalFeatures) or added up over some of them. */
json_t *headword_lexistats_words(
    headword_client *client,
    const struct headword_lexistats_words_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_reverse_lookup_parameters {
    /* The meaning in your own words: 'fear of spiders'. If 'lexicalCategory' is absent, a text that begins with
     * 'to' is taken for a verb, one that begins with an article for a noun. */
    const char *definition;
    /* The lexical categories to include; all if absent. */
    const char *const *lexical_category;
    /* The language of the word; English (en) if absent. */
    const char *language;
    /* The largest number of headwords in the answer; 10 if absent. */
    const json_int_t *limit;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
    /* Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions,
     * bodies and minds in the words of their time. */
    const char *const *include;
};

/* Finds the headwords that a definition may describe, the likeliest first. */
json_t *headword_reverse_lookup(
    headword_client *client,
    const struct headword_reverse_lookup_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_rhymes_lookup_parameters {
    /* The word or phrase to look up; spaces may be written as underscores. */
    const char *word;
    /* The language of the word; English (en) if absent. */
    const char *language;
    /* The lexical categories to include; all if absent. */
    const char *const *lexical_category;
    /* The kinds of rhymes to list, perfect ones if absent. 'perfect': all sounds from the vowel with the primary
     * stress on are equal, and the consonants before it differ (love, dove). 'near': the sounds from there on are
     * alike one by one (love, enough). 'identical': the consonants before are equal too (leave, believe). */
    const char *const *kind;
    /* The number of syllables of a rhyme: 2, or from 2 to 3 as '2-3'; any if absent. */
    json_t *syllables;
    /* The stress of a rhyme's syllables, one character for each: 1 primary, 2 secondary, 0 none, ? any, so that
     * '010' finds 'together'; any stress if absent. */
    const char *stress;
    /* The largest number of rhymes for each pronunciation in the answer; 50 if absent. */
    const json_int_t *limit;
    /* How many items of the whole list to skip; none if absent. */
    const json_int_t *offset;
    /* Whether the error for a word that is not found suggests others; true if absent. Without them, the answer
     * takes less time. */
    const bool *suggestions;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
    /* Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions,
     * bodies and minds in the words of their time. */
    const char *const *include;
};

/* Lists the rhymes of a word for each of its pronunciations, the most common words first. */
json_t *headword_rhymes_lookup(
    headword_client *client,
    const struct headword_rhymes_lookup_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_rhymes_syllables_parameters {
    /* A word or a line of verse. */
    const char *text;
    /* The language of the word; English (en) if absent. */
    const char *language;
    /* Whether the error for a word that is not found suggests others; true if absent. Without them, the answer
     * takes less time. */
    const bool *suggestions;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
    /* Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions,
     * bodies and minds in the words of their time. */
    const char *const *include;
};

/* Counts the syllables of a word or line and marks the stressed ones. */
json_t *headword_rhymes_syllables(
    headword_client *client,
    const struct headword_rhymes_syllables_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_search_at_parameters {
    /* The text, or the part of it around the cursor. */
    const char *text;
    /* The offset of the cursor in the text. */
    json_int_t offset;
    /* The unit of offsets: 'utf-8', 'utf-16' (if absent) or 'characters' (of Unicode). */
    const char *unit;
    /* The language of the word; English (en) if absent. */
    const char *language;
    /* Whether the error for a word that is not found suggests others; true if absent. Without them, the answer
     * takes less time. */
    const bool *suggestions;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
    /* Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions,
     * bodies and minds in the words of their time. */
    const char *const *include;
};

/* Finds the longest phrase of the lexicon at a cursor in a text. */
json_t *headword_search_at(
    headword_client *client,
    const struct headword_search_at_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_search_match_parameters {
    /* The text to compare headwords with, or the regular expression, which alone may be longer than 128 characters. */
    const char *word;
    /* How to compare; exact if absent. Case, diacritics, spaces and hyphens do not matter to exact, prefix, suffix,
     * substring and lev (one letter is missing, superfluous, different, or swapped with its neighbour), nor
     * punctuation to fold. The strategies word (or several in a row), first, last and phrase compare whole words;
     * lemma finds the base words of a form, soundex what has the same code, and re what a regular expression of
     * POSIX (extended, ignoring case) matches. */
    const char *strategy;
    /* The language of the word; English (en) if absent. */
    const char *language;
    /* Sources, of which at least one must have an entry of a headword, as server.info names them; all if absent. */
    const char *const *source;
    /* The language into which headwords must have translations in the lexicon; any, or none, if absent. */
    const char *target;
    /* The largest number of headwords in the answer; 1000 if absent. */
    const json_int_t *limit;
    /* How many items of the whole list to skip; none if absent. */
    const json_int_t *offset;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
    /* Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions,
     * bodies and minds in the words of their time. */
    const char *const *include;
};

/* Lists the headwords that match a text by a strategy, each with the sources that have it. */
json_t *headword_search_match(
    headword_client *client,
    const struct headword_search_match_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_search_query_parameters {
    /* The word, or the beginning of one. */
    const char *q;
    /* The language of the word; English (en) if absent. */
    const char *language;
    /* Whether to list only headwords that begin with 'q', in alphabetical order; false if absent. */
    const bool *prefix;
    /* Whether to list headwords that 'q' may be a misspelling of, at most fifty; if absent, only where nothing else
     * is found, or one is much more common than what is found. */
    const bool *fuzzy;
    /* The varieties of English; a headword's spelling must belong to at least one. All if absent. For English only. */
    const char *const *regions;
    /* The largest number of headwords in the answer; 20 if absent. */
    const json_int_t *limit;
    /* How many items of the whole list to skip; none if absent. */
    const json_int_t *offset;
    /* Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
     * False if absent. */
    const bool *raw;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
    /* Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions,
     * bodies and minds in the words of their time. */
    const char *const *include;
};

/* Finds headwords by spelling, inflected form, prefix or misspelling. */
json_t *headword_search_query(
    headword_client *client,
    const struct headword_search_query_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_search_thesaurus_parameters {
    /* The word, or the beginning of one. */
    const char *q;
    /* The language of the word; English (en) if absent. */
    const char *language;
    /* Whether to list only headwords that begin with 'q', in alphabetical order; false if absent. */
    const bool *prefix;
    /* Whether to list headwords that 'q' may be a misspelling of, at most fifty; if absent, only where nothing else
     * is found, or one is much more common than what is found. */
    const bool *fuzzy;
    /* The largest number of headwords in the answer; 20 if absent. */
    const json_int_t *limit;
    /* How many items of the whole list to skip; none if absent. */
    const json_int_t *offset;
    /* Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
     * False if absent. */
    const bool *raw;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
    /* Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions,
     * bodies and minds in the words of their time. */
    const char *const *include;
};

/* Finds headwords that have synonyms or antonyms, in the same ways as search.query. */
json_t *headword_search_thesaurus(
    headword_client *client,
    const struct headword_search_thesaurus_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_search_translations_parameters {
    /* The word, or the beginning of one. */
    const char *q;
    /* The language that a headword must have a translation into. */
    const char *target;
    /* The language of the word; English (en) if absent. */
    const char *language;
    /* Whether to list only headwords that begin with 'q', in alphabetical order; false if absent. */
    const bool *prefix;
    /* Whether to list headwords that 'q' may be a misspelling of, at most fifty; if absent, only where nothing else
     * is found, or one is much more common than what is found. */
    const bool *fuzzy;
    /* The varieties of English; a headword's spelling must belong to at least one. All if absent. For English only. */
    const char *const *regions;
    /* The largest number of headwords in the answer; 20 if absent. */
    const json_int_t *limit;
    /* How many items of the whole list to skip; none if absent. */
    const json_int_t *offset;
    /* Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
     * False if absent. */
    const bool *raw;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
    /* Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions,
     * bodies and minds in the words of their time. */
    const char *const *include;
};

/* Finds headwords that have a translation, in the same ways as search.query. */
json_t *headword_search_translations(
    headword_client *client,
    const struct headword_search_translations_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_sentences_lookup_parameters {
    /* The word or phrase to look up; spaces may be written as underscores. */
    const char *word;
    /* The language of the word; English (en) if absent. */
    const char *language;
    /* The lexical categories to include; all if absent. */
    const char *const *lexical_category;
    /* The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a
     * form of are found together, the likeliest first; other spellings of headwords only if there are none. */
    const char *match;
    /* Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent. */
    const bool *preserve_case;
    /* The largest number of sentences in the answer; 20 if absent. */
    const json_int_t *limit;
    /* How many items of the whole list to skip; none if absent. */
    const json_int_t *offset;
    /* Whether the error for a word that is not found suggests others; true if absent. Without them, the answer
     * takes less time. */
    const bool *suggestions;
    /* Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
     * False if absent. */
    const bool *raw;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
    /* Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions,
     * bodies and minds in the words of their time. */
    const char *const *include;
};

/* Lists sentences that show a word: those of its senses in order, then others. After the last page, results is
 * empty. */
json_t *headword_sentences_lookup(
    headword_client *client,
    const struct headword_sentences_lookup_parameters *parameters,
    const headword_options *options,
    headword_error *error);

/* Describes the service: its version, its methods, and the data in its lexicon with their licences. */
json_t *headword_server_info(headword_client *client, const headword_options *options, headword_error *error);

/* Lists the limits on clients, each with its value, unit and permitted range. */
json_t *headword_server_limits(headword_client *client, const headword_options *options, headword_error *error);

/* Returns 'pong'. */
json_t *headword_server_ping(headword_client *client, const headword_options *options, headword_error *error);

struct headword_taxonomy_lookup_parameters {
    /* The word or phrase to look up; spaces may be written as underscores. */
    const char *word;
    /* The language of the word; English (en) if absent. */
    const char *language;
    /* The lexical categories to include; all if absent. */
    const char *const *lexical_category;
    /* The identifier of the only sense to show; all senses if absent, the most common first. */
    const char *sense;
    /* The related concepts to show; hypernyms if absent. The hyponyms of a verb are its troponyms. */
    const char *const *relations;
    /* How to lay them out: a list of each concept once, the nearest first; paths to the root (hypernyms and
     * holonyms only); or a tree. A list if absent. */
    const char *shape;
    /* The maximum number of steps from a sense; if absent, 1 for a list, 3 for a tree, and whole paths. */
    const json_int_t *depth;
    /* The maximum number of concepts in the answer, the first senses first; 100 if absent. A sense that is not
     * shown in full has 'isTruncated'. */
    const json_int_t *limit;
    /* The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a
     * form of are found together, the likeliest first; other spellings of headwords only if there are none. */
    const char *match;
    /* Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent. */
    const bool *preserve_case;
    /* Whether the error for a word that is not found suggests others; true if absent. Without them, the answer
     * takes less time. */
    const bool *suggestions;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
    /* Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions,
     * bodies and minds in the words of their time. */
    const char *const *include;
};

/* Shows what the senses of a word are kinds of, and the kinds, parts and wholes of each. */
json_t *headword_taxonomy_lookup(
    headword_client *client,
    const struct headword_taxonomy_lookup_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_thesaurus_lookup_parameters {
    /* The word or phrase to look up; spaces may be written as underscores. */
    const char *word;
    /* The language of the word; English (en) if absent. */
    const char *language;
    /* Whether to list synonyms or antonyms; both if absent. */
    const char *const *relations;
    /* The lexical categories to include; all if absent. */
    const char *const *lexical_category;
    /* The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a
     * form of are found together, the likeliest first; other spellings of headwords only if there are none. */
    const char *match;
    /* Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent. */
    const bool *preserve_case;
    /* Whether the error for a word that is not found suggests others; true if absent. Without them, the answer
     * takes less time. */
    const bool *suggestions;
    /* Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
     * False if absent. */
    const bool *raw;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
    /* Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions,
     * bodies and minds in the words of their time. */
    const char *const *include;
};

/* Lists the synonyms and antonyms of a word, meaning by meaning. */
json_t *headword_thesaurus_lookup(
    headword_client *client,
    const struct headword_thesaurus_lookup_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_translations_lookup_parameters {
    /* The word or phrase to look up; spaces may be written as underscores. */
    const char *word;
    /* The language of the translations. */
    const char *target;
    /* The language of the word; English (en) if absent. */
    const char *language;
    /* The parts of the answer to include; all if absent, the bare structure if empty. */
    const char *const *fields;
    /* The lexical categories to include; all if absent. */
    const char *const *lexical_category;
    /* The grammatical features; the headword, or a translation of a meaning, must have at least one. All meanings
     * pass if absent. */
    const char *const *grammatical_features;
    /* The subject fields; a meaning must have at least one. All meanings pass if absent. */
    const char *const *domains;
    /* The registers; a meaning, or one of its translations, must have at least one. All meanings pass if absent. */
    const char *const *registers;
    /* The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a
     * form of are found together, the likeliest first; other spellings of headwords only if there are none. */
    const char *match;
    /* Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent. */
    const bool *preserve_case;
    /* Whether the error for a word that is not found suggests others; true if absent. Without them, the answer
     * takes less time. */
    const bool *suggestions;
    /* Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
     * False if absent. */
    const bool *raw;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
    /* Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions,
     * bodies and minds in the words of their time. */
    const char *const *include;
};

/* Translates a word, meaning by meaning, the most usual translations first. */
json_t *headword_translations_lookup(
    headword_client *client,
    const struct headword_translations_lookup_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_utility_domains_parameters {
    /* The language of the headwords; English (en) if absent. */
    const char *language;
    /* If given, the labels of translations into this language are listed instead of those of senses. */
    const char *target;
    /* Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
     * False if absent. */
    const bool *raw;
};

/* Lists the domain labels that headwords have, and how many headwords. */
json_t *headword_utility_domains(
    headword_client *client,
    const struct headword_utility_domains_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_utility_filters_parameters {
    /* The only endpoint to list: a method, such as 'dictionary.entries', or the part before its dot; all if absent. */
    const char *endpoint;
    /* Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
     * False if absent. */
    const bool *raw;
};

/* Lists the filters that each endpoint takes. */
json_t *headword_utility_filters(
    headword_client *client,
    const struct headword_utility_filters_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_utility_grammatical_features_parameters {
    /* The language of the headwords; English (en) if absent. */
    const char *language;
    /* If given, the labels of translations into this language are listed instead of those of senses. */
    const char *target;
    /* Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
     * False if absent. */
    const bool *raw;
};

/* Lists the grammatical feature labels that headwords have, and how many headwords. */
json_t *headword_utility_grammatical_features(
    headword_client *client,
    const struct headword_utility_grammatical_features_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_utility_languages_parameters {
    /* The only language of headwords to list; all if absent. */
    const char *source_language;
    /* The only language of translations to list; if absent, all, and dictionaries without translations. */
    const char *target_language;
    /* Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
     * False if absent. */
    const bool *raw;
};

/* Lists the languages of headwords, and the pairs of languages with translations. */
json_t *headword_utility_languages(
    headword_client *client,
    const struct headword_utility_languages_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_utility_lexical_categories_parameters {
    /* The language of the headwords; English (en) if absent. */
    const char *language;
    /* If given, the labels of translations into this language are listed instead of those of senses. */
    const char *target;
    /* Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
     * False if absent. */
    const bool *raw;
};

/* Lists the lexical category labels that headwords have, and how many headwords. */
json_t *headword_utility_lexical_categories(
    headword_client *client,
    const struct headword_utility_lexical_categories_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_utility_regions_parameters {
    /* The language of the headwords; English (en) if absent. */
    const char *language;
    /* If given, the labels of translations into this language are listed instead of those of senses. */
    const char *target;
    /* Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
     * False if absent. */
    const bool *raw;
};

/* Lists the region labels that headwords have, and how many headwords. */
json_t *headword_utility_regions(
    headword_client *client,
    const struct headword_utility_regions_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_utility_registers_parameters {
    /* The language of the headwords; English (en) if absent. */
    const char *language;
    /* If given, the labels of translations into this language are listed instead of those of senses. */
    const char *target;
    /* Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
     * False if absent. */
    const bool *raw;
};

/* Lists the register labels that headwords have, and how many headwords. */
json_t *headword_utility_registers(
    headword_client *client,
    const struct headword_utility_registers_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_wordlist_query_parameters {
    /* The language of the word; English (en) if absent. */
    const char *language;
    /* The lexical categories to include. */
    const char *const *lexical_category;
    /* The subject fields; a sense must have at least one. */
    const char *const *domains;
    /* The registers; a sense must have at least one. */
    const char *const *registers;
    /* The regions; a sense, or the spelling of its headword, must be used in at least one. */
    const char *const *regions;
    /* Languages; a headword must have a translation into at least one. */
    const char *const *translations;
    /* Labels that no sense of a headword may have. */
    json_t *exclude;
    /* Labels of senses to ignore; a headword stays if another of its senses matches. */
    json_t *exclude_senses;
    /* Labels that the first sense of a headword may not have. */
    json_t *exclude_prime_senses;
    /* The length of a headword in characters: 5, '>5', '<10', or '>5,<10' for six to nine. */
    json_t *word_length;
    /* The beginning of a headword; case, diacritics, spaces and hyphens are ignored. */
    const char *prefix;
    /* Whether a headword must equal 'prefix'; false if absent. */
    const bool *exact;
    /* A pattern for headwords: '?' is one character, '*' any number of them. Case, diacritics, spaces and hyphens
     * do not matter. */
    const char *pattern;
    /* The minimum frequency of a headword, as the logarithm of its occurrences per thousand million words. */
    const double *min_zipf;
    /* The maximum frequency of a headword; headwords that were not counted are left out. */
    const double *max_zipf;
    /* By 'word', or by 'frequency', the most common first, and headwords that match in a minor sense only after all
     * others; by word if absent. */
    const char *sort;
    /* Whether to list the forms of each headword, and to let 'prefix' with 'exact' find headwords by a form too: is
     * this a word? False if absent. */
    const bool *valid;
    /* The largest number of headwords in the answer; 100 if absent. */
    const json_int_t *limit;
    /* How many items of the whole list to skip; none if absent. */
    const json_int_t *offset;
    /* The 'next' of the previous answer; all but 'limit' must be as in that call, and 'offset' absent. */
    const char *cursor;
    /* Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
     * False if absent. */
    const bool *raw;
    /* Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
     * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar. */
    const bool *safe;
    /* Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions,
     * bodies and minds in the words of their time. */
    const char *const *include;
};

/* Lists headwords with a sense that has all requested labels. */
json_t *headword_wordlist_query(
    headword_client *client,
    const struct headword_wordlist_query_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_words_add_parameters {
    /* The word or phrase as it is written; without capitals, it stands for all capitalizations. */
    const char *word;
    /* The layer: 'project' and 'user' are files, which clients on sockets change only where the setting
     * 'words.remote-changes' allows it; 'session' is gone with the connection. Other layers are read only. */
    const char *layer;
    /* Whether the word is not to be used, so that look-ups do not find it; false if absent. */
    const bool *forbid;
    /* The word to use instead, which the error for this word suggests; it forbids this word. */
    const char *use;
    /* The language of the word; if absent, it is one of every language of the lexicon. */
    const char *language;
    /* The lexical category. */
    const char *lexical_category;
    /* What it means. */
    const char *definition;
    /* Sentences that show it in use. */
    json_t *examples;
    /* The registers. */
    const char *const *registers;
    /* The subject fields. */
    const char *const *domains;
    /* Notes for people. */
    json_t *notes;
    /* Words with the same meaning. */
    json_t *synonyms;
    /* Words to look up too. */
    json_t *see;
    /* Translations by language. */
    json_t *translations;
};

/* Adds a word to a layer above the lexicon, or forbids one there. */
json_t *headword_words_add(
    headword_client *client,
    const struct headword_words_add_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_words_list_parameters {
    /* The only layer; all layers if absent. */
    const char *layer;
    /* The beginning of the words; case, diacritics, spaces and hyphens are ignored. */
    const char *prefix;
    /* The language of the words; words without a language are listed too. All languages if absent. */
    const char *language;
    /* The largest number of words in the answer; 100 if absent. */
    const json_int_t *limit;
    /* How many items of the whole list to skip; none if absent. */
    const json_int_t *offset;
};

/* Lists the words of the layers above the lexicon: those of the nearest layer first, each in the order of code
 * points. */
json_t *headword_words_list(
    headword_client *client,
    const struct headword_words_list_parameters *parameters,
    const headword_options *options,
    headword_error *error);

struct headword_words_remove_parameters {
    /* The word or phrase as the layer writes it. */
    const char *word;
    /* The layer: 'project' and 'user' are files, which clients on sockets change only where the setting
     * 'words.remote-changes' allows it; 'session' is gone with the connection. Other layers are read only. */
    const char *layer;
    /* Remove only lines that name this language; all lines about the word if absent. */
    const char *language;
};

/* Removes all that a layer says of a word. */
json_t *headword_words_remove(
    headword_client *client,
    const struct headword_words_remove_parameters *parameters,
    const headword_options *options,
    headword_error *error);

#endif
