/**
 * @import {Page} from "playwright-core"
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertFlawless, open } from "./browser.mjs";

/**
 * A figure of the pipeline's section, drawn.
 *
 * @param {Page} page
 * @param {string} title
 */
async function figure(page, title) {
  const figure = page
    .locator("#pipeline figure")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  await figure.scrollIntoViewIfNeeded();
  await figure.locator(".chart svg").waitFor();
  return figure;
}

/**
 * The rows of the table behind a figure.
 *
 * @param {Page} page
 * @param {string} title
 */
async function rows(page, title) {
  const found = await figure(page, title);
  if ((await found.locator("details").getAttribute("open")) === null) {
    await found.locator("summary").click();
  }
  await found.locator("table").waitFor();
  return found.locator("tbody tr > :first-child").allTextContents();
}

test("the pipeline has times with the floor, throughput, bytes, boxes, and costs told apart", async () => {
  const page = await open("full");
  const time = await figure(page, "Time per message through the services");
  await time.locator("text=floor: jackson-json").waitFor();
  assert.equal((await rows(page, "Throughput in messages per second"))[0], "avro-generic");
  assert.equal((await rows(page, "Bytes per message"))[0], "avro-generic");
  assert.equal((await rows(page, "Time of a set of messages")).length, 6);
  for (const title of ["CPU per message by phase", "CPU per message by process", "Allocated per message by process"]) {
    assert.equal((await rows(page, title)).at(-1), "floor: jackson-json");
  }
  assert.match(
    await page.locator("#pipeline").innerText(),
    /rest of the services[\s\S]*Beside jackson-json[\s\S]*avro-generic\s+0\.7\d×\s+0\.7\d× to 0\.7\d×\s+79 %\s+900\s+0\.50×\s+909\s+0\.50×/,
  );
  assert.match(await page.locator("#pipeline").innerText(), /Read in place[\s\S]*capnproto\s+1\s[\s\S]*How it was set/);
  assert.match(await page.locator("#pipeline dl").innerText(), /filter of B\s+type in \[PAYMENT, REFUND\]/);
  assert.match(await page.locator("#missing").innerText(), /service B ended with signal 9 after 8,120 of 12,000/);
  assertFlawless(page);
});

test("filter, baseline and kind of bytes change what the pipeline shows", async () => {
  const page = await open("full");
  const bytes = await figure(page, "Bytes per message");
  await rows(page, "Bytes per message");
  const least = bytes.locator("tbody tr").first();
  await least.getByText("909").waitFor();
  await bytes.getByRole("button", { name: "as encoded" }).click();
  await least.getByText("900").waitFor();
  await page.getByLabel("text", { exact: true }).check();
  await least.getByText("1,800").waitFor();
  assert.deepEqual(await page.locator("#pipeline .apart tbody tr > :first-child").allTextContents(), [
    "jackson-json",
    "fastjson2 †",
  ]);
  await page.getByLabel("Ratio to").check();
  const time = await figure(page, "Time per message through the services");
  await time.locator("text=1.00×").first().waitFor();
  await page.getByRole("button", { name: "Reset" }).click();
  await time.locator("text=94.4 µs").first().waitFor();
  assertFlawless(page);
});

test("figures that repeated records flatter are marked, and the mark is explained", async () => {
  const page = await open("own-records");
  const words = /‡ compressed batches can hold the same record several times, since only 100 differ/;
  assert.match(await page.locator("#network").innerText(), words);
  assert.match(await page.locator("#pipeline").innerText(), words);
  const time = await figure(page, "Time per message through the services");
  await time.locator("text=avro-generic ‡").waitFor();
  assert.match(await time.locator(".note").innerText(), /‡ avro-generic: compressed batches/);
  assert.deepEqual(await page.locator("#pipeline .apart tbody tr > :first-child").allTextContents(), [
    "jackson-json",
    "avro-generic ‡",
  ]);
  assert.match(await page.locator(".everything").innerText(), /\d ‡/);
  assertFlawless(page);
});

test("a run of nothing but the pipeline has its answer on the first screen", async () => {
  const page = await open("pipeline");
  assert.match(await page.locator("header").innerText(), /3 blocks per codec/);
  assert.equal(await page.locator(".banner").count(), 0);
  assert.match(
    await page.locator(".findings").innerText(),
    /Through the three services, against jackson-json .*: faster avro-generic/,
  );
  const chart = page.locator(".answer .chart");
  await chart.locator("text=floor: avro-generic").waitFor();
  assert.ok(((await chart.boundingBox())?.y ?? 900) < 450, "the chart is on the first screen");
  assert.deepEqual(await page.locator("nav a").allTextContents(), [
    "Pipeline",
    "Everything",
    "Codecs",
    "Schemas",
    "Where and how",
  ]);
  assertFlawless(page);
});

test("one block is marked and a run without a pipeline says nothing of it", async () => {
  const smoke = await open("smoke");
  assert.match(await smoke.locator("#pipeline .banner").innerText(), /too few blocks: nothing here is ranked/i);
  assertFlawless(smoke);
  const empty = await open("empty");
  assert.doesNotMatch(await empty.locator("body").innerText(), /pipeline/i);
  assertFlawless(empty);
});
