import HeadwordCore
import HeadwordJSON
import Testing

/// How is the tea poured? (`tea.pour`)
private struct PourRequest: Request {
    typealias Response = String

    private static let tea = Parameter<String>.text("tea", "Which tea it is.", length: 1...20)
    private static let cups = Parameter<Int>.integer("cups", "How many cups there are; 2 if absent.", in: 1...9)
    private static let coldest = Parameter<Int>.integer("coldest", "How cold it may be; 60 if absent.", in: 0...100)
    private static let hottest = Parameter<Int>.integer("hottest", "How hot it may be; 90 if absent.", in: 0...100)

    static let endpoint = Endpoint<Self>(
        method: "tea.pour",
        summary: "Pours tea.",
        parameters: [
            tea.required { $0.tea = $1 },
            cups.optional { $0.cups = $1 },
            .group(
                of: (coldest: 60, hottest: 90),
                [coldest.optional { $0.coldest = $1 }, hottest.optional { $0.hottest = $1 }]
            ) { request, bounds in
                guard bounds.coldest <= bounds.hottest else {
                    throw CallFailure.invalidParameter("coldest", value: nil, expected: "at most 'hottest'")
                }
                request.temperature = bounds.coldest...bounds.hottest
            },
            Page.parameters("spoons", default: 20) { $0.spoons = $1 },
        ],
        resultName: "tea"
    )

    var tea = ""
    var cups = 2
    var temperature = 0...0
    var spoons = Page(limit: 0)

    func check() throws {
        guard tea == "matcha", cups > 1 else { return }
        throw CallFailure.invalidParameter("cups", value: .integer(Int64(cups)), expected: "1 where 'tea' is matcha")
    }
}

@Suite struct EndpointTests {
    private func request(_ parameters: JSONValue, limits: CallLimits = CallLimits()) throws -> PourRequest {
        let endpoint = PourRequest.endpoint
        return try endpoint.request(from: try ParameterReader(parameters, of: endpoint.description, limits: limits))
    }

    @Test func whatIsReadIsDescribedInItsOrder() {
        let parameters = PourRequest.endpoint.description.parameters
        #expect(parameters.map(\.name) == ["tea", "cups", "coldest", "hottest", "limit", "offset"])
        #expect(parameters.map(\.isRequired) == [true, false, false, false, false, false])
    }

    @Test(arguments: [["tea": "mint"], ["tea": "mint", "cups": nil, "hottest": nil], ["mint"]] as [JSONValue])
    func whatIsNotGivenKeepsItsDefault(parameters: JSONValue) throws {
        let request = try request(parameters)
        #expect(request.tea == "mint")
        #expect(request.cups == 2)
        #expect(request.temperature == 60...90)
        #expect(request.spoons == Page(limit: 20))
    }

    @Test(
        arguments: [
            ["tea": "mint", "cups": 3, "coldest": 70, "limit": 5, "offset": 1], ["mint", 3, 70, nil, 5, 1],
        ] as [JSONValue]
    )
    func whatIsGivenIsSet(parameters: JSONValue) throws {
        let request = try request(parameters)
        #expect(request.cups == 3)
        #expect(request.temperature == 70...90)
        #expect(request.spoons == Page(limit: 5, offset: 1))
    }

    @Test(
        arguments: [
            ([:], "missingParameter", "tea"), (["tea": 1], "invalidParameter", "tea"),
            (["tea": "mint", "cups": 10], "invalidParameter", "cups"),
            (["tea": "matcha"], "invalidParameter", "cups"),
            (["tea": "mint", "hottest": 50], "invalidParameter", "coldest"),
            (["tea": "mint", "milk": 1], "unknownParameter", "milk"),
        ] as [(JSONValue, String, String)]
    )
    func theParameterAtFaultIsNamed(parameters: JSONValue, reason: String, parameter: String) {
        let failure = #expect(throws: CallFailure.self) { try request(parameters) }
        #expect(failure?.reason.rawValue == reason)
        #expect(failure?.parameter == parameter)
    }

    @Test func aPageIsNoLongerThanTheServiceAllows() throws {
        let limits = CallLimits { $0.pageLength = 10 }
        #expect(try request(["tea": "mint"], limits: limits).spoons == Page(limit: 10))
        #expect(throws: CallFailure.self) { try request(["tea": "mint", "limit": 11], limits: limits) }
    }
}
