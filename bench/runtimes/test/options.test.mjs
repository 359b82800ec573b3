import assert from "node:assert/strict";
import { test } from "node:test";
import { matching, parseOptions, WrongOption } from "../src/options.mjs";

test("by default all codecs are measured in eight rounds", () => {
  assert.deepEqual(parseOptions([], "there"), { rounds: 8, codec: "*", out: "there" });
});

test("options are taken as they are given", () => {
  const words = ["--rounds", "2", "--codec", "cbor*", "--out", "here"];
  assert.deepEqual(parseOptions(words, "there"), { rounds: 2, codec: "cbor*", out: "here" });
});

test("what is not understood is refused", () => {
  for (const words of [["--round", "2"], ["--rounds"], ["--rounds", "0"], ["--rounds", "many"]]) {
    assert.throws(() => parseOptions(words, "there"), WrongOption);
  }
});

test("a pattern matches whole names", () => {
  const names = ["json", "bson", "cbor-x"];
  assert.deepEqual(matching(names, "*son"), ["json", "bson"]);
  assert.deepEqual(matching(names, "json"), ["json"]);
  assert.deepEqual(matching(names, "c*-x"), ["cbor-x"]);
  assert.throws(() => matching(names, "so"), WrongOption);
});
