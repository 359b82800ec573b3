/** @typedef {import("../data/schema.mjs").Schema} Schema */
/** @typedef {import("../data/schema.mjs").Field} Field */

/**
 * Refuses a schema that has a field which a library cannot hold because of its wire name.
 *
 * @param {Schema} schema
 * @param {(field: Field, record: Field[]) => boolean} cannotHold
 * @param {string} why what is wrong with it, such as "a key cannot hold U+0000"
 * @returns {string | undefined} a reason that names the field
 */
export function refusedField(schema, cannotHold, why) {
  for (const [record, fields] of schema.records) {
    const found = fields.find((field) => field.type.kind !== "null" && cannotHold(field, fields));
    if (found !== undefined) {
      return `field ${found.name} of ${record}: ${why}`;
    }
  }
  return undefined;
}

/**
 * Refuses a schema with the key `__proto__`.
 *
 * @param {Schema} schema
 */
export function refusesProto(schema) {
  return refusedField(schema, (field) => field.wireName === "__proto__", "the library reads no key __proto__");
}

/**
 * Refuses a schema with a key that begins with U+FEFF. It is lost where a library reads text by a TextDecoder that takes
 * it for a byte order mark.
 *
 * @param {Schema} schema
 */
export function refusesByteOrderMark(schema) {
  return refusedField(schema, (field) => field.wireName.startsWith("\ufeff"), "the library drops U+FEFF before a key");
}
