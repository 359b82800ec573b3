/**
 * @import {Window} from "../../../main/web/data/model.mjs"
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  disturbedOf,
  elapsed,
  momentsOf,
  othersOf,
  outcomeOf,
  speedEnds,
  stepOf,
} from "../../../main/web/data/machine.mjs";

/**
 * @param {number} startSeconds
 * @param {Partial<Window>} [more]
 * @returns {Window}
 */
function fork(startSeconds, more = {}) {
  return {
    codec: "a",
    operations: ["serialize"],
    round: 1,
    startSeconds,
    endSeconds: startSeconds + 5,
    before: 1,
    after: 1.01,
    state: "COUNTED",
    ...more,
  };
}

const witnessed = {
  slices: false,
  tolerance: 0.04,
  forks: [fork(0), fork(6, { before: 1.3, state: "VOID" }), fork(12, { after: 0.8, state: "MARKED" })],
  facts: [],
};

test("each fork gives a moment before it and one after it", () => {
  assert.deepEqual(
    momentsOf(witnessed).map(({ seconds, value }) => [seconds, value]),
    [
      [0, 1],
      [5, 1.01],
      [6, 1.3],
      [11, 1.01],
      [12, 1],
      [17, 0.8],
    ],
  );
});

test("disturbed are those measured again and those that count with a mark", () => {
  assert.deepEqual(disturbedOf(witnessed).map(outcomeOf), ["measured again", "disturbed, counts with a mark"]);
  assert.equal(outcomeOf(witnessed.forks[0]), "");
});

test("what others took is told in whole tenths of a percent, and not at all where nobody knows", () => {
  assert.equal(othersOf(fork(0, { others: 0.123_45 })), "12.3 %");
  assert.equal(othersOf(fork(0, { others: 0 })), "0 %");
  assert.equal(othersOf(fork(0)), "");
});

test("the axis holds every moment and what is tolerated, however steady the machine was", () => {
  const { min, max } = speedEnds(witnessed);
  assert.ok(min < 0.8 && min > 0.7);
  assert.ok(max > 1.3 && max < 1.4);
  const steady = speedEnds({ ...witnessed, forks: [fork(0, { after: 1 })] });
  assert.ok(steady.min < 0.96 && steady.max > 1.04);
});

test("ticks are round times, as many as there is room for", () => {
  assert.equal(stepOf(90, 9), 10);
  assert.equal(stepOf(90, 4), 30);
  assert.equal(stepOf(600, 10), 60);
  assert.equal(stepOf(1_000_000, 2), 500_000);
});

test("times since the start are read as on a clock", () => {
  assert.equal(elapsed(0), "0:00");
  assert.equal(elapsed(64.6), "1:05");
  assert.equal(elapsed(3_845), "1:04:05");
});
