extension String {
    /// Decodes UTF-8; what is none is read as Latin 1, in which every byte is a character.
    init(decodingUTF8OrLatin1 bytes: ArraySlice<UInt8>) {
        self =
            String(validating: bytes, as: UTF8.self)
            ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}
