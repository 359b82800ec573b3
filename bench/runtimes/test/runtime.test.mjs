import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Runner } from "../src/runner.mjs";
import { plainCodecs, runtimeOf } from "../src/runtime.mjs";

test("each runtime has a runner, and programs for six codecs", () => {
  for (const name of ["node", "php"]) {
    const runtime = runtimeOf(name);
    assert.equal(plainCodecs(runtime).length, 6);
    assert.ok(existsSync(new Runner(runtime.runner).program));
  }
});

test("programs have the options of the runner", () => {
  const { command, program } = new Runner(runtimeOf("php").runner);
  assert.equal(command[0], "php");
  assert.ok(command.includes("memory_limit=512M"));
  assert.equal(program, join(runtimeOf("php").runner, "runner.php"));
});

test("a runtime without programs is refused", () => {
  assert.throws(() => runtimeOf("perl"), /perl: programs are written for node and php/);
});
