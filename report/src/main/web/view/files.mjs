/**
 * @import {Files, Model} from "../data/model.mjs"
 * @import {Store} from "./store.mjs"
 */
import { shownCodecs } from "../data/choice.mjs";
import { figure, signed, spread, time } from "../data/format.mjs";
import { element, plainTable, section } from "./dom.mjs";
import { byRuntime, titled } from "./runtimes.mjs";

const MEGA = 1e6;
const MEBI = 1 << 20;
const SMALL = 0.1;

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
    `${capital(files.title)}: its size, and the time to write and to read it, with 95 % intervals.`,
    ...byRuntime(model, store, (part, own, words) =>
      hasLines(part, files)
        ? [table(part, files, own, words), ...(files.parameter ? [growths(part, files, own, words)] : [])]
        : [],
    ),
    ...files.notes.map((note) => element("p", { class: "lead" }, note)),
  );
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
        [
          "codec",
          "form",
          ...(files.parameter ? [files.parameter] : []),
          "MB",
          "MiB",
          "write",
          "",
          "without file",
          "",
          "read",
          "",
          "without file",
          "",
        ],
        files.lines.filter(({ codec }) => names.includes(codec)).map((line) => rowOf(files, line)),
      ),
    );
  };
  store.listen(draw);
  draw();
  return place;
}

/**
 * What one more of the parameter adds, as a table that follows the filter.
 *
 * @param {Model} model
 * @param {Files} files
 * @param {Store} store
 * @param {string} words
 */
function growths(model, files, store, words) {
  const title = `One more of ${files.parameter} in a file`;
  const table = element("div");
  const draw = () => {
    const names = shownCodecs(model, store.choice).map(({ name }) => name);
    table.replaceChildren(
      plainTable(
        titled(title, words),
        ["codec", "form", "bytes", "write", "95 % from", "to", "read", "95 % from", "to", "straight line"],
        files.growths.filter(({ codec }) => names.includes(codec)).map(growthOf),
      ),
    );
  };
  store.listen(draw);
  draw();
  return element("div", { class: "apart" }, element("h3", {}, title), table);
}

/** @param {Files["growths"][number]} growth */
function growthOf({ codec, form, bytes, write, read, straight }) {
  return [
    codec,
    form,
    signed(bytes, "BYTES"),
    ...[write, read].flatMap((slope) =>
      [slope?.centre, slope?.interval?.low, slope?.interval?.high].map((value) =>
        value === undefined ? "" : signed(value, "NANOS"),
      ),
    ),
    straight,
  ];
}

/**
 * @param {Files} files
 * @param {Files["lines"][number]} line
 */
function rowOf({ parameter }, { codec, form, value, bytes, write, encode, read, decode }) {
  return [
    codec,
    form,
    ...(parameter ? [value === undefined ? "" : figure(value, "COUNT")] : []),
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
  return value.toFixed(value < SMALL ? 4 : value < 10 ? 2 : 1);
}
