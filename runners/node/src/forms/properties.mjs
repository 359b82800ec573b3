/** Properties with any name: `__proto__`, too, which an assignment takes for the prototype. */

/**
 * A name as it may stand in source.
 * @param {string} name
 */
export function literal(name) {
  return JSON.stringify(name);
}

/**
 * A property of an object literal.
 * @param {string} name
 * @param {string} value an expression
 */
export function member(name, value) {
  return name === "__proto__" ? `[${literal(name)}]: ${value}` : `${literal(name)}: ${value}`;
}

/**
 * Gives an object a property of its own.
 * @param {object} object
 * @param {string} name
 * @param {unknown} value
 */
export function define(object, name, value) {
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}

/**
 * Puts an entry into an object that is used as a map.
 * @param {Record<string, unknown>} map
 * @param {string} key
 * @param {unknown} value
 */
export function put(map, key, value) {
  if (key === "__proto__") {
    define(map, key, value);
  } else {
    map[key] = value;
  }
}
