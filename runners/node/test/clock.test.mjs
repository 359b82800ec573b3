import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { millisOf, processorMillis } from "../src/measure/clock.mjs";

const TASKS = "/proc/self/task";
const ACCOUNT = "schedstat";
const STEPS = 1_000;
const A_TENTH_MILLIS = 0.1;
const FIRST_READINGS = 20;
const A_WHILE_MILLIS = 300;
const TOLERANCE = 0.02;

test("the clock goes on in steps below a tenth of a millisecond", () => {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < STEPS; i++) {
    const before = processorMillis();
    let after = before;
    while (after === before) {
      after = processorMillis();
    }
    least = Math.min(least, after - before);
  }

  assert.ok(least > 0 && least < A_TENTH_MILLIS, `${least} ms`);
});

const needsAccount = { skip: !existsSync(`/proc/self/${ACCOUNT}`) && `there is no /proc/self/${ACCOUNT}` };

test("all threads together have used what the kernel says", needsAccount, () => {
  for (let i = 0; i < FIRST_READINGS; i++) {
    read(); // a first reading takes far longer than a further one
  }
  const start = read();
  spin(A_WHILE_MILLIS);
  const end = read();
  const used = end.clock - start.clock;
  const least = end.kernelBefore - start.kernelAfter;
  const most = end.kernelAfter - start.kernelBefore;

  const figures = `${used} ms by the clock, ${least} to ${most} ms by the kernel`;
  assert.ok(used >= least * (1 - TOLERANCE) && used <= most * (1 + TOLERANCE), figures);
});

/**
 * Reads the clock between two readings of the kernel's account. So the cost of reading favours neither. The kernel brings
 * the account of this thread up to date when the clock is read, and else at its ticks only: hence the first reading.
 */
function read() {
  processorMillis();
  return { kernelBefore: kernelMillis(), clock: processorMillis(), kernelAfter: kernelMillis() };
}

/** The processor time of all threads that live, by the kernel. */
function kernelMillis() {
  return readdirSync(TASKS)
    .map((task) => readFileSync(`${TASKS}/${task}/${ACCOUNT}`, "utf8").split(" ")[0])
    .reduce((sum, nanos) => sum + millisOf(Number(nanos)), 0);
}

/** @param {number} millis of processor time */
function spin(millis) {
  const start = processorMillis();
  while (processorMillis() - start < millis) {}
}
