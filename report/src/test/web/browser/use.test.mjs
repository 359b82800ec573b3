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
    page = await open("full");
    await body();
    assertFlawless(page);
  });
}

/** Texts of a column of the table of everything. @param {number} column from 1 */
function cells(column) {
  return page.locator(`.everything tbody tr > :nth-child(${column})`).allTextContents();
}

/** Which column has this title. @param {string} label */
async function columnOf(label) {
  const labels = await page
    .locator(".everything thead tr:last-child button")
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")));
  assert.ok(labels.includes(label), `${label} is not among ${labels}`);
  return labels.indexOf(label) + 1;
}

test("the first screen says what was measured where, and the answer", async () => {
  const text = await page.locator("header").innerText();
  for (const part of ["transactions", "records of", "as jackson-json", "Example CPU", "8 forks", "0123456789ab"]) {
    assert.ok(text.includes(part), `${part} is not in ${text}`);
  }
  const findings = await page.locator(".findings").innerText();
  assert.match(findings, /7 of 9 codecs returned every record/);
  assert.match(findings, /Against jackson-json, no portable format is both smaller and faster/);
  assert.match(findings, /Avro \(avro-generic\): 50 % fewer bytes, 0\.\d\d× to 0\.\d\d× the time; a tie with/);
  const scatter = page.locator(".answer .chart");
  assert.ok(((await scatter.boundingBox())?.y ?? 900) < 450, "the chart is on the first screen");
  await scatter.locator("text=protobuf-java").first().waitFor();
});

test("filters narrow charts and table alike, and reset undoes them", async () => {
  await page.getByLabel("text", { exact: true }).check();
  assert.deepEqual(await cells(1), ["broken", "fastjson2 †", "jackson-json", "jaxb"]);
  assert.equal(await page.locator(".count").innerText(), "4 of 9 codecs");
  const bars = page.locator("#size .chart").first();
  await bars.scrollIntoViewIfNeeded();
  await bars.locator("text=fastjson2").first().waitFor();
  await bars.locator("text=protobuf-java").first().waitFor({ state: "detached" });
  await page.getByLabel("Name").fill("fast");
  assert.deepEqual(await cells(1), ["fastjson2 †"]);
  await page.getByRole("button", { name: "Reset" }).click();
  assert.equal((await cells(1)).length, 9);
  await page.getByRole("combobox", { name: "Format" }).selectOption("Cap'n Proto");
  await page.getByRole("combobox", { name: "Layout" }).selectOption("packed");
  assert.deepEqual(await cells(1), ["capnproto-packed"]);
  await page.getByRole("button", { name: "Reset" }).click();
  await page.getByRole("combobox", { name: "Trait" }).selectOption("declares a loss");
  assert.deepEqual(await cells(1), ["fastjson2 †"]);
});

test("a filter that nothing passes says so and hides the charts until it is reset", async () => {
  const nothing = page.getByText("No codec passes this filter");
  assert.equal(await nothing.isVisible(), false);
  await page.getByLabel("Name").fill("no such codec");
  assert.equal(await nothing.isVisible(), true);
  assert.equal(await page.locator("figure:visible").count(), 0);
  assert.equal(await page.locator(".everything tbody tr").count(), 0);
  await page.getByRole("button", { name: "Show all codecs" }).click();
  assert.equal(await nothing.isVisible(), false);
  await page.locator(".answer figure").waitFor();
  assert.ok((await page.locator("figure:visible").count()) > 15);
});

test("a title sorts by its column, pressed again the other way round", async () => {
  const time = page.getByRole("button", { name: "serialize: time", exact: true });
  await time.click();
  const header = page.getByRole("columnheader", { name: "serialize: time", exact: true });
  assert.equal(await header.getAttribute("aria-sort"), "ascending");
  const rising = await cells(1);
  assert.equal(rising[0], "capnproto");
  assert.deepEqual(rising.slice(-2).sort(), ["broken", "jaxb"], "those without a figure are last");
  await page.keyboard.press("Enter");
  assert.equal(await header.getAttribute("aria-sort"), "descending");
  assert.equal((await cells(1))[0], "capnproto-packed");
  assert.deepEqual((await cells(1)).slice(-2).sort(), ["broken", "jaxb"]);
});

test("a baseline turns every figure into a ratio to it", async () => {
  const means = await columnOf("size: mean");
  const row = async (/** @type {string} */ codec) => (await cells(means))[(await cells(1)).indexOf(codec)];
  assert.match(await row("jackson-json"), /^[\d,]+$/);
  await page.getByLabel("Ratio to").check();
  assert.equal(await row("jackson-json"), "1.00×");
  await page.getByLabel("Baseline").selectOption("avro-generic");
  assert.equal(await row("avro-generic"), "1.00×");
  assert.equal(await row("jackson-json"), "2.00×");
  await page.getByLabel("Absolute").check();
  assert.match(await row("jackson-json"), /^[\d,]+$/);
});

