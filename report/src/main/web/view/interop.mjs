/**
 * @import {Interop, InteropGroup, Mark, Model, Vectors} from "../data/model.mjs"
 */
import { element, plainTable, section } from "./dom.mjs";

/**
 * How the codecs of each format read each other's bytes; nothing where this was not asked for.
 *
 * @param {Model} model
 */
export function interop({ interop: found }) {
  if (!found) {
    return undefined;
  }
  return section(
    "interop",
    "Interop",
    "Each codec read what every other codec of its format and layout had written, in a process that had never seen the values.",
    element("p", { class: "stated" }, found.summary),
    remarks(found),
    ...found.groups.flatMap(matrix),
    ...bytes(found),
    ...vectors(found.vectors),
  );
}

/** @param {Interop} found */
function remarks({ remarks: all }) {
  return all.length === 0
    ? undefined
    : plainTable(
        "Table of readings that were not simply right",
        ["format", "wrote", "read", "result", "what", "known"],
        all.map(({ group, writers, readers, mark, what, known }) => [
          group,
          writers.join(", "),
          readers.join(", "),
          word(mark),
          what,
          known,
        ]),
      );
}

/** @param {InteropGroup} group */
function matrix({ name, readers, rows }) {
  return [
    element("h3", {}, name),
    element(
      "div",
      { class: "matrix" },
      plainTable(
        `Table of how codecs read each other: ${name}`,
        ["wrote", ...readers],
        rows.map(({ writer, marks }) => [writer, ...marks.map(cell)]),
      ),
    ),
  ];
}

/** @param {Mark} mark */
function cell(mark) {
  return element("span", { class: `reading ${mark.toLowerCase()}` }, word(mark));
}

/** @param {Mark} mark */
function word(mark) {
  return mark === "MISSING" ? "–" : mark.toLowerCase();
}

/** @param {Interop} found */
function bytes({ bytes: all }) {
  return all.length === 0
    ? []
    : [
        element("h3", {}, "Equal bytes"),
        element("p", { class: "stated" }, "Whether equal values give equal bytes."),
        plainTable(
          "Table of equal bytes",
          ["codec", "format", "in two processes", "in any map order", "the same bytes as"],
          all.map(({ codec, group, processes, mapOrder, sameAs }) => [
            codec,
            group,
            processes,
            mapOrder,
            sameAs.join(", "),
          ]),
        ),
      ];
}

/** @param {Vectors | undefined} found */
function vectors(found) {
  return found
    ? [
        element("h3", {}, "Test vectors"),
        element(
          "p",
          { class: "stated" },
          "Each codec read bytes whose value the specification of the format tells, or that it says are none. ",
          found.summary,
        ),
        plainTable(
          "Table of test vectors",
          ["codec", "format", "source", "passed", "failed", "beyond its limits"],
          found.tested.map(({ codec, group, source, passed, failed, passedOver }) => [
            codec,
            group,
            source,
            String(passed),
            String(failed),
            String(passedOver),
          ]),
        ),
        ...found.leftOut.map((sentence) => element("p", { class: "stated" }, sentence)),
        failures(found),
      ]
    : [];
}

/** @param {Vectors} found */
function failures({ failures: all }) {
  return all.length === 0
    ? undefined
    : plainTable(
        "Table of failed test vectors",
        ["codec", "vector", "expected", "got"],
        all.map(({ codec, vector, expected, actual }) => [codec, vector, expected, actual]),
      );
}
