/** Statistics of ratios, as wirecost's Estimate has them: on the logarithms, with a 95 % t interval. */

/**
 * @typedef {object} Estimate
 * @property {number} centre geometric mean
 * @property {{ low: number, high: number } | undefined} interval none of a single value, which says nothing of its spread
 */

/** Quantiles of Student's t for a two-sided interval of 95 %, from one degree of freedom on. */
const QUANTILES = [
  ...[12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306, 2.2622, 2.2281],
  ...[2.201, 2.1788, 2.1604, 2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.093, 2.086],
  ...[2.0796, 2.0739, 2.0687, 2.0639, 2.0595, 2.0555, 2.0518, 2.0484, 2.0452, 2.0423],
];

/** Of the normal distribution, which t approaches. */
const NORMAL_QUANTILE = 1.959964;

/**
 * @param {readonly number[]} values above zero, at least one
 * @returns {Estimate}
 */
export function estimate(values) {
  const logs = values.map(Math.log);
  const mean = meanOf(logs);
  if (logs.length === 1) {
    return { centre: Math.exp(mean), interval: undefined };
  }
  const degrees = logs.length - 1;
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / degrees;
  const half = tQuantile(degrees) * Math.sqrt(variance / logs.length);
  return { centre: Math.exp(mean), interval: { low: Math.exp(mean - half), high: Math.exp(mean + half) } };
}

/**
 * The quantile of Student's t for a two-sided interval of 95 %.
 * @param {number} degrees of freedom, from 1
 */
export function tQuantile(degrees) {
  // Beyond the table, the first terms of the Cornish-Fisher expansion are exact to four digits.
  return QUANTILES[degrees - 1] ?? NORMAL_QUANTILE + 2.37227 / degrees + 2.82247 / degrees ** 2;
}

/** @param {readonly number[]} values at least one */
export function meanOf(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
