/**
 * @import {Drawing} from "./chart.mjs"
 * @import {Choice, Shown} from "../data/choice.mjs"
 * @import {Model} from "../data/model.mjs"
 * @import {Mark} from "../data/pipeline.mjs"
 * @import {Canvas} from "../charts/theme.mjs"
 * @import {Store} from "./store.mjs"
 */
import { bars } from "../charts/bars.mjs";
import { boxes, MESSAGES } from "../charts/boxes.mjs";
import { givenRatio, shownAllocation, shownMeasure } from "../data/choice.mjs";
import { figure, rankOf } from "../data/format.mjs";
import { clocked, lineOf, measureOf, NOTED, SIZE, timesOf } from "../data/model.mjs";
import { Chart } from "./chart.mjs";
import { element, plainTable, section } from "./dom.mjs";
import { byRuntime } from "./runtimes.mjs";

/**
 * Sizes: means as bars, messages as boxes.
 *
 * @param {Model} model
 * @param {Store} store
 */
export function sizes(model, store) {
  return measureOf(model, SIZE)
    ? section(
        "size",
        "Size",
        "Encoded bytes per message, without framing. They are compressed only where the codec is wrapped in a compression, as in json+gzip. Sizes are exact; they spread because messages differ.",
        ...byRuntime(model, store, sizeCharts),
        asGiven(model, store),
      )
    : undefined;
}

/**
 * @param {Model} model
 * @param {Store} store
 */
function sizeCharts(model, store) {
  const measure = measureOf(model, SIZE);
  if (!measure) {
    return [];
  }
  const shown = () => shownMeasure(model, measure, store.choice);
  const spread = new Chart({
    title: "Spread over the messages",
    label: "Box plots of the size of single messages per codec. The table below it has the same figures.",
    draw: (canvas, limit) => {
      const all = shown();
      return drawn(all, limit, (some) => ({
        ...boxes(some, canvas, MESSAGES),
        note: "Box: half of the messages; whiskers: nine in ten; dot: the mean.",
      }));
    },
    table: () => {
      const { figures, unit, reference } = shown();
      const cell = (/** @type {number | undefined} */ value) =>
        value === undefined ? "" : figure(value / reference, unit);
      return {
        head: ["codec", "5 %", "quartile", "median", "quartile", "95 %", "standard deviation"],
        rows: figures.map(({ codec, line: { box } }) => [
          codec.name,
          ...[box?.p5, box?.p25, box?.median, box?.p75, box?.p95, box?.standardDeviation].map(cell),
        ]),
      };
    },
  });
  store.listen(() => spread.refresh());
  return [element("div", { class: "pair" }, barChart("Mean size", store, shown).node, spread.node)];
}

/**
 * The JSON text that the user gave, beside what codecs make of it.
 *
 * @param {Model} model
 * @param {Store} store
 */
function asGiven({ measures, message: { references } }, store) {
  if (references.length === 0) {
    return undefined;
  }
  const block = element("div", { class: "given" });
  const fill = () => {
    const { baseline } = store.choice;
    const base = lineOf(
      measures.find(({ id }) => id === SIZE),
      baseline,
    );
    block.replaceChildren(
      element("h3", {}, "As given"),
      element(
        "p",
        {},
        "The records as the JSON text in which they came. This line is no codec: JSON codecs leave null fields out.",
      ),
      plainTable(
        "Sizes of the records as given",
        ["text", "mean", "median", "standard deviation", "95 %", ...(base ? [`ratio to ${baseline}`] : [])],
        references.map(({ name, size }) => [
          name,
          ...[size.meanBytes, size.medianBytes, size.standardDeviationBytes, size.p95Bytes].map((count) =>
            figure(count, "BYTES"),
          ),
          ...(base ? [figure(size.meanBytes / base.centre, "RATIO")] : []),
        ]),
      ),
    );
  };
  fill();
  store.listen(fill);
  return block;
}

const WHISKERS =
  "Whiskers are 95 % intervals over the forks. A bracket joins codecs whose intervals all overlap: they cannot be told apart.";

const WHISKERS_WITH_RATIOS =
  "Whiskers are 95 % intervals: of a time with the machine's speed, of a ratio without it. A bracket joins codecs whose times without the machine's speed cannot be told apart.";

/** @param {Model} model */
function hasRatios(model) {
  return timesOf(model).some(({ lines }) => lines.some(({ ratio }) => ratio));
}

/**
 * Every operation with its intervals and ties.
 *
 * @param {Model} model
 * @param {Store} store
 */
export function times(model, store) {
  return timesOf(model).length > 0
    ? section(
        "time",
        "Time",
        `Per message: the geometric mean of the ${hasRatios(model) ? "workers" : "forks"}. Processor time is what all threads of the process took together, its garbage collector included and its JIT compilers not; it stands still while other programs have the processor. Time on the wall goes on meanwhile. ${hasRatios(model) ? WHISKERS_WITH_RATIOS : WHISKERS}`,
        ...byRuntime(model, store, timeCharts),
      )
    : undefined;
}

