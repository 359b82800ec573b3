import assert from "node:assert/strict";
import { test } from "node:test";
import { Problem } from "../src/protocol/problem.mjs";
import { thrownKind } from "../src/protocol/thrown-kind.mjs";

class LibraryError extends RangeError {}

/** @param {() => unknown} work */
function thrownBy(work) {
  try {
    work();
  } catch (e) {
    return thrownKind(e);
  }
  return assert.fail("expected it to throw");
}

test("errors of the language are not expected of a library, and its own are", () => {
  assert.deepEqual(
    thrownBy(() => Buffer.alloc(1).readInt32BE(0)),
    { unexpected: true },
  );
  assert.deepEqual(
    thrownBy(() => /** @type {any} */ (undefined).x),
    { unexpected: true },
  );
  assert.deepEqual(
    thrownBy(() => JSON.parse("{")),
    {},
  );
  assert.deepEqual(thrownKind(new LibraryError("the message ends early")), {});
  assert.deepEqual(thrownKind("a text"), {});
});

test("memory and stack that are exhausted are told apart", () => {
  /** @returns {number} */
  const dig = () => dig() + 1;
  assert.deepEqual(thrownBy(dig), { exhausted: "stack" });
  assert.deepEqual(
    thrownBy(() => "x".repeat(2 ** 30)),
    { exhausted: "memory" },
  );
});

test("an object that is no value of the schema is a misfit, with its place if that is known", () => {
  const misfit = { path: "id", read: "absent" };
  assert.deepEqual(thrownKind(new Problem("deserialize: id: absent", undefined, misfit)), { misfit });
  assert.deepEqual(thrownKind(new Problem("deserialize returned the same object twice")), { misfit: {} });
});
