import assert from "node:assert/strict";
import { test } from "node:test";
import { assertFlawless, open } from "./browser.mjs";

test("forks that were measured again are told in the head, and shaded in the strip of the machine's speed", async () => {
  const page = await open("quiet");
  assert.match(
    await page.locator(".head .where").innerText(),
    /2 of 12 forks were measured again: the machine was busy/,
  );
  assert.equal(await page.locator(".head .banner").count(), 0);
  const strip = page.locator("#machine");
  await strip.scrollIntoViewIfNeeded();
  await strip.locator("svg").waitFor();
  assert.match(await strip.innerText(), /or during which other programs took more than 10 % of the processors/);
  assert.match(await strip.locator(".note").innerText(), /Shaded: a disturbed fork that was measured again/);
  await strip.locator("summary").click();
  await strip.locator("tbody tr").first().waitFor();
  const rows = await strip.locator("tbody tr").allInnerTexts();
  assert.equal(rows.length, 14);
  assert.equal(rows.filter((row) => row.includes("measured again")).length, 2);
  assertFlawless(page);
});

test("a window says which codec and operations it is about", async () => {
  const page = await open("quiet");
  const chart = page.locator("#machine .chart");
  await chart.scrollIntoViewIfNeeded();
  const box = await chart.locator("svg").boundingBox();
  assert.ok(box);
  // The last of 14 forks is a voided one.
  await page.mouse.move(box.x + box.width - 40, box.y + box.height / 2 - 40);
  const tip = page.locator("#machine .chart").getByText("serialize, deserialize, round 3");
  await tip.waitFor();
  assert.match(
    await chart.innerText(),
    /jackson-cbor[\s\S]*other programs took 34 % of the processors[\s\S]*measured again/,
  );
  assertFlawless(page);
});

test("a busy machine is told with what to do, and figures that it concerns are marked", async () => {
  const page = await open("restless");
  assert.match(await page.locator(".head .banner").innerText(), /busy machine.*varied by ±9.*Close other programs/is);
  const chart = page.locator("#time figure").first();
  assert.match(await chart.locator("h3").innerText(), /processor time \(avro-generic: time on the wall\)/);
  assert.match(
    await chart.locator(".note").innerText(),
    /‡ jackson-cbor: serialize was not warm in 1 of 3 forks.*‡ jackson-json: a rough figure/,
  );
  assertFlawless(page);
});

test("a run without witnesses has no strip", async () => {
  const page = await open("full");
  assert.equal(await page.locator("#machine").count(), 0);
  assertFlawless(page);
});