/**
 * @param {Model} model
 * @param {Store} store
 */
function timeCharts(model, store) {
  const charts = timesOf(model).map((measure) =>
    barChart(clocked(titleOf(measure.id), measure), store, () => shownMeasure(model, measure, store.choice)),
  );
  return charts.length === 0 ? [] : [element("div", { class: "pair" }, ...charts.map(({ node }) => node))];
}

/**
 * Heap that each operation allocates.
 *
 * @param {Model} model
 * @param {Store} store
 */
export function allocations(model, store) {
  return timesOf(model).length > 0
    ? section(
        "memory",
        "Memory",
        "Heap bytes allocated per message, which the garbage collector pays for later. They hardly vary between processes.",
        ...byRuntime(model, store, allocationCharts),
      )
    : undefined;
}

/**
 * @param {Model} model
 * @param {Store} store
 */
function allocationCharts(model, store) {
  const silent = model.runtimes.filter(({ tellsAllocations }) => !tellsAllocations);
  if (silent.length > 0) {
    return silent.map(({ title }) => element("p", { class: "stated" }, `${title} does not tell allocated bytes.`));
  }
  const charts = timesOf(model).map((measure) =>
    barChart(`${titleOf(measure.id)}: allocated`, store, () => {
      const shown = shownAllocation(model, measure, store.choice);
      return { ...shown, measure: { ...measure, ties: [] } };
    }),
  );
  return charts.length === 0 ? [] : [element("div", { class: "pair" }, ...charts.map(({ node }) => node))];
}

/** @param {string} id */
export function titleOf(id) {
  return id === "round-trip" ? "round-trip: serialize + deserialize" : id;
}

/**
 * A bar per codec, with its interval where it has one.
 *
 * @param {string} title
 * @param {Store} store
 * @param {() => Shown} shown
 * @param {{mark?: (shown: Shown) => Mark | undefined, controls?: HTMLElement}} [more]
 */
export function barChart(title, store, shown, { mark, ...parts } = {}) {
  const chart = new Chart({
    ...parts,
    title,
    label: `${title}: one bar per codec. The table below it has the same figures.`,
    draw: (canvas, limit) => drawn(shown(), limit, (some) => withNote(some, store.choice, canvas, mark?.(some))),
    table: () => {
      const { figures, unit } = shown();
      return {
        head: ["codec", "figure", "95 % from", "to", "rank"],
        rows: figures.map(({ codec, value, low, high, line }) => [
          codec.name,
          figure(value, unit),
          low === undefined ? "" : figure(low, unit),
          high === undefined ? "" : figure(high, unit),
          rankOf(line.place),
        ]),
      };
    },
  });
  store.listen(() => chart.refresh());
  return chart;
}

/**
 * As many figures as are to be shown; nothing where there are none.
 *
 * @param {Shown} shown
 * @param {number} limit
 * @param {(some: Shown) => Drawing} draw
 * @returns {Drawing | undefined}
 */
export function drawn(shown, limit, draw) {
  const { figures } = shown;
  return figures.length === 0
    ? undefined
    : { ...draw({ ...shown, figures: figures.slice(0, limit) }), rows: figures.length };
}

/**
 * @param {Shown} shown
 * @param {Choice} choice
 * @param {Canvas} canvas
 * @param {Mark | undefined} mark
 * @returns {Drawing}
 */
function withNote(shown, choice, canvas, mark) {
  const { option, height, ties, log } = bars(shown, canvas, mark);
  const notes = [
    ...(log ? ["Logarithmic: equal distances are equal factors."] : []),
    ...(ties.left > 0
      ? [`${ties.left} more ${ties.left === 1 ? "set" : "sets"} of ties than there is room for; ranks with = are ties.`]
      : []),
    ...(shown.unit === "RATIO" && shown.figures.some(({ low }) => low !== undefined)
      ? [
          shown.figures.some(({ line }) => givenRatio(line, choice))
            ? `Intervals are those of the ratios, which were taken while ${choice.baseline} ran beside each codec.`
            : `Intervals are each codec's own, divided by the mean of ${choice.baseline}.`,
        ]
      : []),
    ...(choice.relative && shown.unit !== "RATIO" ? [`${choice.baseline} has no figure here: absolute figures.`] : []),
    ...linesWithNotes(shown),
  ];
  return { option, height, note: notes.join(" ") };
}

/**
 * Each note once, with those whom it is about.
 *
 * @param {Shown} shown
 */
function linesWithNotes({ figures }) {
  const notes = new Set(figures.flatMap(({ line }) => line.notes));
  return [...notes].map((note) => {
    const names = figures.filter(({ line }) => line.notes.includes(note)).map(({ codec }) => codec.name);
    return `${NOTED} ${names.join(", ")}: ${note}.`;
  });
}
