/**
 * @import {Model} from "../data/model.mjs"
 */
import { bytes } from "../data/format.mjs";
import { element } from "./dom.mjs";
import { SCHEMA_FOUND } from "./inferred.mjs";

/**
 * What was measured, where, and whether it can be relied on.
 *
 * @param {Model} model
 */
export function head(model) {
  const { message, conditions } = model;
  return element(
    "header",
    { class: "head" },
    element("p", { class: "brand" }, "wirecost report"),
    element("h1", {}, message.name),
    element("p", { class: "message" }, messageSentence(model)),
    ...inferredLine(model),
    ...(message.leftOut ? [element("p", { class: "message" }, message.leftOut)] : []),
    element(
      "p",
      { class: "where" },
      [
        ...conditions.where,
        `profile ${conditions.profile}, ${conditions.effort}`,
        `started ${conditions.started}`,
        `wirecost ${conditions.wirecost}`,
        ...(conditions.witnessed?.again ? [conditions.witnessed.again] : []),
      ].join(" · "),
    ),
    ...banners(model),
  );
}

/** @param {Model} model */
function messageSentence({ message, codecs, runtimes }) {
  const { sizes, steps, records, sample, parameters, seed, schemaChecksum } = message;
  return [
    `${sample ?? `${bytes(records)} records`}${sizes ? `${sample ? "," : ""} of ${bytes(sizes.minBytes)} to ${bytes(sizes.maxBytes)} bytes as ${sizes.codec}` : ""}`,
    ...(steps.length > 1 ? [`${steps.length} steps of a size series`] : []),
    ...(parameters === undefined ? [] : [parameters]),
    ...(seed === undefined ? [] : [`seed ${seed}`]),
    `schema ${schemaChecksum.slice(0, 12)}`,
    `${codecs.length === 1 ? "one codec" : `${codecs.length} codecs`}${runtimes.length > 1 ? ` of ${runtimes.length} runtimes` : ""}`,
  ].join(", ");
}

/** @param {Model} model */
function inferredLine({ message: { inferred } }) {
  return inferred
    ? [
        element(
          "p",
          { class: "message" },
          `${inferred.headline}; `,
          element("a", { href: `#${SCHEMA_FOUND}` }, "see below"),
        ),
      ]
    : [];
}

/** @param {Model} model */
function banners({ smoke, complete, conditions, pipeline, message: { inferred } }) {
  const { warning } = conditions.witnessed ?? {};
  return [
    ...(inferred?.proof.warning ? [banner("Inferred schema", inferred.proof.words)] : []),
    ...(warning ? [banner("Busy machine", warning)] : []),
    ...(smoke
      ? [
          banner(
            "Smoke run",
            `This run shows that everything works (${conditions.effort}). Times are not ranked${pipeline && !pipeline.smoke ? ", but the pipeline is" : ""}: do not decide by them. Sizes are exact.`,
          ),
        ]
      : []),
    ...(complete ? [] : [banner("Incomplete", "The run was interrupted; trials are missing.")]),
  ];
}

/**
 * @param {string} title
 * @param {string} text
 */
function banner(title, text) {
  return element("p", { class: "banner" }, element("strong", {}, title), ` ${text}`);
}
