/**
 * @import {Document, Placed, Section} from "./data/document.mjs"
 */
import { distinctNames, outlineOf } from "./data/document.mjs";
import { elementsOf } from "./view/blocks.mjs";
import { drawCharts, refreshCharts } from "./view/chart.mjs";
import { element } from "./view/dom.mjs";

/** More sections than these have a table of contents. */
const SEEN_AT_ONCE = 4;

/** @type {Document} */
const shown = JSON.parse(document.getElementById("document")?.textContent ?? "");
const { title, lead, blocks, sections } = outlineOf(shown, document.title);
const distinct = distinctNames();

document
  .getElementById("page")
  ?.replaceWith(
    element("a", { class: "skip", href: "#content" }, "Skip to the content"),
    element(
      "div",
      { class: "page" },
      element(
        "header",
        { class: "head" },
        element("h1", {}, title),
        lead ? element("p", { class: "message" }, lead) : undefined,
      ),
      sections.length > SEEN_AT_ONCE ? contents() : undefined,
      element("main", { id: "content", tabindex: "-1" }, ...elements(title, blocks), ...sections.map(section)),
    ),
  );
refreshCharts();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", refreshCharts);
matchMedia("print").addEventListener("change", drawCharts);

function contents() {
  return element(
    "nav",
    { "aria-label": "Contents" },
    ...sections.map(({ id, title }) => element("a", { href: `#${id}` }, title)),
  );
}

/** @param {Section} section */
function section({ id, title, lead, blocks }) {
  return element(
    "section",
    { id, "aria-label": distinct(title) },
    element("h2", {}, title),
    lead ? element("p", { class: "lead" }, lead) : undefined,
    ...elements(title, blocks),
  );
}

/**
 * @param {string} heading
 * @param {Placed[]} blocks
 */
function elements(heading, blocks) {
  let place = heading;
  return blocks.flatMap((placed) => {
    place = placed.block.kind === "Heading" ? placed.block.title : place;
    return elementsOf(placed, place, distinct);
  });
}
