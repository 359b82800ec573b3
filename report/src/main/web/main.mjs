/**
 * @import {Model} from "./data/model.mjs"
 */
import { firstChoice } from "./data/choice.mjs";
import { measuredCodecs } from "./data/model.mjs";
import { accounts } from "./view/accounts.mjs";
import { answer } from "./view/answer.mjs";
import { allocations, sizes, times } from "./view/bars.mjs";
import { batches } from "./view/batches.mjs";
import { drawCharts, refreshCharts } from "./view/chart.mjs";
import { controls } from "./view/controls.mjs";
import { codecs, conditions, missing, schemas } from "./view/details.mjs";
import { element } from "./view/dom.mjs";
import { files } from "./view/files.mjs";
import { forecast } from "./view/forecast.mjs";
import { head } from "./view/head.mjs";
import { inferred } from "./view/inferred.mjs";
import { interop } from "./view/interop.mjs";
import { machine } from "./view/machine.mjs";
import { network } from "./view/network.mjs";
import { openLoop } from "./view/openloop.mjs";
import { pipeline } from "./view/pipeline.mjs";
import { series } from "./view/series.mjs";
import { stages } from "./view/stages.mjs";
import { Store } from "./view/store.mjs";
import { sweep } from "./view/sweep.mjs";
import { table } from "./view/table.mjs";

/** @type {Model} */
const model = JSON.parse(document.getElementById("model")?.textContent ?? "");
const store = new Store(firstChoice(model));
const sections = [
  sizes(model, store),
  times(model, store),
  inferred(model),
  network(model, store),
  forecast(model, store),
  openLoop(model, store),
  pipeline(model, store),
  sweep(model, store),
  batches(model, store),
  files(model, store),
  accounts(model, store),
  stages(model, store),
  series(model, store),
  allocations(model, store),
  table(model, store),
  interop(model),
  missing(model),
  codecs(model),
  schemas(model),
  conditions(model),
  machine(model),
].filter((section) => section !== undefined);

document
  .getElementById("report")
  ?.replaceWith(
    element("a", { class: "skip", href: "#answer" }, "Skip to the answer"),
    element("div", { class: "page" }, head(model), contents(), main()),
  );
refreshCharts();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", refreshCharts);
matchMedia("print").addEventListener("change", drawCharts);

function contents() {
  return element(
    "nav",
    { "aria-label": "Contents" },
    ...sections.map((section) =>
      element("a", { href: `#${section.id}` }, section.querySelector("h2")?.textContent ?? ""),
    ),
  );
}

function main() {
  const chooser = measuredCodecs(model).length > 0 ? controls(model, store) : undefined;
  return element("main", {}, chooser, answer(model, store), ...sections);
}
