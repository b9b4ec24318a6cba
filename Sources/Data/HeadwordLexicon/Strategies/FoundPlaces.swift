/// The places of the headwords that were found, in the order of an answer.
enum FoundPlaces {
    /// Neighbours.
    case range(Range<Int>)
    /// Places in alphabetical order.
    case set(PlaceSet)
    /// Places in an order of their own.
    case list([Int])

    /// The number of places.
    var count: Int {
        switch self {
        case .range(let range): range.count
        case .set(let set): set.count
        case .list(let list): list.count
        }
    }

    /// Returns the places that fulfil a condition, in the same order.
    func filtered(_ isWanted: (Int) -> Bool) -> FoundPlaces {
        .list(part(skipping: 0, atMost: .max).filter(isWanted))
    }

    /// Returns a part of the places.
    func part(skipping skipped: Int, atMost limit: Int) -> [Int] {
        switch self {
        case .range(let range): Array(range.dropFirst(skipped).prefix(limit))
        case .set(let set): set.places(from: 0, skipping: skipped, atMost: limit)
        case .list(let list): Array(list.dropFirst(skipped).prefix(limit))
        }
    }

    /// Returns the places with what layers change. Their words come first in an order other than the alphabetical one.
    func entries(with layered: LayeredList) -> [LayeredList.Entry] {
        switch self {
        case .range(let range): layered.entries(over: range)
        case .set(let set): layered.entries(over: set.places(from: 0, atMost: .max))
        case .list(let list):
            layered.added.map { .added($0.word) } + list.filter { !layered.hidden.contains($0) }.map { .place($0) }
        }
    }
}
