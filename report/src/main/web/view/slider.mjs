/**
 * @import {Scale} from "../data/sliders.mjs"
 */
import { positionOf } from "../data/sliders.mjs";
import { element } from "./dom.mjs";

let made = 0;

/**
 * A slider with its value beside it; a screen reader has the value from the slider itself.
 *
 * @param {string} label
 * @param {Scale} scale
 * @param {number} first value
 * @param {(value: number) => void} choose
 */
export function slider(label, scale, first, choose) {
  const id = `slider-${++made}`;
  const value = element("span", { class: "value", "aria-hidden": "true" });
  const input = element("input", {
    type: "range",
    id,
    min: "0",
    max: String(scale.last),
    step: "1",
    value: String(positionOf(scale, first)),
    oninput: () => {
      show();
      choose(scale.valueAt(Number(input.value)));
    },
  });
  const show = () => {
    const words = scale.words(scale.valueAt(Number(input.value)));
    value.textContent = words;
    input.setAttribute("aria-valuetext", words);
  };
  show();
  return element("div", { class: "slider" }, element("label", { for: id }, label), value, input);
}
