/**
 * @import {Files, Model} from "../data/model.mjs"
 * @import {Store} from "./store.mjs"
 */
import { shownCodecs } from "../data/choice.mjs";
import { spread, time } from "../data/format.mjs";
import { element, plainTable, section } from "./dom.mjs";
import { byRuntime, titled } from "./runtimes.mjs";

const MEGA = 1e6;
const MEBI = 1 << 20;

/**
 * Files with all records; nothing in a run that has not asked.
 *
 * @param {Model} model
 * @param {Store} store
 */
export function files(model, store) {
  const { files } = model;
  if (!files) {
    return undefined;
  }
  return section(
    "files",
    "Files",
    `${files.records.toLocaleString("en-US")} records in one file: its size, and the time to write and to read it, with 95 % intervals.`,
    ...byRuntime(model, store, (part, own, words) => (hasLines(part, files) ? [table(part, files, own, words)] : [])),
    ...files.notes.map((note) => element("p", { class: "lead" }, note)),
  );
}

/**
 * @param {Model} part
 * @param {Files} files
 */
function hasLines(part, { lines }) {
  return part.codecs.some(({ name }) => lines.some(({ codec }) => codec === name));
}

/**
 * @param {Model} model
 * @param {Files} files
 * @param {Store} store
 * @param {string} words
 */
function table(model, files, store, words) {
  const place = element("div");
  const draw = () => {
    const names = shownCodecs(model, store.choice).map(({ name }) => name);
    place.replaceChildren(
      plainTable(
        titled("Files", words),
        ["codec", "form", "MB", "MiB", "write", "", "without file", "", "read", "", "without file", ""],
        files.lines.filter(({ codec }) => names.includes(codec)).map(rowOf),
      ),
    );
  };
  store.listen(draw);
  draw();
  return place;
}

/** @param {Files["lines"][number]} line */
function rowOf({ codec, form, bytes, write, encode, read, decode }) {
  return [
    codec,
    form,
    size(bytes / MEGA),
    size(bytes / MEBI),
    ...[write, encode, read, decode].flatMap(({ centre, interval }) => [
      time(centre),
      interval ? spread(centre, interval.high) : "",
    ]),
  ];
}

/** @param {number} value */
function size(value) {
  return value.toFixed(value < 10 ? 2 : 1);
}
