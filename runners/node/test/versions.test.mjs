import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import bufbuild from "../src/codecs/bufbuild-protobuf.mjs";
import capnproto from "../src/codecs/capnproto.mjs";
import flatbuffers from "../src/codecs/flatbuffers.mjs";
import google from "../src/codecs/google-protobuf.mjs";
import pbf from "../src/codecs/pbf.mjs";
import protobufjs from "../src/codecs/protobufjs.mjs";
import { Schema } from "../src/data/schema.mjs";

const SCHEMA = Schema.parse("root Order\nrecord Order\n  id int\n");
const LOWERED = {
  root: "M1",
  messages: [
    {
      name: "M1",
      record: "Order",
      slots: [{ name: "f1", field: "id", key: "id", type: "int", optional: false, shape: { leaf: "int" } }],
    },
  ],
  enums: [],
};

/** What a message of a newer version has behind the fields that this one knows: the field 100. */
const UNKNOWN = Buffer.from([0xa0, 0x06, 1]);

for (const { codec, kept, dropped } of [
  { codec: protobufjs.codecs[0], kept: "unknown-fields-kept", dropped: "as-shipped" },
  { codec: bufbuild.codecs[0], kept: "as-shipped", dropped: "unknown-fields-dropped" },
]) {
  test(`${codec.name} keeps an unknown field in its own object, or drops it, as its setting says`, async () => {
    const folder = await mkdtemp(join(tmpdir(), "wirecost-versions-"));
    try {
      await writeFile(join(folder, "schema.proto"), 'syntax = "proto3"; message M1 { int32 f1 = 1; }');
      await writeFile(join(folder, "lowered.json"), JSON.stringify(LOWERED));
      const place = { schema: SCHEMA, derived: folder, generated: folder };
      await codec.generate?.(place);
      const known = Buffer.from([8, 7]);
      const message = Buffer.concat([known, UNKNOWN]);
      const keeping = await codec.open({ ...place, versionSetting: kept });
      assert.deepEqual(Buffer.from(keeping.pass?.(message) ?? []), message);
      const dropping = await codec.open({ ...place, versionSetting: dropped });
      assert.deepEqual(Buffer.from(dropping.pass?.(message) ?? []), known);
      assert.deepEqual({ ...dropping.deserialize?.(message) }, { id: 7 });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
}

/** @type {any[]} */
const PROTOBUF = [protobufjs.codecs[0], protobufjs.codecs[1], bufbuild.codecs[0], google.codecs[0], pbf.codecs[0]];

/**
 * Does something with a codec whose messages have the one field `it`.
 * @param {import("../src/codec.mjs").Codec} codec
 * @param {string} type of the field
 * @param {{ file?: string, text?: string, enums?: string }} files the schema in the format's language, and what its enums are
 * @param {(codec: any) => unknown} task
 */
async function withField(codec, type, { file = "schema.proto", text = "", enums = "[]" }, task) {
  const folder = await mkdtemp(join(tmpdir(), "wirecost-versions-"));
  const slot = { name: "f1", field: "it", key: "it", type, optional: false, shape: { leaf: type } };
  const messages = [{ name: "M1", record: "Order", slots: [slot] }];
  try {
    await writeFile(join(folder, file), text);
    await writeFile(
      join(folder, "lowered.json"),
      `${JSON.stringify({ root: "M1", messages }).slice(0, -1)},"enums":${enums}}`,
    );
    const schema = Schema.parse(`root Order\nrecord Order\n  it ${type}\nenum State\n  OPEN\n`);
    const place = { schema, derived: folder, generated: folder };
    await codec.generate?.(place);
    return await task(await codec.open(place));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const STATE = '[{"name":"E1","enum":"State","symbols":[{"name":"S0","symbol":"OPEN","number":0}]}]';

/** @param {string} type */
const proto = (type) => ({
  text: `syntax = "proto3"; message M1 { ${type} f1 = 1; } enum E1 { S0 = 0; }`,
  enums: STATE,
});

for (const codec of PROTOBUF) {
  test(`${codec?.name} gives the number of a symbol that it does not know, which has no name`, async () => {
    await withField(codec, "enum(State)", proto("E1"), (opened) => {
      assert.equal(opened.deserialize(Buffer.from([8, 0])).it, "OPEN");
      assert.equal(opened.deserialize(Buffer.from([8, 9])).it, undefined);
    });
  });
}

for (const codec of [bufbuild.codecs[0], pbf.codecs[0]]) {
  test(`${codec?.name} reads a field by its number, whatever its wire type`, async () => {
    const fixed = Buffer.from("09 87 00 10 00 10 00 10 00".replaceAll(" ", ""), "hex");
    await withField(/** @type {any} */ (codec), "int", proto("int32"), (opened) => {
      assert.equal(opened.deserialize(fixed).it, 7);
    });
  });
}

test("pbf does not look whether a text is UTF-8", async () => {
  await withField(/** @type {any} */ (pbf.codecs[0]), "string", proto("string"), (opened) => {
    assert.equal(opened.deserialize(Buffer.from([10, 1, 0xff])).it, "");
    assert.equal(
      opened.deserialize(Buffer.from([10, 20, 0xff, ...Buffer.from("a".repeat(19))])).it,
      `\ufffd${"a".repeat(19)}`,
    );
  });
});

/** @param {string} type */
const capnp = (type) => ({
  file: "schema.capnp",
  text: `@0x9eb32e19f86ee174; struct M1 { f1 @0 :${type}; } enum E1 { s0 @0; s1 @1; }`,
  enums: STATE,
});

test("capnp-es takes the last byte of a text unseen, and gives a symbol that it does not know no name", async () => {
  const codec = /** @type {any} */ (capnproto.codecs[0]);
  const bytes = await withField(codec, "bytes", capnp("Data"), (opened) =>
    opened.serialize({ it: Buffer.from("seven") }),
  );
  const text = await withField(codec, "string", capnp("Text"), (opened) => opened.deserialize(bytes).it);
  assert.equal(text, "seve");
  const message = await withField(codec, "int", capnp("Int32"), (opened) => opened.serialize({ it: 9 }));
  const symbol = await withField(codec, "enum(State)", capnp("E1"), (opened) => opened.deserialize(message).it);
  assert.equal(symbol, undefined);
});

for (const codec of [google.codecs[0], protobufjs.codecs[1]]) {
  test(`${codec.name} keeps the classes of two versions apart in one process`, async () => {
    const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), "wirecost-versions-"))));
    try {
      const [first, second] = await Promise.all(
        folders.map(async (folder, index) => {
          const proto = `syntax = "proto3"; message M1 { M2 f1 = 1; } message M2 { int32 f${index + 1} = 1; }`;
          await writeFile(join(folder, "schema.proto"), proto);
          const slot = { optional: false };
          const inner = { ...slot, name: `f${index + 1}`, field: "id", key: "id", type: "int", shape: { leaf: "int" } };
          const outer = {
            ...slot,
            name: "f1",
            field: "line",
            key: "line",
            type: "record(Line)",
            shape: { message: "M2" },
          };
          const messages = [
            { name: "M1", record: "Order", slots: [outer] },
            { name: "M2", record: "Line", slots: [inner] },
          ];
          await writeFile(join(folder, "lowered.json"), JSON.stringify({ root: "M1", messages, enums: [] }));
          const schema = Schema.parse("root Order\nrecord Order\n  line record(Line)\nrecord Line\n  id int\n");
          const place = { schema, derived: folder, generated: folder };
          await codec.generate?.(place);
          return codec.open(place);
        }),
      );
      for (const version of [first, second]) {
        const bytes = Buffer.from(version?.serialize?.({ line: { id: 7 } }) ?? []);
        assert.deepEqual({ ...version?.deserialize?.(bytes).line }, { id: 7 });
      }
    } finally {
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
    }
  });
}

