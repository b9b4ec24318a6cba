// Suggestions of a site without a server, from an index of files. Read after site.js, whose names it uses.
"use strict";

const files = new Map();

/** The words that begin like this, or the commonest of them and the letters that follow; null if there are none. */
function beginning(letters) {
  const name = [...letters].map((one) => (/[a-z0-9]/.test(one) ? one : `(${bytes(one)})`)).join("");
  const address = `${form.dataset.index}${language() ?? form.dataset.language}/${name}-.json`;
  if (!files.has(address)) {
    const reply = fetch(address).then((reply) => (reply.ok ? reply.json() : null));
    reply.catch(() => files.delete(address));
    files.set(address, reply);
  }
  return files.get(address);
}

const bytes = (text) => [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The letters by which a text is found. Those that are neither plain letters nor digits are in a table. */
const lettersOf = (text, table) =>
  [...text.normalize("NFC").toLowerCase()].map((one) => (/[a-z0-9]/.test(one) ? one : (table[one] ?? ""))).join("");

async function foundInFiles(text) {
  const root = await beginning("");
  if (!root) return [];
  const letters = [...lettersOf(text, root.letters)];
  let [place, depth] = [root, 0];
  while (place?.longer && depth < letters.length) {
    depth += 1;
    place = place.longer.includes(letters[depth - 1]) ? await beginning(letters.slice(0, depth).join("")) : null;
  }
  const begun = letters.join("");
  const found = (place?.words ?? []).map((one) => ({ ...one, way: wayTo(one, text, begun, root.letters) }));
  const order = ["exact", "folded", "lemma", "prefix"];
  // A form that is spelled as typed comes before other spellings of headwords: mice is of mouse, not MICE.
  const rank = (one) => (one.way === "lemma" && one.word === text ? 0.5 : order.indexOf(one.way));
  const words = new Set();
  return found
    .filter((one) => one.way)
    .sort((one, other) => rank(one) - rank(other))
    .map((one) => ({ word: one.of ?? one.word, way: one.way, page: one.page }))
    .filter((one) => !words.has(one.word) && words.add(one.word))
    .slice(0, most);
}

/** How a text leads to a word; null if it does not. Forms are found by all their letters only. */
function wayTo(one, text, letters, table) {
  const own = lettersOf(one.word, table);
  if (own === letters) return one.of ? "lemma" : one.word === text ? "exact" : "folded";
  return !one.of && letters && own.startsWith(letters) ? "prefix" : null;
}

/** Opens the page of a word that was typed, since no server does. */
async function openPage(event) {
  event.preventDefault();
  const found = await foundInFiles(input.value.trim());
  if (found.length > 0 && found[0].way !== "prefix") {
    location.assign(new URL(found[0].page, new URL(form.dataset.home, location.href)));
  } else {
    input.setCustomValidity(form.dataset.missing);
    input.reportValidity();
    show(found);
  }
}

form.addEventListener("submit", openPage);
input.addEventListener("input", () => input.setCustomValidity(""));
