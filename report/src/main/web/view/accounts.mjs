/**
 * @import {Accounts, Model} from "../data/model.mjs"
 * @import {Store} from "./store.mjs"
 */
import { stackBars } from "../charts/stacks.mjs";
import { shownCodecs } from "../data/choice.mjs";
import { figure } from "../data/format.mjs";
import { sum } from "../data/pipeline.mjs";
import { Chart } from "./chart.mjs";
import { element, plainTable, section } from "./dom.mjs";
import { byRuntime, titled } from "./runtimes.mjs";

/**
 * What bytes are there for; nothing in a run without accounts.
 *
 * @param {Model} model
 * @param {Store} store
 */
export function accounts(model, store) {
  const { accounts } = model;
  if (!accounts) {
    return undefined;
  }
  return section(
    "accounts",
    "Where the bytes go",
    "What the bytes of a record are there for, on average over all records. Each byte belongs to one thing.",
    element(
      "ul",
      { class: "legend", "aria-label": "What bytes are there for" },
      ...accounts.kinds.map((kind, number) =>
        element("li", { class: `phase phase-${number}` }, element("span", { class: "mark" }), kind),
      ),
    ),
    ...byRuntime(model, store, (part, own, words) =>
      linesOf(part, accounts).length > 0
        ? [kindChart(part, accounts, own).node, fieldTable(part, accounts, own, words)]
        : [],
    ),
    ...accounts.notes.map((note) => element("p", { class: "lead" }, note)),
  );
}

/**
 * @param {Model} part
 * @param {Accounts} accounts
 * @param {string[]} [names]
 */
function linesOf(part, { lines }, names = part.codecs.map(({ name }) => name)) {
  return lines.filter(({ codec }) => names.includes(codec));
}

/**
 * @param {Model} model
 * @param {Accounts} accounts
 * @param {Store} store
 */
function kindChart(model, accounts, store) {
  const shown = () =>
    shownCodecs(model, store.choice)
      .flatMap((codec) =>
        linesOf(model, accounts, [codec.name]).map(({ byKind }) => ({ codec, label: codec.name, parts: byKind })),
      )
      .sort((one, other) => sum(one.parts) - sum(other.parts));
  const chart = new Chart({
    title: "By what they are there for",
    label: "Stacked bars of the bytes of a record per codec. The table below it has the same figures.",
    draw: (canvas, limit) => {
      const stacks = shown();
      return stacks.length === 0
        ? undefined
        : {
            ...stackBars(
              { names: accounts.kinds, unit: "BYTES", stacks: stacks.slice(0, limit) },
              (kind) => accounts.kinds.indexOf(kind),
              canvas,
            ),
            rows: stacks.length,
          };
    },
    table: () => ({
      head: ["codec", ...accounts.kinds],
      rows: shown().map(({ label, parts }) => [label, ...parts.map((bytes) => figure(bytes, "BYTES"))]),
    }),
  });
  store.listen(() => chart.refresh());
  return chart;
}

/**
 * What the largest fields cost in each format.
 *
 * @param {Model} model
 * @param {Accounts} accounts
 * @param {Store} store
 * @param {string} words
 */
function fieldTable(model, accounts, store, words) {
  const place = element("div");
  const draw = () => {
    const names = shownCodecs(model, store.choice).map(({ name }) => name);
    place.replaceChildren(
      element("h4", {}, "The largest fields, bytes of a record"),
      plainTable(
        titled("The largest fields", words),
        ["codec", ...accounts.fields],
        linesOf(model, accounts, names).map(({ codec, byField }) => [
          codec,
          ...accounts.fields.map((name) => {
            const cost = byField.find(({ field }) => field === name);
            return cost ? figure(cost.bytes, "BYTES") : "";
          }),
        ]),
      ),
    );
  };
  store.listen(draw);
  draw();
  return place;
}
