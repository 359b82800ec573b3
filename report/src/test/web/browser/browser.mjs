/**
 * @import {Browser, Page} from "playwright-core"
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, afterEach, before, test as nodeTest } from "node:test";
import { pathToFileURL } from "node:url";
import { chromium, errors } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The network is closed where reports are tested, and nothing here needs it. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** @type {Map<Page, string[]>} */
const problems = new Map();

/** @returns {Promise<Browser>} */
export function launch() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
}

/**
 * Where a report is, as a browser has it.
 *
 * @param {string} name
 */
export function urlOf(name) {
  return pathToFileURL(join(process.env.REPORTS ?? "target/reports", `${name}.html`)).href;
}

/**
 * A browser for the tests of one file.
 *
 * A browser without a screen sometimes shows no frame any more, and whoever waits for one waits in vain. So a test that
 * waited in vain runs once more in a new browser. What it asserts has one chance.
 *
 * @returns what declares a test, and what opens a report in it; after each test all reports are closed, which would go
 *   on drawing
 */
export function browserForTests() {
  /** @type {Browser} */
  let browser;
  before(async () => {
    browser = await launch();
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  after(() => browser.close());
  const renew = async () => {
    await browser.close();
    browser = await launch();
  };
  return {
    test: (/** @type {string} */ name, /** @type {() => Promise<void>} */ body) =>
      nodeTest(name, () => withSecondChance(body, renew)),
    open: (/** @type {string} */ name, /** @type {Window} */ window = {}) => open(browser, name, window),
  };
}

/**
 * Runs a test's body, and once more if it waited in vain.
 *
 * @param {() => Promise<void>} body
 * @param {() => Promise<void>} renew replaces the browser
 */
export async function withSecondChance(body, renew) {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) {
      throw error;
    }
    console.error(`once more in a new browser: ${error.message}`);
    await renew();
    await body();
  }
}

/** @typedef {{width?: number, colorScheme?: "light" | "dark"}} Window */

/**
 * Opens a report from disk; whatever goes wrong in it from then on is kept for {@link assertFlawless}.
 *
 * @param {Browser} browser
 * @param {string} name
 * @param {Window} window
 * @returns {Promise<Page>}
 */
async function open(browser, name, { width = 1400, colorScheme = "light" }) {
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
