/**
 * @import {ECharts, Option} from "../charts/echarts.js"
 * @import {Canvas, Theme} from "../charts/theme.mjs"
 *
 * A chart as it is to be drawn.
 * @typedef {{option: Option, height: number, note?: string, rows?: number, title?: string}} Drawing
 *
 * @typedef {Object} Parts
 * @property {string} title
 * @property {"h2" | "h3" | "h4" | "h5" | "h6"} [heading] of the title, if it is no h3
 * @property {string} [region] name of the table's box, if the title does not tell it from others
 * @property {string} label what a screen reader says the picture is
 * @property {(canvas: Canvas, limit: number) => Drawing | undefined} draw nothing when there is nothing to show
 * @property {() => {head: string[], rows: string[][]}} table the same figures
 * @property {HTMLElement} [controls]
 */
import { readTheme } from "../charts/theme.mjs";
import { element, plainTable } from "./dom.mjs";

/** Rows that a chart shows before it is asked for all. */
const FIRST = 40;

/** What fits on paper of any usual size, in pixels; a page learns its width on paper too late. */
const PAPER_WIDTH = 680;

/** Charts are made this far ahead of the reader. */
const AHEAD = "400px";

/** @type {Set<Chart>} */
const charts = new Set();

/** A figure with a chart, made when it comes into view, and its table. */
export class Chart {
  /** @type {ECharts | undefined} */
  #instance;
  /** @type {Drawing | undefined} */
  #drawing;
  #limit = FIRST;
  #drawnWidth = 0;
  #visible = false;
  #dirty = true;

  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
    this.picture = element("div", { class: "chart", role: "img", "aria-label": parts.label });
    this.title = element(parts.heading ?? "h3", {}, parts.title);
    this.note = element("p", { class: "note" });
    this.more = element("button", { type: "button", class: "more", onclick: () => this.#showAll() });
    this.figures = element(
      "details",
      { class: "behind", ontoggle: () => this.#fillTable() },
      element("summary", {}, "As a table"),
    );
    this.node = element(
      "figure",
      {},
      element("figcaption", {}, this.title, parts.controls),
      this.picture,
      this.more,
      this.note,
      this.figures,
    );
    charts.add(this);
    new IntersectionObserver((entries) => this.#seen(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: AHEAD,
    }).observe(this.picture);
    new ResizeObserver(() => this.#resized()).observe(this.picture);
  }

  /**
   * Shows what there is to show now.
   *
   * @param {number} [width] of the picture, where it is known
   * @param {Theme} [theme] likewise
   */
  refresh(width = this.width(), theme = readTheme()) {
    if (width === 0) {
      return;
    }
    this.#drawing = this.parts.draw({ theme, width }, this.#limit);
    this.node.hidden = this.#drawing === undefined;
    const hidden = (this.#drawing?.rows ?? 0) - this.#limit;
    this.more.hidden = hidden <= 0;
    this.more.textContent = `Show ${hidden} more`;
    this.title.textContent = this.#drawing?.title ?? this.parts.title;
    this.note.textContent = this.#drawing?.note ?? "";
    this.picture.style.height = `${this.#drawing?.height ?? 0}px`;
    this.#drawnWidth = width;
    this.#dirty = true;
    this.#fillTable();
    if (this.#visible) {
      this.draw();
    }
  }

  /** Draws now, in view or not. */
  draw() {
    if (!this.#drawing || !this.#dirty) {
      return;
    }
    const size = { width: this.#drawnWidth, height: this.#drawing.height };
    if (this.#instance) {
      this.#instance.resize(size);
    } else {
      this.#instance = echarts.init(this.picture, null, { renderer: "svg", ...size });
    }
    this.#instance.setOption(this.#drawing.option, { notMerge: true });
    this.#dirty = false;
  }

  /** How wide the picture is to be, in pixels; a hidden one as wide as before. */
  width() {
    const width = this.picture.clientWidth || this.#drawnWidth;
    return matchMedia("print").matches ? Math.min(width, PAPER_WIDTH) : width;
  }

  #showAll() {
    this.#limit = Number.POSITIVE_INFINITY;
    this.refresh();
  }

  /** @param {boolean} visible */
  #seen(visible) {
    this.#visible = visible;
    if (visible) {
      this.draw();
    }
  }

  #resized() {
    const drawn = this.#instance && this.picture.querySelector("svg")?.clientWidth;
    if (!this.#drawing || (drawn && drawn !== this.width())) {
      this.refresh();
    }
  }

  #fillTable() {
    this.figures.querySelector(".scroll")?.remove();
    if (this.figures.open) {
      const { head, rows } = this.parts.table();
      this.figures.append(plainTable(this.parts.region ?? `${this.parts.title}: figures`, head, rows));
    }
  }
}

/** Everything again: other figures, or other colours. All is measured before anything changes, in one layout. */
export function refreshCharts() {
  const widths = [...charts].map((chart) => chart.width());
  const theme = readTheme();
  for (const [index, chart] of [...charts].entries()) {
    chart.refresh(widths[index], theme);
  }
}

/** Everything that has not been in view yet: for paper. */
export function drawCharts() {
  refreshCharts();
  for (const chart of charts) {
    chart.draw();
  }
}
