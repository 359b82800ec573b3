import assert from "node:assert/strict";
import { test } from "node:test";
import { assertFlawless, open, readThrough } from "./browser.mjs";

test("files stand in a table that follows the filter", async () => {
  const page = await open("files");
  const files = page.locator("#files");
  assert.match(await files.innerText(), /jackson-json\s+a line each\s+15\.7\s+15\.0\s+603 ms\s+±/);
  assert.match(await files.innerText(), /avro-generic/);
  await page.getByLabel("text", { exact: true }).check();
  assert.doesNotMatch(await files.locator("tbody").innerText(), /avro-generic/);
  assertFlawless(page);
});

test("files of a sweep have their values and what one more adds", async () => {
  const page = await open("files-swept");
  const files = page.locator("#files");
  assert.match(await files.innerText(), /20 records in each file, by professors/);
  assert.match(await files.innerText(), /avro-generic\s+4-byte lengths\s+10\s+52\.4\s+50\.0/);
  assert.match(
    await files.locator(".apart").innerText(),
    /One more of professors in a file[\s\S]*jackson-json[\s\S]*yes/,
  );
  assertFlawless(page);
});

test("the name of a parameter is text", async () => {
  const page = await open("files-hostile");
  await readThrough(page);
  // @ts-expect-error what the run's texts would set
  assert.equal(await page.evaluate(() => globalThis.pwned), undefined);
  assertFlawless(page);
});

test("a runtime without files has no table", async () => {
  const page = await open("files-runtimes");
  const files = page.locator("#files");
  assert.equal(await files.locator("table").count(), 1);
  assert.deepEqual(await files.locator("h3").allInnerTexts(), ["JVM"]);
  assertFlawless(page);
});
