internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordService
internal import JSONRPC
internal import JSONRPCHTTP

/// Answers one request for a page.
struct SiteAnswer: Sendable {
    let desk: SiteDesk
    let request: WebRequest

    func response(_ route: SiteRoute?) async -> WebResponse {
        do throws(ErrorObject) {
            switch route {
            case .search: return try await search
            case .lists: return try await lists
            case .method(let method): return rendered(await page(of: method), isLasting: false)
            case .entry(let language, let word): return rendered(try await entry(word, language))
            default: return rendered(await page(route))
            }
        } catch {
            return response(error)
        }
    }

    func response(_ error: ErrorObject) -> WebResponse { rendered(ProblemPage(desk: desk, error: error).page) }

    private func rendered(_ page: SitePage, isLasting: Bool = true) -> WebResponse {
        let frame = PageFrame(desk: desk, assets: .shared)
        return .page(frame.document(page), status: page.status, isLasting: isLasting)
    }

    /// The pages that are always there.
    private func page(_ route: SiteRoute?) async -> SitePage {
        switch route {
        case .reverse:
            let meaning = request.query["meaning"]?.trimmed ?? ""
            return await ReversePage(desk: desk, language: language, meaning: meaning).page()
        case .sources: return await SourcesPage(desk: desk).page()
        case .errors: return ErrorsPage(desk: desk).page
        case .explorer: return ExplorerIndex(desk: desk).page
        default: return await HomePage(desk: desk, day: Day.today).page()
        }
    }

    private var language: Language { desk.language(request.query) }

    private var search: WebResponse {
        get async throws(ErrorObject) {
            let text = request.query["q"]?.trimmed ?? ""
            switch try await SearchPage(desk: desk, language: language, text: text).outcome() {
            case .entry(let address): return .seeOther(address)
            case .page(let page): return rendered(page)
            }
        }
    }

    private var lists: WebResponse {
        get async throws(ErrorObject) {
            let list = WordListPage(desk: desk, query: request.query)
            guard let format = request.query["format"].flatMap(WordListExport.Format.init), let filters = list.filters
            else { return rendered(await list.page()) }
            return try await WordListExport(desk: desk, format: format).response(filters)
        }
    }

    private func entry(_ word: String, _ language: Language) async throws(ErrorObject) -> SitePage {
        do throws(ErrorObject) {
            return EntryPage(try await Study(of: word, in: language.label, at: desk)).page
        } catch {
            guard error.meansNothingFound else { throw error }
            return EntryPage.missing(word, error, language: language.label, at: desk)
        }
    }

    private func page(of method: EndpointDescription) async -> SitePage {
        let sent = DictionaryService.onlyAnswers(method.method) ? request.query : request.form
        return await MethodPage(desk: desk, method: method, query: sent).page()
    }
}

extension WebRequest {
    /// The contents of a form; empty if there are none.
    fileprivate var form: WebQuery {
        guard method == .post else { return WebQuery() }
        return WebQuery(encoded: body[...]) ?? WebQuery()
    }
}

extension String {
    /// Without blanks at the ends.
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
