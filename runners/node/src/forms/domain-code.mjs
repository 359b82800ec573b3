import { isNothing } from "./lowered.mjs";
import { fromParts, toNanos, toSeconds } from "./parts.mjs";
import { member } from "./properties.mjs";

/**
 * @typedef {import("./lowered.mjs").Message} Message
 * @typedef {import("./lowered.mjs").Slot} Slot
 * @typedef {import("./program.mjs").Program} Program
 */

/**
 * How a slot of a library's message is read, in source.
 *
 * @typedef {object} Access
 * @property {string} [before] a declaration that the other two refer to
 * @property {string} isPresent tells whether there is a value; of no meaning for a slot that is always there
 * @property {string} value the domain value
 */

/**
 * The expression for what the domain has for a slot, where `v` is the domain's value of the message, and `k` the key if
 * the message is a pair of a map.
 * @param {Program} program
 * @param {Message} message
 * @param {Slot} slot
 */
export function domainValue(program, message, slot) {
  if (message.kind === "record") {
    return program.property("v", slot.key);
  } else if (message.kind === "parts") {
    return program.call(slot.number === 0 ? toSeconds : toNanos, "v", message.whole);
  }
  return message.kind === "pair" && slot.number === 0 ? "k" : "v";
}

/**
 * The statements of a function that returns the domain's value of a message. A pair of a map gives its value.
 * @param {Program} program
 * @param {Message} message
 * @param {(slot: Slot) => Access} access
 */
export function domainBody(program, message, access) {
  if (message.kind === "parts") {
    const [seconds, nanos] = message.slots.map((slot) => access(slot).value);
    return [`return ${program.constant(fromParts)}(${seconds}, ${nanos}, ${program.constant(message.whole)});`];
  } else if (message.isOneof) {
    return oneofBody(message, access);
  }
  return message.kind === "record" ? recordBody(program, message, access) : valueBody(message, access);
}

/**
 * The statements that return the branch which is there, or undefined.
 * @param {Message} message
 * @param {(slot: Slot) => Access} access
 */
function oneofBody(message, access) {
  const branches = message.slots.flatMap((slot) => {
    const { before = "", isPresent, value } = access(slot);
    return [before, `if (${isPresent}) {`, `return { ${member(slot.key, value)} };`, "}"];
  });
  return [...branches, "return undefined;"];
}

/**
 * @param {Program} program
 * @param {Message} message
 * @param {(slot: Slot) => Access} access
 */
function recordBody(program, message, access) {
  const slots = message.slots.filter((slot) => !isNothing(slot));
  const always = slots.filter((slot) => !slot.optional).map((slot) => member(slot.key, access(slot).value));
  const sometimes = slots
    .filter((slot) => slot.optional)
    .flatMap((slot) => {
      const { before = "", isPresent, value } = access(slot);
      return [before, `if (${isPresent}) {`, program.assignment("o", slot.key, value), "}"];
    });
  return [`const o = { ${always.join(", ")} };`, ...sometimes, "return o;"];
}

/**
 * @param {Message} message
 * @param {(slot: Slot) => Access} access
 */
function valueBody(message, access) {
  const slot = /** @type {Slot} */ (message.slots.at(-1));
  if (isNothing(slot)) {
    return ["return null;"];
  }
  const { before = "", isPresent, value } = access(slot);
  return slot.optional ? [before, `return ${isPresent} ? ${value} : null;`] : [`return ${value};`];
}
