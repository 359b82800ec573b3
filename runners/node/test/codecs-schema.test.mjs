import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import avroJs from "../src/codecs/avro-js.mjs";
import avsc from "../src/codecs/avsc.mjs";
import capnproto from "../src/codecs/capnproto.mjs";
import { RecordSchema } from "../src/codecs/jsonbinpack/record-schema.mjs";
import jsonbinpack from "../src/codecs/jsonbinpack.mjs";
import thrift from "../src/codecs/thrift.mjs";
import { Schema } from "../src/data/schema.mjs";
import { tamed } from "../src/forms/avro-schema.mjs";
import { joinInt64, splitInt64 } from "../src/forms/halves.mjs";
import { messageLeaves } from "../src/forms/leaves.mjs";
import { Lowered } from "../src/forms/lowered.mjs";
import { messageForm, propertyDialect } from "../src/forms/messages.mjs";
import { modernized } from "../src/generate/google.mjs";
import { thrownKind } from "../src/protocol/thrown-kind.mjs";

const SCHEMA = Schema.parse(`root Order
record Order
  id long
  proto optional(string) "__proto__"
  price decimal(9,2)
  state enum(State)
  tags optional(array(string))
  counts map(int)
  gone array(null)
enum State
  OPEN
  __proto__
`);

const LOWERED = Lowered.parse(
  JSON.stringify({
    root: "M1",
    messages: [
      {
        name: "M1",
        record: "Order",
        slots: [
          slot(1, "id", "long", { leaf: "long" }),
          slot(2, "__proto__", "optional(string)", { leaf: "string" }),
          slot(3, "price", "decimal(9,2)", { leaf: "decimal(9,2)" }),
          slot(4, "state", "enum(State)", { leaf: "enum(State)" }),
          slot(5, "tags", "optional(array(string))", { message: "M2" }),
          slot(6, "counts", "map(int)", { map: { leaf: "int" } }),
          slot(7, "gone", "array(null)", { list: { message: "M3" } }),
        ],
      },
      { name: "M2", box: "array(string)", slots: [slot(1, "value", "array(string)", { list: { leaf: "string" } })] },
      { name: "M3", box: "null", slots: [{ ...slot(1, "value", "null", { leaf: "null" }), optional: true }] },
    ],
    enums: [],
  }),
  SCHEMA,
);

/**
 * @param {number} number
 * @param {string} key
 * @param {string} type
 * @param {object} shape
 */
function slot(number, key, type, shape) {
  return { name: `f${number}`, field: key, key, type, optional: type.startsWith("optional"), shape };
}

/** @param {string[]} branches */
function unionOf(...branches) {
  return Schema.parse(`root U\nunion U\n${branches.map((branch) => `  ${branch}\n`).join("")}record Empty\n`);
}

const FORM = messageForm(LOWERED, propertyDialect({ leaves: messageLeaves() }));

/** @param {string} text of a field's type */
function schemaOf(text) {
  return Schema.parse(`root R\nrecord R\n  f ${text}\nrecord Empty\nenum E\n  toString\n`);
}

test("a message has numbered slots, unscaled decimals, and a box where an absent list must differ from an empty one", () => {
  const record = { id: 1n, price: "-1.50", state: "__proto__", tags: [], counts: { a: 1 }, gone: [null] };
  assert.deepEqual(FORM.write(record), {
    f1: 1n,
    f3: Uint8Array.of(0xff, 0x6a),
    f4: 1,
    f5: { f1: [] },
    f6: { a: 1 },
    f7: [{}],
  });
  assert.deepEqual(FORM.read(FORM.write(record)), record);
});

test("a message that lacks what the schema wants is refused by no error of the language", () => {
  for (const damaged of [
    {},
    { ...FORM.write({ id: 1n, price: "1.00", state: "OPEN", counts: {}, gone: [] }), f3: null },
  ]) {
    assert.throws(
      () => FORM.read(damaged),
      (e) => Object.keys(thrownKind(e)).length === 0 && /does not fit the schema/.test(String(e)),
    );
  }
});

test("slots of a union are branches", () => {
  const schema = Schema.parse("root R\nunion R\n  a optional(long)\n  b optional(string)\n");
  const branches = [
    slot(1, "a", "optional(long)", { leaf: "long" }),
    slot(2, "b", "optional(string)", { leaf: "string" }),
  ];
  const text = JSON.stringify({ root: "M1", messages: [{ name: "M1", record: "R", union: true, slots: branches }] });
  const lowered = Lowered.parse(text, schema);

  assert.deepEqual(
    lowered.root.slots.map(({ isBranch }) => isBranch),
    [true, true],
  );
  assert.ok(LOWERED.messages.every(({ slots }) => slots.every(({ isBranch }) => !isBranch)));
  const dialect = propertyDialect({
    leaves: messageLeaves(),
    set: ({ name, isBranch }, value) => `m.branch = { ${name}: ${isBranch ? value : "wrong"} };`,
  });
  assert.deepEqual(messageForm(lowered, dialect).write({ b: "x" }), { branch: { f2: "x" } });
});

