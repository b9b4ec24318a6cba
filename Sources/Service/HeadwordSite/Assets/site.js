// Suggestions while typing, the browser's voice, and keys. Everything else works without this script.
"use strict";

const form = document.querySelector("form.search");
const input = form.querySelector("#word");
const list = form.querySelector("#suggestions");
const status = form.querySelector("#suggested");

// MARK: Suggestions

/** What is said about each way in which a word was found. */
const ways = new Map(
  [...form.querySelectorAll("#ways dt")].map((term) => [term.textContent, term.nextElementSibling.textContent]),
);
const most = 10;
let chosen = -1;
let asking = null;

const language = () => form.elements.language?.value;

/** Calls a method; null if it has no answer. */
async function ask(address, parameters, signal) {
  const query = new URLSearchParams(parameters);
  if (language()) query.set("language", language());
  const reply = await fetch(`${address}?${query}`, { signal });
  return reply.ok ? (await reply.json()).results : null;
}

/** What a text finds: asked of the server, or, by files.js, looked for in the files of a site that has none. */
const suggestions = (text, signal) => (form.dataset.index ? foundInFiles(text) : foundByServer(text, signal));

/** The headwords that a text finds, then the commonest ones that begin with it, then those with a similar spelling. */
async function foundByServer(text, signal) {
  const [found, begun] = await Promise.all([
    ask(form.dataset.found, { q: text, limit: most }, signal),
    ask(form.dataset.begun, { prefix: text, sort: "frequency", limit: most }, signal),
  ]);
  const all = (found ?? []).map((result) => ({ word: result.word, way: result.matchType }));
  const sure = all.filter((one) => one.way !== "fuzzy" && one.way !== "prefix");
  const longer = (begun ?? []).map((result) => ({ word: result.word, way: "prefix" }));
  const others = all.filter((one) => one.way === "fuzzy");
  const words = new Set();
  return [...sure, ...longer, ...others].filter((one) => !words.has(one.word) && words.add(one.word)).slice(0, most);
}

async function suggest() {
  asking?.abort();
  const text = input.value.trim();
  if (!text) return close();
  asking = new AbortController();
  try {
    const signal = asking.signal;
    const found = await suggestions(text, signal);
    if (!signal.aborted) show(found);
  } catch (error) {
    if (error.name !== "AbortError") close();
  }
}

/** Shows suggestions. The one that is chosen stays so if it is still among them. */
function show(found) {
  const word = list.children[chosen]?.dataset.word;
  chosen = -1;
  list.replaceChildren(...found.map(item));
  list.hidden = found.length === 0;
  input.setAttribute("aria-expanded", String(!list.hidden));
  input.removeAttribute("aria-activedescendant");
  const place = found.findIndex((one) => one.word === word);
  if (place >= 0) choose(place);
  status.textContent = found.length === 1 ? "1 suggestion" : `${found.length} suggestions`;
}

function item(one, index) {
  const element = document.createElement("li");
  element.id = `suggestion-${index}`;
  element.setAttribute("role", "option");
  element.setAttribute("aria-selected", "false");
  const word = document.createElement("span");
  word.textContent = one.word;
  const way = document.createElement("span");
  way.className = "label";
  way.textContent = ways.get(one.way) ?? one.way;
  element.append(word, way);
  element.dataset.word = one.word;
  element.addEventListener("mousedown", (event) => event.preventDefault());
  element.addEventListener("click", () => look(one.word));
  return element;
}

function close() {
  asking?.abort();
  list.hidden = true;
  chosen = -1;
  input.setAttribute("aria-expanded", "false");
  input.removeAttribute("aria-activedescendant");
}

function choose(index) {
  const items = [...list.children];
  if (items.length === 0) return;
  chosen = (index + items.length) % items.length;
  items.forEach((element, place) => element.setAttribute("aria-selected", String(place === chosen)));
  items[chosen].scrollIntoView({ block: "nearest" });
  input.setAttribute("aria-activedescendant", items[chosen].id);
}

function look(word) {
  input.setCustomValidity("");
  input.value = word;
  close();
  form.requestSubmit();
}

function press(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    event.preventDefault();
    if (list.hidden) return void suggest();
    choose(chosen < 0 && step < 0 ? -1 : chosen + step);
  } else if (event.key === "Enter" && !list.hidden && chosen >= 0) {
    event.preventDefault();
    look(list.children[chosen].dataset.word);
  } else if (event.key === "Escape" && !list.hidden) {
    event.preventDefault();
    close();
  }
}

input.setAttribute("role", "combobox");
input.setAttribute("aria-autocomplete", "list");
input.setAttribute("aria-controls", list.id);
input.setAttribute("aria-expanded", "false");
input.addEventListener("input", suggest);
input.addEventListener("keydown", press);
input.addEventListener("blur", close);

// MARK: Keys

document.querySelector(".keys").hidden = false;
document.addEventListener("keydown", (event) => {
  const isTyping = event.target.closest("input, select, textarea");
  if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  input.focus();
  input.select();
});

// MARK: Voice

/** Shows the buttons for whose language the browser has a voice. */
function offerVoices() {
  const voices = speechSynthesis.getVoices();
  for (const button of document.querySelectorAll(".speak")) {
    const wanted = button.dataset.voice.toLowerCase();
    button.hidden = !voices.some((voice) => voice.lang.replace("_", "-").toLowerCase().startsWith(wanted));
  }
}

function say(event) {
  const { say: text, voice } = event.currentTarget.dataset;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = voice;
  utterance.voice =
    speechSynthesis.getVoices().find((one) => one.lang.replace("_", "-").toLowerCase().startsWith(voice.toLowerCase())) ??
    null;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}

if ("speechSynthesis" in window) {
  for (const button of document.querySelectorAll(".speak")) button.addEventListener("click", say);
  speechSynthesis.addEventListener("voiceschanged", offerVoices);
  offerVoices();
}
