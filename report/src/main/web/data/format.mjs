/** Figures as people read them: three significant digits, the same in every locale. */

const TIMES = ["ns", "µs", "ms", "s"];

/** @param {number} value */
function rounded(value) {
  return Number(value.toPrecision(3));
}

/** By how many decimals; making one takes longer than using it a thousand times. */
const GROUPED = [0, 1, 2].map(
  (decimals) => new Intl.NumberFormat("en-US", { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
);

/**
 * @param {number} value
 * @param {number} decimals at most 2
 */
function grouped(value, decimals) {
  return GROUPED[decimals].format(value);
}

/** @param {number} value */
function significant(value) {
  const short = rounded(value);
  return grouped(short, short < 10 ? 2 : short < 100 ? 1 : 0);
}

/**
 * A rank, marked where it is a tie: `2=`; empty where nothing may be ranked.
 *
 * @param {import("./model.mjs").Place | undefined} place
 */
export function rankOf(place) {
  return place ? `${place.rank}${place.tied ? "=" : ""}` : "";
}

/**
 * `980 ns`, `12.3 µs`.
 *
 * @param {number} nanos
 */
export function time(nanos) {
  let scaled = rounded(nanos);
  let unit = 0;
  while (scaled >= 1000 && unit < TIMES.length - 1) {
    scaled /= 1000;
    unit++;
  }
  return `${significant(scaled)} ${TIMES[unit]}`;
}

/**
 * `12,345`, and a decimal below 100: `47.5`.
 *
 * @param {number} count
 */
export function bytes(count) {
  return grouped(count, Number.isInteger(count) || count >= 100 ? 0 : 1);
}

/**
 * `0.38×`.
 *
 * @param {number} value
 */
export function ratio(value) {
  return `${value < 0.01 ? value.toFixed(4) : significant(value)}×`;
}

/**
 * How far an interval reaches above its centre: `±3.1%`.
 *
 * @param {number} centre
 * @param {number} high
 */
export function spread(centre, high) {
  const percent = 100 * (high / centre - 1);
  return percent >= 1000 ? ">±999%" : `±${percent.toFixed(percent < 10 ? 1 : 0)}%`;
}

/**
 * A figure in the unit in which it is shown.
 *
 * @param {number} value
 * @param {"BYTES" | "NANOS" | "COUNT" | "RATIO"} unit
 */
export function figure(value, unit) {
  return unit === "NANOS" ? time(value) : unit === "RATIO" ? ratio(value) : bytes(value);
}

/**
 * A figure of any unit: whole numbers from 100 on, three significant digits below: `12,345 bytes`, `0.38×`, `−4.5 %`.
 *
 * @param {number} value
 * @param {string} unit may be empty
 */
export function quantity(value, unit) {
  const size = Math.abs(value);
  const text = size >= 100 ? grouped(size, 0) : `${rounded(size)}`;
  return `${value < 0 ? "−" : ""}${text}${unit === "" || unit === "×" ? unit : ` ${unit}`}`;
}

/**
 * A figure that may be less than none: `−12.3 µs`.
 *
 * @param {number} value
 * @param {"BYTES" | "NANOS"} unit
 */
export function signed(value, unit) {
  return value < 0 ? `−${figure(-value, unit)}` : figure(value, unit);
}

/**
 * A tick of an axis: shorter than a figure, `1k` for thousands of bytes.
 *
 * @param {number} value
 * @param {"BYTES" | "NANOS" | "COUNT" | "RATIO" | "TAIL"} unit
 */
export function tick(value, unit) {
  const short = Number(value.toPrecision(3));
  if (unit === "RATIO") {
    return `${short}×`;
  }
  if (unit === "TAIL") {
    return percent(1 - 1 / value);
  }
  const steps = unit === "NANOS" ? TIMES : ["", "k", "M", "G"];
  const size = Math.abs(short);
  const power = size < 1 ? 0 : Math.min(3, Math.floor(Math.log10(size) / 3 + 1e-9));
  return `${Number((short / 1000 ** power).toPrecision(3))}${unit === "NANOS" ? " " : ""}${steps[power]}`;
}

const RATES = ["bit/s", "kbit/s", "Mbit/s", "Gbit/s"];

/**
 * `45 Mbit/s`, `2.5 Gbit/s`.
 *
 * @param {number} bitsPerSecond
 */
export function bandwidth(bitsPerSecond) {
  let scaled = rounded(bitsPerSecond);
  let unit = 0;
  while (scaled >= 1000 && unit < RATES.length - 1) {
    scaled /= 1000;
    unit++;
  }
  return `${rounded(scaled)} ${RATES[unit]}`;
}

/**
 * A share of all: `50 %`, `99.9 %`, as many decimals as it has, up to five.
 *
 * @param {number} share
 */
export function percent(share) {
  return `${Number((100 * share).toFixed(5))} %`;
}

/**
 * A difference from the whole, from a fraction: `+5.2%`, `−12%`.
 *
 * @param {number} fraction
 */
export function change(fraction) {
  const size = Math.abs(100 * fraction);
  const sign = fraction < 0 ? "−" : "+";
  return `${sign}${size.toFixed(size < 10 ? 1 : 0)}%`;
}
