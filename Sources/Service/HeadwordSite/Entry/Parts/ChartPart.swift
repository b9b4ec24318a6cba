internal import HeadwordJSON

// How often a word was used in each period.

extension Study {
    var chartPart: EntryPart? {
        let periods = answers.trend["results"].elements.compactMap(Period.init)
        guard periods.count > 1 else { return nil }
        return EntryPart("trend", "Over time", sources: answers.trend.sources, from: "lexistats.trend", question) {
            Chart(periods: periods).html
            HTML(.details) {
                HTML(.summary, .lang("en")) { "As a table" }
                table(periods)
            }
        }
    }

    private func table(_ periods: [Period]) -> HTML {
        HTML(.table, .class("figures"), .lang("en")) {
            HTML(.thead) {
                HTML(.tr) {
                    HTML(.th, .scope("col")) { "Period" }
                    HTML(.th, .scope("col")) { "Per million words" }
                }
            }
            HTML(.tbody) {
                for period in periods {
                    HTML(.tr) {
                        HTML(.th, .scope("row")) { period.name }
                        HTML(.td) { period.perMillion.inWords }
                    }
                }
            }
        }
    }
}

private struct Period {
    var name: String
    var perMillion: Double

    init?(_ value: JSONValue) {
        guard let name = value["period"].text, let perMillion = Optional(value)["normalizedFrequency"].number else {
            return nil
        }
        (self.name, self.perMillion) = (name, perMillion)
    }
}

/// A line over the periods.
private struct Chart {
    var periods: [Period]

    private static let (width, height, left, top, bottom) = (320.0, 140.0, 8.0, 16.0, 20.0)

    private var greatest: Double { max(periods.map(\.perMillion).max() ?? 0, .leastNormalMagnitude) }

    private var points: [(x: Double, y: Double)] {
        let step = (Self.width - 2 * Self.left) / Double(max(periods.count - 1, 1))
        let room = Self.height - Self.bottom - Self.top
        return periods.enumerated().map { index, period in
            let share: Double = 1 - period.perMillion / greatest
            return (x: Self.left + Double(index) * step, y: Self.top + room * share)
        }
    }

    var html: HTML {
        HTML(
            .svg,
            .class("chart"),
            .viewBox(width: Self.width, height: Self.height),
            .role("img"),
            .aria("label", description)
        ) {
            HTML(
                .line,
                .class("axis"),
                .measure(.x1, Self.left),
                .measure(.x2, Self.width - Self.left),
                .measure(.y1, Self.height - Self.bottom),
                .measure(.y2, Self.height - Self.bottom)
            )
            HTML(.polyline, .class("curve"), .points(points))
            for point in points { HTML(.circle, .measure(.cx, point.x), .measure(.cy, point.y), .measure(.r, 3)) }
            HTML(.text, .measure(.x, Self.left), .measure(.y, Self.height - 5)) { periods.first?.name ?? "" }
            HTML(.text, .measure(.x, Self.width - Self.left), .measure(.y, Self.height - 5), .anchor("end")) {
                periods.last?.name ?? ""
            }
            HTML(.text, .measure(.x, Self.left), .measure(.y, 11)) { "\(greatest.inWords) in a million" }
        }
    }

    private var description: String {
        let (first, last) = (periods.first?.name ?? "", periods.last?.name ?? "")
        return "Use from \(first) to \(last), at most \(greatest.inWords) in a million words"
    }
}
