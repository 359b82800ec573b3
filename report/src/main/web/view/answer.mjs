/**
 * @import {Model} from "../data/model.mjs"
 * @import {Store} from "./store.mjs"
 */
import { pareto } from "../charts/pareto.mjs";
import { choiceIn, shownAcross, shownCodecs } from "../data/choice.mjs";
import { figure } from "../data/format.mjs";
import { isCrowded, prominent } from "../data/front.mjs";
import { FAMILIES, measureOf, SIZE } from "../data/model.mjs";
import { ACROSS, hasSeveralRuntimes, partOf } from "../data/runtimes.mjs";
import { Chart } from "./chart.mjs";
import { element } from "./dom.mjs";
import { timeAgainstBandwidth } from "./network.mjs";
import { latencies, sustained } from "./openloop.mjs";
import { picker } from "./picker.mjs";
import { timeChart } from "./pipeline.mjs";
import { scopeOf } from "./runtimes.mjs";

const PREFERRED = ["round-trip", "serialize", "deserialize"];

const TITLE = "Size against time";

/**
 * The answer in sentences and as a picture; where there are several runtimes, one for each, and then what all of them say
 * together.
 *
 * @param {Model} model
 * @param {Store} store
 */
export function answer(model, store) {
  const title = element("h2", {}, "What it says");
  const attributes = { id: "answer", "aria-label": "The answer" };
  if (!hasSeveralRuntimes(model)) {
    return element(
      "section",
      { ...attributes, class: "answer" },
      element("div", { class: "findings" }, title, sentences(model.findings), families(model)),
      scatter(model, store) ?? otherPicture(model, store),
    );
  }
  const isCompared = model.runtimes.some(({ findings }) => findings.length > 0);
  return element(
    "section",
    attributes,
    title,
    families(model),
    ...(isCompared ? model.runtimes : []).map((runtime) => ofRuntime(partOf(model, runtime), store.of(runtime.name))),
    element(
      "div",
      { class: "answer" },
      element(
        "div",
        { class: "findings" },
        ...(isCompared ? [element("h3", {}, "All runtimes")] : []),
        sentences(model.findings),
        solids(model),
      ),
      scatter(model, store) ?? otherPicture(model, store),
    ),
  );
}

/**
 * The answer of one of several runtimes, hidden while no codec of it is shown.
 *
 * @param {Model} part
 * @param {Store} store
 */
function ofRuntime(part, store) {
  const [{ title, findings }] = part.runtimes;
  const node = element(
    "div",
    { class: "answer" },
    element("div", { class: "findings" }, element("h3", {}, title), sentences(findings)),
    scatter(part, store),
  );
  const tell = () => {
    node.hidden = shownCodecs(part, store.choice).length === 0;
  };
  store.listen(tell);
  tell();
  return node;
}

/**
 * What a run over several links or at fixed rates was made for.
 *
 * @param {Model} model
 * @param {Store} store
 */
function otherPicture(model, store) {
  const { network, openLoop, pipeline } = model;
  const codecs = [...(network?.curves ?? []), ...(openLoop?.lines ?? []), ...(pipeline?.flows ?? [])];
  const { part, own } = scopeOf(
    model,
    store,
    codecs.map(({ codec }) => codec),
  );
  return (
    (network && timeAgainstBandwidth(part, network, own)?.node) ??
    (openLoop && (sustained(part, openLoop, own) ?? latencies(part, openLoop, own))?.node) ??
    timeChart(part, own)?.node
  );
}

/** @param {string[]} findings */
function sentences(findings) {
  return element("ul", {}, ...findings.map((finding) => element("li", {}, finding)));
}

/** @param {Model} model */
function families({ codecs }) {
  const present = FAMILIES.filter((family) => codecs.some((codec) => codec.family === family));
  return element(
    "ul",
    { class: "legend", "aria-label": "Families" },
    ...present.map((family) =>
      element("li", { class: `family ${family}` }, element("span", { class: "mark" }), family),
    ),
  );
}

/**
 * How the marks of runtimes are filled.
 *
 * @param {Model} model
 */
function solids({ runtimes }) {
  return element(
    "ul",
    { class: "legend", "aria-label": "Runtimes" },
    ...runtimes.map(({ title }, index) =>
      element("li", { class: `solid solid-${Math.min(index, 2)}` }, element("span", { class: "mark" }), title),
    ),
  );
}

/**
 * Size against time, of one runtime or of all that are shown.
 *
 * @param {Model} model
 * @param {Store} store
 */
function scatter(model, store) {
  const ids = model.fronts.map(({ measure }) => measure);
  if (ids.length === 0) {
    return undefined;
  }
  const together = hasSeveralRuntimes(model);
  let chosen = PREFERRED.find((id) => ids.includes(id)) ?? ids[0];
  const shown = () => {
    const front = model.fronts.find(({ measure }) => measure === chosen);
    const [size, time] = [measureOf(model, SIZE), measureOf(model, chosen)];
    return front && size && time
      ? { front, sizes: shownAcross(model, size, store.choice), times: shownAcross(model, time, store.choice) }
      : undefined;
  };
  const bright = () => {
    const codecs = shownCodecs(model, store.choice);
    return isCrowded(model, codecs)
      ? new Set(model.runtimes.flatMap(({ name }) => [...prominent(model, choiceIn(store.choice, name), codecs)]))
      : undefined;
  };
  const chart = new Chart({
    title: together ? `${TITLE}, ${ACROSS}` : TITLE,
    label: "Scatter of mean size against time, one point per codec. The table below it has the same figures.",
    controls: picker("Time", ids, chosen, (id) => {
      chosen = id;
      chart.refresh();
    }),
    draw: (canvas) => {
      const now = shown();
      const points = now && pareto(now.front, now.sizes, now.times, bright(), model.runtimes, canvas);
      return points && points.front > 0 && (!together || points.runtimes > 1)
        ? {
            ...points,
            ...(together ? { title: titleAcross(now.times.unit === "RATIO") } : {}),
            note: note(model, points.front > 1, bright() !== undefined),
          }
        : undefined;
    },
    table: () => {
      const now = shown();
      const rows = now?.front.points.flatMap(({ codec, beatenBy }) => {
        const size = now.sizes.figures.find((one) => one.codec.name === codec);
        const time = now.times.figures.find((one) => one.codec.name === codec);
        return size && time
          ? [[codec, figure(size.value, now.sizes.unit), figure(time.value, now.times.unit), beatenBy ?? ""]]
          : [];
      });
      return { head: ["codec", "mean size", chosen, "beaten by"], rows: rows ?? [] };
    },
  });
  store.listen(() => chart.refresh());
  return chart.node;
}

/** @param {boolean} relative whether each runtime is divided by a codec of its own, which leaves no ratio of runtimes */
function titleAcross(relative) {
  return `${TITLE}, ${relative ? "all runtimes, each against a baseline of its own" : ACROSS}`;
}

/**
 * @param {Model} model
 * @param {boolean} stairs whether a front is drawn
 * @param {boolean} crowded
 */
function note(model, stairs, crowded) {
  const alone = hasSeveralRuntimes(model) ? " of its runtime" : "";
  return [
    "Lower left is better.",
    model.smoke
      ? "A smoke run has no intervals, so no codec is said to be beaten."
      : `Lines are 95 % intervals. ${
          crowded
            ? `Bright: the baseline${alone && "s"}, and the portable codecs that no other${alone} beats in size and round trip.`
            : `Faint: another codec${alone} is no larger and certainly faster.`
        }`,
    ...(stairs ? [`Dashed: nothing${alone} lies below it, by the means.`] : []),
  ].join(" ");
}
