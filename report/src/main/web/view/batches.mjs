/**
 * @import {Batches, Model} from "../data/model.mjs"
 * @import {Store} from "./store.mjs"
 */
import { growthLines } from "../charts/sweep.mjs";
import { depthsOf } from "../data/batches.mjs";
import { shownCodecs } from "../data/choice.mjs";
import { change, figure } from "../data/format.mjs";
import { Chart } from "./chart.mjs";
import { element, plainTable, section } from "./dom.mjs";
import { picker } from "./picker.mjs";
import { byRuntime, titled } from "./runtimes.mjs";

/**
 * What messages weigh when many are compressed together; nothing in a run that has not asked.
 *
 * @param {Model} model
 * @param {Store} store
 */
export function batches(model, store) {
  const { batches } = model;
  if (!batches) {
    return undefined;
  }
  return section(
    "batches",
    "Compressed batches",
    "What a message weighs in one of Kafka's record batches, by the number of messages in it.",
    ...byRuntime(model, store, (part, own, words) => [
      depthChart(part, batches, own).node,
      folded(
        "All compressions",
        follows(part, own, (names) => allTable(batches, names, words)),
      ),
      element(
        "div",
        { class: "apart" },
        element("h3", {}, "One message, zstd with a trained dictionary"),
        follows(part, own, (names) => dictionaryTable(batches, names, words)),
      ),
    ]),
    ...batches.notes.map((note) => element("p", { class: "lead" }, note)),
  );
}

/**
 * @param {Model} model
 * @param {Batches} batches
 * @param {Store} store
 */
function depthChart(model, batches, store) {
  let chosen = batches.compressions[batches.compressions.length - 1];
  const shown = () => depthsOf(model, batches, store.choice, chosen);
  const unit = (/** @type {boolean} */ relative) => (relative ? "RATIO" : "BYTES");
  const chart = new Chart({
    title: "By messages in a batch",
    label:
      "Lines of bytes by message against messages in a batch, one per codec. The table below it has the same figures.",
    controls: picker("Compression", batches.compressions, chosen, (id) => {
      chosen = id;
      chart.refresh();
    }),
    draw: (canvas) => {
      const { relative, courses } = shown();
      return courses.length === 0
        ? undefined
        : growthLines(courses, unit(relative), "messages in a batch", canvas, true);
    },
    table: () => {
      const { relative, courses } = shown();
      return {
        head: ["codec", ...batches.depths.map((depth) => figure(depth, "COUNT"))],
        rows: courses.map(({ codec, dots }) => [codec.name, ...dots.map(({ value }) => figure(value, unit(relative)))]),
      };
    },
  });
  store.listen(() => chart.refresh());
  return chart;
}

/**
 * A table that is too long to be in the way of what follows it.
 *
 * @param {string} title
 * @param {Node} table
 */
function folded(title, table) {
  return element("details", { class: "behind" }, element("summary", {}, title), table);
}

/**
 * A table that follows the filter.
 *
 * @param {Model} model
 * @param {Store} store
 * @param {(names: string[]) => Node} make
 */
function follows(model, store, make) {
  const table = element("div");
  const draw = () => table.replaceChildren(make(shownCodecs(model, store.choice).map(({ name }) => name)));
  store.listen(draw);
  draw();
  return table;
}

/**
 * @param {Batches} batches
 * @param {string[]} names
 * @param {string} words
 */
function allTable({ depths, lines }, names, words) {
  const typical = Math.max(...depths.filter((depth) => depth <= 100));
  return plainTable(
    titled("Compressed batches", words),
    [
      "codec",
      "compression",
      ...depths.map((depth) => `×${figure(depth, "COUNT")}`),
      `write ×${typical}`,
      `read ×${typical}`,
    ],
    lines
      .filter(({ codec }) => names.includes(codec))
      .map(({ codec, compression, points }) => {
        const at = (/** @type {number} */ depth) => points.find((point) => point.depth === depth);
        return [
          codec,
          compression,
          ...depths.map((depth) => shownFigure(at(depth)?.bytes, "BYTES")),
          shownFigure(at(typical)?.writeNanos, "NANOS"),
          shownFigure(at(typical)?.readNanos, "NANOS"),
        ];
      }),
  );
}

/**
 * @param {Batches} batches
 * @param {string[]} names
 * @param {string} words
 */
function dictionaryTable({ dictionaries }, names, words) {
  return plainTable(
    titled("Dictionaries", words),
    ["codec", "plain", "zstd", "with dictionary", "against plain", "dictionary", ""],
    dictionaries
      .filter(({ codec }) => names.includes(codec))
      .map(({ codec, dictionaryBytes, plainBytes, aloneBytes, withBytes, reason }) => [
        codec,
        shownFigure(plainBytes, "BYTES"),
        shownFigure(aloneBytes, "BYTES"),
        shownFigure(withBytes, "BYTES"),
        plainBytes && withBytes ? change(withBytes / plainBytes - 1) : "",
        shownFigure(dictionaryBytes, "COUNT"),
        reason ?? "",
      ]),
  );
}

/**
 * @param {number | undefined} value
 * @param {"BYTES" | "NANOS" | "COUNT"} unit
 */
function shownFigure(value, unit) {
  return value === undefined ? "" : figure(value, unit);
}
