internal import HeadwordGzip
internal import HeadwordJSON

/// The files of a dictionary of Yomitan, which are in one zip file.
struct YomitanArchive {
    /// The kinds of files with rows, by the beginnings of their names.
    enum Bank: String, CaseIterable {
        case tags = "tag_bank_"
        case terms = "term_bank_"
        case details = "term_meta_bank_"
        case kanji = "kanji_bank_"
        case kanjiDetails = "kanji_meta_bank_"
    }

    /// A file with rows.
    struct File {
        /// The path of the archive and the name of the file.
        var path: String
        fileprivate var member: ZipArchive.Member
    }

    /// The maximum length of the archive, and of all files of JSON together, in bytes.
    static let longest = 1 << 30
    /// The maximum length of a file of JSON in bytes.
    private static let longestFile = 1 << 28
    /// The maximum length of a decompressed file, as a multiple of the compressed one's. Dictionaries reach 30.
    private static let inflationLimit = 200
    /// Files are never taken for shorter than this, so that small ones may consist of repetitions.
    private static let leastLength = 1 << 18

    private let path: String
    private let archive: ZipArchive

    /// Reads the list of files.
    ///
    /// - Throws: ``ImportFailure`` if it is damaged, or if files would inflate to far more than texts do.
    init(_ bytes: [UInt8], path: String) throws {
        self.path = path
        do throws(ZipFailure) {
            archive = try ZipArchive(bytes)
        } catch {
            throw ImportFailure(path, error.reason)
        }
        let used = archive.members.filter { $0.name == "index.json" || Self.bank(of: $0.name) != nil }
        if let member = used.first(where: Self.isTooLong) {
            let limit = "\(Self.longestFile >> 20) MiB, or to more than \(Self.inflationLimit) times its size"
            throw ImportFailure("\(path)/\(member.name)", "the file inflates to more than \(limit)")
        }
        guard used.reduce(0, { $0 + $1.length }) <= Self.longest else {
            throw ImportFailure(path, "the files inflate to more than \(Self.longest >> 30) GiB together")
        }
    }

    private static func isTooLong(_ member: ZipArchive.Member) -> Bool {
        member.length > longestFile
            || member.length / inflationLimit > max(member.compressedLength, leastLength)
    }

    /// The number of files that say nothing about words: pictures, sounds, styles.
    var otherCount: Int {
        archive.members.count { $0.name != "index.json" && Self.bank(of: $0.name) == nil && !$0.name.hasSuffix("/") }
    }

    /// Returns the file that describes the dictionary.
    func index() throws -> File {
        guard let member = archive.members.first(where: { $0.name == "index.json" }) else {
            throw ImportFailure(path, "there is no 'index.json'; expected a dictionary of Yomitan")
        }
        return File(path: "\(path)/index.json", member: member)
    }

    /// Returns the files of a kind in the order of their numbers.
    func files(_ bank: Bank) -> [File] {
        archive.members.compactMap { member in
            Self.bank(of: member.name).flatMap { $0.bank == bank ? (number: $0.number, member: member) : nil }
        }
        .sorted { $0.number < $1.number }.map { File(path: "\(path)/\($0.member.name)", member: $0.member) }
    }

    /// Returns the contents of a file, well-formed JSON.
    ///
    /// - Throws: ``ImportFailure`` if the file is damaged.
    func json(_ file: File) throws -> JSONText {
        do {
            return try JSONText(try archive.contents(of: file.member))
        } catch let failure as ZipFailure {
            throw ImportFailure(path, failure.reason)
        } catch let failure as JSONFailure {
            throw ImportFailure(file.path, "at byte \(failure.position + 1) \(failure.message)")
        }
    }

    /// Returns the rows of a file.
    ///
    /// - Throws: ``ImportFailure`` if the file is damaged, or is not a list.
    func rows(_ file: File) throws -> [JSONText] {
        let text = try json(file)
        guard text.kind == .array else { throw ImportFailure(file.path, "expected an array of rows") }
        return text.elements(upTo: .max)
    }

    private static func bank(of name: String) -> (bank: Bank, number: Int)? {
        for bank in Bank.allCases where name.hasPrefix(bank.rawValue) && name.hasSuffix(".json") {
            let digits = name.dropFirst(bank.rawValue.utf8.count).dropLast(".json".utf8.count)
            if let number = Int(digits), number >= 0 { return (bank, number) }
        }
        return nil
    }
}
