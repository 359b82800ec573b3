import { Problem } from "../protocol/problem.mjs";

/** @typedef {import("../catalog.mjs").Entry} Entry */
/** @typedef {import("../codec.mjs").RefusedLibrary} RefusedLibrary */
/** @typedef {import("../protocol/request.mjs").Request} Request */
/** @typedef {import("../session.mjs").Session} Session */
/** @typedef {{ name: string, library: string, partner?: string }} Description */

const PROTOCOL = 2;
const MOST_CHARACTERS = 300;

/**
 * Tells who the runner is and which codecs it has.
 * @param {Session} session
 * @param {Request} request
 */
export async function hello({ catalog }, request) {
  requireVersion(request.number("protocol"));
  /** @type {RefusedLibrary[]} */
  const refused = [...catalog.refused];
  const loadable = await describeLoadable(catalog.entries, refused);
  return {
    protocol: PROTOCOL,
    abilities: ["reopen"],
    runtime: "node",
    title: "Node.js",
    version: process.version,
    options: [process.env.NODE_OPTIONS ?? "", ...process.execArgv].join(" ").trim(),
    codecs: withPartner(loadable, refused),
    refused,
  };
}

/** @param {number} asked */
function requireVersion(asked) {
  if (asked !== PROTOCOL) {
    throw new Problem(
      `this runner speaks version ${PROTOCOL} of the runner protocol, and was asked for version ${asked}`,
    );
  }
}

/**
 * @param {Entry[]} entries
 * @param {RefusedLibrary[]} refused takes those whose native part does not load
 */
async function describeLoadable(entries, refused) {
  /** @type {Description[]} */
  const loadable = [];
  for (const entry of entries) {
    try {
      loadable.push(await describe(entry));
    } catch (e) {
      const reason = `its package does not load: ${e instanceof Error ? e.message : e}`.slice(0, MOST_CHARACTERS);
      refused.push({ name: entry.codec.name, library: entry.library, reason });
    }
  }
  return loadable;
}

/**
 * @param {Description[]} described
 * @param {RefusedLibrary[]} refused takes those that cannot be proven without a codec that is not there
 */
function withPartner(described, refused) {
  const names = new Set(described.map(({ name }) => name));
  return described.filter(({ name, library, partner }) => {
    const isComplete = partner === undefined || names.has(partner);
    if (!isComplete) {
      refused.push({ name, library, reason: `it has one direction only, and ${partner}, its partner, is not there` });
    }
    return isComplete;
  });
}

/** @param {Entry} entry */
async function describe({ codec, library, version }) {
  return {
    name: codec.name,
    format: codec.format,
    layout: codec.layout ?? "",
    family: codec.family,
    library,
    version,
    backEnd: typeof codec.backEnd === "string" ? codec.backEnd : await codec.backEnd(),
    schema: codec.schema ?? "",
    losses: codec.losses ?? [],
    limits: codec.limits ?? [],
    direction: codec.direction ?? "both",
    ...(codec.partner === undefined ? {} : { partner: codec.partner }),
    default: codec.default ?? false,
    ...(codec.safetyAdvice === undefined ? {} : { safetyAdvice: codec.safetyAdvice }),
    versionSwitches: codec.versionSwitches ?? [],
    passesOn: codec.passesOn ?? false,
  };
}
