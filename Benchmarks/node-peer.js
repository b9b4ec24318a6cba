// A typical server in Node: it parses each line and has all answers ready. It prints its port.
//
// usage: node node-peer.js ANSWERS
"use strict"
const fs = require("node:fs")
const net = require("node:net")

const answers = new Map(
    fs
        .readFileSync(process.argv[2], "utf8")
        .split("\n")
        .filter((line) => line)
        .map((line) => line.split("\t", 2)),
)

const server = net.createServer({ noDelay: true }, (socket) => {
    let rest = ""
    socket.setEncoding("utf8")
    socket.on("data", (chunk) => {
        const lines = (rest + chunk).split("\n")
        rest = lines.pop()
        let replies = ""
        for (const line of lines) {
            const request = JSON.parse(line)
            replies += `{"jsonrpc":"2.0","id":${request.id}${answers.get(request.params.word)}\n`
        }
        if (replies) socket.write(replies)
    })
    socket.on("error", () => socket.destroy())
})
server.listen(0, "127.0.0.1", () => console.log(server.address().port))
