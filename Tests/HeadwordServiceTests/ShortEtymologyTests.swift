import HeadwordService
import Testing

@Suite struct ShortEtymologyTests {
    @Test(arguments: [
        ("Old English lyge; akin to Dutch leugen, German lüge.", "Old English lyge"),
        (
            "Middle English rinnen (imperfect ran, past participle runnen). Old English rinnan to flow; akin to Dutch runnen.",
            "Middle English rinnen. Old English rinnan to flow"
        ),
        ("Latin collectio: compare French collection.", "Latin collectio"),
        ("Old French recort; perhaps akin to (or from) German", "Old French recort"),
        ("German bube (probably akin to Dutch boef).", "German bube"),
        ("French, from Latin planus flat, level.", "French, from Latin planus flat, level."),
        ("Latin libban; — the first sense probably was, to cleave to.", "Latin libban"),
        ("Makin town, compared", "Makin town, compared"),
    ])
    func onlyWhereTheWordIsFromIsTold(etymology: String, short: String) {
        #expect(ShortEtymology.of(etymology) == short)
    }

    @Test(arguments: ["perhaps akin to Latin gerere to bear.", "Akin to busy", "akin to", "", ", (compare Hay)"])
    func whatSaysNothingIsLeftOut(etymology: String) {
        #expect(ShortEtymology.of(etymology) == nil)
    }
}
