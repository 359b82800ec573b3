/**
 * @import {Choice} from "./choice.mjs"
 * @import {LinkData, Prediction, Scale, Setting} from "./link.mjs"
 */
import { element } from "./dom.mjs";
import { ratio, time } from "./format.mjs";
import { BANDWIDTH, DELAY, loadOf, MESSAGE_RATE, placeOf, positionOf, predictions } from "./link.mjs";

/** A screen reader is told once the reader's hand rests, in milliseconds. */
const RESTS_AFTER = 400;

/**
 * Puts a calculation in the place of what stands there without a script.
 *
 * @param {HTMLElement} box
 * @param {Choice} choice
 */
export function startLink(box, choice) {
  /** @type {LinkData} */
  const data = JSON.parse(box.querySelector("script")?.textContent ?? "");
  const { bitsPerSecond = Number.POSITIVE_INFINITY, delayNanos, messagesPerSecond } = data.start;
  /** @type {Setting} */
  let setting = { bitsPerSecond, delayNanos, messagesPerSecond };
  const where = element("p");
  const told = element("p", { class: "unseen", role: "status" });
  const table = element("div", { class: "scroll", role: "group", tabindex: "0", "aria-label": "Predicted times" });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting;
  const draw = () => {
    const shown = { ...data, codecs: data.codecs.filter(({ name }) => choice.shows(name)) };
    const found = predictions(shown, setting);
    const place = placeOf(data, setting);
    where.textContent = place.words;
    where.classList.toggle("beyond", !place.inside);
    table.replaceChildren(tableOf(found, choice, choice.baseline || (data.baseline ?? ""), setting));
    choice.show(table);
    clearTimeout(resting);
    resting = setTimeout(() => {
      told.textContent = spoken(found, place.words);
    }, RESTS_AFTER);
  };
  const set = (/** @type {Partial<Setting>} */ change) => {
    setting = { ...setting, ...change };
    draw();
  };
  choice.listen(draw);
  draw();
  box.replaceChildren(
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
 * A slider with its value beside it; a screen reader has the value from the slider itself.
 *
 * @param {string} label
 * @param {Scale} scale
 * @param {number} first value
 * @param {(value: number) => void} choose
 */
export function slider(label, scale, first, choose) {
  const value = element("span", { class: "value", "aria-hidden": "true" });
  const input = element("input", { type: "range", min: "0", max: String(scale.last), "aria-label": label });
  input.value = String(positionOf(scale, first));
  const show = (/** @type {number} */ number) => {
    value.textContent = scale.words(number);
    input.setAttribute("aria-valuetext", value.textContent);
  };
  input.addEventListener("input", () => {
    const number = scale.valueAt(Number(input.value));
    show(number);
    choose(number);
  });
  show(first);
  return element("label", { class: "slider" }, element("span", {}, label), value, input);
}

/**
 * @param {Prediction[]} found
 * @param {Choice} choice
 * @param {string} baseline
 * @param {Setting} setting
 */
function tableOf(found, choice, baseline, { messagesPerSecond }) {
  const base = found.find(({ codec }) => codec.name === baseline);
  const titles = ["time", "±", ...(base ? [`to ${baseline}`] : []), "slowest stage", "its time", "load"];
  const head = element("tr", {}, title("rank"), title("codec"), ...titles.map(title));
  const body = found.map((prediction) => {
    const { codec, nanos, off, rank, slowest } = prediction;
    const load = loadOf(prediction, messagesPerSecond);
    return element(
      "tr",
      choice.marksOf(codec.name),
      element("td", {}, rank),
      element("th", {}, codec.name),
      number(time(nanos)),
      number(off === undefined ? "" : `±${time(off)}`),
      ...(base ? [number(ratio(nanos / base.nanos))] : []),
      element("td", { class: "text" }, slowest.name),
      number(time(slowest.nanos)),
      element("td", { class: load.sustained ? "text" : "text overload" }, load.words),
    );
  });
  return element(
    "table",
    {},
    element("caption", { class: "unseen" }, "Predicted times"),
    element("thead", {}, head),
    element("tbody", {}, ...body),
  );
}

/** @param {string} words */
function title(words) {
  const isText = ["rank", "codec", "slowest stage", "load"].includes(words);
  return element("th", isText ? { class: "text" } : {}, words);
}

/** @param {string} words */
function number(words) {
  return element("td", {}, words);
}

/** @param {Prediction[]} found @param {string} where */
function spoken([fastest], where) {
  return fastest ? `Fastest: ${fastest.codec.name}, ${time(fastest.nanos)} per message. ${where}` : "";
}
