/**
 * Limits by which libraries guard a reader against strangers' bytes. Documentation mostly names a setting and leaves the
 * number to the application. Codecs of all runtimes take these.
 */

/** The most bytes of a text and elements of a list that a message of strangers may have. */
export const MOST_LENGTH = 2 ** 20;

/** The most values in each other that a message of strangers may have. */
export const MOST_LEVELS = 64;

/** The same length, as tables show it. */
export const MOST_LENGTH_SHOWN = MOST_LENGTH.toLocaleString("en");

/**
 * Whether a codec has to lift its library's limits.
 * @param {import("../codec.mjs").Place} place
 */
export function areLifted({ safetyLimits = "lifted" }) {
  return safetyLimits === "lifted";
}
