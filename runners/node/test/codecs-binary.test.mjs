import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { Schema } from "../src/data/schema.mjs";

const MESSAGEPACK = ["msgpackr", "msgpack-javascript", "msgpack-lite", "msgpack5", "notepack", "ygoe-msgpack"];
const CBOR = ["cbor-x", "cbor", "cborg"];
const EXACT = ["msgpackr", "msgpack-javascript", "msgpack-lite", ...CBOR, "bson", "ion-js", "pson"];
const ROUNDING = ["msgpack5", "msgpack-js", "notepack", "ubjson"];

/**
 * @param {string} file of a library
 * @param {string} fields lines of the schema's text
 * @param {number} place which codec of the library
 */
async function open(file, fields, place = 0) {
  const { default: codecs } = await import(`../src/codecs/${file}.mjs`);
  return codecs.codecs[place].open({ schema: schemaOf(fields), derived: "", generated: "" });
}

/** @param {string} fields */
function schemaOf(fields) {
  return Schema.parse(`root R\nrecord R\n${fields}`);
}

/**
 * @param {string} file
 * @param {string} fields
 * @param {any} record
 */
async function hex(file, fields, record) {
  const { serialize } = await open(file, fields);
  return Buffer.from(serialize(record)).toString("hex");
}

/**
 * @param {string} file
 * @param {string} fields
 * @param {any} record
 * @param {number} place
 */
async function returned(file, fields, record, place = 0) {
  const { serialize, deserialize } = await open(file, fields, place);
  return deserialize(Buffer.from(serialize(record)));
}

/** @param {string} text */
function ascii(text) {
  return Buffer.from(text).toString("hex");
}

describe("MessagePack", () => {
  const FIELDS =
    "  n int\n  state string\n  price decimal(9,2)\n  raw bytes\n  id uuid\n  holes array(optional(int))\n" +
    "  gone optional(int)\n  map map(double)\n  at timestamp-micros\n";
  const RECORD = {
    n: -200,
    state: "é",
    price: "-1.50",
    raw: Buffer.from([9, 255]),
    id: "00112233-4455-6677-8899-aabbccddeeff",
    holes: [7, null],
    map: { k: 0.5 },
    at: 1_700_000_000_000_000n,
  };

  for (const writer of MESSAGEPACK) {
    it(`of ${writer} is read by all that write named maps`, async () => {
      const { serialize } = await open(writer, FIELDS);
      const bytes = Buffer.from(serialize(RECORD));

      for (const reader of MESSAGEPACK) {
        const { deserialize } = await open(reader, FIELDS);
        const { raw, ...others } = deserialize(bytes);
        const { raw: given, ...expected } = RECORD;
        assert.deepEqual(others, expected, reader);
        assert.deepEqual(Buffer.from(raw), given, reader);
      }
    });

    it(`of ${writer} has bytes as bin and decimals as text`, async () => {
      const bytes = await hex(writer, "  raw bytes\n  price decimal(9,2)\n", { raw: Buffer.from([9]), price: "1.50" });

      assert.equal(bytes, `82a3${ascii("raw")}c40109a5${ascii("price")}a4${ascii("1.50")}`);
    });
  }

  it("with records of msgpackr keeps a map's keys, whatever they are", async () => {
    const map = JSON.parse('{"__proto__": 1, "constructor": 2}');

    assert.deepEqual((await returned("msgpackr", "  map map(int)\n", { map }, 1)).map, map);
  });
});

describe("CBOR", () => {
  for (const name of CBOR) {
    it(`of ${name} has decimal fractions with their scale`, async () => {
      assert.equal(await hex(name, "  price decimal(9,2)\n", { price: "1.50" }), `a165${ascii("price")}c482211896`);
    });

    it(`of ${name} has decimals of any length`, async () => {
      const price = `-${"9".repeat(40)}.01`;

      assert.deepEqual(await returned(name, "  price decimal(60,2)\n", { price }), { price });
    });

    it(`of ${name} has bytes without a tag`, async () => {
      assert.equal(await hex(name, "  raw bytes\n", { raw: new Uint8Array([9]) }), `a163${ascii("raw")}4109`);
    });
  }

  it("of cbor is whole, however long", async () => {
    const record = { text: "x".repeat(300_000) };

    assert.deepEqual(await returned("cbor", "  text string\n", record), record);
  });
});

