/**
 * @import {Browser, Page} from "playwright-core"
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, afterEach, before } from "node:test";
import { pathToFileURL } from "node:url";
import { launch } from "./chromium.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** @type {Map<Page, string[]>} */
const problems = new Map();

/**
 * Where a report is, as a browser has it.
 *
 * @param {string} name
 */
export function urlOf(name) {
  return pathToFileURL(join(process.env.REPORTS ?? "target/reports", `${name}.html`)).href;
}

/** The browser of all tests of this process. @type {Browser} */
let browser;

before(async () => {
  browser = await launch();
});

/** Reports that stay open would go on drawing. */
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

after(() => browser.close());

/** @typedef {{width?: number, colorScheme?: "light" | "dark"}} Window */

/**
 * Opens a report from disk; whatever goes wrong in it from then on is kept for {@link assertFlawless}.
 *
 * @param {string} name
 * @param {Window} window
 * @returns {Promise<Page>}
 */
export async function open(name, { width = 1400, colorScheme = "light" } = {}) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
  /** @type {string[]} */
  const found = [];
  problems.set(page, found);
  page.on("console", (message) => found.push(`console ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => found.push(`error: ${error.stack ?? error.message}`));
  page.on("request", (request) => {
    if (request.url() !== urlOf(name) && !request.url().startsWith("data:")) {
      found.push(`request: ${request.url()}`);
    }
  });
  await page.goto(urlOf(name));
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

/**
 * Scrolls through the whole page, so that every chart is drawn.
 *
 * @param {Page} page
 */
export async function readThrough(page) {
  await page.evaluate(async () => {
    // A browser without a screen sometimes has no frame to show, and then never says so.
    const frame = () =>
      new Promise((done) => {
        requestAnimationFrame(() => setTimeout(done));
        setTimeout(done, 200);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      scrollTo(0, top);
      await frame();
      await frame();
    }
    scrollTo(0, 0);
    await frame();
  });
}

/**
 * No message on the console, no error, no request.
 *
 * @param {Page} page
 */
export function assertFlawless(page) {
  assert.deepEqual(problems.get(page), []);
}

/**
 * Nothing is wider than the window.
 *
 * @param {Page} page
 */
export async function assertFits(page) {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.equal(beyond, 0, `${beyond} pixels wider than the window`);
}

/**
 * No violation of any of axe's rules.
 *
 * @param {Page} page
 */
export async function assertAccessible(page) {
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    // @ts-expect-error axe has just been put there
    const { violations } = await globalThis.axe.run();
    return violations.map(
      (/** @type {any} */ { id, nodes }) => `${id}: ${nodes.map((/** @type {any} */ node) => node.html).join(" ")}`,
    );
  });
  assert.deepEqual(violations, []);
}
