import HeadwordCommands
import HeadwordServer

await HeadwordCommand.main(Features())
