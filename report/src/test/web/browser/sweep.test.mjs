import assert from "node:assert/strict";
import { test } from "node:test";
import { assertFlawless, open, readThrough } from "./browser.mjs";

test("what one more costs stands in a chart of each figure and in a table, and follows the filter", async () => {
  const page = await open("parameter");
  const figure = page.locator("#sweep figure");
  await figure.scrollIntoViewIfNeeded();
  for (const text of ["professors →", "avro-generic", "jackson-json"]) {
    await figure.locator(`svg >> text="${text}"`).first().waitFor();
  }
  await figure.getByRole("button", { name: "deserialize" }).click();
  await figure.locator("summary").click();
  assert.match(await figure.locator("thead").innerText(), /codec\s+10\s+20\s+30\s+40\s+50/);
  assert.match(await figure.locator("tbody").innerText(), /avro-generic\s+\d.*µs/);
  const table = page.locator("#sweep .apart");
  assert.match(await table.innerText(), /jackson-json\s+[\d,.]+\s+[\d.]+ ns[\s\S]*size: no, .*% at \d0/);
  assert.match(await page.locator("#sweep").innerText(), /within 5 % of the figure/);
  await page.getByLabel("text", { exact: true }).check();
  assert.doesNotMatch(await table.innerText(), /avro-generic/);
  assertFlawless(page);
});

test("a single fork has no whiskers, and several runtimes have a chart each", async () => {
  const smoke = await open("parameter-smoke");
  await smoke.locator("#sweep figure").scrollIntoViewIfNeeded();
  await smoke.locator("#sweep .chart svg").waitFor();
  assert.match(await smoke.locator("#sweep").innerText(), /Too few forks/);
  assertFlawless(smoke);
  const runtimes = await open("parameter-runtimes");
  assert.equal(await runtimes.locator("#sweep figure").count(), 3);
  assertFlawless(runtimes);
});

test("a parameter with a strange name is text", async () => {
  const page = await open("parameter-hostile");
  await readThrough(page);
  // @ts-expect-error what the run's texts would set
  assert.equal(await page.evaluate(() => globalThis.pwned), undefined);
  assertFlawless(page);
});
