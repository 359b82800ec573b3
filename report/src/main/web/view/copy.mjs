import { element } from "./dom.mjs";

const CONFIRMED_MILLIS = 1600;

/**
 * A button that copies a text and says so.
 *
 * @param {string} label
 * @param {() => string} text
 */
export function copyButton(label, text) {
  const status = element("span", { class: "copied", role: "status" });
  const button = element("button", { type: "button", onclick: () => copy(text()).then(confirm) }, label);
  const confirm = (/** @type {boolean} */ done) => {
    status.textContent = done ? "copied" : "the browser does not let this page copy";
    setTimeout(() => {
      status.textContent = "";
    }, CONFIRMED_MILLIS);
  };
  return element("span", { class: "copy" }, button, status);
}

/**
 * @param {string} text
 * @returns {Promise<boolean>} whether it is in the clipboard
 */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/**
 * For browsers that keep the clipboard from pages on disk.
 *
 * @param {string} text
 */
function copySelected(text) {
  const area = element("textarea", { class: "hidden", "aria-hidden": "true" });
  area.value = text;
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  return done;
}
