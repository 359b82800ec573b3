/**
 * @import {Page} from "playwright-core"
 */
import assert from "node:assert/strict";
import { test as browserTest } from "node:test";
import { assertFlawless, open, readThrough } from "./browser.mjs";

/** The report that a test has open. @type {Page} */
let page;

/**
 * A test of that report.
 *
 * @param {string} name
 * @param {() => Promise<void>} body
 */
function test(name, body) {
  browserTest(name, async () => {
    page = await open("runtimes");
    await body();
    assertFlawless(page);
  });
}

/** Headings of runtimes that a section shows now. @param {string} section */
function runtimesIn(section) {
  return page.locator(`#${section} .runtime > h3:visible`).allTextContents();
}

/** Rows of the table of everything, titles of runtimes among them. */
function rows() {
  return page.locator(".everything tbody tr > :first-child").allTextContents();
}

test("every section has its charts runtime by runtime", async () => {
  for (const section of ["size", "time", "series", "memory"]) {
    assert.deepEqual(await runtimesIn(section), ["JVM", "Node.js", "PHP"], section);
  }
  assert.deepEqual(await runtimesIn("stages"), ["JVM"], "only the JVM has stages");
  const charts = page.locator("#time .runtime").nth(1).locator("figure");
  assert.equal(await charts.count(), 3);
  await charts.first().scrollIntoViewIfNeeded();
  await charts.first().locator("svg text").first().waitFor(); // it is drawn when it comes into view
  const names = await charts.first().locator("svg text").allTextContents();
  assert.ok(names.includes("fast-json-stringify ‡"), names.join());
  assert.ok(!names.some((name) => name.startsWith("jackson-json")), names.join());
});

test("the answer is one for each runtime, and the chart of all of them says what its ratios are", async () => {
  const answer = page.locator("#answer");
  assert.deepEqual(await answer.locator(".findings > h3").allTextContents(), ["JVM", "Node.js", "PHP", "All runtimes"]);
  assert.match(await answer.locator(".findings").nth(1).innerText(), /Against json \(node\), no portable format/);
  await readThrough(page);
  assert.deepEqual(await answer.locator("figcaption h3").allTextContents(), [
    "Size against time",
    "Size against time",
    "Size against time",
    "Size against time, across runtimes: a ratio here is one of runtime and library",
  ]);
  await page.getByLabel("Ratio to").check();
  assert.match(
    (await answer.locator("figcaption h3").allTextContents())[3],
    /all runtimes, each against a baseline of its own$/,
  );
});

test("a runtime that is filtered out is hidden everywhere", async () => {
  await page.getByLabel("Node.js", { exact: true }).check();
  for (const section of ["size", "time", "series", "memory"]) {
    assert.deepEqual(await runtimesIn(section), ["Node.js"], section);
  }
  assert.deepEqual(await page.locator("#answer .findings > h3:visible").allTextContents(), ["Node.js", "All runtimes"]);
  assert.equal(await page.locator("#answer figure:visible").count(), 1, "nothing is compared across runtimes");
  assert.equal(await page.locator("#pipeline figure:visible").count(), 0, "Node.js has no pipeline");
  const shown = await rows();
  assert.equal(shown[0], "Node.js");
  assert.ok(shown.includes("msgpackr") && !shown.includes("avro-generic"), shown.join());
  await page.getByLabel("PHP", { exact: true }).check();
  assert.deepEqual(await runtimesIn("time"), ["Node.js", "PHP"]);
  await page.getByRole("button", { name: "Reset" }).click();
  assert.deepEqual(await runtimesIn("time"), ["JVM", "Node.js", "PHP"]);
});

test("codecs are filtered by their back end", async () => {
  await page.getByRole("combobox", { name: "Back end" }).selectOption("simdjson");
  assert.deepEqual(await rows(), ["Node.js", "simdjson"]);
  assert.deepEqual(await runtimesIn("time"), ["Node.js"]);
});

test("the table sorts within each runtime, and each has ranks of its own", async () => {
  const title = page.getByRole("button", { name: "serialize: time", exact: true });
  await title.click();
  const shown = await rows();
  const node = shown.indexOf("Node.js");
  const php = shown.indexOf("PHP");
  assert.equal(shown[0], "JVM");
  assert.equal(shown[1], "capnproto (jvm)");
  assert.equal(shown[node + 1], "fast-json-stringify");
  assert.equal(shown[php + 1], "msgpack");
  const ranks = await page.locator(".everything tbody").evaluateAll((bodies) => {
    const titles = [...document.querySelectorAll(".everything thead tr:last-child button")];
    const time = titles.findIndex((title) => title.getAttribute("aria-label") === "serialize: time");
    return bodies.map((body) => body.querySelectorAll("tr")[1].children[time - 1].textContent);
  });
  assert.deepEqual(ranks, ["1", "1", "1"]);
});

test("each runtime is divided by a baseline of its own, which can be chosen by itself", async () => {
  await page.getByLabel("Ratio to").check();
  const means = async (/** @type {string} */ codec) => {
    const row = page.locator(".everything tbody tr", { has: page.locator("th", { hasText: codec }) }).first();
    return (await row.locator("td").allTextContents()).filter((text) => text.endsWith("×"))[0];
  };
  assert.equal(await means("jackson-json"), "1.00×");
  assert.equal(await means("json (node)"), "1.00×");
  await page.getByLabel("Baseline, Node.js").selectOption("avsc");
  assert.equal(await means("avsc"), "1.00×");
  assert.equal(await means("json (node)"), "2.00×");
  assert.equal(await means("jackson-json"), "1.00×");
});

test("a runtime that tells no allocated bytes says so instead of a chart", async () => {
  const memory = page.locator("#memory .runtime");
  assert.equal(await memory.nth(1).locator("figure").count(), 0);
  assert.match(await memory.nth(1).innerText(), /Node\.js does not tell allocated bytes\./);
  assert.ok((await memory.nth(0).locator("figure").count()) > 0);
});

test("a copied table says which runtime executes a codec", async () => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy as CSV" }).click();
  await page.getByText("copied", { exact: true }).waitFor();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).trim().split(/\r?\n/);
  assert.match(lines[0], /^codec,runtime,format,/);
  assert.ok(lines.some((line) => line.startsWith("msgpackr,Node.js,MessagePack,")));
});

test("a library of one way is marked, and its runtime is named", async () => {
  assert.match(
    await page.locator("#codecs").innerText(),
    /fast-json-stringify\s+Node\.js\s+JSON\s+text\s+.*serialize only/,
  );
});

test("a request by itself is predicted for each runtime", async () => {
  const forecast = page.locator("#forecast");
  const cases = await forecast.getByRole("group", { name: "Case" }).getByRole("button").allTextContents();
  assert.deepEqual(
    cases.filter((name) => name.startsWith("one message")),
    ["one message, one hop, JVM", "one message, one hop, Node.js", "one message, one hop, PHP"],
  );
  await page.getByLabel("PHP", { exact: true }).check();
  assert.match(await forecast.locator("tbody").first().innerText(), /msgpack/);
});
