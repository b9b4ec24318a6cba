internal import HeadwordBytes
internal import HeadwordCorpus
internal import HeadwordModel

extension CorpusFormat {
    /// The first bytes of a file.
    static var header: [UInt8] {
        var bytes = magic
        bytes.append(fixed: UInt32(version))
        bytes.append(fixed: UInt32(0))
        return bytes
    }
}

extension CorpusInformation {
    /// The bytes of the section with the information.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for number in [size.words, size.punctuation, size.documents, wordFloor, ngramFloor] {
            bytes.append(fixed: number)
        }
        bytes += [countsDocuments ? 1 : 0, UInt8(longestNgram), includesPunctuation ? 1 : 0]
        let texts = [language.label, lexiconDigest ?? ""] + sources
        bytes.append(leb: UInt64(texts.count))
        for text in texts {
            bytes.append(leb: UInt64(text.utf8.count))
            bytes += text.utf8
        }
        return bytes
    }
}
