import assert from "node:assert/strict";
import { test } from "node:test";
import { assertFlawless, browserForTests } from "./browser.mjs";

const open = browserForTests();

test("files stand in a table that follows the filter", async () => {
  const page = await open("files");
  const files = page.locator("#files");
  assert.match(await files.innerText(), /jackson-json\s+a line each\s+15\.7\s+15\.0\s+603 ms\s+±/);
  assert.match(await files.innerText(), /avro-generic/);
  await page.getByLabel("text", { exact: true }).check();
  assert.doesNotMatch(await files.locator("tbody").innerText(), /avro-generic/);
  assertFlawless(page);
});

test("a runtime without files has no table", async () => {
  const page = await open("files-runtimes");
  const files = page.locator("#files");
  assert.equal(await files.locator("table").count(), 1);
  assert.deepEqual(await files.locator("h3").allInnerTexts(), ["JVM"]);
  assertFlawless(page);
});
