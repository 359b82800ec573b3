import assert from "node:assert/strict";
import { test } from "node:test";
import { assertFits, assertFlawless, open, texts, unfold } from "./browser.mjs";

test("a page is complete without its script, in a wide window and in a narrow one", async () => {
  const page = await open("full", { javaScriptEnabled: false });
  assert.deepEqual(await texts(page, "nav a"), ["The answer", "Sizes", "Times", "On a link", "Conditions"]);
  assert.ok((await page.locator("figure svg:visible").count()) >= 2);
  assert.match(await page.locator(".still").innerText(), /At 1 Gbit\/s/);
  assert.equal(await page.locator("button").count(), 0);
  for (const width of [390, 1400]) {
    await page.setViewportSize({ width, height: 900 });
    await assertFits(page);
  }
  assertFlawless(page);
});

test("its script sorts, filters, picks out, and moves the link", async () => {
  const page = await open("full");
  const names = () => texts(page, "#sizes tbody tr:visible > :first-child");
  assert.deepEqual(await names(), ["alpha-json", "beta", "gamma", "delta"]);
  await page.locator("#sizes thead button", { hasText: "mean" }).click();
  assert.deepEqual(await names(), ["gamma", "beta", "alpha-json", "delta"]);
  await page.getByLabel("Filter codecs").fill("schema");
  assert.deepEqual(await names(), ["gamma", "beta"]);
  await page.locator("#sizes tbody button", { hasText: "beta" }).click();
  assert.equal(await page.locator("tr.picked:visible").count(), 3);
  await page.getByLabel("Bandwidth").press("Home");
  assert.match(await page.locator(".calculator").innerText(), /100 kbit\/s[\s\S]+Extrapolated/);
  assertFlawless(page);
});

test("texts of a stranger stay text", async () => {
  const page = await open("hostile", { width: 390 });
  await unfold(page);
  await assertFits(page);
  assert.match(await page.locator("main").innerText(), /<img src=x onerror="window\.pwned=1">/);
  assert.equal(await page.locator("img, iframe, object, embed, base").count(), 0);
  // @ts-expect-error what the texts would set
  assert.equal(await page.evaluate(() => globalThis.pwned), undefined);
  assertFlawless(page);
});
