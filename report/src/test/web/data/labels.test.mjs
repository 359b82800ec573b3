import assert from "node:assert/strict";
import { test } from "node:test";
import { placeLabels } from "../../../main/web/data/labels.mjs";

const AREA = { left: 0, right: 400, top: 0, bottom: 300 };

/**
 * @param {number} x
 * @param {number} y
 */
function point(x, y) {
  return { x, y, top: y, bottom: y, width: 60 };
}

test("a label stands to the right of its point", () => {
  assert.deepEqual(placeLabels([point(100, 100)], AREA), [{ x: 108, y: 100, align: "left" }]);
});

test("at the right end it stands to the left", () => {
  assert.equal(placeLabels([point(390, 100)], AREA)[0]?.align, "right");
});

test("labels cover neither each other nor points nor intervals", () => {
  const [first, second] = placeLabels([point(100, 100), { ...point(130, 104), top: 60, bottom: 140 }], AREA);
  assert.equal(first?.align, "right");
  assert.equal(second?.align, "left");
});

test("where nothing is free there is no label", () => {
  const crowd = Array.from({ length: 40 }, () => point(100, 100));
  const labels = placeLabels(crowd, AREA);
  assert.ok(labels.filter((label) => label === undefined).length > 20);
});
