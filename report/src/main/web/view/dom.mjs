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

/**
 * A plain table in a box that scrolls by itself when it is wider than the page.
 *
 * @param {string} label
 * @param {string[]} head
 * @param {Child[][]} rows first cell of each: what the row is about
 */
export function plainTable(label, head, rows) {
  return element(
    "div",
    { class: "scroll", role: "region", "aria-label": label, tabindex: "0" },
    element(
      "table",
      {},
      element("thead", {}, element("tr", {}, ...head.map((title) => element("th", { scope: "col" }, title)))),
      element(
        "tbody",
        {},
        ...rows.map(([first, ...rest]) =>
          element("tr", {}, element("th", { scope: "row" }, first), ...rest.map((cell) => element("td", {}, cell))),
        ),
      ),
    ),
  );
}
