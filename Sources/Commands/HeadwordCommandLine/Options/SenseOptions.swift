package import ArgumentParser
internal import HeadwordModel

/// Options that select senses.
package struct SenseOptions: ParsableArguments {
    @Option(
        name: .customLong("domain"),
        help: ArgumentHelp("Only senses of this subject field; may be repeated.", valueName: "domain"),
        completion: .list(Domain.labels)
    )
    package var domains: [String] = []

    @Option(
        name: .customLong("register"),
        help: ArgumentHelp("Only senses of this register; may be repeated.", valueName: "register"),
        completion: .list(Register.labels)
    )
    package var registers: [String] = []

    /// Creates the options.
    package init() {}

    /// Adds the given options to the arguments of a method.
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
            "Only results with this grammatical feature, such as plural; may be repeated.",
            valueName: "feature"
        ),
        completion: .list(GrammaticalFeature.labels)
    )
    package var features: [String] = []

    /// Creates the options.
    package init() {}

    /// Adds the given options to the arguments of a method.
    package func add(to arguments: inout MethodArguments) {
        arguments.set("grammaticalFeatures", to: features, from: "--feature")
    }
}
