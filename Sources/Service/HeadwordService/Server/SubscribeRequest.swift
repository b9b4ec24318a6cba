internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel

/// Which notifications should this connection get? (`rpc.subscribe`)
struct SubscribeRequest: Request {
    typealias Response = SubscribeResponse

    /// The notifications; none of the others is sent any more.
    var notifications: [NotificationName] = []

    private static let notifications = Parameter<[NotificationName]>.labels(
        "notifications",
        "The notifications to get from now on, instead of those of an earlier call; an empty list for none.",
        count: 0...NotificationName.allCases.count,
        isFilter: false
    )

    static let endpoint = Endpoint<Self>(
        method: "rpc.subscribe",
        summary: "Chooses the notifications that this connection gets. 'lexicon.changed' comes within a second of a "
            + "change of the lexicon or of a layer of words; several changes may come as one.",
        parameters: [notifications.required { $0.notifications = $1 }],
        resultName: "Subscription",
        examples: [.init("Changes of the lexicon", ["notifications": ["lexicon.changed"]])]
    )
}

/// A notification that connections can get.
enum NotificationName: UInt8, Vocabulary {
    /// Answers may have changed.
    case lexiconChanged

    static let vocabularyName = "notification"
    static let table = VocabularyTable<Self>(irregular: [.lexiconChanged: "lexicon.changed"])
}

/// The notifications that a connection gets.
struct SubscribeResponse: JSONShaped, Sendable {
    var notifications: [NotificationName]

    static let shape = Shape<Self>([
        .required(
            "notifications",
            "The notifications that the connection gets; none where a call does not come over one.",
            as: .array(of: .label(of: NotificationName.self))
        ) { $0.notifications.map(\.label) }
    ])
}
