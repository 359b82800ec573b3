/** Adds to a page that is complete without it. */
import { startLink } from "./calculator.mjs";
import { Choice, controls } from "./choice.mjs";
import { actions, copyButton, element } from "./dom.mjs";
import { startCost } from "./prices.mjs";
import { makeSortable, makeTakeable, spreadFigures } from "./tables.mjs";

const page = document.querySelector("main");
if (page) {
  addTo(page);
}
addEventListener("hashchange", openTarget);
addEventListener("beforeprint", () => {
  for (const fold of document.querySelectorAll("details")) {
    fold.open = true;
  }
});
openTarget();

/** @param {HTMLElement} page */
function addTo(page) {
  spreadFigures(page);
  const choice = new Choice(page);
  for (const box of page.querySelectorAll(".calculator")) {
    if (!(box instanceof HTMLElement)) {
      continue;
    }
    if (box.dataset.calculator === "link") {
      startLink(box, choice);
    } else if (box.dataset.calculator === "cost") {
      startCost(box, choice);
    }
  }
  for (const table of page.querySelectorAll("table")) {
    if (!table.closest(".calculator")) {
      makeSortable(table);
      makeTakeable(table);
    }
  }
  for (const code of page.querySelectorAll("pre")) {
    code.after(actions(copyButton(() => code.textContent ?? "")));
  }
  if (choice.codecs.length > 1) {
    const aside = document.querySelector(".aside") ?? element("div", { class: "aside" });
    aside.append(controls(choice));
    page.before(aside);
  }
  choice.set({});
}

/** Opens the folds around what the address names. */
function openTarget() {
  const target = document.querySelector(":target");
  for (let fold = target?.closest("details"); fold; fold = fold.parentElement?.closest("details")) {
    fold.open = true;
  }
  target?.scrollIntoView();
}
