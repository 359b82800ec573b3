/**
 * @import {Page} from "playwright-core"
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertFits, assertFlawless, open, readThrough } from "./browser.mjs";

/**
 * Reads through a page in a narrow window and in a wide one, and nothing is wider.
 *
 * @param {Page} page
 */
async function readThroughInBothWidths(page) {
  await readThroughAt(page, [390, 1400]);
}

/**
 * @param {Page} page
 * @param {number[]} widths
 */
async function readThroughAt(page, widths) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await readThrough(page);
    await assertFits(page);
  }
}

/**
 * Texts of a page's parts.
 *
 * @param {Page} page
 * @param {string} selector
 */
function texts(page, selector) {
  return page.locator(selector).allTextContents();
}

/**
 * Waits until every chart is drawn, and counts them.
 *
 * @param {Page} page
 */
async function drawnCharts(page) {
  const charts = await page.locator("figure:visible .chart").all();
  for (const chart of charts) {
    await chart.scrollIntoViewIfNeeded();
    await chart.locator("svg").first().waitFor();
  }
  return charts.length;
}

test("a run's report has its answer, its sections, charts with their tables, and a table that can be sorted", async () => {
  const page = await open("full");
  await readThroughInBothWidths(page);
  assert.match(await page.locator(".findings").innerText(), /Against jackson-json, no portable format is both smaller/);
  for (const section of [
    "answer",
    "size",
    "time",
    "stages",
    "pipeline",
    "codecs",
    "missing",
    "schemas",
    "conditions",
  ]) {
    assert.equal(await page.locator(`#${section}`).isVisible(), true, section);
  }
  assert.ok((await drawnCharts(page)) > 15);
  assert.ok((await texts(page, "#time figure svg text")).includes("avro-generic"));
  await page.locator("#time figure summary").first().click();
  assert.match(await page.locator("#time figure tbody").first().innerText(), /avro-generic/);
  await page.getByRole("button", { name: "serialize: time", exact: true }).click();
  assert.equal((await texts(page, ".everything tbody tr > :first-child"))[0], "capnproto");
  await page.getByLabel("text", { exact: true }).check();
  assert.equal(await page.locator(".count").innerText(), "4 of 9 codecs");
  assertFlawless(page);
});

test("a document's page has its contents, its tables and its charts", async () => {
  const page = await open("document");
  await readThroughInBothWidths(page);
  assert.deepEqual(await texts(page, "nav a"), ["Sizes", "Latency", "Differences", "Conditions", "Again"]);
  assert.equal(await drawnCharts(page), 7);
  await page.locator("figure summary").first().click();
  assert.match(await page.locator("figure table").first().innerText(), /JSON\s+166 bytes \(160 to 192 bytes\)/);
  assertFlawless(page);
});

for (const name of ["hostile", "document-hostile"]) {
  test(`texts of a stranger stay text: ${name}`, async () => {
    const page = await open(name);
    await readThroughInBothWidths(page);
    for (const summary of await page.locator("summary").all()) {
      await summary.press("Enter");
    }
    assert.match(await page.locator("body").innerText(), /<img src=x onerror="window\.pwned=1">/);
    assert.equal(await page.locator("img, iframe, object, embed, base").count(), 0);
    // @ts-expect-error what the texts would set
    assert.equal(await page.evaluate(() => globalThis.pwned), undefined);
    assertFlawless(page);
  });
}

for (const name of ["runtimes", "sweep", "rate", "parameter", "batches", "files", "accounts", "inferred", "restless"]) {
  test(`a part that few reports have fits and has no error: ${name}`, async () => {
    const page = await open(name);
    await readThroughAt(page, [390]);
    assertFlawless(page);
  });
}
