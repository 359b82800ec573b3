import assert from "node:assert/strict";
import { test } from "node:test";
import { isRecursive, parseType, Schema } from "../src/data/schema.mjs";

const ORDER = `root acme.Order
record acme.Order
  id long
  note optional(string)
  price decimal(9,2)
  state enum(acme.State)
  tags array(string)
  counts map(int)
enum acme.State
  OPEN
  PAID
`;

test("the text of a schema becomes records and enums", () => {
  const schema = Schema.parse(ORDER);

  assert.equal(schema.root, "acme.Order");
  assert.deepEqual(schema.enums.get("acme.State"), ["OPEN", "PAID"]);
  assert.deepEqual(schema.fields("acme.Order")[2], {
    name: "price",
    type: { kind: "decimal", precision: 9, scale: 2 },
    wireName: "price",
  });
});

test("an enum's type has its symbols although the enum is defined behind it", () => {
  const state = Schema.parse(ORDER).fields("acme.Order")[3];

  assert.deepEqual(state?.type, { kind: "enum", name: "acme.State", symbols: ["OPEN", "PAID"] });
});

test("a key is the field's wire name, whatever characters it has", () => {
  const schema = Schema.parse('root R\nrecord R\n  a int "event-id"\n  b int "a b \\u0000\\u0022"\n  c int ""\n');

  assert.deepEqual(
    schema.fields("R").map((field) => field.wireName),
    ["event-id", 'a b \0"', ""],
  );
});

test("the fixed of a decimal or a uuid is its size only", () => {
  assert.deepEqual(parseType("decimal(18,4,fixed(a.B,9))", new Map()), {
    kind: "decimal",
    precision: 18,
    scale: 4,
    size: 9,
  });
  assert.deepEqual(parseType("uuid(fixed(a.B,16))", new Map()), { kind: "uuid", size: 16 });
  assert.deepEqual(parseType("uuid", new Map()), { kind: "uuid" });
});

test("types lie in each other", () => {
  assert.deepEqual(parseType("array(optional(map(fixed(F,2))))", new Map()), {
    kind: "array",
    of: { kind: "optional", of: { kind: "map", of: { kind: "fixed", name: "F", size: 2 } } },
  });
});

test("a text that is no schema is refused", () => {
  for (const [text, reason] of [
    ["record R\n", /begins with its root/],
    ["root R\nrecord R", /ends with a line feed/],
    ["root R\nrecord S\n", /no record R/],
    ["root R\nrecord R\n  a record(S)\n", /no record S/],
    ["root R\nrecord R\n  a enum(S)\n", /no enum S/],
    ["root R\nrecord R\n  a uint64\n", /unknown type: uint64/],
    ["root R\nrecord R\n  a array(int\n", /expected \), got the end/],
    ["root R\nrecord R\n  a int)\n", /expected its end, got \)/],
    ["root R\nrecord R\n  a int key\n", /a key in double quotes/],
    ["root R\nchoice R\n", /neither record, union nor enum/],
  ]) {
    assert.throws(() => Schema.parse(/** @type {string} */ (text)), { message: /** @type {RegExp} */ (reason) });
  }
});

test("a record that reaches itself through others is recursive", () => {
  const recursive = "root A\nrecord A\n  b optional(record(B))\nrecord B\n  a array(map(record(A)))\n";
  const tree = "root A\nrecord A\n  b record(B)\n  c record(B)\nrecord B\n  x int\n";

  assert.equal(isRecursive(Schema.parse(recursive)), true);
  assert.equal(isRecursive(Schema.parse(tree)), false);
});
