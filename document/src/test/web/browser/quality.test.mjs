import { test } from "node:test";
import { assertAccessible, assertFits, assertFlawless, open, unfold } from "./browser.mjs";

/** What fits does not depend on colours, nor do colours on the width. */
const WINDOWS = /** @type {const} */ ([
  { width: 1400, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
]);

/** Names of pages in the folder PAGES; with ONLY set, those that it names. */
const NAMES = process.env.ONLY?.split(",") ?? ["full", "hostile", "plain"];

for (const name of NAMES) {
  for (const window of WINDOWS) {
    test(`${name} at ${window.width} pixels in ${window.colorScheme}: no error, no request, accessible, fits`, async () => {
      const page = await open(name, window);
      await assertFits(page);
      await unfold(page);
      await assertFits(page);
      await assertAccessible(page);
      assertFlawless(page);
    });

    test(`${name} at ${window.width} pixels without scripts fits`, async () => {
      const page = await open(name, { ...window, javaScriptEnabled: false });
      await assertFits(page);
      assertFlawless(page);
    });
  }
}
