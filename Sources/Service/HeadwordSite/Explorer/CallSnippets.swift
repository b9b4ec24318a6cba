internal import HeadwordJSON
internal import HeadwordQueries
internal import HeadwordService
internal import JSONRPCHTTP

/// The same call in several languages.
struct CallSnippets: Sendable {
    let method: String
    let parameters: JSONObject
    let desk: SiteDesk

    var html: HTML {
        HTML(.section, .class("snippets")) {
            HTML(.h2) { "The same call elsewhere" }
            for (index, snippet) in snippets.enumerated() {
                HTML(.details, index == 0 ? .open : nil) {
                    HTML(.summary) { snippet.name }
                    HTML(.pre, .tabindex(0)) { HTML(.code) { snippet.text } }
                }
            }
        }
    }

    private var snippets: [(name: String, text: String)] {
        DictionaryService.onlyAnswers(method)
            ? [("curl", "curl '\(address)'"), ("Python", python), ("TypeScript", script), ("Go", go), ("Swift", swift)]
            : [("curl", posting)]
    }

    private var origin: String { desk.session.origin.description }

    /// The address of the call. It has no character that means anything in a literal of these languages.
    private var address: String {
        origin + (desk.links(.call(method), MethodQuery.items(parameters))?.text ?? "")
    }

    private var posting: String {
        let request: JSONValue = [
            "jsonrpc": "2.0", "id": 1, "method": .string(method), "params": .object(parameters),
        ]
        let text = String(decoding: request.jsonBytes, as: UTF8.self).replacing("'", with: #"'\''"#)
        return "curl --json '\(text)' '\(origin)/rpc'"
    }

    private var python: String {
        """
        import json
        import urllib.request

        with urllib.request.urlopen("\(address)") as reply:
            print(json.load(reply))
        """
    }

    private var script: String {
        """
        const reply = await fetch("\(address)");
        console.log(await reply.json());
        """
    }

    private var go: String {
        """
        package main

        import (
        \t"io"
        \t"log"
        \t"net/http"
        \t"os"
        )

        func main() {
        \treply, err := http.Get("\(address)")
        \tif err != nil {
        \t\tlog.Fatal(err)
        \t}
        \tdefer reply.Body.Close()
        \tio.Copy(os.Stdout, reply.Body)
        }
        """
    }

    private var swift: String {
        """
        import Foundation
        #if canImport(FoundationNetworking)
        import FoundationNetworking
        #endif

        if let address = URL(string: "\(address)") {
            let (reply, _) = try await URLSession.shared.data(from: address)
            print(String(decoding: reply, as: UTF8.self))
        }
        """
    }
}
