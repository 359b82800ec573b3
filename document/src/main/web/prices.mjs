/**
 * @import {Choice} from "./choice.mjs"
 * @import {Amounts, CostOffer, Costing, Stream} from "./cost.mjs"
 */
import { slider } from "./calculator.mjs";
import { costings, fallenOut, money, readCosts, TRAFFIC, verdictOf, waysOut, wholes } from "./cost.mjs";
import { element } from "./dom.mjs";
import { count } from "./format.mjs";

const MOST_DAYS = 90;
const MOST_LINGER = 200;

/**
 * Puts a month's costs in the place of what stands there without a script.
 *
 * @param {HTMLElement} box
 * @param {Choice} choice
 */
export function startCost(box, choice) {
  const data = readCosts(box.querySelector("script")?.textContent ?? "");
  let stream = data.start;
  /** @type {Amounts} */
  const prices = Object.fromEntries(data.prices.map(({ key, amount }) => [key, amount]));
  /** @type {Set<string>} */
  const needs = new Set(data.needed);
  let { worth, compression } = data;
  const table = element("div", { class: "scroll", role: "group", tabindex: "0", "aria-label": "Costs of a month" });
  const fallen = element("div", {
    class: "scroll",
    role: "group",
    tabindex: "0",
    "aria-label": "Codecs that fall out",
  });
  const contradiction = (/** @type {string} */ codec) =>
    element(
      "p",
      {},
      `No codec meets all these needs. ${waysOut(data, [...needs], codec)
        .map(
          ({ drop, left }) =>
            `Without ${drop.join(" and ")}, ${left === 1 ? "1 codec is" : `${left} codecs are`} left.`,
        )
        .join(" ")}`,
    );
  const draw = () => {
    const codec = choice.baseline || (data.baseline ?? "");
    const found = costings(data, stream, prices, [...needs], { codec, compression });
    const shown = found.filter(({ offer }) => choice.shows(offer.codec));
    table.replaceChildren(
      found.length > 0
        ? costTable(shown, choice, data.currency, worth, `${codec}, ${compression}`)
        : contradiction(codec),
    );
    const out = fallenOut(data, [...needs], codec).filter(({ offer }) => choice.shows(offer.codec));
    fallen.replaceChildren(...fallenTable(out, choice));
    fallen.hidden = out.length === 0;
    choice.show(table);
    choice.show(fallen);
  };
  const set = (/** @type {Partial<Stream>} */ change) => {
    stream = { ...stream, ...change };
    stream.outside = Math.min(stream.outside, stream.fanOut);
    draw();
  };
  choice.listen(draw);
  draw();
  box.replaceChildren(
    element(
      "div",
      { class: "sliders" },
      slider("Messages", TRAFFIC, stream.perSecond, (perSecond) => set({ perSecond })),
      slider("Consumer groups", wholes(0, 20, ""), stream.fanOut, (fanOut) => set({ fanOut })),
      slider("of these outside", wholes(0, 20, ""), stream.outside, (outside) => set({ outside })),
      slider("Kept", wholes(0, MOST_DAYS, " days"), stream.retentionDays, (retentionDays) => set({ retentionDays })),
      slider("Copies", wholes(1, 5, ""), stream.replication, (replication) => set({ replication })),
      slider("Zones", wholes(1, 5, ""), stream.zones, (zones) => set({ zones })),
      slider("Peak", wholes(1, 10, "×"), stream.peak, (peak) => set({ peak })),
      slider("linger.ms", wholes(0, MOST_LINGER, " ms"), stream.lingerMillis, (lingerMillis) => set({ lingerMillis })),
    ),
    element(
      "p",
      { class: "choices" },
      element("span", {}, "Needs:"),
      ...data.needs.map((need) =>
        ticked(need, needs.has(need), (isOn) => {
          if (isOn) {
            needs.add(need);
          } else {
            needs.delete(need);
          }
          draw();
        }),
      ),
    ),
    element(
      "p",
      { class: "choices" },
      ticked("a service counts before compression", stream.uncompressed, (uncompressed) => set({ uncompressed })),
      ticked("read in the own zone", stream.followersRead, (followersRead) => set({ followersRead })),
      chosen("compression today", [...new Set(data.offers.map((offer) => offer.compression))], compression, (name) => {
        compression = name;
        draw();
      }),
    ),
    element(
      "p",
      { class: "choices prices" },
      ...data.prices.map(({ key, title, unit, amount }) =>
        priced(`${title}, ${data.currency} a ${unit}`, amount, (price) => {
          prices[key] = price;
          draw();
        }),
      ),
      priced(`a change has to save, ${data.currency} a month`, worth, (amount) => {
        worth = amount;
        draw();
      }),
    ),
    table,
    fallen,
  );
}

