import HeadwordCommandLine
import HeadwordProgram

await HeadwordCommand.main(Features())
