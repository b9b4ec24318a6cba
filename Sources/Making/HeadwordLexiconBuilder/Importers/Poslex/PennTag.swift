package import HeadwordModel

/// A tag of the Penn Treebank: the part of speech of a word in a sentence.
package enum PennTag: String, Hashable, Sendable, CaseIterable {
    case coordinatingConjunction = "cc"
    case cardinal = "cd"
    case determiner = "dt"
    case existentialThere = "ex"
    case foreign = "fw"
    case preposition = "in"
    case adjective = "jj"
    case comparativeAdjective = "jjr"
    case superlativeAdjective = "jjs"
    case listMark = "ls"
    case modal = "md"
    case noun = "nn"
    case properNoun = "nnp"
    case properPlural = "nnps"
    case plural = "nns"
    case predeterminer = "pdt"
    case possessiveEnding = "pos"
    case pronoun = "prp"
    case adverb = "rb"
    case comparativeAdverb = "rbr"
    case superlativeAdverb = "rbs"
    case particle = "rp"
    case symbol = "sym"
    case to = "to"
    case interjection = "uh"
    case verb = "vb"
    case past = "vbd"
    case presentParticiple = "vbg"
    case pastParticiple = "vbn"
    case present = "vbp"
    case thirdPerson = "vbz"
    case interrogativeDeterminer = "wdt"
    case interrogativePronoun = "wp"
    case interrogativeAdverb = "wrb"

    /// The lexical category of words with this tag; nil for tags of things that are not words.
    package var category: LexicalCategory? {
        switch self {
        case .coordinatingConjunction: .conjunction
        case .cardinal: .numeral
        case .determiner, .interrogativeDeterminer: .determiner
        case .existentialThere, .pronoun, .interrogativePronoun: .pronoun
        case .foreign: .residual
        case .preposition: .preposition
        case .adjective, .comparativeAdjective, .superlativeAdjective: .adjective
        case .noun, .properNoun, .properPlural, .plural: .noun
        case .predeterminer: .predeterminer
        case .adverb, .comparativeAdverb, .superlativeAdverb, .interrogativeAdverb: .adverb
        case .particle, .to: .particle
        case .interjection: .interjection
        case .verb, .past, .presentParticiple, .pastParticiple, .present, .thirdPerson, .modal: .verb
        case .symbol: .other
        case .listMark, .possessiveEnding: nil
        }
    }

    /// The features that a form with this tag expresses.
    package var features: [GrammaticalFeature] {
        switch self {
        case .plural: [.plural]
        case .properPlural: [.proper, .plural]
        case .properNoun: [.proper]
        case .past: [.past]
        case .pastParticiple: [.pastParticiple]
        case .presentParticiple: [.presentParticiple]
        case .thirdPerson: [.third, .singular, .present]
        case .present: [.present]
        case .comparativeAdjective, .comparativeAdverb: [.comparative]
        case .superlativeAdjective, .superlativeAdverb: [.superlative]
        case .modal: [.modal]
        case .cardinal: [.cardinal]
        case .interrogativeDeterminer, .interrogativePronoun, .interrogativeAdverb: [.interrogative]
        default: []
        }
    }

    /// The category and features under which the lexicon counts a form with this tag; nil if it is not a word.
    ///
    /// Newspapers contain few questions, so words such as `which` are counted as relative pronouns.
    package var usage: (category: LexicalCategory, features: [GrammaticalFeature])? {
        switch self {
        case .noun: (.noun, [.singular])
        case .verb: (.verb, [.infinitive])
        case .adjective: (.adjective, [.positive])
        case .adverb: (.adverb, [.positive])
        case .interrogativeDeterminer: (.pronoun, [.relative])
        case .interrogativePronoun: (.pronoun, [])
        case .interrogativeAdverb: (.adverb, [])
        default: category.map { ($0, features) }
        }
    }
}