test("a user's own message has its oneofs among its fields, its kinds, its numbers and its times", () => {
  const schema = Schema.parse(
    "root R\nrecord R\n  pay optional(record(P))\n  large decimal(20,0)\n  state enum(S)\n  keys map(long)\n" +
      "  at timestamp-micros\n  took decimal(21,9)\nunion P\n  a optional(long)\n  b optional(string)\nenum S\n  NO\n  YES\n",
  );
  const [seconds, nanos] = [slot(1, "seconds", "long", { leaf: "long" }), slot(2, "nanos", "int", { leaf: "int" })];
  const lowered = Lowered.parse(
    JSON.stringify({
      root: "M1",
      messages: [
        {
          name: "M1",
          record: "R",
          slots: [
            slot(1, "pay", "optional(record(P))", { message: "M2" }),
            slot(4, "large", "decimal(20,0)", { leaf: "decimal(20,0)", as: "fixed64" }),
            slot(5, "state", "enum(S)", { leaf: "enum(S)" }),
            slot(6, "keys", "map(long)", { map: { leaf: "long", as: "uint32" }, by: "bool" }),
            slot(7, "at", "timestamp-micros", { message: "M3" }),
            slot(8, "took", "decimal(21,9)", { message: "M4" }),
            slot(9, "fine", "timestamp-nanos", { message: "M5" }),
          ],
        },
        {
          name: "M2",
          record: "P",
          union: true,
          oneof: "f1",
          slots: [
            slot(2, "a", "optional(long)", { leaf: "long", as: "uint32" }),
            slot(3, "b", "optional(string)", { leaf: "string" }),
          ],
        },
        { name: "M3", parts: "timestamp-micros", slots: [seconds, nanos] },
        { name: "M4", parts: "decimal(21,9)", slots: [seconds, nanos] },
        { name: "M5", parts: "timestamp-nanos", slots: [seconds, nanos] },
      ],
      enums: [{ enum: "S", symbols: [{ symbol: "NO" }, { symbol: "YES", number: -3 }] }],
    }),
    schema,
  );
  const keys = {
    bool: { write: (/** @type {string} */ text) => `is ${text}`, read: (/** @type {string} */ key) => key.slice(3) },
  };
  const form = messageForm(lowered, propertyDialect({ leaves: messageLeaves(), keys }));
  const record = {
    pay: { a: 5n },
    large: "18446744073709551615",
    state: "YES",
    keys: { true: 7n },
    at: -500000n,
    took: "-3.000000001",
    fine: -1n,
  };

  assert.deepEqual(form.write(record), {
    f2: 5,
    f4: 18446744073709551615n,
    f5: -3,
    f6: { "is true": 7 },
    f7: { f1: -1n, f2: 500000000 },
    f8: { f1: -3n, f2: -1 },
    f9: { f1: -1n, f2: 999999999 },
  });
  assert.deepEqual(form.read(form.write(record)), record);
  const { pay, ...without } = record;
  assert.deepEqual(form.read(form.write(without)), without);
  assert.deepEqual(pay, { a: 5n });
  assert.equal(
    lowered.reason(({ by }) => by === "bool", "none"),
    "none",
  );
  assert.equal(
    lowered.reason(({ by }) => by === "int32", "none"),
    undefined,
  );
});

test("an absent field has no property, whatever an object inherits", () => {
  const record = { id: 1n, price: "0.00", state: "OPEN", counts: {}, gone: [] };
  const back = FORM.read(FORM.write(record));
  assert.deepEqual(Object.keys(back).sort(), ["counts", "gone", "id", "price", "state"]);
});

test("a field with the key __proto__ is a property as any other", () => {
  const record = { ["__proto__"]: "x", id: 1n, price: "0.00", state: "OPEN", counts: {}, gone: [] };
  const message = FORM.write(record);
  assert.equal(message.f2, "x");
  const back = FORM.read(message);
  assert.equal(Object.getPrototypeOf(back), Object.prototype);
  assert.equal(Object.getOwnPropertyDescriptor(back, "__proto__")?.value, "x");
});

