package import ArgumentParser
internal import HeadwordModel

/// Which senses are wanted.
package struct SenseOptions: ParsableArguments {
    @Option(
        name: .customLong("domain"),
        help: ArgumentHelp("Only senses of this subject field; may be repeated.", valueName: "domain"),
        completion: .list(Domain.labels)
    )
    package var domains: [String] = []

    @Option(
        name: .customLong("register"),
        help: ArgumentHelp("Only senses that are used like this; may be repeated.", valueName: "register"),
        completion: .list(Register.labels)
    )
    package var registers: [String] = []

    /// Creates the options.
    package init() {}

    /// Adds what is given to the arguments of a method.
    package func add(to arguments: inout MethodArguments) {
        arguments.set("domains", to: domains, from: "--domain")
        arguments.set("registers", to: registers, from: "--register")
    }
}

/// `--feature`
package struct FeatureOption: ParsableArguments {
    @Option(
        name: .customLong("feature"),
        help: ArgumentHelp(
            "Only what has this grammatical feature, such as plural; may be repeated.",
            valueName: "feature"
        ),
        completion: .list(GrammaticalFeature.labels)
    )
    package var features: [String] = []

    /// Creates the options.
    package init() {}

    /// Adds what is given to the arguments of a method.
    package func add(to arguments: inout MethodArguments) {
        arguments.set("grammaticalFeatures", to: features, from: "--feature")
    }
}
