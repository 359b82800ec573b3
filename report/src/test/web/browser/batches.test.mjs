import assert from "node:assert/strict";
import { test } from "node:test";
import { assertFlawless, open, readThrough } from "./browser.mjs";

test("compressed batches stand in a chart of each compression and in tables that follow the filter", async () => {
  for (const report of ["batches", "batches-alone"]) {
    const page = await open(report);
    const figure = page.locator("#batches figure");
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('svg >> text="messages in a batch →"').first().waitFor();
    await figure.getByRole("button", { name: "gzip" }).click();
    await figure.locator("summary").click();
    assert.match(await figure.locator("thead").innerText(), /codec\s+1\s+10\s+100\s+1,000/);
    const all = page.locator("#batches details.behind").nth(1);
    await all.locator("summary").click();
    assert.match(await all.innerText(), /jackson-json\s+zstd\s+[\d.,\s]+3\.10 µs\s+1\.10 µs/);
    assert.match(await page.locator("#batches .apart").innerText(), /avro-generic[\s\S]*−75%\s+4,096/);
    await page.getByLabel("text", { exact: true }).check();
    assert.doesNotMatch(await all.innerText(), /avro-generic/);
    assertFlawless(page);
  }
});

test("a reason why there is no dictionary is text", async () => {
  const page = await open("batches-hostile");
  await readThrough(page);
  // @ts-expect-error what the run's texts would set
  assert.equal(await page.evaluate(() => globalThis.pwned), undefined);
  assertFlawless(page);
});
