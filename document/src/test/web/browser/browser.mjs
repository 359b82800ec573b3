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

/** A busy machine is slow; only what hangs takes as long. */
const TIMEOUT = 120_000;

/** @type {Map<Page, string[]>} */
const problems = new Map();

/** The browser of all tests of this process. @type {Browser} */
let browser;

before(async () => {
  browser = await launch();
});

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

after(() => browser.close());

/** @typedef {{width?: number, colorScheme?: "light" | "dark", javaScriptEnabled?: boolean, hash?: string}} Window */

/**
 * Opens a page of the folder PAGES from disk; whatever goes wrong in it from then on is kept for {@link assertFlawless}.
 *
 * @param {string} name
 * @param {Window} window
 * @returns {Promise<Page>}
 */
export async function open(name, { width = 1400, colorScheme = "light", javaScriptEnabled = true, hash = "" } = {}) {
  const url = pathToFileURL(join(process.env.PAGES ?? "target/pages", `${name}.html`)).href;
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, javaScriptEnabled });
  context.setDefaultTimeout(TIMEOUT);
  const page = await context.newPage();
  /** @type {string[]} */
  const found = [];
  problems.set(page, found);
  page.on("console", (message) => found.push(`console ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => found.push(`error: ${error.stack ?? error.message}`));
  page.on("request", (request) => {
    if (request.url().split("#")[0] !== url && !/^(?:data|blob):/.test(request.url())) {
      found.push(`request: ${request.url()}`);
    }
  });
  await page.goto(url + hash, { timeout: TIMEOUT });
  return page;
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
      (/** @type {any} */ { id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 5)
          .map((/** @type {any} */ { html }) => html)
          .join(" ")}`,
    );
  });
  assert.deepEqual(violations, []);
}

/**
 * Opens all folds, as a reader may.
 *
 * @param {Page} page
 */
export async function unfold(page) {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll("details")) {
      fold.open = true;
    }
  });
}

/**
 * Texts of a page's parts.
 *
 * @param {Page} page
 * @param {string} selector
 */
export function texts(page, selector) {
  return page.locator(selector).allTextContents();
}