for (const { codec, type, value, schema, text } of [
  {
    codec: flatbuffers.codecs[0],
    type: "int",
    value: 7,
    schema: "schema.fbs",
    text: "table M1 { f2:int = null; f1:int = null; } root_type M1;",
  },
  {
    codec: capnproto.codecs[0],
    type: "string",
    value: "seven",
    schema: "schema.capnp",
    text: "@0x9eb32e19f86ee174; struct M1 { f1 @1 :Text; f2 @0 :Text; }",
  },
]) {
  test(`${codec?.name} finds a field by its number, wherever the field stands`, async () => {
    const folder = await mkdtemp(join(tmpdir(), "wirecost-versions-"));
    const slot = (/** @type {string} */ name, /** @type {string} */ field, /** @type {number} */ id) => ({
      ...{ name, field, key: field, type: `optional(${type})`, optional: true, shape: { leaf: type }, id },
    });
    const slots = [slot("f1", "first", 1), slot("f2", "second", 0)];
    const lowered = { root: "M1", messages: [{ name: "M1", record: "Order", slots }], enums: [] };
    try {
      await writeFile(join(folder, schema), text);
      await writeFile(join(folder, "lowered.json"), JSON.stringify(lowered));
      const order = Schema.parse(`root Order\nrecord Order\n  first optional(${type})\n  second optional(${type})\n`);
      const place = { schema: order, derived: folder, generated: folder };
      await codec?.generate?.(place);
      const opened = await codec?.open(place);
      for (const record of [{ first: value }, { second: value }]) {
        assert.deepEqual({ ...opened?.deserialize?.(Buffer.from(opened.serialize?.(record) ?? [])) }, record);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  });
}

/**
 * Opens Cap'n Proto for a message that has a list, in each of two versions of its schema.
 * @param {string[]} fields of the list's records in each version: names of a text and of an integer; empty for a list of texts
 * @param {(older: any, newer: any) => void} task
 */
async function withLists(fields, task) {
  const folders = await Promise.all(fields.map(() => mkdtemp(join(tmpdir(), "wirecost-versions-"))));
  try {
    const [older, newer] = await Promise.all(folders.map((folder, index) => list(folder, fields[index] ?? "")));
    task(older, newer);
  } finally {
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
  }
}

/**
 * @param {string} folder
 * @param {string} fields
 */
async function list(folder, fields) {
  const codec = /** @type {any} */ (capnproto.codecs[0]);
  const names = fields.split(" ").filter((name) => name !== "");
  const types = ["string", "int"];
  const slots = names.map((field, place) => ({
    ...{ name: `f${place + 1}`, field, key: field, type: types[place], optional: false },
    shape: { leaf: types[place] },
  }));
  const isOfTexts = names.length === 0;
  const element = isOfTexts ? "string" : "record(Line)";
  const all = { name: "f1", field: "all", key: "all", type: `array(${element})`, optional: false };
  const shape = { list: isOfTexts ? { leaf: "string" } : { message: "M2" } };
  const messages = [
    { name: "M1", record: "Order", slots: [{ ...all, shape }] },
    { name: "M2", record: "Line", slots },
  ];
  const struct = names.map((_, place) => `f${place + 1} @${place} :${["Text", "Int32"][place]};`).join(" ");
  await writeFile(
    join(folder, "schema.capnp"),
    `@0x9eb32e19f86ee174; struct M1 { f1 @0 :List(${isOfTexts ? "Text" : "M2"}); } struct M2 { ${struct} }`,
  );
  await writeFile(join(folder, "lowered.json"), JSON.stringify({ root: "M1", messages, enums: [] }));
  const lines = names.map((name, place) => `  ${name} ${types[place]}\n`).join("");
  const schema = Schema.parse(`root Order\nrecord Order\n  all array(${element})\nrecord Line\n${lines}`);
  const place = { schema, derived: folder, generated: folder };
  await codec.generate(place);
  return codec.open(place);
}

test("capnp-es reads a field that an older struct in a list lacks from what lies behind the struct", () =>
  withLists(["first", "first second"], (older, newer) => {
    const read = newer.deserialize(Buffer.from(older.serialize({ all: [{ first: "a" }, { first: "b" }] })));
    assert.notEqual(read.all[0].second, 0); // it is the pointer to the text
  }));

test("capnp-es takes the first word of a list of texts for the number and size of its records", () =>
  withLists(["", "first"], (older, newer) => {
    const bytes = Buffer.from(older.serialize({ all: ["a", "b"] }));
    assert.throws(() => newer.deserialize(bytes), /Invalid typed array length/);
    const longer = Buffer.concat([bytes, Buffer.alloc(1024)]); // the same message, in a segment with room behind it
    longer.writeUInt32LE((longer.length - 8) / 8, 4);
    assert.deepEqual([...newer.deserialize(longer).all], []);
  }));
