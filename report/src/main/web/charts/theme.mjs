/**
 * @typedef {Object} Theme
 * @property {string} paper
 * @property {string} ink
 * @property {string} muted
 * @property {string} rule
 * @property {string} warning
 * @property {string[]} stages to-native, write, read, from-native
 * @property {string[]} phases of the pipeline: serialize, produce, consume, deserialize, filter, check, the rest, broker
 * @property {string[]} series of bars beside each other; the first {@link LINE_COLOURS} of them are strong enough for lines
 * @property {(family: string) => string} family colour
 *
 * What a chart is drawn with.
 * @typedef {{theme: Theme, width: number}} Canvas
 */

/** @type {Record<string, string>} */
const SYMBOLS = { "schema-driven": "circle", "self-describing": "diamond", text: "rect", "zero-copy": "triangle" };

/** Lines that are told apart by colour before dashes have to. */
export const LINE_COLOURS = 4;

/** How much is seen of what does not stand out. */
export const DIMMED = 0.4;

export const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/**
 * The colours as the style sheets have them now: light, dark or for paper.
 *
 * @returns {Theme}
 */
export function readTheme() {
  const styles = getComputedStyle(document.documentElement);
  const colour = (/** @type {string} */ name) => styles.getPropertyValue(`--${name}`).trim();
  return {
    paper: colour("paper"),
    ink: colour("ink"),
    muted: colour("muted"),
    rule: colour("rule"),
    warning: colour("warning"),
    stages: ["to-native", "write", "read", "from-native"].map((stage) => colour(`stage-${stage}`)),
    phases: Array.from({ length: 9 }, (_, phase) => colour(`phase-${phase}`)),
    series: Array.from({ length: 8 }, (_, series) => colour(`series-${series}`)),
    family: (family) => colour(`family-${family}`),
  };
}

/**
 * A shape for each family, so that colour is never all that tells them apart.
 *
 * @param {string} family
 */
export function symbolOf(family) {
  return SYMBOLS[family];
}

/** @type {CanvasRenderingContext2D | null | undefined} */
let ruler;

/**
 * How wide a text is, in pixels.
 *
 * @param {string} text
 * @param {string} font as in a style sheet
 */
export function textWidth(text, font) {
  ruler ??= document.createElement("canvas").getContext("2d");
  if (!ruler) {
    throw new Error("a browser without canvas");
  }
  ruler.font = font;
  return ruler.measureText(text).width;
}

/**
 * A text as the chart library may have it. It remembers the widths of texts in a plain object, where `__proto__` and
 * `constructor` are no keys of its own and would change every object of the page: those get an invisible character.
 *
 * @param {string} text
 */
export function drawable(text) {
  return text in {} ? `\u200b${text}` : text;
}
