import ArgumentParser

/// A completion script for a shell, as the argument parser generates it. It offers nothing after `help` until the
/// commands are added.
struct CompletionScript {
    let shell: CompletionShell
    let text: String

    /// Returns the script with commands offered after `help`.
    func offeringAfterHelp(_ commands: [String]) -> String {
        let commands = commands.joined(separator: " ")
        switch shell {
        case .bash:
            let offer = "COMPREPLY+=($(compgen -W '\(commands)' -- \"${cur}\"))"
            return adding("    [[ \"${positional_number}\" -eq 1 ]] && \(offer)\n", after: Self.bashHelp)
        case .zsh:
            return adding("        '1:subcommand:(\(commands))'\n", after: Self.zshHelp)
        default:
            let offer = #"__headword_should_offer_completions_for_positional "headword help" -eq 1"#
            let line = "complete -c 'headword' -n '\(offer)' -fa '\(commands)'\n"
            return text.replacing(Self.fishHelp, with: line + Self.fishHelp)
        }
    }

    private func adding(_ addition: String, after place: String) -> String {
        text.replacing(place, with: place + addition)
    }

    private static let bashHelp = """
        _headword_help() {
            repeating_flags=()
            non_repeating_flags=(--version)
            repeating_options=()
            non_repeating_options=()
            __headword_offer_flags_options -1

        """

    private static let zshHelp = """
        _headword_help() {
            local -i ret=1
            local -ar arg_specs=(

        """

    private static let fishHelp =
        #"complete -c 'headword' -n '__headword_should_offer_completions_for_flags_or_options "headword help" version'"#
}
