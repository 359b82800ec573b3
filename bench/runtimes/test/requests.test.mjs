import assert from "node:assert/strict";
import { test } from "node:test";
import { measuring, opening } from "../src/requests.mjs";

test("a process writes all records of the dataset that it was opened for", () => {
  const place = { codec: "json", schema: "the schema", dataset: "the dataset" };
  assert.deepEqual(opening({ ...place, encoded: "the bytes" }), [
    { request: "open", ...place },
    { request: "encode", bytes: "the bytes" },
  ]);
});

test("a fork measures one operation, which is warm by then and has settled", () => {
  const [warm, slice] = measuring("deserialize");
  assert.deepEqual(warm, { request: "warm", operation: "deserialize", capNanos: 3_000_000_000 });
  const times = { leadNanos: 60_000_000, slotNanos: 40_000_000 };
  assert.deepEqual(slice, { request: "slice", operation: "deserialize", ...times, groups: Array(25).fill(0) });
});
