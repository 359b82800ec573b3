import assert from "node:assert/strict";
import { test } from "node:test";
import { MOST_LENGTH, MOST_LEVELS } from "../src/codecs/safety.mjs";
import { Schema } from "../src/data/schema.mjs";

const SCHEMA = Schema.parse("root a.Node\nrecord a.Node\n  numbers array(int)\n  children array(record(a.Node))\n");
const LONG = { numbers: Array(MOST_LENGTH + 1).fill(1), children: [] };
const DEEP = deep(MOST_LEVELS);

/** What a message of strangers may not have, by the name of a library with one codec. */
const TOO_MUCH = { "msgpack-javascript": LONG, msgpack5: LONG, cbor: DEEP, "cbor-x": LONG };

/**
 * @param {number} levels
 * @returns {object}
 */
function deep(levels) {
  return levels === 0 ? { numbers: [], children: [] } : { numbers: [], children: [deep(levels - 1)] };
}

/**
 * @param {string} name
 * @param {string} safetyLimits
 */
async function open(name, safetyLimits) {
  const { default: file } = await import(`../src/codecs/${name}.mjs`);
  return file.codecs[0].open({ schema: SCHEMA, derived: "", generated: "", safetyLimits });
}

for (const [name, record] of Object.entries(TOO_MUCH)) {
  test(`${name} reads more than its advice allows as its library ships, and refuses it as advised`, async () => {
    const shipped = await open(name, "as-shipped");
    const bytes = Buffer.from(shipped.serialize(record));
    assert.deepEqual(shipped.deserialize(bytes), record);

    const advised = await open(name, "advised");
    assert.throws(() => advised.deserialize(bytes));
    const small = deep(1);
    assert.deepEqual(advised.deserialize(Buffer.from(advised.serialize(small))), small);
  });
}

for (const name of ["js-yaml", "msgpack5", "fast-xml-parser"]) {
  test(`${name} refuses what is too deep for the limits that its library ships, and reads it when they are lifted`, async () => {
    const lifted = await open(name, "lifted");
    const record = deep(300);
    const bytes = Buffer.from(lifted.serialize(record));

    assert.deepEqual(lifted.deserialize(bytes), record);
    const shipped = await open(name, "as-shipped");
    assert.throws(() => shipped.deserialize(bytes));
  });
}
