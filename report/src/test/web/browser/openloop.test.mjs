import assert from "node:assert/strict";
import { test } from "node:test";
import { assertFlawless, open, readThrough } from "./browser.mjs";

test("latencies stand over their percentiles, with a table of them all, on the first screen too", async () => {
  const page = await open("rate");
  assert.ok(((await page.locator(".answer .chart").boundingBox())?.y ?? 900) < 450, "the chart is on the first screen");
  const figure = page.locator("#open-loop figure");
  await figure.scrollIntoViewIfNeeded();
  for (const text of ["90 %", "99 %", "99.9 %", "avro-generic", "jackson-json"]) {
    await figure.locator(`svg >> text="${text}"`).first().waitFor();
  }
  await figure.locator("summary").click();
  assert.match(await figure.locator("thead").innerText(), /50 %\s[\s\S]*99\.9 %\s+most/);
  assert.match(await figure.locator("tbody").innerText(), /avro-generic\s+\d\.\d\d ms \(\d/);
  const cells = page.locator("#open-loop .apart");
  assert.match(await cells.innerText(), /capnproto\s+pipeline@rate=5000\s[\s\S]*0 of 3/);
  assert.match(
    await page.locator(".findings").innerText(),
    /5,000 messages\/s are not sustained throughout by capnproto/,
  );
  await page.getByLabel("text", { exact: true }).check();
  assert.doesNotMatch(await cells.innerText(), /capnproto/);
  assertFlawless(page);
});

test("sustained rates are ranked, highest first, and what sustains none is named", async () => {
  const page = await open("max-rate");
  const figure = page.locator("#open-loop figure");
  await figure.scrollIntoViewIfNeeded();
  await figure.locator(".chart svg").waitFor();
  await figure.locator("summary").click();
  await figure.locator("tbody tr").first().waitFor();
  const rows = await figure.locator("tbody tr").allInnerTexts();
  assert.match(rows[0], /avro-generic\s[\s\S]*1$/);
  assert.match(rows[1], /jackson-json\s[\s\S]*2$/);
  assert.match(await page.locator("#open-loop .apart").innerText(), /capnproto\s+pipeline@rate=max\s+none/);
  const findings = await page.locator(".findings").innerText();
  assert.match(findings, /Highest rate with 99 % of the messages within 100 ms: avro-generic, 8,\d\d\d messages\/s/);
  assert.match(findings, /No rate that was tried is sustained by capnproto/);
  assertFlawless(page);
});

test("of many lines those that nobody needs are faint until asked for, whatever they are called", async () => {
  const page = await open("rate-many");
  const figure = page.locator("#open-loop figure");
  await figure.scrollIntoViewIfNeeded();
  await figure.locator(".chart svg").waitFor();
  const labels = () => figure.locator("svg text", { hasText: /codec-|jackson|script|__proto__/ }).count();
  assert.ok((await labels()) <= 8, `${await labels()} labels`);
  await figure.getByRole("button", { name: "all" }).click();
  assert.equal(await labels(), 11);
  await readThrough(page);
  // @ts-expect-error what the run's texts would set
  assert.equal(await page.evaluate(() => globalThis.pwned), undefined);
  assertFlawless(page);
});
