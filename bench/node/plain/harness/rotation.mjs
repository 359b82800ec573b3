/**
 * Hands out elements in turn, for ever.
 *
 * @template T
 * @param {readonly T[]} elements at least one
 * @returns {() => T}
 */
export function rotation(elements) {
  let place = 0;
  return () => {
    const next = elements[place];
    place = place + 1 === elements.length ? 0 : place + 1;
    return /** @type {T} */ (next);
  };
}
