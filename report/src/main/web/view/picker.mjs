import { element } from "./dom.mjs";

/**
 * One of several measures, as a row of buttons.
 *
 * @param {string} label
 * @param {string[]} ids
 * @param {string} first
 * @param {(id: string) => void} choose
 */
export function picker(label, ids, first, choose) {
  const buttons = ids.map((id) =>
    element("button", { type: "button", "aria-pressed": String(id === first), onclick: () => press(id) }, id),
  );
  const press = (/** @type {string} */ id) => {
    for (const [index, button] of buttons.entries()) {
      button.setAttribute("aria-pressed", String(ids[index] === id));
    }
    choose(id);
  };
  return element("div", { class: "picker", role: "group", "aria-label": label }, ...buttons);
}
