/**
 * @import {Codec, Line, Metric, Model} from "../../../main/web/data/model.mjs"
 */

/**
 * @param {string} name
 * @param {Partial<Codec>} [more]
 * @returns {Codec}
 */
export function codec(name, more = {}) {
  return {
    name,
    runtime: "jvm",
    format: "JSON",
    layout: "",
    family: "text",
    target: "java",
    library: `org.example:${name} 1.0`,
    backEnd: "pure Java",
    losses: [],
    limits: [],
    traits: [],
    ...more,
  };
}

/**
 * @param {string} name
 * @param {number} centre
 * @param {Partial<Line>} [more]
 * @returns {Line}
 */
export function line(name, centre, more = {}) {
  return { codec: name, trial: `w/jvm/${name}/x`, centre, steps: [centre / 2, centre * 2], notes: [], ...more };
}

/**
 * @param {string} id
 * @param {"BYTES" | "NANOS" | "COUNT"} unit
 * @param {Line[]} lines
 * @returns {Metric}
 */
export function measure(id, unit, lines) {
  return { id, unit, lines, ties: [], twins: [] };
}

/**
 * @param {Codec[]} codecs
 * @param {Metric[]} measures
 * @returns {Model}
 */
export function model(codecs, measures) {
  const step = { label: "s", records: 1 };
  return {
    smoke: false,
    complete: true,
    message: {
      name: "w",
      records: 2,
      schema: "",
      schemaChecksum: "",
      datasetChecksum: "",
      references: [],
      steps: [
        { ...step, bytes: 100 },
        { ...step, bytes: 900 },
      ],
    },
    conditions: { wirecost: "", started: "", profile: "", effort: "", where: [], machine: [], command: "" },
    findings: [],
    runtimes: [...new Set(codecs.map(({ runtime }) => runtime))].map((name) => ({
      name,
      title: name.toUpperCase(),
      baseline: codecs.find(({ runtime }) => runtime === name)?.name ?? "",
      tellsAllocations: true,
      findings: [],
    })),
    baseline: codecs[0].name,
    codecs,
    measures,
    portableFront: [],
    fronts: [],
    exchanges: [],
    forecasts: [],
    unmeasured: [],
    schemas: [],
  };
}