test("the halves of 64-bit integers make them again", () => {
  for (const value of [0n, -1n, 2n ** 53n + 1n, 2n ** 63n - 1n, -(2n ** 63n)]) {
    assert.equal(splitInt64(value, joinInt64), value);
  }
});

test("an Avro schema is rewritten without a user's names of types, and with null for what may be absent", () => {
  const schema = {
    type: "record",
    name: "a.long",
    fields: [
      { name: "next", type: ["null", "a.long"] },
      { name: "at", type: { type: "long", logicalType: "timestamp-millis" } },
    ],
  };
  const domain = Schema.parse("root a.long\nrecord a.long\n  next optional(record(a.long))\n  at timestamp-millis\n");
  assert.deepEqual(tamed(schema, domain).text, {
    type: "record",
    name: "N_a_dlong",
    fields: [
      { name: "next", type: ["null", "N_a_dlong"], default: null },
      { name: "at", type: { type: "long", logicalType: "timestamp-millis" } },
    ],
  });
});

test("the libraries of Avro write the branch of a union, and a record around one that is not told from another", async () => {
  const schema = Schema.parse(`root Root
record Root
  u optional(record(U))
  all array(record(U))
union U
  i optional(int)
  l optional(long)
  s optional(string)
  t optional(string)
  v optional(record(V))
record V
  value string
`);
  const text = {
    type: "record",
    name: "Root",
    fields: [
      {
        name: "u",
        type: [
          "null",
          "int",
          "long",
          { type: "record", name: "US", fields: [{ name: "value", type: "string" }] },
          { type: "record", name: "UT", fields: [{ name: "value", type: "string" }] },
          { type: "record", name: "V", fields: [{ name: "value", type: "string" }] },
        ],
      },
      { name: "all", type: { type: "array", items: ["int", "long", "US", "UT", "V"] } },
    ],
  };
  const derived = await mkdtemp(join(tmpdir(), "avro-"));
  await writeFile(join(derived, "schema.avsc"), JSON.stringify(text));
  const record = { u: { t: "x" }, all: [{ i: 3 }, { l: 3n }, { s: "a" }, { t: "b" }, { v: { value: "c" } }] };
  for (const { codecs } of [avsc, avroJs]) {
    const codec = /** @type {any} */ (codecs[0]);
    const { serialize, deserialize } = await codec.open({ schema, derived, generated: "" });
    const bytes = Buffer.from(serialize(record));
    assert.equal(bytes.toString("hex"), "0802780a" + "0006" + "0206" + "040261" + "060262" + "080263" + "00");
    assert.deepEqual(JSON.parse(plain(deserialize(bytes))), JSON.parse(plain(record)));
  }
  await rm(derived, { recursive: true });
});

test("avsc reads what another version of the schema wrote; avro-js fails at bigints, as it has lost their type then", async () => {
  const older = Schema.parse(
    "root a.R\nrecord a.R\n  name string\n  count int\n  inner record(a.I)\nrecord a.I\n  at long\n",
  );
  const newer = Schema.parse(
    "root a.R\nrecord a.R\n  title string\n  count long\n  inner record(a.I)\n  added int\n  note optional(string)\nrecord a.I\n  at long\n",
  );
  const inner = { type: "record", name: "a.I", fields: [{ name: "at", type: "long" }] };
  const written = {
    type: "record",
    name: "a.R",
    fields: [
      { name: "name", type: "string" },
      { name: "count", type: "int" },
      { name: "inner", type: inner },
    ],
  };
  const read = {
    type: "record",
    name: "a.R",
    fields: [
      { name: "title", type: "string", aliases: ["name"] },
      { name: "count", type: "long" },
      { name: "inner", type: inner },
      { name: "added", type: "int", default: 7 },
      { name: "note", type: ["string", "null"], default: "none" },
    ],
  };
  const [before, after] = [await mkdtemp(join(tmpdir(), "avro-")), await mkdtemp(join(tmpdir(), "avro-"))];
  await writeFile(join(before, "schema.avsc"), JSON.stringify(written));
  await writeFile(join(after, "schema.avsc"), JSON.stringify(read));
  for (const { codecs } of [avsc, avroJs]) {
    const codec = /** @type {any} */ (codecs[0]);
    const { serialize } = await codec.open({ schema: older, derived: before, generated: "" });
    const versions = { writerSchema: JSON.stringify(written), readerSchema: JSON.stringify(read) };
    const { deserialize } = await codec.open({ schema: newer, derived: after, generated: "", ...versions });
    const bytes = Buffer.from(serialize({ name: "a", count: 3, inner: { at: 5n } }));
    const expected = { title: "a", count: 3n, inner: { at: 5n }, added: 7, note: "none" };
    if (codec.name === "avro-js") {
      assert.throws(() => deserialize(bytes), /this\._fromBuffer is not a function/);
    } else {
      assert.deepEqual(JSON.parse(plain(deserialize(bytes))), JSON.parse(plain(expected)));
    }
  }
  await rm(before, { recursive: true });
  await rm(after, { recursive: true });
});

