import { thrownKind } from "../protocol/thrown-kind.mjs";

/**
 * The source of a function that reads a message `v`. An error of the language means here that the message lacks something,
 * or has something else in its place. So it becomes a refusal.
 * @param {string} read an expression
 * @param {string} refusal the name of {@link refusalOf}
 */
export function refusing(read, refusal) {
  return `(v) => {\ntry {\nreturn ${read};\n} catch (e) {\nthrow ${refusal}(e);\n}\n}`;
}

/**
 * What a mapping throws for what was thrown while it read a message.
 * @param {unknown} e
 */
export function refusalOf(e) {
  return e instanceof Error && thrownKind(e).unexpected === true
    ? new Error(`the message does not fit the schema: ${e.name}: ${e.message}`, { cause: e })
    : e;
}
