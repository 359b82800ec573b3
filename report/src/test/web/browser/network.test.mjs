/**
 * @import {Page} from "playwright-core"
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertFlawless, open } from "./browser.mjs";

/** First cells of the rows of a table. @param {import("playwright-core").Locator} place */
function firstCells(place) {
  return place.locator("tbody tr > :first-child").allTextContents();
}

/** @param {Page} page */
async function chart(page) {
  const figure = page.locator("#network figure");
  await figure.scrollIntoViewIfNeeded();
  await figure.locator(".chart svg").waitFor();
  return figure;
}

test("time against bandwidth has its lines, points and crossings, the table behind it and the model's errors", async () => {
  const page = await open("sweep");
  const figure = await chart(page);
  for (const text of ["avro-generic", "capnproto", "no limit", "100M"]) {
    await figure.locator(`svg >> text="${text}"`).first().waitFor();
  }
  assert.ok((await figure.locator("svg text", { hasText: /Mbit\/s$/ }).count()) > 0, "crossings are labelled");
  await figure.locator("summary").click();
  await figure.locator("tbody tr").first().waitFor(); // the rows come with the event of opening
  assert.equal((await firstCells(figure)).length, 6 * 5);
  assert.match(await figure.locator("tbody tr").first().innerText(), /jackson-json\s+10mbit\s+\d=?\s.*[+−]\d/);
  assert.match(
    await page.locator("#network .stated").first().innerText(),
    /half of its predictions are off by no more/,
  );
  assert.match(await page.locator(".findings").innerText(), /avro-generic is faster than jackson-json up to 100mbit/);
  assertFlawless(page);
});

test("crossings are those with the baseline, another baseline's or all", async () => {
  const page = await open("sweep");
  const crossings = page.locator("#network .apart");
  assert.equal((await firstCells(crossings)).length, 5);
  assert.match(
    await crossings.innerText(),
    /avro-generic\s+jackson-json\s+ahead at 10mbit to 100mbit; behind at 1gbit/,
  );
  await page.getByLabel("Baseline").selectOption("avro-generic");
  assert.equal((await firstCells(crossings)).length, 5);
  assert.match(await crossings.innerText(), /protobuf-java\s+avro-generic/);
  await crossings.getByRole("button", { name: "all" }).click();
  assert.equal((await firstCells(crossings)).length, 15);
  await page.getByLabel("text", { exact: true }).check();
  assert.deepEqual(await firstCells(crossings), ["avro-generic", "jaxb", "jaxb"]);
  assertFlawless(page);
});

test("as ratio the baseline's line is one", async () => {
  const page = await open("sweep");
  await page.getByLabel("Ratio to").check();
  await (await chart(page)).locator('svg >> text="1×"').first().waitFor();
  assertFlawless(page);
});

test("by keyboard a slider ranks the formats again, and says where it is", async () => {
  const page = await open("sweep");
  const forecast = page.locator("#forecast");
  const bandwidth = forecast.getByLabel("Bandwidth");
  assert.equal(await bandwidth.getAttribute("aria-valuetext"), "100 Mbit/s");
  assert.match(await forecast.innerText(), /Inside what was measured\./);
  await bandwidth.press("End");
  assert.equal(await bandwidth.getAttribute("aria-valuetext"), "no limit");
  assert.equal((await firstCells(forecast))[0], "capnproto");
  await bandwidth.press("Home");
  assert.equal(await bandwidth.getAttribute("aria-valuetext"), "100 kbit/s");
  assert.equal((await firstCells(forecast))[0], "avro-generic");
  assert.match(await forecast.innerText(), /100 kbit\/s[\s\S]*Extrapolated: below 10 Mbit\/s, the slowest link/);
  await forecast.getByRole("status").getByText("Fastest: avro-generic").waitFor();
  await forecast.getByLabel("Messages").press("End");
  assert.match(await forecast.locator("tbody tr").first().innerText(), /too much for link/);
  await forecast.getByLabel("Delay").press("ArrowRight");
  assert.match(await forecast.innerText(), /no delay was measured/);
  assertFlawless(page);
});

test("a single message over one hop has its own ranking, also in a run without any pipeline", async () => {
  const page = await open("sweep");
  await page.getByRole("button", { name: "one message, one hop" }).click();
  const forecast = page.locator("#forecast");
  assert.match(await forecast.innerText(), /Calculated: nothing was measured over a link\./);
  assert.match(await forecast.innerText(), /avro-generic\s+ahead below 3\d\d Mbit\/s/);
  assertFlawless(page);
  const smoke = await open("smoke");
  assert.equal(await smoke.locator("#forecast .picker").count(), 0);
  assert.doesNotMatch(await smoke.locator("#forecast thead").innerText(), /rank/);
  assertFlawless(smoke);
});

test("of many lines those that nobody needs are faint until asked for", async () => {
  const page = await open("sweep-many");
  const figure = await chart(page);
  const labels = () => figure.locator("svg text", { hasText: /^codec-\d+|^jackson-json/ }).count();
  assert.ok((await labels()) < 10, `${await labels()} labels`);
  assert.match(await figure.locator(".note").innerText(), /Faint: all others/);
  await figure.getByRole("button", { name: "all" }).click();
  assert.doesNotMatch(await figure.locator(".note").innerText(), /Faint/);
  assertFlawless(page);
});

test("one block is marked, ranks nothing, and delays are apart", async () => {
  const page = await open("sweep-smoke");
  assert.match(await page.locator("#network .banner").innerText(), /too few blocks/i);
  const figure = await chart(page);
  await figure.getByRole("button", { name: "5.00 ms" }).click();
  assert.equal(await figure.getByRole("button", { name: "5.00 ms" }).getAttribute("aria-pressed"), "true");
  assert.doesNotMatch(await page.locator("#network .apart tbody").innerText(), /ahead at|behind at/);
  assertFlawless(page);
});
