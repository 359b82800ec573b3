import { test } from "node:test";
import { assertAccessible, assertFits, assertFlawless, browserForTests, readThrough } from "./browser.mjs";

const open = browserForTests();

const WINDOWS = /** @type {{width: number, colorScheme: "light" | "dark"}[]} */ ([
  { width: 1400, colorScheme: "light" },
  { width: 1400, colorScheme: "dark" },
  { width: 390, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
]);

/** Names of reports in the folder REPORTS; with ONLY set, those that it names. */
const NAMES = process.env.ONLY?.split(",") ?? [
  "full",
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
];

for (const name of NAMES) {
  for (const window of WINDOWS) {
    flawless(name, window);
  }
}

/**
 * @param {string} name
 * @param {{width: number, colorScheme: "light" | "dark"}} window
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
