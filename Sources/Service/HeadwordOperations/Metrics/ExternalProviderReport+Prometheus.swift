internal import HeadwordCore

extension PrometheusText {
    /// Writes the status of the external providers.
    mutating func write(_ providers: [ExternalProviderReport]) {
        guard !providers.isEmpty else { return }
        family("headword_provider_up", .gauge, "1 while the provider runs and answers.")
        for provider in providers { sample(provider.isUp ? 1 : 0, [("provider", provider.namespace)]) }
        family("headword_provider_restarts_total", .counter, "How often the provider was started again.")
        for provider in providers { sample(provider.restarts, [("provider", provider.namespace)]) }
        family("headword_provider_calls_in_flight", .gauge, "Calls that the provider is answering.")
        for provider in providers { sample(provider.callsInFlight, [("provider", provider.namespace)]) }
    }
}
