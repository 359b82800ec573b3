import assert from "node:assert/strict";
import { test } from "node:test";
import * as carriers from "../src/forms/carriers.mjs";

const DECIMALS = /** @type {[string, number, string][]} */ ([
  ["0", 0, "00"],
  ["0.00", 2, "00"],
  ["-1.50", 2, "ff6a"],
  ["1.50", 2, "0096"],
  ["-0.05", 2, "fb"],
  ["127", 0, "7f"],
  ["128", 0, "0080"],
  ["-128", 0, "80"],
  ["-129", 0, "ff7f"],
  ["140737488355327", 0, "7fffffffffff"],
  ["140737488355328", 0, "00800000000000"],
  ["-140737488355328", 0, "800000000000"],
  ["-140737488355329", 0, "ff7fffffffffff"],
  ["18446744073709551615", 0, "00ffffffffffffffff"],
  ["-9223372036854775808", 0, "8000000000000000"],
  ["-1234567890123456789012345678.9012345678", 10, "f6b64f090ffdccec3bb66faf21c70cb2"],
]);

for (const [text, scale, hex] of DECIMALS) {
  test(`the decimal ${text} is ${hex} and comes back`, () => {
    const bytes = carriers.decimalToUnscaled(text);

    assert.equal(carriers.unscaledToDecimal(bytes, scale), text);
    assert.equal(Buffer.from(bytes).toString("hex"), hex);
  });
}

test("a decimal that is padded with its sign is the same", () => {
  assert.equal(carriers.unscaledToDecimal(Uint8Array.of(0xff, 0xff, 0xff, 0x6a), 2), "-1.50");
  assert.equal(carriers.unscaledToDecimal(Buffer.from("00000000000000000096", "hex"), 2), "1.50");
});

test("no bytes are no decimal", () => {
  assert.throws(() => carriers.unscaledToDecimal(new Uint8Array(0), 2), /at least one byte/);
});

test("a UUID travels with its most significant byte first", () => {
  const uuid = "00112233-4455-6677-8899-aabbccddeeff";
  const bytes = carriers.uuidToBytes(uuid);

  assert.equal(Buffer.from(bytes).toString("hex"), "00112233445566778899aabbccddeeff");
  assert.equal(carriers.bytesToUuid(bytes), uuid);
  assert.throws(() => carriers.bytesToUuid(bytes.subarray(1)), /16 bytes, not 15/);
});

test("base64 takes a part of a larger memory", () => {
  const part = Uint8Array.of(9, 0, 1, 254, 255, 9).subarray(1, 5);

  assert.equal(carriers.toBase64(part), "AAH+/w==");
  assert.deepEqual([...carriers.fromBase64("AAH+/w==")], [0, 1, 254, 255]);
});

test("text has words for NaN and infinities only", () => {
  const { double } = carriers.TEXT;
  for (const value of [0, -0, 1.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
    const type = { kind: "double" };
    assert.ok(Object.is(double?.read?.(double.write?.(value, type), type), value));
  }
  assert.equal(double?.write?.(Number.NEGATIVE_INFINITY, { kind: "double" }), "-Infinity");
  assert.throws(() => double?.read?.("infinity", { kind: "double" }), RangeError);
});

test("a long as a number stays in 64 bits", () => {
  const { write, read } = carriers.LONG_AS_NUMBER;
  const back = (/** @type {bigint} */ value) => read?.(write?.(value, { kind: "long" }), { kind: "long" });

  assert.equal(back(-5n), -5n);
  assert.equal(back(2n ** 53n + 1n), 2n ** 53n);
  assert.equal(back(2n ** 63n - 1n), 2n ** 63n - 1n);
  assert.equal(back(-(2n ** 63n)), -(2n ** 63n));
});

test("small integers that a library gives in its own way are taken", () => {
  const leaves = carriers.withTolerantNumbers({});

  assert.equal(leaves["timestamp-micros"]?.read?.(5, { kind: "timestamp-micros" }), 5n);
  assert.equal(leaves["time-micros"]?.read?.(5n, { kind: "time-micros" }), 5);
  assert.equal(leaves.double?.read?.(2n ** 60n, { kind: "double" }), 2 ** 60);
});
