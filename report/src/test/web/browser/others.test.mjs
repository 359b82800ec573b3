import assert from "node:assert/strict";
import { test } from "node:test";
import { assertFits, assertFlawless, open, readThrough } from "./browser.mjs";

test("a smoke run says so on the first screen and ranks nothing", async () => {
  const page = await open("smoke");
  const banner = page.locator(".head .banner");
  assert.match(
    await banner.innerText(),
    /smoke run This run shows that everything works \(one fork per speed trial, one block per codec in the pipeline\)\. Times are not ranked/i,
  );
  assert.ok(((await banner.boundingBox())?.y ?? 900) < 300);
  const findings = await page.locator(".findings").innerText();
  assert.doesNotMatch(findings, /Fastest|Smallest|beaten/);
  assert.match(findings, /only sizes count/);
  assert.match(findings, /All 2 codecs returned every record/);
  assert.doesNotMatch(await page.locator(".everything").innerText(), /\d=/);
  for (const chart of await page.locator("figure summary").all()) {
    await chart.click();
  }
  const empty = await page.locator("table").evaluateAll((tables) =>
    /** @type {HTMLTableElement[]} */ (tables).flatMap((table) => {
      const rows = [...table.tBodies[0].rows];
      const titles = [...(table.tHead?.rows[table.tHead.rows.length - 1].cells ?? [])];
      return titles
        .filter((_, column) => rows.length > 0 && rows.every((row) => row.cells[column].textContent === ""))
        .map((title) => title.textContent);
    }),
  );
  assert.deepEqual(empty, [], "columns that nothing is in");
  assertFlawless(page);
});

test("an empty run says why nothing has a figure", async () => {
  const page = await open("empty");
  assert.match(await page.locator(".findings").innerText(), /Nothing was measured/);
  assert.match(await page.locator(".head .banner").innerText(), /incomplete/i);
  assert.match(await page.locator("#missing").innerText(), /XML 1\.0 cannot hold/);
  assert.equal(await page.locator("figure").count(), 0);
  assertFlawless(page);
});

test("a hostile run renders as text and nothing of it runs", async () => {
  const page = await open("hostile");
  await readThrough(page);
  for (const listing of await page.locator(".listing summary").all()) {
    await listing.click();
  }
  for (const chart of await page.locator("figure summary").all()) {
    await chart.click();
  }
  await page.locator(".answer .chart svg").hover({ position: { x: 200, y: 150 } });
  await page.getByLabel("Ratio to").check();
  const found = await page.evaluate(
    (ORIGINAL) => ({
      // @ts-expect-error what the run's texts would set
      pwned: globalThis.pwned,
      inherited: Object.getOwnPropertyNames(Object.prototype).filter((name) => !ORIGINAL.includes(name)),
      strangers: document.querySelectorAll("img, iframe, object, embed, base, form form").length,
      scripts: document.scripts.length,
      handlers: document.querySelectorAll("[onload], [onerror], [onclick]").length,
      links: [...document.links].filter((link) => !link.href.startsWith(`${location.href.split("#")[0]}#`)).length,
    }),
    Object.getOwnPropertyNames(Object.prototype),
  );
  assert.deepEqual(found, { pwned: undefined, inherited: [], strangers: 0, scripts: 3, handlers: 0, links: 0 });
  assert.match(await page.locator("h1").innerText(), /<\/script><\/style><img src=x onerror="window\.pwned=1">/);
  assert.match(await page.locator("#missing").innerText(), /<svg onload=window\.pwned=1>/);
  assert.match(await page.locator("#codecs").innerText(), /__proto__/);
  assertFlawless(page);
});

test("a run without a schema says first what was inferred, and leads to how", async () => {
  const page = await open("inferred");
  const head = page.locator(".head");
  assert.match(await head.innerText(), /schema inferred from 1,000 records: 4 fields; see below/);
  assert.match(await head.locator(".banner").innerText(), /inferred schema 2 of 1,000 records were not written back/i);
  await head.getByRole("link", { name: "see below" }).click();
  const section = page.locator("#schema-found");
  assert.ok(((await section.boundingBox())?.y ?? 900) < 300, "the section is in sight");
  const rows = section.getByRole("region", { name: "Table of the inferred fields" }).locator("tbody tr");
  assert.equal(await rows.count(), 5);
  assert.match(await rows.nth(2).innerText(), /actor\.id\s+long\s+1,000 integers from 1 to 9\s+1, 2, 3/);
  assert.match(await section.innerText(), /actor: objects of 2 kinds, told apart by type: User \(56 %\) with email/);
  assert.match(await section.innerText(), /map of string, optional/);
  assertFlawless(page);
});

test("a run under a given schema has no such section", async () => {
  const page = await open("full");
  assert.equal(await page.locator("#schema-found").count(), 0);
});

test("the page's policy lets no other script run", async () => {
  const page = await open("full");
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "globalThis.injected = 1";
    document.body.append(script);
    // @ts-expect-error what the script would set
    return globalThis.injected;
  });
  assert.equal(ran, undefined);
});

test("200 codecs show their best 40 until asked for all", async () => {
  const page = await open("large");
  const chart = page.locator("#time figure").first();
  await chart.scrollIntoViewIfNeeded();
  const more = chart.getByRole("button", { name: "Show 160 more" });
  await more.click();
  assert.equal(await more.isVisible(), false);
  assert.ok(((await chart.locator(".chart").boundingBox())?.height ?? 0) > 200 * 20);
  assert.equal(await page.locator(".everything tbody tr").count(), 200);
  await readThrough(page);
  await assertFits(page);
  assertFlawless(page);
});
