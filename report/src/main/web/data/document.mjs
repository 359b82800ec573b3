/**
 * What a page shows: io.wirecost.document.Document as JSON. Absent optionals are absent keys, and null in lists.
 *
 * @typedef {{low: number, high: number}} Range
 * @typedef {{x: number, y: number, interval?: Range}} Point
 * @typedef {{name: string, points: Point[]}} Series
 * @typedef {{value: number, interval?: Range}} Bar
 * @typedef {{name: string, bars: (Bar | null)[]}} BarSeries
 * @typedef {{name: string, min: number, q1: number, median: number, q3: number, max: number}} Box
 * @typedef {{kind: "Lines", title: string, xTitle: string, yTitle: string, unit: string, logX: boolean, logY: boolean, series: Series[]}} Lines
 * @typedef {{kind: "Bars", title: string, yTitle: string, unit: string, log: boolean, categories: string[], series: BarSeries[]}} Bars
 * @typedef {{kind: "Boxes", title: string, yTitle: string, unit: string, log: boolean, boxes: Box[]}} Boxes
 * @typedef {Bars | Boxes | Lines} Chart
 * @typedef {{title: string, figures: boolean, optional: boolean, wrapped: boolean}} Column
 * @typedef {{columns: Column[], rows: string[][]}} Table
 * @typedef {{kind: "ChartBlock", chart: Chart}} ChartBlock
 * @typedef {{kind: "Code", text: string}} Code
 * @typedef {{kind: "Facts", facts: {name: string, value: string}[]}} Facts
 * @typedef {{kind: "Heading", level: number, title: string, lead: string}} Heading
 * @typedef {{kind: "Items", items: string[]}} Items
 * @typedef {{kind: "Paragraph", text: string}} Paragraph
 * @typedef {{kind: "TableBlock", table: Table}} TableBlock
 * @typedef {{kind: "Warning", text: string}} Warning
 * @typedef {ChartBlock | Code | Facts | Heading | Items | Paragraph | TableBlock | Warning} Block
 * @typedef {{blocks: Block[]}} Document
 *
 * A block, and of which level a heading in its place is.
 * @typedef {{block: Block, level: number}} Placed
 *
 * A section; its id is an anchor.
 * @typedef {{id: string, title: string, lead: string, blocks: Placed[]}} Section
 *
 * @typedef {{title: string, lead: string, blocks: Placed[], sections: Section[]}} Outline
 */

const SECTION = 2;

/** Browsers know no deeper headings. */
const DEEPEST = 6;

/**
 * The blocks by section. No level of headings is passed over, and only the first of all headings is the title.
 *
 * @param {Document} document
 * @param {string} title of a document that has none
 * @returns {Outline}
 */
export function outlineOf({ blocks }, title) {
  const [first] = blocks;
  const isTitled = first?.kind === "Heading" && first.level < SECTION;
  const outline = isTitled ? headed(first) : headed({ title, lead: "" });
  /** @type {Section[]} */
  const sections = [];
  let level = 1;
  for (const block of isTitled ? blocks.slice(1) : blocks) {
    if (block.kind === "Heading" && (block.level <= SECTION || level < SECTION)) {
      level = SECTION;
      sections.push({ id: `section-${sections.length + 1}`, ...headed(block) });
    } else {
      level = block.kind === "Heading" ? Math.min(block.level, level + 1, DEEPEST) : level;
      const own = block.kind === "Heading" ? level : Math.min(level + 1, DEEPEST);
      (sections.at(-1) ?? outline).blocks.push({ block, level: own });
    }
  }
  return { ...outline, sections };
}

/**
 * @param {{title: string, lead: string}} heading
 * @returns {{title: string, lead: string, blocks: Placed[]}}
 */
function headed({ title, lead }) {
  return { title, lead: sentence(lead), blocks: [] };
}

/**
 * A lead as a sentence, as Markdown has it.
 *
 * @param {string} words
 */
export function sentence(words) {
  const [first, ...rest] = words;
  return first === undefined ? "" : `${first.toUpperCase()}${rest.join("")}.`;
}

/**
 * Names of parts of a page, each given once: a further one of the same name has a number behind it.
 *
 * @returns {(name: string) => string}
 */
export function distinctNames() {
  /** @type {Set<string>} */
  const given = new Set();
  return (name) => {
    let distinct = name;
    for (let number = 2; given.has(distinct); number++) {
      distinct = `${name} (${number})`;
    }
    given.add(distinct);
    return distinct;
  };
}
