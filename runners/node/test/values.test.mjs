import assert from "node:assert/strict";
import { test } from "node:test";
import { BinaryInput } from "../src/data/binary-input.mjs";
import { BinaryOutput } from "../src/data/binary-output.mjs";
import { Dataset } from "../src/data/dataset.mjs";
import { Schema } from "../src/data/schema.mjs";
import { ValueReader } from "../src/data/value-reader.mjs";
import { ValueWriter } from "../src/data/value-writer.mjs";

/** The example of docs/dataset-format.md. */
const EXAMPLE = Buffer.concat([
  Buffer.from("wirecost dataset"),
  Buffer.from("00000001" + "00000006", "hex"),
  Buffer.from("orders"),
  Buffer.from("000000b7", "hex"),
  Buffer.from(
    "root acme.Order\nrecord acme.Order\n  id long\n  note optional(string)\n  price decimal(9,2)\n" +
      "  state enum(acme.State)\n  tags array(string)\n  counts map(int)\nenum acme.State\n  OPEN\n  PAID\n",
  ),
  Buffer.from(
    "010000000000000007" +
      "00000001000000057374617465000000010000000450414944" +
      "0000000100000003616c6c00000002" +
      "0000000000000001010000000" +
      "36ec3a900000002ff6a00000004504149440000000100000001780000000100000001" +
      "6b00000102" +
      "fffffffffffffffe000000000100000000044f50454e0000000000000000",
    "hex",
  ),
]);

test("the example of the format becomes domain objects", () => {
  const dataset = new Dataset(EXAMPLE);

  assert.equal(dataset.name, "orders");
  assert.deepEqual(dataset.groups(), [
    {
      label: "all",
      records: [
        { id: 1n, note: "né", price: "-1.50", state: "PAID", tags: ["x"], counts: { k: 258 } },
        { id: -2n, price: "0.00", state: "OPEN", tags: [], counts: {} },
      ],
    },
  ]);
});

test("every reading makes new objects", () => {
  const dataset = new Dataset(EXAMPLE);

  assert.notEqual(dataset.groups()[0]?.records[0], dataset.groups()[0]?.records[0]);
});

test("a file that is cut short or goes on is refused with the place", () => {
  const cut = new Dataset(EXAMPLE.subarray(0, EXAMPLE.length - 1));
  const longer = new Dataset(Buffer.concat([EXAMPLE, Buffer.of(0)]));

  assert.throws(() => cut.groups(), /dataset, byte \d+: expected 4 bytes/);
  assert.throws(() => longer.groups(), /expected the end/);
});

const ALL = `root R
record R
  nothing null
  truth boolean
  i int
  l long
  f float
  d double
  b bytes
  s string
  day date
  tm time-millis
  tu time-micros
  im timestamp-millis
  iu timestamp-micros
  lm local-timestamp-millis
  lu local-timestamp-micros
  x fixed(F,2)
  n decimal(30,3)
  w decimal(4,0)
  u uuid
  e enum(E)
  o optional(int)
  a array(optional(record(S)))
  m map(array(null))
  proto int "__proto__"
enum E
  A
  B
record S
  o optional(long) "constructor"
  self optional(record(S))
`;

function example() {
  return {
    truth: true,
    i: -(2 ** 31),
    l: 2n ** 63n - 1n,
    f: Math.fround(0.1),
    d: -0,
    b: Uint8Array.of(0, 255),
    s: "Zoë 🚀 \0",
    day: 2 ** 31 - 1,
    tm: 86_399_999,
    tu: 86_399_999_999,
    im: -(2n ** 63n),
    iu: -1n,
    lm: 0n,
    lu: 2n ** 53n + 1n,
    x: Uint8Array.of(1, 2),
    n: "-123456789012345678901234567.890",
    w: "-7",
    u: "00112233-4455-6677-8899-aabbccddeeff",
    e: "B",
    a: [null, { constructor: 1n }, { self: { self: {} } }],
    m: { ["__proto__"]: [null, null], "": [] },
    ["__proto__"]: 1,
  };
}

/**
 * @param {string} schemaText
 * @param {unknown} record
 */
function throughBytes(schemaText, record) {
  const schema = Schema.parse(schemaText);
  const output = new BinaryOutput();
  new ValueWriter(schema, output).root(record);
  const input = new BinaryInput("test", output.view());
  const back = new ValueReader(schema, input).root();
  input.end();
  return back;
}

test("values of every type come back", () => {
  assert.deepEqual(throughBytes(ALL, example()), example());
});

