import { test } from "node:test";
import { assertAccessible, assertFits, assertFlawless, open, readThrough } from "./browser.mjs";

/** @typedef {{width: number, colorScheme: "light" | "dark"}} Window */

/** Every width and every scheme. What fits does not depend on colours, nor do colours on the width. */
const BOTH = /** @type {Window[]} */ ([
  { width: 1400, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
]);

const ALL = /** @type {Window[]} */ ([
  ...BOTH,
  { width: 1400, colorScheme: "dark" },
  { width: 390, colorScheme: "light" },
]);

/** The report that has most of what there is. */
const FULLEST = "full";

/** Names of reports in the folder REPORTS; with ONLY set, those that it names. */
const NAMES = process.env.ONLY?.split(",") ?? [
  FULLEST,
  "smoke",
  "empty",
  "pipeline",
  "sweep-many",
  "sweep-smoke",
  "rate-many",
  "max-rate",
  "hostile",
  "inferred",
  "restless",
  "runtimes",
  "accounts-runtimes",
  "document",
  "document-plain",
  "document-hostile",
];

for (const name of NAMES) {
  for (const window of name === FULLEST ? ALL : BOTH) {
    flawless(name, window);
  }
}

/**
 * @param {string} name
 * @param {Window} window
 */
function flawless(name, window) {
  const where = `${name} at ${window.width} pixels in ${window.colorScheme}`;
  test(`${where}: no error, no request, no overflow, accessible`, async () => {
    const page = await open(name, window);
    await readThrough(page);
    await assertFits(page);
    await assertAccessible(page);
    assertFlawless(page);
  });
}