test("reset takes back unit and baseline, and what is chosen right after it holds", async () => {
  const baseline = page.getByLabel("Baseline");
  await baseline.selectOption("avro-generic");
  assert.equal(await page.getByLabel("Ratio to").isChecked(), true);
  await page.getByRole("button", { name: "Reset" }).click();
  assert.equal(await page.getByLabel("Absolute").isChecked(), true);
  assert.equal(await baseline.inputValue(), "jackson-json");
  const means = await columnOf("size: mean");
  assert.match((await cells(means))[(await cells(1)).indexOf("jackson-json")], /^[\d,]+$/);
  // Within one task of the page, as fast as anybody could.
  await page.evaluate(() => {
    /** @type {HTMLElement} */ (document.querySelector("button[type=reset]")).click();
    /** @type {HTMLElement} */ (document.querySelector("input[value=text]")).click();
  });
  assert.deepEqual(await cells(1), ["broken", "fastjson2 †", "jackson-json", "jaxb"]);
  assert.equal(await page.locator(".count").innerText(), "4 of 9 codecs");
});

test("the table is copied as CSV as it is shown", async () => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByLabel("text", { exact: true }).check();
  await page.getByRole("button", { name: "Copy as CSV" }).click();
  await page.getByText("copied", { exact: true }).waitFor();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).trim().split(/\r?\n/);
  assert.equal(lines.length, 5);
  assert.match(lines[0], /^codec,format,layout,family,size rank,size mean bytes,/);
  assert.match(lines[3], /^jackson-json,JSON,,text,\d,\d+(\.\d+)?,/);
});

test("behind every chart is a table of the same figures", async () => {
  await readThrough(page);
  const figures = page.locator("figure:visible");
  const count = await figures.count();
  assert.ok(count > 15, `${count} charts`);
  for (let index = 0; index < count; index++) {
    const figure = figures.nth(index);
    await figure.scrollIntoViewIfNeeded();
    await figure.locator(".chart svg").waitFor();
    await figure.locator("summary").click();
    await figure.locator("tbody tr").first().waitFor();
  }
});

test("ties are bracketed, and stages stand beside the whole", async () => {
  const serialize = page.locator("#time figure").first();
  await serialize.scrollIntoViewIfNeeded();
  await serialize.locator(".chart svg").waitFor();
  const members = await serialize
    .locator("svg path")
    .evaluateAll((paths) => paths.filter((path) => path.getAttribute("fill") === "#566069").length);
  assert.ok(members >= 4, `${members} dots of brackets`);
  await serialize.locator("summary").click();
  await serialize.locator("tbody").waitFor();
  assert.match(await serialize.locator("tbody").innerText(), /1=|2=|3=|4=|5=/);
  await page.locator("#stages summary").click();
  await page.locator("#stages thead").waitFor();
  assert.match(
    await page.locator("#stages thead").innerText(),
    /to-native\s+write\s+serialize\s+read\s+from-native\s+deserialize/,
  );
});

test("what has no figure is named with its reason, and losses are declared", async () => {
  assert.match(
    await page.locator("#missing").innerText(),
    /jaxb\s+refused\s+size, serialize, deserialize\s+XML 1\.0 cannot hold/,
  );
  assert.match(await page.locator("#missing").innerText(), /broken\s+failed\s+serialize\s+record 3: deserialize/);
  assert.match(await page.locator("#codecs").innerText(), /fastjson2 †/);
  assert.match(await page.locator("#codecs").innerText(), /-0\.0 comes back as 0\.0/);
});

test("derived schemas are readable and the command that repeats the run can be copied", async () => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.locator("#schemas").getByText("protobuf", { exact: false }).first().click();
  await page.locator("#schemas pre", { hasText: "message Order {}" }).waitFor();
  await page.locator("#schemas").getByRole("button", { name: "Copy" }).first().click();
  await page.locator("#schemas").getByText("copied", { exact: true }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "message Order {}\n");
  assert.equal(await page.locator("#conditions pre").innerText(), "./wirecost run --codec 'jackson-*,protobuf-java'");
});

test("the keyboard reaches everything in order, the answer first", async () => {
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Skip to the answer");
  await page.keyboard.press("Enter");
  await page.waitForURL("**#answer");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.closest(".answer") !== null), true);
});

test("on paper every chart is drawn, in light colours, and controls are gone", async () => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.waitForFunction(() =>
    [...document.querySelectorAll("figure:not([hidden]) .chart")].every((chart) => chart.querySelector("svg")),
  );
  assert.equal(await page.locator(".controls").isVisible(), false);
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), "rgb(255, 255, 255)");
});

test("a trial's id is its anchor", async () => {
  const cell = page.locator('[id="transactions/jvm/protobuf-java/serialize"]');
  assert.match(await cell.innerText(), /µs|ns|ms/);
});
