internal import HeadwordModel

/// The contents of the files of a dictionary of StarDict.
struct StarDictContents {
    let index: StarDictIndex
    private let files: StarDictFiles
    private let types: [UInt8]?
    private let texts: [UInt8]
    /// The other words that lead to a word, by its number in the index.
    private let aliases: [Int: [String]]

    /// Reads all files.
    ///
    /// - Throws: ``ImportFailure`` if one is damaged, or too large.
    init(_ files: StarDictFiles, _ brought: inout BroughtFiles) throws {
        self.files = files
        let bytes = try brought.bytes(of: files.information, upTo: StarDictInformation.longest)
        let information = try StarDictInformation(bytes, path: files.information)
        types = information.fieldTypes
        let indexBytes = try brought.bytes(of: files.index, upTo: StarDictFiles.longestIndex)
        index = try StarDictIndex(indexBytes, path: files.index, information)
        texts = try brought.bytes(of: files.texts, upTo: StarDictFiles.longestTexts)
        try DictzipHeader.check(files.texts, inflated: texts.count)
        aliases = try Self.aliases(files, &brought, words: index.rows.count)
        try checkTotal()
    }

    /// Returns the article of a row of the index, or reports why it cannot be read.
    func article(_ number: Int, of source: String, _ report: inout ImportReport) -> Article? {
        let row = index.rows[number]
        do throws(StarDictFields.Failure) {
            guard let word = ArticleAddition.word(row.word) else {
                throw StarDictFields.Failure(reason: "this is not a word of 1 to 255 bytes of UTF-8")
            }
            var article = Article(headword: word)
            article.aliases = aliases[number] ?? []
            for field in try StarDictFields.fields(text(of: row, word), types: types) {
                article.add(field, of: source, &report)
            }
            return article
        } catch {
            report.skip(files.index, line: nil, "at byte \(row.offset): \(error.reason)")
            return nil
        }
    }

    private func text(
        of row: StarDictIndex.Row,
        _ word: String
    ) throws(StarDictFields.Failure) -> ArraySlice<UInt8> {
        let article = "the article of '\(word.excerpt)'"
        guard let place = row.place, place.upperBound <= texts.count else {
            throw StarDictFields.Failure(reason: "\(article) is not within the \(texts.count) bytes of \(files.texts)")
        }
        guard place.count <= Article.longest else {
            throw StarDictFields.Failure(reason: "\(article) has more than \(Article.longest >> 20) MiB")
        }
        return texts[place]
    }

    /// Refuses an index whose articles overlap so much that they could exhaust memory.
    private func checkTotal() throws {
        let total = index.rows.reduce(0) { $0 + ($1.place?.count ?? 0) }
        guard total <= StarDictFiles.longestTexts else {
            throw ImportFailure(files.index, "the articles overlap, and have more than 1 GiB together")
        }
    }

    private static func aliases(_ files: StarDictFiles, _ brought: inout BroughtFiles, words: Int) throws -> [Int:
        [String]]
    {
        guard let path = files.synonyms else { return [:] }
        var reader = StarDictReader(try brought.bytes(of: path, upTo: StarDictFiles.longestIndex), path: path)
        var aliases: [Int: [String]] = [:]
        while !reader.isAtEnd {
            let offset = reader.position
            let (word, number) = (try reader.word(), try reader.number(4))
            if let word = ArticleAddition.word(word), number < words {
                aliases[Int(number), default: []].append(word)
            } else {
                let expected =
                    "expected 1 to 255 bytes of UTF-8 and a number below \(words), found the number \(number)"
                brought.report.skip(path, line: nil, "at byte \(offset): \(expected)")
            }
        }
        return aliases
    }
}

extension Article {
    /// Adds a field of StarDict.
    fileprivate mutating func add(_ field: StarDictFields.Field, of source: String, _ report: inout ImportReport) {
        switch field.type {
        case UInt8(ascii: "m"): add(String(decodingUTF8OrLatin1: field.bytes))
        case UInt8(ascii: "l"): add(String(decodingUTF8OrLatin1: field.bytes))
        case UInt8(ascii: "g"): add(MarkupText.text(field.bytes, .pango))
        case UInt8(ascii: "h"): add(MarkupText.text(field.bytes, .html))
        case UInt8(ascii: "x"), UInt8(ascii: "k"): add(MarkupText.text(field.bytes, .xdxf))
        case UInt8(ascii: "t"): add(field.bytes, .ipa, of: source)
        case UInt8(ascii: "y"): add(field.bytes, .respelling, of: source)
        case let type: report.leaveOut("fields of type '\(Character(Unicode.Scalar(type)))'")
        }
    }

    private mutating func add(_ text: String) { lines += text.split(whereSeparator: \.isNewline) }

    private mutating func add(_ bytes: ArraySlice<UInt8>, _ notation: Pronunciation.Notation, of source: String) {
        guard let text = BroughtText.clean(String(decodingUTF8OrLatin1: bytes)) else { return }
        let sound = BroughtText.withoutDelimiters(text)
        pronunciations.append(Pronunciation(text: sound, notation: notation, source: source))
    }
}
