const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = () => {
  const languages = ["markdown", "plaintext", "latex", "restructuredtext", "git-commit", "html"];
  client = new LanguageClient(
    "headword",
    "Headword",
    { command: "headword", args: ["lsp"] },
    { documentSelector: languages.map((language) => ({ language })) },
  );
  return client.start();
};

exports.deactivate = () => client?.stop();
