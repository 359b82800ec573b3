import assert from "node:assert/strict";
import { test } from "node:test";
import { assertFlawless, open } from "./browser.mjs";

test("bytes stand in bars by what they are there for, and the largest fields in a table", async () => {
  const page = await open("accounts");
  const accounts = page.locator("#accounts");
  assert.match(await accounts.innerText(), /names of fields/);
  assert.match(await accounts.innerText(), /to\.address\.city/);
  assert.match(await accounts.locator("table").last().innerText(), /avro-generic/);
  await page.getByLabel("text", { exact: true }).check();
  assert.doesNotMatch(await accounts.locator("table").last().innerText(), /avro-generic/);
  assertFlawless(page);
});

test("a runtime without accounts has no chart of them", async () => {
  const page = await open("accounts-runtimes");
  assert.deepEqual(await page.locator("#accounts").locator("h3").allInnerTexts(), [
    "JVM",
    "By what they are there for",
    "Node.js",
    "By what they are there for",
  ]);
  const boxes = await page.locator("#accounts [role=region]").evaluateAll((found) => found.map((box) => box.ariaLabel));
  assert.deepEqual(boxes, ["The largest fields, JVM", "The largest fields, Node.js"]);
  assertFlawless(page);
});

test("a field's name is text and never markup", async () => {
  const page = await open("accounts-hostile");
  assert.equal(await page.locator("#accounts img, #accounts script").count(), 0);
  assertFlawless(page);
});
