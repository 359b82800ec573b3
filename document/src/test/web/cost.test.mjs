/** @import {Amounts, CostData, CostOffer, Stream} from "../../main/web/cost.mjs" */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  costings,
  costOf,
  crossings,
  fallenOut,
  money,
  pointAt,
  readCosts,
  TRAFFIC,
  verdictOf,
  waysOut,
  wholes,
} from "../../main/web/cost.mjs";

const FREE = {
  "network-between-zones": 0,
  "network-out": 0,
  "broker-storage": 0,
  "broker-network": 0,
  "service-in": 0,
  "service-out": 0,
  processor: 0,
};

/** @type {Stream} */
const STREAM = {
  perSecond: 1_000,
  fanOut: 3,
  outside: 0,
  retentionDays: 10,
  replication: 3,
  zones: 3,
  peak: 2,
  followersRead: false,
  lingerMillis: 0,
  producers: 1,
  uncompressed: false,
};

/** @param {number} depth @param {number} bytes @param {number} [half] */
function point(depth, bytes, half = 0) {
  return { depth, bytes, writeNanos: 0, readNanos: 0, writeHalf: half, readHalf: half };
}

const KRYO = { portable: "portable: only one platform reads it", readable: "readable: a binary form" };
const JSON_LACKS = { "in-place": "in-place: a text" };

/** @param {string} codec @param {string} compression @param {number} bytes @param {number} nanos @returns {CostOffer} */
function offer(codec, compression, bytes, nanos) {
  return {
    codec,
    compression,
    plain: [point(1, 800)],
    compressed: [point(1, bytes)],
    serializeNanos: nanos,
    deserializeNanos: nanos / 2,
    offFraction: 0.1,
    lacks: codec === "kryo" ? KRYO : JSON_LACKS,
  };
}

test("the example of docs/advice.md comes out as it does with a pocket calculator", () => {
  const example = offer("json", "none", 500, 10_000);
  const cost = (/** @type {Partial<Amounts>} */ prices) =>
    costOf(example, STREAM, /** @type {Amounts} */ ({ ...FREE, ...prices }));
  assert.ok(Math.abs(cost({ "network-between-zones": 0.02 }) - 120.96) < 1e-9);
  assert.ok(Math.abs(cost({ "broker-storage": 0.1 }) - 129.6) < 1e-9);
  assert.ok(Math.abs(cost({ "broker-network": 2 }) - 12) < 1e-9);
  assert.ok(Math.abs(cost({ processor: 0.05 }) - 1.8) < 1e-9);
  assert.ok(Math.abs(crossings(STREAM) - 14 / 3) < 1e-9);
});

test("it says what Java says", { skip: !process.env.COSTS && "needs Java's table of values" }, () => {
  /** @type {{data: CostData, values: {offer: number, stream: Stream, prices: Amounts, cost: number}[]}} */
  const { data: short, values } = JSON.parse(readFileSync(process.env.COSTS ?? "", "utf8"));
  const data = readCosts(JSON.stringify(short));
  assert.ok(values.length > 100, `${values.length} values`);
  for (const { offer: place, stream, prices, cost } of values) {
    const error = costOf(data.offers[place], stream, prices) / cost - 1;
    assert.ok(Math.abs(error) < 1e-6, `${data.offers[place].codec}: off by ${error}`);
  }
});

test("between measured depths bytes follow a line of logarithms, and beyond the last they stay", () => {
  const points = [point(1, 100), point(100, 25)];
  assert.ok(Math.abs(pointAt(points, 10).bytes - 50) < 1e-9);
  assert.equal(pointAt(points, 1).bytes, 100);
  assert.equal(pointAt(points, 1_000).bytes, 25);
});

/** @type {CostData} */
const data = {
  offers: [offer("json", "none", 500, 10_000), offer("json", "zstd", 100, 10_000), offer("kryo", "none", 50, 1_000)],
  compression: "none",
  currency: "EUR",
  needs: ["portable"],
  needed: [],
  prices: [],
  worth: 50,
  start: STREAM,
};
const prices = { ...FREE, "broker-storage": 0.1, processor: 0.05 };
const today = { codec: "json", compression: "none" };

test("needs leave out who does not meet them, and the cheapest is first", () => {
  const order = (/** @type {string[]} */ needs) =>
    costings(data, STREAM, prices, needs, today).map(({ offer: { codec, compression } }) => `${codec} ${compression}`);
  assert.deepEqual(order([]), ["kryo none", "json zstd", "json none"]);
  assert.deepEqual(order(["portable"]), ["json zstd", "json none"]);
});

test("who falls out is told once, with all reasons", () => {
  assert.deepEqual(
    fallenOut(data, ["portable", "readable"], "json").map(({ offer, reasons }) => [offer.codec, reasons]),
    [["kryo", [KRYO.portable, KRYO.readable]]],
  );
});

test("needs that contradict each other say which to drop, the way that leaves most first", () => {
  assert.deepEqual(waysOut(data, ["readable", "in-place"], "json"), [
    { drop: ["readable"], left: 1 },
    { drop: ["in-place"], left: 1 },
  ]);
  assert.deepEqual(waysOut(data, ["portable", "readable", "in-place"], "json"), [{ drop: ["in-place"], left: 1 }]);
});

test("a codec with messages above the brokers' limit falls out, unless it is in use", () => {
  const tooLarge = "messages above the brokers' limit of 200 bytes: 1.00 %";
  const large = { ...data, offers: data.offers.map((each) => ({ ...each, tooLarge })) };
  assert.deepEqual(
    fallenOut(large, [], "json").map(({ offer, reasons }) => [offer.codec, reasons]),
    [["kryo", [tooLarge]]],
  );
  const [stay] = costings(large, STREAM, prices, [], today).filter(({ inUse }) => inUse);
  assert.equal(verdictOf(stay, 50), `in use; ${tooLarge}`);
});

test("a change is worth it where it certainly saves enough", () => {
  const [, settings, stay] = costings(data, STREAM, prices, [], today);
  assert.equal(verdictOf(settings, 50), "worth it");
  assert.equal(verdictOf(settings, 5_000), "not worth it");
  assert.equal(verdictOf(stay, 50), "in use");
  assert.equal(verdictOf({ ...settings, savesOff: 1_000 }, 50), "perhaps");
  assert.equal(verdictOf({ ...settings, savesOff: undefined }, 50), "cannot be told");
});

test("sliders and amounts read as people say them", () => {
  assert.equal(TRAFFIC.valueAt(60), 1_000);
  assert.equal(TRAFFIC.words(1_000_000), "1,000,000/s");
  assert.equal(wholes(1, 5, " days").words(wholes(1, 5, " days").valueAt(2)), "3 days");
  assert.deepEqual([money(1234.5), money(12.345), money(-3)], ["1,235", "12.35", "−3.00"]);
});