test("a property called __proto__ is one of the object's own", () => {
  const back = throughBytes(ALL, example());

  assert.equal(Object.getPrototypeOf(back), Object.prototype);
  assert.deepEqual(Object.getOwnPropertyDescriptor(back, "__proto__")?.value, 1);
  assert.ok(Object.hasOwn(back.m, "__proto__"));
});

test("NaN has one form in bytes, whatever its bits were", () => {
  const output = new BinaryOutput();
  const odd = Buffer.from("fff8000000000001", "hex").readDoubleBE();
  output.float64(odd);
  output.float32(odd);

  assert.equal(output.view().toString("hex"), "7ff8000000000000" + "7fc00000");
});

test("output that outgrows its memory keeps what it has", () => {
  const output = new BinaryOutput();
  for (let i = 0; i < 100_000; i++) {
    output.int32(i);
  }
  output.raw(new Uint8Array(1_000_000));

  assert.equal(output.view().readInt32BE(99_999 * 4), 99_999);
  assert.equal(output.view().length, 1_400_000);
});

test("what is no domain object is refused with its place", () => {
  const wrong = [
    [{ i: 1n }, "i: expected an integer of 32 bits, got bigint 1"],
    [{ i: 2 ** 31 }, "i: expected an integer of 32 bits, got number 2147483648"],
    [{ i: -0 }, "i: expected an integer of 32 bits, got number -0"],
    [{ l: 5 }, "l: expected a bigint of 64 bits, got number 5"],
    [{ l: 2n ** 63n }, "l: expected a bigint of 64 bits, got bigint 9223372036854775808"],
    [{ f: 0.1 }, "f: expected a number that 32 bits hold, got number 0.1"],
    [{ d: "1" }, 'd: expected a number, got "1"'],
    [{ truth: 1 }, "truth: expected a boolean, got number 1"],
    [{ b: [1] }, "b: expected a Uint8Array, got an array of 1 elements"],
    [{ x: Uint8Array.of(1) }, "x: expected a Uint8Array of the type's size, got 1 bytes 01"],
    [{ s: "\ud83d" }, 's: expected a well-formed string, got "\\ud83d"'],
    [{ tm: 86_400_000 }, "tm: expected milliseconds of a day, got number 86400000"],
    [{ tu: 1n }, "tu: expected microseconds of a day, got bigint 1"],
    [{ n: "1.5" }, 'n: expected a decimal in plain notation with the type\'s scale, got "1.5"'],
    [{ w: "-0" }, 'w: expected a decimal in plain notation with the type\'s scale, got "-0"'],
    [{ w: "07" }, 'w: expected a decimal in plain notation with the type\'s scale, got "07"'],
    [{ u: "00112233-4455-6677-8899-AABBCCDDEEFF" }, /^u: expected a UUID in small letters/],
    [{ e: "C" }, 'e: expected a symbol of the enum, got "C"'],
    [{ o: undefined }, "o: expected no property for an absent field, got undefined"],
    [{ o: null }, "o: expected no property for an absent field, got null"],
    [{ nothing: null }, "nothing: expected no property for an absent field, got null"],
    [{ a: [{ self: { self: { constructor: 1 } } }] }, "a[0].self.self.o: expected a bigint of 64 bits, got number 1"],
    [{ a: [undefined] }, "a[0]: expected an object, got undefined"],
    [{ a: { 0: null } }, "a: expected an array, got an object of Object"],
    [{ m: new Map() }, "m: expected a plain object, got an object of Map"],
    [{ m: { k: [0] } }, "m{k}[0]: expected null, got number 0"],
    [{ more: 1 }, 'the record: expected no property "more", got number 1'],
  ];
  for (const [change, message] of wrong) {
    assert.throws(
      () => throughBytes(ALL, { ...example(), .../** @type {object} */ (change) }),
      { message },
      String(message),
    );
  }
});

test("a required field that is missing is refused, although every object inherits its name", () => {
  assert.throws(() => throughBytes('root R\nrecord R\n  a string "constructor"\n', {}), {
    message: "a: expected a property, got undefined",
  });
});

test("a record may be an object of a library's class if it has the properties itself", () => {
  class Item {
    a = 1;
  }
  class Lazy {
    get a() {
      return 1;
    }
  }
  const text = "root R\nrecord R\n  a int\n";

  assert.deepEqual(throughBytes(text, new Item()), { a: 1 });
  assert.throws(() => throughBytes(text, new Lazy()), { message: "a: expected a property, got undefined" });
});
