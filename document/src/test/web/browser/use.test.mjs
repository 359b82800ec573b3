/** @import {Page} from "playwright-core" */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { assertAccessible, assertFlawless, open, texts } from "./browser.mjs";

/**
 * Words of the cells of a column, from the top.
 *
 * @param {Page} page
 * @param {string} section
 * @param {number} column counted from 1
 */
function column(page, section, column) {
  return texts(page, `#${section} > .scroll tbody tr:visible > :nth-child(${column})`);
}

test("a title sorts by keyboard, upwards, downwards and back, and nothing is last", async () => {
  const page = await open("full");
  const title = page.locator("#times thead th", { hasText: "read" }).first();
  const orders = [
    ["ascending", ["gamma", "alpha-json", "beta", "delta"]],
    ["descending", ["beta", "alpha-json", "gamma", "delta"]],
    [null, ["alpha-json", "beta", "gamma", "delta"]],
  ];
  for (const [direction, order] of orders) {
    await title.locator("button").press("Enter");
    assert.equal(await title.getAttribute("aria-sort"), direction);
    assert.deepEqual(await column(page, "times", 1), order);
  }
  assertFlawless(page);
});

test("a filter hides rows of all tables and dims marks; reset shows them again", async () => {
  const page = await open("full");
  await page.getByLabel("Filter codecs").fill("json");
  assert.deepEqual(await column(page, "sizes", 1), ["alpha-json"]);
  assert.deepEqual(await column(page, "times", 1), ["alpha-json"]);
  assert.equal(await page.getByText("1 of 4 codecs").count(), 1);
  assert.ok((await page.locator("svg .faded[data-codec=beta]").count()) > 0);
  assert.equal(await page.locator("svg .faded[data-codec=alpha-json]").count(), 0);
  await page.getByRole("button", { name: "Reset" }).click();
  assert.equal((await column(page, "sizes", 1)).length, 4);
  assert.equal(await page.locator(".faded").count(), 0);
  assertFlawless(page);
});

test("a codec that is picked in a table or a chart is picked out everywhere, until Escape", async () => {
  const page = await open("full");
  const name = page.locator("#sizes tbody button", { hasText: "beta" });
  await name.press("Enter");
  assert.equal(await name.getAttribute("aria-pressed"), "true");
  assert.ok((await page.locator("svg .picked[data-codec=beta]").count()) > 0);
  assert.ok((await page.locator("svg .faded[data-codec=gamma]").count()) > 0);
  await assertAccessible(page);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".picked, .faded").count(), 0);
  await page.locator("svg [data-codec=gamma]:visible").first().dispatchEvent("click");
  assert.equal(await page.locator("tr.picked[data-codec=gamma]").count(), 3);
  await page.locator("#sizes tbody button", { hasText: "gamma" }).click();
  assert.equal(await page.locator(".picked").count(), 0);
  assertFlawless(page);
});

test("ratios are to the chosen codec, what holds against the first one only is gone, and reset brings it back", async () => {
  const page = await open("full");
  const before = [await column(page, "times", 3), await column(page, "times", 4)];
  assert.deepEqual(before, [
    ["1.00×", "2.00×", "0.50×", "–"],
    ["–", "1.80 to 2.20", "0.45 to 0.55", "–"],
  ]);
  await page.getByLabel("Ratios to").selectOption("beta");
  assert.deepEqual(await column(page, "times", 3), ["0.50×", "1.00×", "0.25×", ""]);
  assert.deepEqual(await column(page, "times", 4), ["", "", "", ""]);
  assert.equal((await texts(page, "#times thead button"))[2], "to beta");
  await page.locator("#times thead button", { hasText: "to beta" }).click();
  assert.deepEqual(await column(page, "times", 1), ["gamma", "alpha-json", "beta", "delta"]);
  await page.getByLabel("Ratios to").selectOption("gamma");
  assert.match((await texts(page, "#times details .note"))[0], /as measured: it has no one figure of gamma/);
  await page.getByRole("button", { name: "Reset" }).click();
  assert.equal(await page.locator(".note").count(), 0);
  await page.locator("#times thead button", { hasText: "ratio" }).click();
  await page.locator("#times thead button", { hasText: "ratio" }).click();
  assert.deepEqual([await column(page, "times", 3), await column(page, "times", 4)], before);
  assertFlawless(page);
});

test("sliders move the link, and the table follows", async () => {
  const page = await open("full");
  const calculator = page.locator(".calculator");
  const first = () => calculator.locator("tbody tr").first().innerText();
  assert.match(await first(), /gamma/);
  await page.getByLabel("Bandwidth").press("Home");
  assert.match(await first(), /beta[\s\S]*link/);
  await page.getByLabel("Bandwidth").press("End");
  assert.match(await first(), /gamma[\s\S]*service A/);
  await page.getByLabel("Messages").press("End");
  assert.match(await first(), /too much for service A/);
  assert.equal(await page.getByLabel("Bandwidth").getAttribute("aria-valuetext"), "no limit");
  await page.getByLabel("Filter codecs").fill("beta");
  assert.match(await first(), /beta/);
  assertFlawless(page);
});

test("a table and a command can be copied, and a table is a file of figures", async () => {
  const page = await open("full");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.locator("#sizes > .actions").getByText("Copy").click();
  await page.locator("#sizes > .actions").getByText("Copied").waitFor();
  assert.match(await clipboard(), /^codec\tmean\nalpha-json\t200\nbeta\t120\n/);
  await page.locator("#conditions > .actions").getByText("Copy").click();
  await page.locator("#conditions > .actions").getByText("Copied").waitFor();
  assert.equal(await clipboard(), "./wirecost run\n  --codec 'a b'");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("#sizes > .actions").getByText("CSV").click(),
  ]);
  assert.equal(download.suggestedFilename(), "Sizes.csv");
  assert.match(
    readFileSync(await download.path(), "utf8"),
    /^codec,mean \[bytes\]\r\nalpha-json,200\.25\r\nbeta,120\r\n/,
  );
  assertFlawless(page);
});

test("an address within a fold opens it", async () => {
  const page = await open("full", { hash: "#times/beta" });
  assert.equal(await page.locator('[id="times/beta"]').isVisible(), true);
  assertFlawless(page);
});

test("the keyboard reaches the content first, and on paper folds are open and controls are gone", async () => {
  const page = await open("full");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Skip to the content");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator("nav").isVisible(), false);
  assert.equal(await page.getByText("In turns.").isVisible(), true);
});
