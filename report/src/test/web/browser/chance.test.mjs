import assert from "node:assert/strict";
import { test } from "node:test";
import { errors } from "playwright-core";
import { withSecondChance } from "./browser.mjs";

/**
 * A body that fails at its first goes, and what was done.
 *
 * @param {Error[]} failures one for each go that fails
 */
function failing(...failures) {
  /** @type {string[]} */
  const done = [];
  return {
    done,
    body: async () => {
      done.push("body");
      const failure = failures.shift();
      if (failure !== undefined) {
        throw failure;
      }
    },
    renew: async () => {
      done.push("renew");
    },
  };
}

test("a test that waited in vain runs once more in a new browser", async () => {
  const { body, renew, done } = failing(new errors.TimeoutError("no frame"));
  await withSecondChance(body, renew);
  assert.deepEqual(done, ["body", "renew", "body"]);
});

test("a test that waits in vain twice fails", async () => {
  const { body, renew, done } = failing(new errors.TimeoutError("no frame"), new errors.TimeoutError("no button"));
  await assert.rejects(withSecondChance(body, renew), /no button/);
  assert.deepEqual(done, ["body", "renew", "body"]);
});

test("a test whose assertion fails has no second chance", async () => {
  const { body, renew, done } = failing(new assert.AssertionError({ message: "2 is not 3" }));
  await assert.rejects(withSecondChance(body, renew), /2 is not 3/);
  assert.deepEqual(done, ["body"]);
});
