/**
 * @import {Prediction, Setting} from "../data/forecast.mjs"
 * @import {Forecast, Model} from "../data/model.mjs"
 * @import {Store} from "./store.mjs"
 */
import { choiceIn } from "../data/choice.mjs";
import { loadOf, placeOfSetting, predictionsOf } from "../data/forecast.mjs";
import { rankOf, ratio, time } from "../data/format.mjs";
import { marked } from "../data/model.mjs";
import { runtimesOf } from "../data/runtimes.mjs";
import { BANDWIDTH, DELAY, MESSAGE_RATE } from "../data/sliders.mjs";
import { element, plainTable, section } from "./dom.mjs";
import { picker } from "./picker.mjs";
import { slider } from "./slider.mjs";

/** A screen reader is told once the reader's hand rests, in milliseconds. */
const RESTS_AFTER = 400;

/** Where nothing was measured over a link. */
const USUAL = { bitsPerSecond: 1e8, delayNanos: 0 };

/**
 * The formats on a link that the reader sets, by the model; nothing where there is none.
 *
 * @param {Model} model
 * @param {Store} store
 */
export function forecast(model, store) {
  const { forecasts } = model;
  if (forecasts.length === 0) {
    return undefined;
  }
  let chosen = forecasts[0];
  let setting = firstSetting(chosen);
  const what = element("p", { class: "lead" });
  const where = element("p", { class: "stated" });
  const told = element("p", { class: "unseen", role: "status" });
  const table = element("div");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting;
  const cases = element("div");
  const choose = (/** @type {string} */ name) => {
    chosen = forecasts.find((one) => one.name === name) ?? chosen;
    draw();
  };
  const draw = () => {
    // A case whose runtime the filter hides would be empty.
    const filled = forecasts.filter((one) => predictionsOf(model, store.choice, one, setting).length > 0);
    chosen = filled.includes(chosen) ? chosen : (filled[0] ?? chosen);
    offer(
      cases,
      filled.map(({ name }) => name),
      chosen.name,
      choose,
    );
    const predictions = predictionsOf(model, store.choice, chosen, setting);
    const place = placeOfSetting(chosen, setting);
    what.textContent = chosen.what;
    where.textContent = place.words;
    where.classList.toggle("beyond", !place.inside);
    table.replaceChildren(
      tableOf(predictions, baselineOf(model, store, chosen), setting),
      ...(chosen.overlapping ? [] : standings(model, chosen, predictions)),
    );
    clearTimeout(resting);
    resting = setTimeout(() => {
      told.textContent = spoken(predictions, place.words);
    }, RESTS_AFTER);
  };
  const set = (/** @type {Partial<Setting>} */ change) => {
    setting = { ...setting, ...change };
    draw();
  };
  store.listen(draw);
  draw();
  return section(
    "forecast",
    "At your bandwidth",
    "",
    cases,
    what,
    element(
      "div",
      { class: "sliders" },
      slider("Bandwidth", BANDWIDTH, setting.bitsPerSecond, (bitsPerSecond) => set({ bitsPerSecond })),
      slider("Delay, one way", DELAY, setting.delayNanos, (delayNanos) => set({ delayNanos })),
      slider("Messages", MESSAGE_RATE, setting.messagesPerSecond, (messagesPerSecond) => set({ messagesPerSecond })),
    ),
    where,
    told,
    table,
  );
}

/**
 * Puts a picker where there is more than one case to pick from. One that offers the same stays as it is, and keeps the
 * focus.
 *
 * @param {HTMLElement} place
 * @param {string[]} names
 * @param {string} chosen
 * @param {(name: string) => void} choose
 */
function offer(place, names, chosen, choose) {
  const offered = [...place.querySelectorAll("button")].map(({ textContent }) => textContent);
  if (names.length < 2) {
    place.replaceChildren();
  } else if (names.join() !== offered.join()) {
    place.replaceChildren(picker("Case", names, chosen, choose));
  }
}

/**
 * What the codecs of a case are held against: the baseline of their runtime.
 *
 * @param {Model} model
 * @param {Store} store
 * @param {Forecast} forecast
 */
function baselineOf(model, store, { formulas }) {
  const [runtime, ...others] = runtimesOf(
    model,
    formulas.map(({ codec }) => codec),
  );
  return runtime && others.length === 0 ? choiceIn(store.choice, runtime.name).baseline : store.choice.baseline;
}

/**
 * In the middle of what was measured.
 *
 * @param {Forecast} forecast
 * @returns {Setting}
 */
function firstSetting({ measured }) {
  const bandwidth = measured && Math.sqrt(measured.low * (measured.high ?? 1e9));
  return {
    bitsPerSecond: bandwidth ?? USUAL.bitsPerSecond,
    delayNanos: measured?.delaysNanos.low ?? USUAL.delayNanos,
    messagesPerSecond: 1000,
  };
}

/**
 * @param {Prediction[]} predictions
 * @param {string} baseline
 * @param {Setting} setting
 */
function tableOf(predictions, baseline, { messagesPerSecond }) {
  const base = predictions.find(({ codec }) => codec.name === baseline);
  const most = Math.max(...predictions.map(({ nanos }) => nanos));
  return plainTable(
    "Predicted times",
    ["codec", "rank", "time", ...(base ? [`to ${baseline}`] : []), "limited by", "its time", "at this rate"],
    predictions.map((prediction) => {
      const { codec, nanos, place, slowest } = prediction;
      const load = loadOf(prediction, messagesPerSecond);
      return [
        marked(codec),
        rankOf(place),
        element("span", { class: "barred" }, bar(nanos / most, codec.family), time(nanos)),
        ...(base ? [ratio(nanos / base.nanos)] : []),
        slowest.name,
        time(slowest.nanos),
        element("span", { class: load.sustained ? "" : "overload" }, load.words),
      ];
    }),
  );
}

/**
 * At which bandwidths the shown codecs are ahead of the first baseline of their runtime, one message at a time.
 *
 * @param {Model} model
 * @param {Forecast} forecast
 * @param {Prediction[]} predictions
 */
function standings({ exchanges }, { formulas }, predictions) {
  const exchange = exchanges.find(({ lines }) =>
    lines.some(({ codec }) => formulas.some((one) => one.codec === codec)),
  );
  const shown = (exchange?.lines ?? []).filter(
    ({ codec, against }) => against && predictions.some((prediction) => prediction.codec.name === codec),
  );
  return shown.length === 0
    ? []
    : [
        element("h3", { class: "apart" }, `At which bandwidths against ${exchange?.baseline}`),
        plainTable(
          "Crossings of single messages",
          ["codec", `against ${exchange?.baseline}`],
          shown.map(({ codec, against }) => [codec, against ?? ""]),
        ),
      ];
}

/**
 * @param {number} share
 * @param {string} family
 */
function bar(share, family) {
  const node = element("span", { class: "share" }, element("span"));
  node.style.setProperty("--share", share.toFixed(4));
  node.style.setProperty("--family", `var(--family-${family})`);
  return node;
}

/**
 * @param {Prediction[]} predictions
 * @param {string} where
 */
function spoken(predictions, where) {
  const [fastest] = predictions;
  return fastest ? `Fastest: ${fastest.codec.name}, ${time(fastest.nanos)} per message. ${where}` : "";
}
