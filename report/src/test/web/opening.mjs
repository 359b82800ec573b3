/**
 * Prints how long reports take to open in Chromium, cold, the median of five: until the page answers and its first
 * chart is drawn.
 *
 *     node src/test/web/opening.mjs target/reports/large.html …
 */
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { launch } from "./browser/chromium.mjs";

const TIMES = 5;

for (const file of process.argv.slice(2)) {
  const millis = [];
  for (let time = 0; time < TIMES; time++) {
    millis.push(await opening(pathToFileURL(resolve(file)).href));
  }
  millis.sort((a, b) => a - b);
  console.log(
    `${file}: ${statSync(file).size} bytes, opens in ${Math.round(millis[TIMES >> 1])} ms (${millis.map(Math.round)})`,
  );
}

/** @param {string} url */
async function opening(url) {
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  const start = performance.now();
  await page.goto(url);
  await page.locator(".chart svg").first().waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const millis = performance.now() - start;
  await browser.close();
  return millis;
}
