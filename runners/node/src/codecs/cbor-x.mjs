import { DECIMAL_FRACTION, decimalFraction } from "../forms/decimal-fractions.mjs";
import { plainForm } from "../forms/plain.mjs";
import { BINARY_WITH_BIGINTS } from "../forms/wide-integers.mjs";
import { refusesProto } from "./refusal.mjs";
import { MOST_LENGTH, MOST_LENGTH_SHOWN } from "./safety.mjs";
import { unread } from "./unread.mjs";

/** @type {import("../codec.mjs").CodecFile} */
export default {
  package: "cbor-x",
  codecs: [
    {
      name: "cbor-x",
      format: "CBOR",
      family: "self-describing",
      backEnd: accelerated,
      losses: ["negative-zero-unsigned"],
      limits: ["proto-in-key"],
      default: true,
      refuses: refusesProto,
      safetyAdvice: {
        words: `arrays and maps have at most ${MOST_LENGTH_SHOWN} elements`,
        source: "cbor-x, README.md, Setting Size Limits, setSizeLimits",
      },
      async open({ schema, safetyLimits }) {
        const { addExtension, Encoder, setSizeLimits, Tag } = await import("cbor-x");
        if (safetyLimits === "advised") {
          setSizeLimits({ maxArraySize: MOST_LENGTH, maxMapSize: MOST_LENGTH, maxObjectSize: MOST_LENGTH });
        }
        // Without this, the library computes a double from the two numbers.
        addExtension(/** @type {any} */ ({ tag: DECIMAL_FRACTION, decode: (/** @type {any} */ fraction) => fraction }));
        const cbor = new Encoder({ useRecords: false, variableMapSize: true, tagUint8Array: false });
        const decimal = decimalFraction((fraction) => new Tag(fraction, DECIMAL_FRACTION));
        const form = plainForm(schema, { leaves: { ...BINARY_WITH_BIGINTS, decimal } });
        return {
          serialize: (record) => cbor.encode(form.write(record)),
          deserialize: (bytes) => form.read(cbor.decode(unread(bytes))),
        };
      },
    },
  ],
};

/** Strings are read by a native extension, where there is one for the platform. */
async function accelerated() {
  const { isNativeAccelerationEnabled } = await import("cbor-x");
  return isNativeAccelerationEnabled ? "JavaScript and cbor-extract" : "JavaScript";
}
