import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { Runner } from "../src/runner.mjs";

/** Answers with how many requests it has had. */
const PROGRAM = `
import { createInterface } from "node:readline";
let count = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { request } = JSON.parse(line);
  count++;
  if (request === "die") process.exit(1);
  const answer = request === "fail" ? { problem: { message: "no way" } } : { done: { count } };
  console.log("said by a library");
  console.log(JSON.stringify({ progress: {} }));
  console.log(JSON.stringify(answer));
}
`;

const folder = mkdtempSync(join(tmpdir(), "wirecost-runner-"));
writeFileSync(join(folder, "runner.json"), JSON.stringify({ command: [process.execPath, "runner.mjs"] }));
writeFileSync(join(folder, "runner.mjs"), PROGRAM);
after(() => rmSync(folder, { recursive: true }));

const runner = new Runner(folder);

test("one process answers one request after the other", async () => {
  assert.deepEqual(await runner.ask({ request: "open" }, { request: "encode" }, { request: "warm" }), { count: 3 });
});

test("each time it is another process", async () => {
  assert.deepEqual(await runner.ask({ request: "hello" }), { count: 1 });
  assert.deepEqual(await runner.ask({ request: "hello" }), { count: 1 });
});

test("what the runner cannot do ends the work", async () => {
  const asked = runner.ask({ request: "open" }, { request: "fail" }, { request: "die" });
  await assert.rejects(asked, /the runner cannot do {"request":"fail"}: no way/);
});

test("a process that ends too early is noticed", async () => {
  const asked = runner.ask({ request: "open" }, { request: "die" });
  await assert.rejects(asked, /the runner ended while it was asked {"request":"die"}/);
});
