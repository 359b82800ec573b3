/**
 * @import {Codec, Model} from "../data/model.mjs"
 * @import {Column} from "../data/columns.mjs"
 * @import {Store} from "./store.mjs"
 */
import { csv } from "../data/csv.mjs";
import { hasSeveralRuntimes } from "../data/runtimes.mjs";
import { groupsOf, sortedCodecs } from "../data/table.mjs";
import { copyButton } from "./copy.mjs";
import { element, scrollBox, section } from "./dom.mjs";

/**
 * Everything that was measured, one row per codec; sorted by the column whose title is pressed.
 *
 * @param {Model} model
 * @param {Store} store
 */
export function table(model, store) {
  if (model.codecs.length === 0) {
    return undefined;
  }
  let sortedBy = "codec";
  let descending = false;
  const content = element("div", { class: "content" });
  const box = scrollBox("All figures", content);
  box.classList.add("everything");
  const sort = (/** @type {string} */ id) => {
    descending = id === sortedBy && !descending;
    sortedBy = id;
    draw();
    /** @type {HTMLElement | null} */
    const pressed = box.querySelector(`button[data-column="${CSS.escape(plain(id))}"]`);
    pressed?.focus();
  };
  const now = () => {
    const groups = groupsOf(model, store.choice);
    const [{ columns }] = groups;
    const by = columns.find(({ id }) => plain(id) === plain(sortedBy)) ?? columns[0];
    const rows = groups.map(({ title, columns: own, model: part }) => ({
      title,
      columns: own,
      codecs: sortedCodecs(part, store.choice, own[columns.indexOf(by)], descending),
    }));
    return { columns, by, rows };
  };
  const draw = () => {
    const { columns, by, rows } = now();
    content.replaceChildren(
      element("table", {}, head(columns.filter(isShown), by, descending, sort), ...rows.flatMap(bodyOf)),
    );
  };
  store.listen(draw);
  draw();
  const copied = () => {
    const { columns, rows } = now();
    return csv([
      columns.map(({ id }) => id),
      ...rows.flatMap(({ columns: own, codecs }) => codecs.map((codec) => own.map((column) => column.value(codec)))),
    ]);
  };
  return section(
    "table",
    "Everything",
    `Press a title to sort. Ranks are among ${hasSeveralRuntimes(model) ? "the codecs of a runtime" : "all codecs of the run"}; = marks a tie, † a codec that declares a loss, ‡ a figure with a note below its chart.`,
    element("p", { class: "actions" }, copyButton("Copy as CSV", copied)),
    box,
  );
}

/** @param {Column} column */
function isShown({ copiedOnly }) {
  return !copiedOnly;
}

/**
 * The rows of a runtime below its title; nothing where none is shown.
 *
 * @param {{title: string, columns: Column[], codecs: Codec[]}} rows
 */
function bodyOf({ title, columns, codecs }) {
  const shown = columns.filter(isShown);
  const heading =
    title === ""
      ? undefined
      : element(
          "tr",
          { class: "runtime" },
          element("th", { scope: "rowgroup" }, title),
          element("td", { colspan: String(shown.length - 1) }),
        );
  return codecs.length === 0 && heading
    ? []
    : [element("tbody", {}, heading, ...codecs.map((codec) => row(shown, codec)))];
}

/**
 * A column keeps its place when figures turn into ratios.
 *
 * @param {string} id
 */
function plain(id) {
  return id.replace(/ (ratio|ns|bytes)$/, "");
}

/**
 * @param {Column[]} columns
 * @param {Column} by
 * @param {boolean} descending
 * @param {(id: string) => void} sort
 */
function head(columns, by, descending, sort) {
  /** @type {{group: string, span: number}[]} */
  const groups = [];
  for (const { group } of columns) {
    const last = groups[groups.length - 1];
    if (last && last.group === group) {
      last.span++;
    } else {
      groups.push({ group, span: 1 });
    }
  }
  return element(
    "thead",
    {},
    element(
      "tr",
      { class: "groups" },
      ...groups.map(({ group, span }) =>
        group === ""
          ? element("td", { colspan: String(span) })
          : element("th", { colspan: String(span), scope: "colgroup" }, group),
      ),
    ),
    element("tr", {}, ...columns.map((column) => title(column, column === by, descending, sort))),
  );
}

/**
 * @param {Column} column
 * @param {boolean} active
 * @param {boolean} descending
 * @param {(id: string) => void} sort
 */
function title(column, active, descending, sort) {
  const label = column.group ? `${column.group}: ${column.title}` : column.title;
  return element(
    "th",
    {
      scope: "col",
      class: column.numeric ? "number" : "",
      "aria-sort": active ? (descending ? "descending" : "ascending") : "none",
    },
    element(
      "button",
      { type: "button", "aria-label": label, "data-column": plain(column.id), onclick: () => sort(column.id) },
      column.title,
    ),
  );
}

/**
 * @param {Column[]} columns
 * @param {Codec} codec
 */
function row(columns, codec) {
  const [first, ...rest] = columns;
  return element(
    "tr",
    {},
    element(
      "th",
      { scope: "row", class: `family ${codec.family}` },
      element("span", { class: "mark" }),
      first.text(codec),
    ),
    ...rest.map((column) => {
      const anchor = column.anchor?.(codec);
      return element(
        "td",
        { class: column.numeric ? "number" : "", ...(anchor ? { id: anchor } : {}) },
        column.text(codec),
      );
    }),
  );
}
