/// Numbers in the indexes of dictd: base 64, the highest digit first.
enum DictdNumber {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// Returns the digits of a number that is not negative.
    static func text(_ number: Int) -> String {
        var (rest, text) = (number, [digits[number % digits.count]])
        while rest >= digits.count {
            rest /= digits.count
            text.append(digits[rest % digits.count])
        }
        return String(decoding: text.reversed(), as: UTF8.self)
    }
}
