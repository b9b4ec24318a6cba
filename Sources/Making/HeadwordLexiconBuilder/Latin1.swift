extension String {
    /// Decodes UTF-8; bytes that are not valid UTF-8 are read as Latin 1, in which every byte is a character.
    init(decodingUTF8OrLatin1 bytes: ArraySlice<UInt8>) {
        self =
            String(validating: bytes, as: UTF8.self)
            ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}
