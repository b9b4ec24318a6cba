import HeadwordProgram

await HeadwordCommand.main(Features())
