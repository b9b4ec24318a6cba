/// How a sense is used: the 61 registers of the Oxford Dictionaries API and `formal`.
public enum Register: UInt8, Vocabulary {
    case archaic
    case blackEnglish
    case dated
    case derogatory
    case dialect
    case euphemistic
    case figurative
    case formal
    case historical
    case humorous
    case informal
    case ironic
    case literal
    case literary
    case militarySlang
    case nauticalSlang
    case nonStandard
    case obsolete
    case offensive
    case poetic
    case proverb
    case pseudoArchaic
    case rare
    case rhymingSlang
    case slang
    case technical
    case theatricalSlang
    case trademark
    case trademarkInUk
    case trademarkInUs
    case vulgarSlang
    case allusive
    case allusively
    case armySlang
    case coarseSlang
    case cant
    case collegeSlang
    case concrete
    case contemptuous
    case depreciative
    case depreciatively
    case dismissive
    case disused
    case emphatically
    case especially
    case euphemism
    case generally
    case humorously
    case hyperbolical
    case hyperbolically
    case ironically
    case nursery
    case personified
    case policeSlang
    case prisonSlang
    case rarely
    case schoolSlang
    case temporary
    case transferred
    case universitySlang
    case nonceUse
    case rafSlang

    /// The noun for a member in messages to users.
    public static let vocabularyName = "register"

    /// The labels and their spellings; the alias is a misspelling in published lists of the registers.
    public static let table = VocabularyTable<Self>(
        irregular: [.nonStandard: "non-standard", .nonceUse: "nonce-use", .rafSlang: "R.A.F._slang"],
        aliases: ["pseuodo_archaic": .pseudoArchaic]
    )
}
