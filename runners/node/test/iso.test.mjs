import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as iso from "../src/forms/iso.mjs";

/**
 * How a kind of type becomes text and comes back. Counts of 64 bits are bigints.
 * @type {Record<string, [(count: any) => string, (text: string) => number | bigint]>}
 */
const KINDS = {
  date: [iso.dateToText, iso.textToDate],
  "time-millis": [iso.timeMillisToText, iso.textToTimeMillis],
  "time-micros": [iso.timeMicrosToText, iso.textToTimeMicros],
  "timestamp-millis": [iso.timestampMillisToText, iso.textToTimestampMillis],
  "timestamp-micros": [iso.timestampMicrosToText, iso.textToTimestampMicros],
  "timestamp-nanos": [iso.timestampNanosToText, iso.textToTimestampNanos],
  "local-timestamp-millis": [iso.localTimestampMillisToText, iso.textToLocalTimestampMillis],
  "local-timestamp-micros": [iso.localTimestampMicrosToText, iso.textToLocalTimestampMicros],
  "local-timestamp-nanos": [iso.localTimestampNanosToText, iso.textToLocalTimestampNanos],
};

/** Lines `kind TAB count TAB text`, written by java.time. */
const JAVA = readFileSync(new URL("data/java-time.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n");

for (const [kind, [toText, toCount]] of Object.entries(KINDS)) {
  test(`every ${kind} that Java has written is written alike and read back`, () => {
    const cases = JAVA.map((line) => line.split("\t")).filter(([ofKind]) => ofKind === kind);
    assert.ok(cases.length > 20);
    for (const [, number = "", text = ""] of cases) {
      const count = kind.includes("timestamp") ? BigInt(number) : Number(number);

      assert.equal(toText(count), text);
      assert.equal(toCount(text), count);
    }
  });
}

test("a time without seconds, as LocalTime.toString has it, is read", () => {
  assert.equal(iso.textToTimeMillis("12:30"), 45_000_000);
  assert.equal(iso.textToLocalTimestampMillis("1970-01-01T00:01"), 60_000n);
});

test("a fraction may have more digits than it needs, but no more exact value", () => {
  assert.equal(iso.textToTimestampMillis("1970-01-01T00:00:00.120000000Z"), 120n);
  assert.throws(() => iso.textToTimestampMillis("1970-01-01T00:00:00.1201Z"), /more exact/);
});

test("text that is no date or time is refused", () => {
  for (const text of [
    "",
    "2024-1-01",
    "2024-13-01",
    "2024-00-10",
    "2024-01-32",
    "24-01-01",
    "20x4-01-01",
    "2024/01/01",
  ]) {
    assert.throws(() => iso.textToDate(text), RangeError, text);
  }
  for (const text of ["", "24:00:00", "12:60:00", "12:30:60", "12.30.00", "12:3", "12:30:00,5", "12:30:00.x"]) {
    assert.throws(() => iso.textToTimeMillis(text), RangeError, text);
  }
  assert.throws(() => iso.textToTimestampMillis("1970-01-01T00:00:00"), /time of UTC/);
});
