import assert from "node:assert/strict";
import { test } from "node:test";
import { Schema } from "../src/data/schema.mjs";
import { plainForm } from "../src/forms/plain.mjs";
import { thrownKind } from "../src/protocol/thrown-kind.mjs";

/** @typedef {import("../src/forms/plain.mjs").Dialect} Dialect */

const HEX = {
  write: (/** @type {Uint8Array} */ bytes) => Buffer.from(bytes).toString("hex"),
  read: (/** @type {string} */ text) => new Uint8Array(Buffer.from(text, "hex")),
};

const SHOP = Schema.parse(`root Order
record Order
  id long "order-id"
  note optional(string)
  nothing null
  total int
  items array(record(Item))
  gift optional(record(Item))
  prices map(optional(bytes))
record Item
  sku string
  bytes optional(bytes)
`);

function order() {
  return {
    "order-id": 1n,
    note: "n",
    total: 2,
    items: [{ sku: "a", bytes: Uint8Array.of(1) }, { sku: "b" }],
    prices: { p: null, q: Uint8Array.of(2) },
  };
}

/**
 * @param {Schema} schema
 * @param {Dialect} dialect
 * @param {any} record
 */
function plainOf(schema, dialect, record) {
  const form = plainForm(schema, dialect);
  const plain = form.write(record);
  assert.deepEqual(form.read(plain), record);
  return plain;
}

test("without anything to change an object is passed on as it is", () => {
  const form = plainForm(SHOP, { leaves: {} });
  const given = order();

  assert.equal(form.isIdentity, true);
  assert.equal(form.write(given), given);
  assert.equal(form.read(given), given);
});

test("leaves are carried wherever they stand", () => {
  assert.deepEqual(plainOf(SHOP, { leaves: { bytes: HEX } }, order()), {
    "order-id": 1n,
    note: "n",
    total: 2,
    items: [{ sku: "a", bytes: "01" }, { sku: "b" }],
    prices: { p: null, q: "02" },
  });
});

test("fields keep the order of the schema", () => {
  const form = plainForm(SHOP, { leaves: { bytes: HEX } });

  assert.deepEqual(Object.keys(form.write(order())), ["order-id", "note", "total", "items", "prices"]);
});

test("what holds nothing to change is passed on as it is", () => {
  const schema = Schema.parse("root R\nrecord R\n  b bytes\n  s record(S)\n  l array(int)\nrecord S\n  i int\n");
  const given = { b: Uint8Array.of(1), s: { i: 1 }, l: [1] };
  const plain = plainForm(schema, { leaves: { bytes: HEX } }).write(given);

  assert.equal(plain.s, given.s);
  assert.equal(plain.l, given.l);
});

test("asked for fresh objects, it passes on none", () => {
  const form = plainForm(SHOP, { leaves: {}, fresh: true });
  const given = order();
  const plain = form.write(given);

  assert.equal(form.isIdentity, false);
  assert.deepEqual(plain, given);
  assert.notEqual(plain, given);
  assert.notEqual(plain.items, given.items);
  assert.notEqual(plain.items[0], given.items[0]);
  assert.notEqual(plain.prices, given.prices);
});

test("records may be arrays in the order of the fields", () => {
  const plain = plainOf(SHOP, { leaves: {}, records: "places" }, order());

  assert.deepEqual(plain, [
    1n,
    "n",
    null,
    2,
    [
      ["a", Uint8Array.of(1)],
      ["b", null],
    ],
    null,
    order().prices,
  ]);
});

test("absent fields may be null", () => {
  const plain = plainOf(SHOP, { leaves: {}, absent: "null" }, order());

  assert.equal(plain.gift, null);
  assert.equal(plain.nothing, null);
  assert.equal(plain.items[1].bytes, null);
});

test("fields may stand under their names", () => {
  const plain = plainOf(SHOP, { leaves: {}, names: "field" }, order());

  assert.equal(plain.id, 1n);
  assert.ok(!Object.hasOwn(plain, "order-id"));
});

test("maps may be Maps", () => {
  const plain = plainOf(SHOP, { leaves: { bytes: HEX }, maps: "Map" }, order());

  assert.deepEqual(
    plain.prices,
    new Map([
      ["p", null],
      ["q", "02"],
    ]),
  );
});

test("maps may be lists of entries, where an absent value is left out or null", () => {
  const omitting = plainOf(SHOP, { leaves: { bytes: HEX }, maps: "entries" }, order());
  const withNull = plainOf(SHOP, { leaves: { bytes: HEX }, maps: "entries", absent: "null" }, order());

  assert.deepEqual(omitting.prices, [{ key: "p" }, { key: "q", value: "02" }]);
  assert.deepEqual(withNull.prices, [
    { key: "p", value: null },
    { key: "q", value: "02" },
  ]);
});

