import HeadwordProgram
import HeadwordServer

await HeadwordCommand.main(Features())
