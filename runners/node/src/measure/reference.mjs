import { processorMillis, wallMillis } from "./clock.mjs";
import { kept } from "./loops.mjs";

const TURNS = 32_000;
const WARM_UP_MILLIS = 50;

/**
 * A burst of work that is always the same. The core's other hardware thread, which may belong to somebody else, slows the
 * core down for moments. A burst just before or after an operation takes longer by about as much.
 */
export class Reference {
  /** Has V8 compile the work before anything is counted. */
  constructor() {
    const start = processorMillis();
    while (processorMillis() - start < WARM_UP_MILLIS) {
      this.burst();
    }
  }

  /**
   * The clock of the process counts V8's helpers too, which may still clean up behind the operation. This thread cannot have
   * worked for longer than either clock says.
   * @returns the processor time of a burst, in milliseconds
   */
  burst() {
    const processor = processorMillis();
    const wall = wallMillis();
    kept.reference = work();
    return Math.min(wallMillis() - wall, processorMillis() - processor);
  }
}

/**
 * Eight chains that do not wait for each other, so they use all that the core can do at once. They use no memory, which
 * others may slow down in other ways, and no multiplications, which notice little of others. It takes about 0.4 ms.
 */
export function work() {
  let a = 1;
  let b = 2;
  let c = 3;
  let d = 4;
  let e = 5;
  let f = 6;
  let g = 7;
  let h = 8;
  for (let i = 0; i < TURNS; i++) {
    a = mix(a, i);
    b = mix(b, i);
    c = mix(c, i);
    d = mix(d, i);
    e = mix(e, i);
    f = mix(f, i);
    g = mix(g, i);
    h = mix(h, i);
  }
  return a ^ b ^ c ^ d ^ e ^ f ^ g ^ h;
}

/**
 * @param {number} chain
 * @param {number} turn
 */
function mix(chain, turn) {
  let next = ((chain << 5) - chain + turn) | 0;
  next ^= next >>> 7;
  return (next + (next << 3)) | 0;
}