test("a list may be given in another form, such as one element alone", () => {
  const array = (/** @type {any} */ value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
  const form = plainForm(SHOP, { leaves: {}, array, maps: "entries" });

  assert.deepEqual(form.read({ "order-id": 1n, total: 2, items: { sku: "a" } }), {
    "order-id": 1n,
    total: 2,
    items: [{ sku: "a" }],
    prices: {},
  });
});

test("a reader drops null and undefined for an absent field", () => {
  const { read } = plainForm(SHOP, { leaves: { bytes: HEX } });
  const plain = { "order-id": 1n, note: null, nothing: null, total: 2, items: [], gift: undefined, prices: {} };

  assert.deepEqual(read(plain), { "order-id": 1n, total: 2, items: [], prices: {} });
});

test("a carrier with two parameters is given the type", () => {
  const schema = Schema.parse("root R\nrecord R\n  a decimal(9,2)\n  b decimal(9,3)\n");
  const decimal = { write: (/** @type {any} */ value, /** @type {any} */ type) => `${value}/${type.scale}` };

  assert.deepEqual(plainForm(schema, { leaves: { decimal } }).write({ a: "1.00", b: "1.000" }), {
    a: "1.00/2",
    b: "1.000/3",
  });
});

test("a record that contains itself is mapped to any depth", () => {
  const schema = Schema.parse(
    "root T\nrecord T\n  b bytes\n  left optional(record(T))\n  more map(array(record(T)))\n",
  );
  const tree = {
    b: Uint8Array.of(1),
    left: { b: Uint8Array.of(2), more: { x: [{ b: Uint8Array.of(3), more: {} }] } },
    more: {},
  };
  const plain = plainOf(schema, { leaves: { bytes: HEX } }, tree);

  assert.equal(plain.left.more.x[0].b, "03");
  assert.equal(plainForm(schema, { leaves: {} }).isIdentity, true);
});

const HOSTILE = ["__proto__", "constructor", "toString", '"]; throw 1; //', "\n\u2028\0`${", "1", "", "\ud83d\ude80"];

/** @type {Dialect[]} */
const DIALECTS = [
  { leaves: {}, fresh: true },
  { leaves: { bytes: HEX } },
  { leaves: { bytes: HEX }, absent: "null" },
  { leaves: { bytes: HEX }, records: "places" },
  { leaves: { bytes: HEX }, names: "field", maps: "entries" },
  { leaves: { bytes: HEX }, maps: "Map" },
];

test("names that mean something to JavaScript are names like others", () => {
  for (const required of ["optional(bytes)", "bytes"]) {
    const fields = HOSTILE.map((key, i) => `  f${i} ${required} ${asciiKey(key)}\n`);
    const schema = Schema.parse(`root R\nrecord R\n  m map(bytes)\n${fields.join("")}`);
    const entries = HOSTILE.map((key, i) => /** @type {const} */ ([key, Uint8Array.of(i)]));
    const full = Object.fromEntries([["m", Object.fromEntries(entries)], ...entries]);
    for (const dialect of DIALECTS) {
      plainOf(schema, dialect, full);
      if (required.startsWith("optional")) {
        plainOf(schema, dialect, { m: {} });
      }
    }
  }
});

test("a field may be called __proto__ without a key", () => {
  const schema = Schema.parse("root R\nrecord R\n  __proto__ optional(bytes)\n  constructor bytes\n");
  for (const dialect of DIALECTS) {
    plainOf(schema, dialect, { ["__proto__"]: Uint8Array.of(1), constructor: Uint8Array.of(2) });
    plainOf(schema, dialect, { constructor: Uint8Array.of(2) });
  }
});

/** @param {string} key */
function asciiKey(key) {
  const escaped = key.replace(/[^ !#-[\]-~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return `"${escaped}"`;
}

test("what is missing, or is another thing than the schema has, is refused by no error of the language", () => {
  const { read } = plainForm(SHOP, { leaves: { bytes: HEX } });
  for (const damaged of [null, {}, { ...order(), items: "none" }, { ...order(), items: [undefined] }]) {
    assert.throws(
      () => read(damaged),
      (e) => {
        assert.deepEqual(thrownKind(e), {});
        assert.match(String(e), /^Error: the message does not fit the schema: TypeError: /);
        return true;
      },
    );
  }
});

test("a stack that is exhausted while a message is read is told as that", () => {
  const schema = Schema.parse("root Node\nrecord Node\n  next optional(record(Node))\n  bytes optional(bytes)\n");
  const { read } = plainForm(schema, { leaves: { bytes: HEX } });
  /** @type {any} */
  const endless = {};
  endless.next = endless;
  assert.throws(
    () => read(endless),
    (e) => thrownKind(e).exhausted === "stack",
  );
});
