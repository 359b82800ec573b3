import { finds } from "./data.mjs";
import { button, element } from "./dom.mjs";
import { baselinesIn, divideBy } from "./ratios.mjs";

const MARKS = "[data-codec]";
const NAMES = ":is(tr[data-codec] > th, td[data-codec])";

/**
 * What the reader has chosen, in all of a page at once: which codecs are shown, which one is picked out, and which one
 * ratios are to.
 */
export class Choice {
  #text = "";
  #picked = "";
  #baseline = "";
  /** Families by codec, in the order of the page. @type {Map<string, string>} */
  #families = new Map();
  /** @type {(() => void)[]} */
  #listeners = [];

  /** @param {HTMLElement} page */
  constructor(page) {
    this.page = page;
    /** @type {NodeListOf<HTMLOptionElement>} */
    const codecs = document.querySelectorAll("#codecs option");
    for (const { value, label } of codecs) {
      for (const mark of page.getElementsByClassName(`k${this.#families.size}`)) {
        mark.setAttribute("data-codec", value);
      }
      this.#families.set(value, label);
    }
    page.addEventListener("click", ({ target }) => {
      const mark = target instanceof Element ? target.closest(`svg ${MARKS}, ${NAMES} > button`) : null;
      if (mark) {
        const codec = codecOf(mark);
        this.set({ picked: codec === this.#picked ? "" : codec });
      }
    });
    document.addEventListener("keydown", ({ key }) => {
      if (key === "Escape" && this.#picked !== "") {
        this.set({ picked: "" });
      }
    });
  }

  get codecs() {
    return [...this.#families.keys()];
  }

  get baseline() {
    return this.#baseline;
  }

  /** What marks a row of a codec, as those that the page came with. @param {string} codec */
  marksOf(codec) {
    return { class: `k${this.codecs.indexOf(codec)}`, "data-codec": codec };
  }

  /** @param {string} codec */
  shows(codec) {
    return finds(this.#text, codec, this.#families.get(codec) ?? "");
  }

  /** @param {() => void} listener is called when something else is chosen, before it is shown */
  listen(listener) {
    this.#listeners.push(listener);
  }

  /** @param {{text?: string, picked?: string, baseline?: string}} change */
  set({ text = this.#text, picked = this.#picked, baseline = this.#baseline }) {
    this.#text = text;
    this.#picked = picked;
    if (baseline !== this.#baseline) {
      this.#baseline = baseline;
      divideBy(this.page, baseline);
    }
    for (const listener of this.#listeners) {
      listener();
    }
    this.show(this.page);
  }

  /** Shows the choice in a part of the page. @param {Element} part */
  show(part) {
    for (const node of part.querySelectorAll(MARKS)) {
      const codec = codecOf(node);
      const isPicked = codec === this.#picked;
      const isShown = this.shows(codec);
      node.classList.toggle("picked", isPicked);
      if (node instanceof HTMLTableRowElement) {
        node.hidden = !isShown;
      } else if (node instanceof SVGElement) {
        node.classList.toggle("faded", !isShown || (this.#picked !== "" && !isPicked));
      }
    }
    for (const name of part.querySelectorAll(NAMES)) {
      nameButton(name).setAttribute("aria-pressed", String(codecOf(name) === this.#picked));
    }
  }
}

/** @param {Element} node */
function codecOf(node) {
  return node.closest(MARKS)?.getAttribute("data-codec") ?? "";
}

/** The button that a codec's name becomes. @param {Element} cell */
function nameButton(cell) {
  const made = cell.querySelector("button");
  if (made) {
    return made;
  }
  const name = element("button", { type: "button" }, ...cell.childNodes);
  cell.append(name);
  return name;
}

/** The filter, the choice of the baseline, and the way back. @param {Choice} choice */
export function controls(choice) {
  const filter = element("input", { type: "search", placeholder: "name or family", autocomplete: "off" });
  filter.addEventListener("input", () => choice.set({ text: filter.value }));
  const baselines = baselinesIn(choice.page, choice.codecs);
  const baseline = element("select", {}, option("", "as measured"), ...baselines.map((name) => option(name, name)));
  baseline.addEventListener("change", () => choice.set({ baseline: baseline.value }));
  const status = element("span", { class: "status", role: "status" });
  choice.listen(() => {
    const { codecs } = choice;
    status.textContent = `${codecs.filter((codec) => choice.shows(codec)).length} of ${codecs.length} codecs`;
  });
  const reset = button("Reset", () => {
    filter.value = "";
    baseline.value = "";
    choice.set({ text: "", picked: "", baseline: "" });
  });
  return element(
    "div",
    { class: "controls", role: "search", "aria-label": "Codecs" },
    element("label", {}, "Filter codecs", filter),
    ...(baselines.length > 1 ? [element("label", {}, "Ratios to", baseline)] : []),
    element("div", {}, reset, " ", status),
  );
}

/** @param {string} value @param {string} words */
function option(value, words) {
  return element("option", { value }, words);
}
