internal import JSONRPCHTTP
internal import NIOHTTP1

extension WebResponse {
    /// What browsers may do with a page: use our style sheet, script and pictures, ask this server, and nothing else.
    private static let policy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "connect-src 'self'",
        "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")

    /// Creates a response with a page.
    ///
    /// - Parameter isLasting: whether the same question has the same answer, as long as the lexicon is the same.
    static func page(_ document: HTML, status: Int, isLasting: Bool) -> WebResponse {
        let contents = document.document
        let isKept = isLasting && status == 200
        return WebResponse(
            status,
            type: "text/html",
            body: contents,
            caching: isKept ? .revalidated : .none,
            entityTag: isKept ? contents.shortDigest : nil,
            headers: [
                "Content-Security-Policy": policy,
                // With none at all, forms would be sent with an origin of null.
                "Referrer-Policy": "same-origin",
            ]
        )
    }

    /// Creates a response that leads to another address of the site.
    static func seeOther(_ address: SiteAddress) -> WebResponse {
        WebResponse(303, headers: ["Location": address.text])
    }

    /// Creates a response with a file that pages refer to.
    static func asset(_ asset: SiteAssets.Asset) -> WebResponse {
        WebResponse(type: asset.type, body: asset.contents, caching: .seconds(SiteAssets.lifetime))
    }
}
