/** From this factor between the largest and the smallest figure on, small ones vanish on a linear axis. */
const LOGARITHMIC_FROM = 30;

/**
 * Whether figures need a logarithmic axis.
 *
 * @param {number[]} values
 */
export function needsLog(values) {
  const positive = values.filter((value) => value > 0);
  return positive.length > 1 && Math.max(...positive) / Math.min(...positive) > LOGARITHMIC_FROM;
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
 * How far an interval is drawn: one of few forks may reach so far that everything else would vanish.
 *
 * @param {{value: number, high?: number}[]} figures
 */
export function drawnUpTo(figures) {
  const most = Math.max(...figures.map((figure) => figure.value));
  return Math.min(most * 2, Math.max(...figures.map((figure) => figure.high ?? figure.value)));
}
