import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible, assertFlawless, open, readThrough } from "./browser.mjs";

test("every chart that has figures is drawn, with the same figures in a table", async () => {
  const page = await open("document");
  await readThrough(page);
  const figures = page.locator("figure");
  assert.equal(await figures.count(), 7);
  assert.equal(await page.locator("figure svg").count(), 7);
  for (const summary of await figures.locator("summary").all()) {
    await summary.click();
  }
  assert.match(await figures.nth(0).locator("table").innerText(), /JSON\s+166 bytes \(160 to 192 bytes\)\s+320 bytes/);
  assert.match(await figures.nth(2).locator("table").innerText(), /1,000\s+1.52 ms \(1.37 to 1.82 ms\)/);
  await assertAccessible(page);
  assertFlawless(page);
});

test("sections are listed above, each with a link to it", async () => {
  const page = await open("document");
  const links = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
  assert.deepEqual(await links.allInnerTexts(), ["Sizes", "Latency", "Differences", "Conditions", "Again"]);
  await links.nth(3).click();
  assert.equal(await page.locator("section:target h2").innerText(), "Conditions");
  assertFlawless(page);
});

test("a document without a title has the window's, and few sections need no list", async () => {
  const page = await open("document-plain");
  assert.equal(await page.getByRole("heading", { level: 1 }).innerText(), "document-plain");
  assert.equal(await page.getByRole("navigation").count(), 0);
  assertFlawless(page);
});

test("a bar says its figure with its interval", async () => {
  const page = await open("document");
  const chart = page.locator("figure .chart").nth(1);
  await chart.scrollIntoViewIfNeeded();
  const box = await chart.locator("svg").boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + 260, box.y + 15);
  await chart.getByText("ours: 166 bytes (160 to 192 bytes)").waitFor();
  assertFlawless(page);
});

test("a point says the figures of all lines there", async () => {
  const page = await open("document");
  const chart = page.locator("figure .chart").nth(2);
  await chart.scrollIntoViewIfNeeded();
  const box = await chart.locator("svg").boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await chart.getByText("· Protocol Buffers").waitFor();
  assertFlawless(page);
});

test("no text of a document becomes markup", async () => {
  const page = await open("document-hostile");
  await readThrough(page);
  for (const summary of await page.locator("summary").all()) {
    await summary.click();
  }
  assert.equal(await page.locator(".page img, .page script, .page b").count(), 0);
  // @ts-expect-error what the document's texts would set
  assert.equal(await page.evaluate(() => globalThis.pwned), undefined);
  await assertAccessible(page);
  assertFlawless(page);
});