/** @param {any} record */
function plain(record) {
  return JSON.stringify(record, (_, value) => (typeof value === "bigint" ? `${value}n` : value));
}

test("JSON BinPack gets a schema of the whole record, in place and without the bounds of types", () => {
  const schema = Schema.parse(`root R
record R
  n long
  price optional(double)
  tags array(string)
  counts map(int)
  inner record(Inner)
  gone null
record Inner
  state enum(State)
  next optional(record(R))
enum State
  OPEN
  DONE
`);
  assert.deepEqual(new RecordSchema(schema).root(), {
    type: "object",
    properties: {
      n: { type: "integer" },
      price: { type: "number" },
      tags: { type: "array", minItems: 0, items: { type: "string" } },
      counts: { type: "object", additionalProperties: { type: "integer" } },
      inner: {
        type: "object",
        properties: { state: { enum: ["OPEN", "DONE"] }, next: {} },
        required: ["state"],
        additionalProperties: false,
      },
    },
    required: ["n", "tags", "counts", "inner"],
    additionalProperties: false,
  });
});

test("JSON BinPack refuses a record with too many values to list them all", () => {
  const flags = (/** @type {number} */ count, /** @type {string} */ last) =>
    Schema.parse(`root R\nrecord R\n${Array.from({ length: count }, (_, i) => `  f${i} boolean`).join("\n")}\n${last}`);
  const refuses = jsonbinpack.codecs[0]?.refuses;
  assert.match(refuses?.(flags(17, "")) ?? "", /^the library lists all values of the record R, /);
  assert.equal(refuses?.(flags(15, "")), undefined);
  assert.equal(refuses?.(flags(17, "  text string\n")), undefined);
});

test("JSON BinPack refuses a record that may lack a field of a name that every object has", async () => {
  const { compileSchema, serialize } = await import("jsonbinpack");
  const encoding = await compileSchema({
    type: "object",
    properties: { valueOf: { type: "string" } },
    additionalProperties: false,
  });
  assert.throws(() => serialize(encoding, {}), /Received function valueOf/);

  const refuses = jsonbinpack.codecs[0]?.refuses;
  const schema = (/** @type {string} */ type) => Schema.parse(`root R\nrecord R\n  valueOf ${type}\n`);
  assert.match(refuses?.(schema("optional(string)")) ?? "", /^field valueOf of R: /);
  assert.equal(refuses?.(schema("string")), undefined);
});

test("code of protoc 3.20 calls the methods that google-protobuf has today", () => {
  const code = `    f.serializeBinary(3, writer, w, w);
      var values = /** @type {!Array<boolean>} */ (reader.isDelimited() ? reader.readPackedBool() : [reader.readBool()]);
      for (var i = 0; i < values.length; i++) {
        msg.addF47(values[i]);
      }
      break;`;
  assert.equal(
    modernized(code),
    `    jspb.internal.public_for_gencode.serializeMapToBinary(f, 3, writer, w, w);
      reader.readPackableBoolInto(msg.getF47List());
      break;`,
  );
});

test("codecs refuse schemas whose values their library would change", () => {
  const [, compact] = thrift.codecs;
  assert.match(compact?.refuses?.(schemaOf("map(boolean)")) ?? "", /^map\(boolean\): /);
  assert.equal(compact?.refuses?.(schemaOf("optional(boolean)")), undefined);
  assert.match(capnproto.codecs[0]?.refuses?.(schemaOf("array(optional(record(Empty)))")) ?? "", /^record Empty: /);
  assert.equal(capnproto.codecs[0]?.refuses?.(schemaOf("array(record(Empty))")), undefined);
  assert.equal(capnproto.codecs[0]?.refuses?.(unionOf("a optional(record(Empty))", "b optional(int)")), undefined);
  assert.match(capnproto.codecs[0]?.refuses?.(unionOf("a optional(record(Empty))")) ?? "", /^record Empty: /);
  assert.match(avroJs.codecs[0]?.refuses?.(schemaOf("enum(E)")) ?? "", /^symbol toString: /);
  assert.equal(avsc.codecs[0]?.refuses?.(schemaOf("enum(E)")), undefined);
});
