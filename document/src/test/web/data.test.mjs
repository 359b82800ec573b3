import assert from "node:assert/strict";
import { test } from "node:test";
import { csv, finds, sorted, tsv } from "../../main/web/data.mjs";

test("fields that need quotes have them, and nothing is nothing", () => {
  assert.equal(
    csv([
      ["a", 'say "hi", now', "two\nlines"],
      [1.5, undefined, -3],
    ]),
    'a,"say ""hi"", now","two\nlines"\r\n1.5,,-3\r\n',
  );
});

test("what a spreadsheet would run is text", () => {
  assert.equal(csv([["=1+1", "+1", "-1", "@x", "\t=1"]]), "'=1+1,'+1,'-1,'@x,'\t=1\r\n");
  assert.equal(tsv([["=1+1", "a\tb\nc", "±1"]]), "'=1+1\ta b c\t±1\n");
});

test("figures are ordered by value, texts as people count, and nothing is last in either direction", () => {
  const rows = [
    ["b", 10],
    ["none", undefined],
    ["a", 9],
    ["c", "text"],
  ];
  const order = (/** @type {"ascending" | "descending"} */ direction) =>
    sorted(rows, (row) => row[1], direction).map(([name]) => name);
  assert.deepEqual(order("ascending"), ["a", "b", "c", "none"]);
  assert.deepEqual(order("descending"), ["c", "b", "a", "none"]);
  assert.deepEqual(
    sorted(["10=", "9", "1"], (rank) => rank, "ascending"),
    ["1", "9", "10="],
  );
});

test("a filter finds parts of names and families; several words find more", () => {
  assert.ok(finds("", "avro", "schema-driven"));
  assert.ok(finds("AVR", "avro-generic", ""));
  assert.ok(finds("schema", "avro", "schema-driven"));
  assert.ok(finds("json, avro", "avro", "schema-driven"));
  assert.ok(!finds("json", "avro", "schema-driven"));
});
