/**
 * Prints what the tables of HTML reports show of each codec: `node figures.mjs FILE…` gives a list of reports as JSON.
 *
 * @import {Column} from "../../main/web/data/columns.mjs"
 * @import {Model} from "../../main/web/data/model.mjs"
 */
import { readFileSync } from "node:fs";
import process from "node:process";
import { firstChoice } from "../../main/web/data/choice.mjs";
import { ratio } from "../../main/web/data/format.mjs";
import { groupsOf } from "../../main/web/data/table.mjs";

/**
 * @param {string} file
 * @returns {Model}
 */
function modelOf(file) {
  const [, json] =
    readFileSync(file, "utf8").match(/<script type="application\/json" id="model">(.*?)<\/script>/s) ?? [];
  return JSON.parse(json ?? "");
}

/**
 * @param {Model} model
 * @param {boolean} relative
 */
function cells(model, relative) {
  return groupsOf(model, { ...firstChoice(model), relative }).flatMap(({ columns, model: part }) => {
    const [{ baseline }] = part.runtimes;
    return columns
      .filter(({ group }) => group !== "")
      .flatMap((column) => part.codecs.map((codec) => ({ ...cell(column, codec, relative), baseline })))
      .filter(({ text }) => text !== "");
  });
}

/**
 * @param {Column} column
 * @param {Model["codecs"][number]} codec
 * @param {boolean} relative
 */
function cell({ group, title, text }, codec, relative) {
  return { metric: group, codec: codec.name, title, relative, text: text(codec).replace(/ ‡$/, "") };
}

/**
 * The ratios that stand beside the pipeline's times.
 *
 * @param {Model} model
 */
function flows({ pipeline }) {
  return (pipeline?.flows ?? []).flatMap(({ measure, codec, ratio: against }) =>
    against ? [{ metric: measure, codec, title: "ratio", relative: false, text: ratio(against.centre) }] : [],
  );
}

process.stdout.write(
  JSON.stringify(
    process.argv.slice(2).map((file) => {
      const model = modelOf(file);
      const baselines = model.runtimes.flatMap(({ baseline }) => (baseline ? [baseline] : []));
      return { baselines, cells: [...cells(model, false), ...cells(model, true), ...flows(model)] };
    }),
  ),
);
