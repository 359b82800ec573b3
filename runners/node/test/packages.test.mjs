import assert from "node:assert/strict";
import { existsSync, lstatSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test as nodeTest } from "node:test";
import { CopiedRunner } from "./support/copied-runner.mjs";

const CODEC_FILE = `export default {
  package: "some-library",
  codecs: [
    { name: "plain", format: "JSON", family: "text", backEnd: "JavaScript" },
    { name: "native", format: "JSON", family: "text", backEnd: async () => (await import("some-library")).engine },
    { name: "half", format: "JSON", family: "text", backEnd: "JavaScript", direction: "serialize", partner: "native" },
  ],
  refused: [{ name: "other", library: "npm:other-library", reason: "does not compile" }],
};`;

/** @type {CopiedRunner} */
let copy;
/** @type {string} */
let packages;
/** @type {string} */
let link;

/**
 * A test with a runner of its own.
 *
 * @param {string} name
 * @param {() => Promise<void>} body
 */
function test(name, body) {
  nodeTest(name, async () => {
    copy = new CopiedRunner(CODEC_FILE);
    packages = join(copy.folder, "packages");
    link = join(copy.home, "node_modules");
    mkdirSync(join(packages, "node_modules"), { recursive: true });
    await body().finally(() => copy.delete());
  });
}

/** @param {string} index source of the library */
function install(index) {
  const library = join(packages, "node_modules", "some-library");
  mkdirSync(library);
  writeFileSync(join(library, "package.json"), '{"version": "7.7.7", "type": "module", "main": "index.js"}');
  writeFileSync(join(library, "index.js"), index);
}

/** What hello tells of a runner whose packages are elsewhere. */
async function hello() {
  const runner = copy.start({ ...process.env, WIRECOST_NODE_PACKAGES: packages });
  const done = await runner.ask({ request: "hello", protocol: 2 });
  await runner.close();
  return {
    /** @type {string[]} */
    codecs: done.codecs.map((/** @type {any} */ codec) => `${codec.name} ${codec.version} ${codec.backEnd}`),
    /** @type {{ name: string, library: string, reason: string }[]} */
    refused: done.refused,
  };
}

test("packages that are installed elsewhere are linked, and read for their versions", async () => {
  install('export const engine = "C++";');

  assert.deepEqual((await hello()).codecs, ["plain 7.7.7 JavaScript", "native 7.7.7 C++", "half 7.7.7 JavaScript"]);
  assert.ok(lstatSync(link).isSymbolicLink());
});

test("a link to packages of another time is made again", async () => {
  install('export const engine = "C++";');
  mkdirSync(join(copy.folder, "older"));
  symlinkSync(join(copy.folder, "older"), link, "junction");

  assert.equal((await hello()).codecs.length, 3);
});

test("a link that leads nowhere is made again", async () => {
  symlinkSync(join(copy.folder, "gone"), link, "junction");
  await hello();

  assert.ok(existsSync(link));
});

test("packages that are there already stay", async () => {
  install("");
  mkdirSync(link);

  assert.deepEqual((await hello()).codecs, []);
  assert.ok(!lstatSync(link).isSymbolicLink());
});

test("processes that start together do not disturb each other", async () => {
  install("");
  symlinkSync(join(copy.folder, "gone"), link, "junction");
  const all = await Promise.all([hello(), hello(), hello()]);

  assert.deepEqual(
    all.map(({ codecs }) => codecs[0]),
    Array(3).fill("plain 7.7.7 JavaScript"),
  );
});

test("a codec whose package is not installed is refused with what to do, beside those that cannot run at all", async () => {
  const { codecs, refused } = await hello();
  const reason = "npm package some-library is not installed; install it: wirecost setup node";

  assert.deepEqual(codecs, []);
  assert.deepEqual(refused, [
    { name: "plain", library: "npm:some-library", reason },
    { name: "native", library: "npm:some-library", reason },
    { name: "half", library: "npm:some-library", reason },
    { name: "other", library: "npm:other-library", reason: "does not compile" },
  ]);
});

test("a codec whose package does not load is refused, and those that it is the partner of", async () => {
  install('throw new Error("no compiler was there");');
  const { codecs, refused } = await hello();
  const notLoaded = "its package does not load: no compiler was there";
  const alone = "it has one direction only, and native, its partner, is not there";

  assert.deepEqual(codecs, ["plain 7.7.7 JavaScript"]);
  assert.deepEqual(refused.slice(1), [
    { name: "native", library: "npm:some-library", reason: notLoaded },
    { name: "half", library: "npm:some-library", reason: alone },
  ]);
});
