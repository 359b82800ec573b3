const PIECES = 64;
const PIECE_BYTES = 1_000_000; // Node.js makes a longer text outside of V8's heap

/** What is alive on the heap beside the codec and its data. */
export const heap = { ballast: /** @type {readonly string[]} */ ([]) };

/**
 * Puts on the heap what the rest of a service would have there. V8 lets a heap grow by a multiple of what is alive on it. With
 * a codec alone, it is collected after every few megabytes, and the codec pays for that many times as often as in a service.
 * Text costs a collection nothing: there are no references in it. What is there already stays.
 */
export function loadBallast() {
  if (heap.ballast.length === 0) {
    heap.ballast = Array.from({ length: PIECES }, () => Buffer.alloc(PIECE_BYTES, "-").toString("latin1"));
  }
}
