/** @typedef {import("./comparison.mjs").Comparison} Comparison */

/**
 * The comparisons as a table in Markdown.
 *
 * @param {readonly Comparison[]} comparisons
 * @param {{ timedBy: string, runtime: string, versions: string[], processor: string, started: string }} conditions
 */
export function reportText(comparisons, { timedBy, runtime, versions, processor, started }) {
  return [
    `# wirecost beside plain ${timedBy}`,
    "",
    `${started}, ${runtime}, ${processor}, workload transactions, seed 1`,
    versions.join(", "),
    "",
    "Processor time of the whole process per operation.",
    "",
    "| codec | operation | pairs | plain µs | wirecost / plain [95 %] | contains 1 |",
    "| --- | --- | ---: | ---: | ---: | --- |",
    ...comparisons.map(row),
    "",
  ].join("\n");
}

/** @param {Comparison} comparison */
function row({ codec, operation, pairs, plainNanos, ratio, takesTheSameTime, isOff }) {
  const { centre, interval } = ratio;
  const range =
    interval === undefined ? "[one pair only]" : `[${interval.low.toFixed(3)}, ${interval.high.toFixed(3)}]`;
  const verdict = takesTheSameTime ? "yes" : isOff ? "**no**" : "no";
  const cells = [codec, operation, pairs.length, (plainNanos / 1_000).toFixed(2), `${centre.toFixed(3)} ${range}`];
  return `| ${[...cells, verdict].join(" | ")} |`;
}
