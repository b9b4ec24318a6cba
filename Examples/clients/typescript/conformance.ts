// The test program for ../check.py: reads a command per line of standard input, writes an answer per line of output.
import { Client, ConnectionLost, DeadlinePassed, RPCError } from "./index.js";

interface Command {
  do: "call" | "define" | "many" | "cancel";
  method: string;
  params?: object;
  word: string;
  count: number;
  milliseconds?: number;
}

function connect(address: string): Client {
  const [kind, place] = address.split(/:(.*)/s) as [string, string];
  if (kind === "tcp") return Client.tcp(Number(place));
  if (kind === "tls") {
    const [port, authorities, certificate, key] = place.split(",") as [string, string, string?, string?];
    return Client.tls(Number(port), "127.0.0.1", { authorities, ...(certificate && key ? { certificate, key } : {}) });
  }
  return kind === "unix" ? Client.unix(place) : Client.stdio(place);
}

async function perform(client: Client, command: Command): Promise<unknown> {
  const timeout = (command.milliseconds ?? 60000) / 1000;
  switch (command.do) {
    case "call":
      return client.call(command.method, command.params, { timeout });
    case "define": {
      const answer = await client.dictionary.entries({ word: command.word, fields: ["definitions"] });
      const entry = answer.results[0]?.lexicalEntries[0];
      return { category: entry?.lexicalCategory, definition: entry?.entries?.[0]?.senses?.[0]?.definitions?.[0] };
    }
    case "many": {
      const texts = Array.from({ length: command.count }, (_, number) => `n${number}`);
      const answers = await Promise.all(texts.map((text) => client.echo.text({ text }, { timeout })));
      return answers.filter((answer, number) => answer === texts[number]).length;
    }
    case "cancel": {
      const abort = new AbortController();
      setTimeout(() => abort.abort(new Error("cancelled")), timeout * 1000);
      return client.call(command.method, {}, { signal: abort.signal });
    }
  }
}

function told(error: unknown): object {
  const message = (error as Error).message;
  if (error instanceof RPCError) {
    const { status, reason, parameter, suggestions, retryAfter } = error;
    return { kind: "rpc", message, status, reason, parameter, suggestions, retryAfter };
  }
  if (error instanceof DeadlinePassed) return { kind: "deadline", message };
  if (error instanceof ConnectionLost) return { kind: "connection", message };
  return { kind: message === "cancelled" ? "cancelled" : "other", message };
}

async function* commands(): AsyncGenerator<Command> {
  process.stdin.setEncoding("utf8");
  let rest = "";
  for await (const text of process.stdin) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line) as Command;
  }
}

const client = connect(process.argv[2] ?? "");
for await (const command of commands()) {
  try {
    console.log(JSON.stringify({ result: (await perform(client, command)) ?? null }));
  } catch (error) {
    console.log(JSON.stringify({ error: told(error) }));
  }
}
await client.close();
console.log(JSON.stringify({ result: "closed" }));
