/**
 * @import {DerivedSchema, Model} from "../data/model.mjs"
 */
import { marked } from "../data/model.mjs";
import { hasSeveralRuntimes, runtimesOf } from "../data/runtimes.mjs";
import { copyButton } from "./copy.mjs";
import { element, plainTable, section } from "./dom.mjs";

/**
 * The cells without a figure.
 *
 * @param {Model} model
 */
export function missing(model) {
  const { unmeasured } = model;
  if (unmeasured.length === 0) {
    return undefined;
  }
  return section(
    "missing",
    "Not measured",
    "Refused: the codec cannot hold the data, or its result is impossible. Failed: it did not return what it was given, threw, hung or died.",
    plainTable(
      "Table of the cells without a figure",
      ["codec", "runtime", "what", "operations", "reason"],
      unmeasured.map(({ codec, status, operations, reason }) => [
        codec,
        runtimeOf(model, codec),
        status,
        operations.join(", "),
        reason,
      ]),
    ),
  );
}

/**
 * Who the codecs are and what they own up to.
 *
 * @param {Model} model
 */
export function codecs(model) {
  const { codecs } = model;
  if (codecs.length === 0) {
    return undefined;
  }
  return section(
    "codecs",
    "Codecs",
    "A loss is a difference that a codec cannot avoid; its figures stand, marked †. A limit is a value that it cannot hold.",
    plainTable(
      "Table of the codecs",
      ["codec", "runtime", "format", "family", "library", "back end", "declared losses", "declared limits"],
      codecs.map((codec) => [
        marked(codec),
        runtimeOf(model, codec.name),
        codec.layout ? `${codec.format}, ${codec.layout}` : codec.format,
        codec.family,
        codec.library,
        codec.backEnd,
        codec.losses.join("; ") || "none",
        [...(codec.oneWay ? [codec.oneWay] : []), ...codec.limits].join("; ") || "none",
      ]),
    ),
  );
}

/**
 * Which runtime executes a codec, where there are several: a column without words is left out.
 *
 * @param {Model} model
 * @param {string} codec
 */
function runtimeOf(model, codec) {
  const [runtime] = hasSeveralRuntimes(model) ? runtimesOf(model, [codec]) : [];
  return runtime?.title ?? "";
}

/**
 * What each target made of the schema.
 *
 * @param {Model} model
 */
export function schemas({ message, schemas }) {
  return section(
    "schemas",
    "Schemas",
    schemas.length === 0
      ? "The derived schemas were not beside the run when this report was written."
      : "The schema, and what each target made of it.",
    listing("the schema of this run", [], [{ path: message.name, text: message.schema }]),
    ...schemas.map(({ target, codecs, files }) => listing(target, codecs, files)),
  );
}

/**
 * @param {string} title
 * @param {string[]} codecs
 * @param {DerivedSchema["files"]} files
 */
function listing(title, codecs, files) {
  const details = element(
    "details",
    {
      class: "listing",
      ontoggle: () => {
        if (details.open && details.childElementCount === 1) {
          details.append(...files.map((file) => source(title, file)));
        }
      },
    },
    element(
      "summary",
      {},
      title,
      codecs.length > 0 ? element("span", { class: "used" }, ` ${codecs.join(", ")}`) : undefined,
    ),
  );
  return details;
}

/**
 * @param {string} title
 * @param {{path: string, text: string}} file
 */
function source(title, { path, text }) {
  return element(
    "div",
    { class: "source" },
    element(
      "p",
      { class: "actions" },
      element("code", {}, path),
      " ",
      copyButton("Copy", () => text),
    ),
    element("pre", { tabindex: "0", role: "region", "aria-label": `${title}: ${path}` }, text),
  );
}

/**
 * Where and how it was measured, and what to type to measure it again.
 *
 * @param {Model} model
 */
export function conditions({ message, conditions }) {
  const facts = [
    ...conditions.machine,
    { name: "profile", value: `${conditions.profile}, ${conditions.effort}` },
    { name: "started", value: conditions.started },
    { name: "wirecost", value: conditions.wirecost },
    { name: "schema", value: message.schemaChecksum },
    { name: "data", value: message.datasetChecksum },
  ];
  return section(
    "conditions",
    "Where and how",
    "",
    element("dl", {}, ...facts.flatMap(({ name, value }) => [element("dt", {}, name), element("dd", {}, value)])),
    element("h3", {}, "The same again"),
    element(
      "div",
      { class: "source" },
      element("pre", { tabindex: "0", role: "region", "aria-label": "The command" }, conditions.command),
      element(
        "p",
        { class: "actions" },
        copyButton("Copy", () => conditions.command),
      ),
    ),
    element(
      "p",
      { class: "lead" },
      "Quote ratios within one run, not times across machines: another machine has other times. Equal checksums above mean equal schema and data.",
    ),
  );
}
