/**
 * @import {Page} from "playwright-core"
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertFlawless, open, readThrough } from "./browser.mjs";

/**
 * Texts in the answer's chart that cover each other.
 *
 * @param {Page} page
 */
function collisions(page) {
  return page.locator(".answer .chart svg text").evaluateAll((texts) => {
    const boxes = texts.map((text) => ({ name: text.textContent, box: text.getBoundingClientRect() }));
    const across = (/** @type {DOMRect} */ a, /** @type {DOMRect} */ b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = (/** @type {DOMRect} */ a, /** @type {DOMRect} */ b) =>
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => across(one.box, other.box) > 1 && down(one.box, other.box) > 3)
        .map((other) => `${one.name} and ${other.name}`),
    );
  });
}

/**
 * Waits until the edge of the table of codecs is shaded, or is not.
 *
 * @param {Page} page
 * @param {string} opacity
 */
async function shadeBecomes(page, opacity) {
  await page.waitForFunction((expected) => {
    const box = document.querySelector("#codecs .scroll");
    return box && getComputedStyle(box, "::after").opacity === expected;
  }, opacity);
}

for (const name of ["full", "large", "runtimes-many"]) {
  for (const width of [390, 1400]) {
    test(`labels of the scatter do not cover each other: ${name} at ${width} pixels`, async () => {
      const page = await open(name, { width });
      for (const chart of await page.locator(".answer .chart").all()) {
        await chart.scrollIntoViewIfNeeded(); // it is drawn when it comes into view
        await chart.locator("svg text").first().waitFor();
      }
      assert.deepEqual(await collisions(page), []);
    });
  }
}

test("a figure and its unit stay on one line on a phone", async () => {
  const page = await open("full", { width: 390 });
  await readThrough(page);
  for (const chart of await page.locator("figure:visible summary").all()) {
    await chart.click();
  }
  const broken = await page.locator("td").evaluateAll((cells) =>
    cells
      .filter((cell) => cell.childElementCount === 0 && /^[\d.,]+ (ns|µs|ms|s|%)$/.test(cell.textContent ?? ""))
      .filter((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map((cell) => cell.textContent),
  );
  assert.deepEqual(broken, []);
});

test("the edge of a table is shaded as long as there are columns behind it", async () => {
  const page = await open("full", { width: 390 });
  const table = page.locator("#codecs .scroll");
  await table.scrollIntoViewIfNeeded();
  await shadeBecomes(page, "1");
  await table.locator(".pane").evaluate((pane) => pane.scrollTo(pane.scrollWidth, 0));
  await shadeBecomes(page, "0");
  await table.locator(".pane").evaluate((pane) => pane.scrollTo(0, 0));
  await shadeBecomes(page, "1");
  assertFlawless(page);
});

test("a table that fits has no shade", async () => {
  const page = await open("full", { width: 1400 });
  await page.locator("#missing .scroll").scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  assert.equal(await page.locator("#missing .scroll").evaluate((box) => box.classList.contains("more")), false);
});
