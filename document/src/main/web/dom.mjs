/** How long a button says what it has done, in milliseconds. */
const SAID_FOR = 1600;

/**
 * An element with attributes and content; texts stay texts.
 *
 * @template {keyof HTMLElementTagNameMap} N
 * @param {N} name
 * @param {Record<string, string>} [attributes]
 * @param {(string | Node)[]} content
 */
export function element(name, attributes = {}, ...content) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    node.setAttribute(key, value);
  }
  node.append(...content);
  return node;
}

/** @param {string} label @param {() => void} act */
export function button(label, act) {
  const node = element("button", { type: "button" }, label);
  node.addEventListener("click", act);
  return node;
}

/** What can be done with what is above. @param {HTMLElement[]} buttons */
export function actions(...buttons) {
  return element("div", { class: "actions" }, ...buttons);
}

/** A button that copies a text and says so. @param {() => string} text */
export function copyButton(text) {
  const say = (/** @type {string} */ words) => {
    node.textContent = words;
    setTimeout(() => {
      node.textContent = "Copy";
    }, SAID_FOR);
  };
  const copy = async () => navigator.clipboard.writeText(text());
  const node = button("Copy", () =>
    copy().then(
      () => say("Copied"),
      () => say("The browser does not let this page copy"),
    ),
  );
  node.setAttribute("aria-live", "polite");
  return node;
}
