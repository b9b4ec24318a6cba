import HeadwordCommands
import HeadwordServer

HeadwordCommand.main(Features())
