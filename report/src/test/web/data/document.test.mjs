/**
 * @import {Block} from "../../../main/web/data/document.mjs"
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { distinctNames, outlineOf, sentence } from "../../../main/web/data/document.mjs";

/** @param {number} level @param {string} title @returns {Block} */
const heading = (level, title) => ({ kind: "Heading", level, title, lead: "" });

/** @type {Block} */
const text = { kind: "Paragraph", text: "" };

test("blocks stand in their sections, and those before the first one by themselves", () => {
  const outline = outlineOf(
    { blocks: [heading(1, "all"), text, heading(2, "a"), text, text, heading(2, "b")] },
    "window",
  );
  assert.equal(outline.title, "all");
  assert.equal(outline.blocks.length, 1);
  assert.deepEqual(
    outline.sections.map(({ id, title, blocks }) => [id, title, blocks.length]),
    [
      ["section-1", "a", 2],
      ["section-2", "b", 0],
    ],
  );
});

test("a document without a title has the window's", () => {
  assert.equal(outlineOf({ blocks: [] }, "window").title, "window");
  assert.equal(outlineOf({ blocks: [text, heading(1, "late")] }, "window").sections[0].title, "late");
});

test("no level of headings is passed over, and what stands below a heading is one level deeper", () => {
  const outline = outlineOf(
    { blocks: [text, heading(3, "a"), text, heading(5, "b"), text, heading(3, "c"), text] },
    "",
  );
  assert.deepEqual(
    outline.blocks.map(({ level }) => level),
    [2],
  );
  assert.deepEqual(
    outline.sections.map(({ title }) => title),
    ["a"],
  );
  assert.deepEqual(
    outline.sections[0].blocks.map(({ level }) => level),
    [3, 3, 4, 3, 4],
  );
});

test("a lead becomes a sentence", () => {
  assert.equal(sentence("in place"), "In place.");
  assert.equal(sentence(""), "");
});

test("a name that was given already gets a number", () => {
  const distinct = distinctNames();
  assert.deepEqual(["a", "b", "a", "a (2)", "a"].map(distinct), ["a", "b", "a (2)", "a (2) (2)", "a (3)"]);
});
