/**
 * @import {Model, Witnessed} from "../data/model.mjs"
 */
import { machineStrip } from "../charts/machine.mjs";
import { percent, ratio } from "../data/format.mjs";
import { disturbedOf, elapsed, othersOf, outcomeOf } from "../data/machine.mjs";
import { Chart } from "./chart.mjs";
import { element, section } from "./dom.mjs";

/**
 * How fast the machine was over the run, and what else was noted; nothing in a run without witnesses.
 *
 * @param {Model} model
 */
export function machine({ conditions: { witnessed } }) {
  if (!witnessed) {
    return undefined;
  }
  const chart = new Chart({
    title: "Time of the reference work, as a ratio to its usual time",
    label: "Line of the machine's speed over the run. The table below it has the same figures.",
    draw: (canvas) => ({ ...machineStrip(witnessed, canvas), note: note(witnessed) }),
    table: () => ({
      head: ["codec", "operations", "round", "from", "to", "before", "after", "others", "what became of it"],
      rows: witnessed.forks.map((fork) => [
        fork.codec,
        fork.operations.join(", "),
        String(fork.round),
        elapsed(fork.startSeconds),
        elapsed(fork.endSeconds),
        ratio(fork.before),
        ratio(fork.after),
        othersOf(fork),
        outcomeOf(fork),
      ]),
    }),
  });
  return section(
    "machine",
    "Speed of the machine",
    rule(witnessed),
    chart.node,
    element(
      "dl",
      {},
      ...witnessed.facts.flatMap(({ name, value }) => [element("dt", {}, name), element("dd", {}, value)]),
    ),
  );
}

/** @param {Witnessed} witnessed */
function rule({ slices, tolerance, mostOthers }) {
  if (slices) {
    return `Before a round of workers and after each of its passes wirecost times a piece of reference work, which is always the same and knows no codec. Ratios of times are taken within a round, so this speed does not count in them. A slice ${mostOthers === undefined ? "" : `during which other programs took more than ${percent(mostOthers)} of the processors, or `}in which compilers were at work is taken again in a later pass.`;
  }
  const busy =
    mostOthers === undefined
      ? ""
      : `, or during which other programs took more than ${percent(mostOthers)} of the processors,`;
  return `Before and after each fork wirecost times a piece of reference work, which is always the same and knows no codec. A fork beside which it was off by more than ${percent(Number(tolerance.toFixed(3)))}${busy} was disturbed by others. It is measured again, twice at most.`;
}

/** @param {Witnessed} witnessed */
function note(witnessed) {
  const disturbed = disturbedOf(witnessed).length > 0;
  return witnessed.slices
    ? `Dashed: how far it usually varies.${disturbed ? " Shaded: a worker that was disturbed in all its slices, and counts with a mark." : ""}`
    : `Dashed: how far it may be off.${disturbed ? " Shaded: a disturbed fork that was measured again. Darker: one that counts with a mark." : ""}`;
}
