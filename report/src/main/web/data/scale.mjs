/** From this factor between the largest and the smallest figure on, small bars vanish on a linear axis. */
const LOGARITHMIC_FROM = 20;

/** Points of a scatter are in each other's way much sooner. */
export const SCATTER_LOGARITHMIC_FROM = 6;

/**
 * Whether figures need a logarithmic axis.
 *
 * @param {number[]} values
 * @param {number} [from] factor between the largest and the smallest
 */
export function needsLog(values, from = LOGARITHMIC_FROM) {
  const positive = values.filter((value) => value > 0);
  return positive.length > 1 && Math.max(...positive) / Math.min(...positive) > from;
}

/**
 * Ends of an axis that holds the values with some air.
 *
 * @param {number[]} values
 * @param {boolean} log
 * @param {boolean} [fromZero] whether a linear axis begins at 0
 * @returns {{min: number, max: number}}
 */
export function axisEnds(values, log, fromZero = true) {
  const positive = values.filter((value) => value > 0);
  if (positive.length === 0) {
    return { min: log ? 1 : 0, max: log ? 10 : 1 };
  }
  const least = Math.min(...positive);
  const most = Math.max(...positive);
  if (log) {
    const air = Math.max((most / least) ** 0.06, 1.1);
    return { min: roundedDown(least / air), max: most * air };
  }
  return fromZero
    ? { min: 0, max: most * 1.05 }
    : { min: Math.max(0, least - (most - least) * 0.08), max: most * 1.05 };
}

/**
 * Round values on a logarithmic axis: powers of ten, with 2 and 5 times them where there is room.
 *
 * @param {{min: number, max: number}} ends
 * @param {number} room how many fit
 */
export function logTicks({ min, max }, room) {
  const first = Math.floor(Math.log10(min));
  const powers = Array.from({ length: Math.ceil(Math.log10(max)) - first + 1 }, (_, index) => 10 ** (first + index));
  const candidates = [[1, 2, 5], [1, 3], [1]].map((leads) =>
    powers.flatMap((power) => leads.map((lead) => lead * power)).filter((tick) => tick >= min && tick <= max),
  );
  const ticks = candidates.find(({ length }) => length <= room) ?? candidates[2];
  const step = Math.ceil(ticks.length / room);
  return ticks.filter((_, index) => index % step === 0);
}

/**
 * Places near the wanted ones that keep a distance from each other.
 *
 * @param {number[]} wanted in pixels
 * @param {number} distance
 * @param {number} end that none may go beyond
 */
export function spreadOut(wanted, distance, end) {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a] - wanted[b]);
  const places = [...wanted];
  let least = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    places[index] = Math.max(wanted[index], least);
    least = places[index] + distance;
  }
  let most = end;
  for (const index of order.reverse()) {
    places[index] = Math.min(places[index], most);
    most = places[index] - distance;
  }
  return places;
}

/**
 * 1, 2 or 5 times a power of ten, not above the value.
 *
 * @param {number} value
 */
function roundedDown(value) {
  const power = 10 ** Math.floor(Math.log10(value));
  const lead = value / power;
  return (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power;
}

/**
 * 1, 2, 5 or 10 times a power of ten, the first that is not below the value.
 *
 * @param {number} value above 0
 */
export function roundStep(value) {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5].find((lead) => lead * power >= value * 0.999) ?? 10) * power;
}

/**
 * How far an interval is drawn: one of few forks may reach so far that everything else would vanish.
 *
 * @param {{value: number, high?: number}[]} figures
 */
export function drawnUpTo(figures) {
  const most = Math.max(...figures.map((figure) => figure.value));
  return Math.min(most * 2, Math.max(...figures.map((figure) => figure.high ?? figure.value)));
}