/** @param {string} label @param {boolean} first @param {(isOn: boolean) => void} tell */
function ticked(label, first, tell) {
  const input = element("input", { type: "checkbox" });
  input.checked = first;
  input.addEventListener("change", () => tell(input.checked));
  return element("label", {}, input, ` ${label}`);
}

/** @param {string} label @param {number} first @param {(price: number) => void} tell */
function priced(label, first, tell) {
  const input = element("input", { type: "number", min: "0", step: "any", value: String(first) });
  input.addEventListener("input", () => {
    const price = input.valueAsNumber;
    if (price >= 0) {
      tell(price);
    }
  });
  return element("label", {}, `${label} `, input);
}

/** @param {string} label @param {string[]} names @param {string} first @param {(name: string) => void} tell */
function chosen(label, names, first, tell) {
  const select = element("select", {}, ...names.map((name) => element("option", { value: name }, name)));
  select.value = first;
  select.addEventListener("change", () => tell(select.value));
  return element("label", {}, `${label} `, select);
}

/** @param {{offer: CostOffer, reasons: string[]}[]} fallen @param {Choice} choice */
function fallenTable(fallen, choice) {
  if (fallen.length === 0) {
    return [];
  }
  const rows = fallen.map(({ offer, reasons }) =>
    element(
      "tr",
      choice.marksOf(offer.codec),
      element("th", {}, offer.codec),
      element("td", { class: "words" }, reasons.join("; ")),
    ),
  );
  return [
    element(
      "table",
      {},
      element("caption", {}, "Who falls out, and why"),
      element(
        "thead",
        {},
        element("tr", {}, ...["codec", "why"].map((words) => element("th", { class: "text" }, words))),
      ),
      element("tbody", {}, ...rows),
    ),
  ];
}

/** @param {Costing[]} found @param {Choice} choice @param {string} currency @param {number} worth @param {string} today */
function costTable(found, choice, currency, worth, today) {
  const titles = ["bytes", `${currency} a month`, "±", `saves against ${today}`, "±"];
  const head = element(
    "tr",
    {},
    ...["codec", "compression"].map((words) => element("th", { class: "text" }, words)),
    ...titles.map((words) => element("th", {}, words)),
    element("th", { class: "text" }, "change"),
  );
  return element(
    "table",
    {},
    element("caption", { class: "unseen" }, "Costs of a month, the cheapest first"),
    element("thead", {}, head),
    element("tbody", {}, ...found.map((costing) => costRow(costing, choice, worth))),
  );
}

/** @param {Costing} costing @param {Choice} choice @param {number} worth */
function costRow(costing, choice, worth) {
  const { offer, bytes, cost, off, saves, savesOff } = costing;
  const figures = [
    count(bytes),
    money(cost),
    off === undefined ? "" : money(off),
    money(saves),
    savesOff === undefined ? "" : money(savesOff),
  ];
  return element(
    "tr",
    choice.marksOf(offer.codec),
    element("th", {}, offer.codec),
    element("td", { class: "text" }, offer.compression),
    ...figures.map((words) => element("td", {}, words)),
    element("td", { class: "text" }, verdictOf(costing, worth)),
  );
}
