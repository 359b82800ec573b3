/**
 * @import {Flow, Model} from "../data/model.mjs"
 * @import {Store} from "./store.mjs"
 */
import { stackBars } from "../charts/stacks.mjs";
import { figure } from "../data/format.mjs";
import { stackedFlows, sum } from "../data/pipeline.mjs";
import { Chart } from "./chart.mjs";
import { element } from "./dom.mjs";

/** Colours of the processes among those of the phases: A serializes, B decodes, C checks. */
const PROCESSES = /** @type {Record<string, number>} */ ({ a: 0, b: 3, c: 4, broker: 7 });

/**
 * What a message costs by phase and by process.
 *
 * @param {Model} model
 * @param {Store} store
 */
export function costs(model, store) {
  const flows = model.pipeline?.flows ?? [];
  const phases = [...new Set(flows.flatMap(({ cpu }) => cpu.map(({ name }) => name)))];
  const processes = [...new Set(flows.flatMap((flow) => flow.processes.map(({ name }) => name)))];
  const phase = (/** @type {string} */ name) => phases.indexOf(name);
  const process = (/** @type {string} */ name) => (Object.hasOwn(PROCESSES, name) ? PROCESSES[name] : 0);
  return [
    legend("Phases", phases, phase),
    stackChart(model, store, "CPU per message by phase", "NANOS", phase, (flow) =>
      flow.cpu.map(({ name, nanos }) => ({ name, value: nanos })),
    ).node,
    legend("Processes", processes, process),
    element(
      "div",
      { class: "pair" },
      stackChart(model, store, "CPU per message by process", "NANOS", process, (flow) =>
        flow.processes.map(({ name, cpuNanos }) => ({ name, value: cpuNanos })),
      ).node,
      stackChart(model, store, "Allocated per message by process", "BYTES", process, (flow) =>
        flow.processes.map(({ name, allocatedBytes }) => ({ name, value: allocatedBytes })),
      ).node,
    ),
  ];
}

/**
 * @param {string} label
 * @param {string[]} names
 * @param {(name: string) => number} colour
 */
function legend(label, names, colour) {
  return element(
    "ul",
    { class: "legend", "aria-label": label },
    ...names.map((name) =>
      element("li", { class: `phase phase-${colour(name)}` }, element("span", { class: "mark" }), name),
    ),
  );
}

/**
 * @param {Model} model
 * @param {Store} store
 * @param {string} title
 * @param {"BYTES" | "NANOS"} unit
 * @param {(name: string) => number} colour
 * @param {(flow: Flow) => {name: string, value: number}[]} parts
 */
function stackChart(model, store, title, unit, colour, parts) {
  const shown = () => stackedFlows(model, store.choice, unit, parts);
  const chart = new Chart({
    title,
    label: `${title}: a stacked bar per codec, the floor last. The table below it has the same figures.`,
    draw: (canvas, limit) => {
      const stacked = shown();
      return stacked.stacks.length === 0
        ? undefined
        : {
            ...stackBars({ ...stacked, stacks: stacked.stacks.slice(0, limit) }, colour, canvas),
            rows: stacked.stacks.length,
          };
    },
    table: () => {
      const { names, unit: now, stacks } = shown();
      return {
        head: ["codec", ...names, "together"],
        rows: stacks.map(({ label, parts }) => [
          label,
          ...parts.map((part) => (part === undefined ? "" : figure(part, now))),
          figure(sum(parts), now),
        ]),
      };
    },
  });
  store.listen(() => chart.refresh());
  return chart;
}