describe("BSON", () => {
  it("has the bytes of the specification", async () => {
    const fields = "  n int\n  list array(optional(boolean))\n  raw bytes\n";

    assert.equal(
      await hex("bson", fields, { n: -1, list: [true, null], raw: new Uint8Array([9]) }),
      "29000000106e00ffffffff046c697374000c000000083000010a310000057261770001000000000900",
    );
  });

  it("has a double where the schema has one, with a fraction or without", async () => {
    assert.equal(await hex("bson", "  d double\n", { d: 3 }), "10000000016400000000000000084000");
  });

  it("refuses names that the library takes for its own", async () => {
    const { default: file } = await import("../src/codecs/bson.mjs");
    const refuses = (/** @type {string} */ fields) => file.codecs[0]?.refuses?.(schemaOf(fields));

    assert.equal(refuses('  a int "x\\u0000"\n'), "field a of R: a key cannot hold U+0000");
    assert.match(refuses('  a string "$ref"\n  b string "$id"\n') ?? "", /a reference/);
    assert.equal(refuses('  a string "$ref"\n'), undefined);
  });
});

describe("integers of 64 bits", () => {
  const FIELDS = "  all array(long)\n  at local-timestamp-micros\n";
  const all = [2n ** 63n - 1n, -(2n ** 63n), 2n ** 53n + 1n, -1n, 0n];

  for (const name of EXACT) {
    it(`come back from ${name} as they are`, async () => {
      assert.deepEqual(await returned(name, FIELDS, { all, at: all[0] }), { all, at: all[0] });
    });
  }

  for (const name of ROUNDING) {
    it(`come back from ${name} as doubles would, and are still of 64 bits`, async () => {
      const rounded = [2n ** 63n - 1n, -(2n ** 63n), 2n ** 53n, -1n, 0n];

      assert.deepEqual(await returned(name, FIELDS, { all, at: all[0] }), { all: rounded, at: rounded[0] });
    });
  }

  it("without a sign are added up byte by byte by msgpack5, which rounds each time", async () => {
    const { deserialize } = await open("msgpack5", "  n long\n");
    const unsigned = Buffer.from("81a16ecf0000000000000000", "hex");
    const value = 2979243275229456743n;
    unsigned.writeBigUInt64BE(value, 4);

    assert.equal(BigInt(deserialize(unsigned).n), BigInt(Number(value)) - 512n);
  });

  it("of other writers are read by ubjson as they are", async () => {
    const { deserialize } = await open("ubjson", "  n long\n");

    assert.deepEqual(deserialize(Buffer.from("7b55016e4c7fffffffffffffff7d", "hex")), { n: 2n ** 63n - 1n });
  });
});

describe("PSON", () => {
  it("has numbers for the names in a dictionary, whatever they are", async () => {
    const fields = "  hasOwnProperty string\n  toString string\n";
    const record = { hasOwnProperty: "a", toString: "toString" };
    const [plain, short] = await Promise.all([open("pson", fields), open("pson", fields, 1)]);

    assert.ok(short.serialize(record).length < plain.serialize(record).length);
    assert.deepEqual(await returned("pson", fields, record, 1), record);
  });

  it("has doubles without a fraction that do not fit 32 bits", async () => {
    const record = { all: [2 ** 31, -(2 ** 40), 1.5, Number.NaN] };

    assert.deepEqual(await returned("pson", "  all array(double)\n", record), record);
  });
});

it("a key __proto__ is refused by libraries that would read it as a prototype", async () => {
  for (const name of [...MESSAGEPACK, ...CBOR, "msgpack-js", "ubjson", "pson"]) {
    const { default: file } = await import(`../src/codecs/${name}.mjs`);
    assert.equal(
      file.codecs[0].refuses(schemaOf('  a int "__proto__"\n')),
      "field a of R: the library reads no key __proto__",
    );
  }
});
