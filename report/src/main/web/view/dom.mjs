/**
 * @typedef {string | Node | undefined} Child text becomes a text node, never markup
 * @typedef {Record<string, string | boolean | ((event: Event) => void)>} Attributes
 */

/**
 * An element with its attributes, listeners (`onclick`) and children.
 *
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") {
      node.addEventListener(name.slice(2), value);
    } else if (value === true) {
      node.setAttribute(name, "");
    } else if (value !== false) {
      node.setAttribute(name, value);
    }
  }
  node.append(...children.filter((child) => child !== undefined));
  return node;
}

/**
 * A section with an anchor and a heading that says what it holds.
 *
 * @param {string} id
 * @param {string} title
 * @param {string} lead
 * @param {...Child} children
 */
export function section(id, title, lead, ...children) {
  return element(
    "section",
    { id, "aria-labelledby": `${id}-title` },
    element("h2", { id: `${id}-title` }, title),
    lead ? element("p", { class: "lead" }, lead) : undefined,
    ...children,
  );
}

/** Begins like a number, and is no sentence: must not be broken before its unit. */
const FIGURE = /^[<>±+−-]*\d.{0,30}$/;

/**
 * A box that scrolls by itself when its content is wider than the page; its right edge is shaded as long as there is more.
 *
 * @param {string} label
 * @param {HTMLElement} content
 */
export function scrollBox(label, content) {
  const pane = element("div", { class: "pane", role: "region", "aria-label": label, tabindex: "0" }, content);
  const box = element("div", { class: "scroll" }, pane);
  const tell = () => {
    box.classList.toggle("more", pane.scrollLeft + pane.clientWidth < pane.scrollWidth - 1);
  };
  pane.addEventListener("scroll", tell, { passive: true });
  const sizes = new ResizeObserver(tell);
  sizes.observe(pane);
  sizes.observe(content);
  return box;
}

/**
 * A plain table in a box that scrolls. A column in which no row has anything is left out.
 *
 * @param {string} label
 * @param {string[]} head
 * @param {Child[][]} rows first cell of each: what the row is about
 */
export function plainTable(label, head, rows) {
  const isFilled = (/** @type {number} */ column) =>
    rows.length === 0 || rows.some((row) => row[column] !== undefined && row[column] !== "");
  const filled = (/** @type {Child[]} */ cells) => cells.filter((_, column) => isFilled(column));
  return scrollBox(
    label,
    element(
      "table",
      {},
      element("thead", {}, element("tr", {}, ...filled(head).map((title) => headCell("col", title)))),
      element(
        "tbody",
        {},
        ...rows.map((row) => {
          const [first, ...rest] = filled(row);
          return element("tr", {}, headCell("row", first), ...rest.map(cellOf));
        }),
      ),
    ),
  );
}

/**
 * A cell that says what its column or row is about; one that says nothing is an ordinary one.
 *
 * @param {"col" | "row"} scope
 * @param {Child} content
 * @param {Attributes} [attributes]
 */
export function headCell(scope, content, attributes = {}) {
  return content === "" ? element("td", attributes) : element("th", { scope, ...attributes }, content);
}

/** @param {Child} content */
function cellOf(content) {
  const isFigure = typeof content === "string" && FIGURE.test(content);
  return element("td", isFigure ? { class: "figure" } : {}, content);
}
