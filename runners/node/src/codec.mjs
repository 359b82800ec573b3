/**
 * What a codec is. Each file in codecs/ has the codecs of one library, and imports the library only in `open`.
 *
 * @typedef {import("./data/schema.mjs").Schema} Schema
 */

/**
 * @typedef {object} Place where a codec finds what was made for it
 * @property {Schema} schema of the values
 * @property {string} derived folder of the derived schema; "" for a codec that needs none
 * @property {string} generated folder of the code that `generate` has written; "" for a codec that needs none
 * @property {string} [safetyLimits] "lifted", "as-shipped" if its library's limits are to stay as they are, or "advised" if
 *     they are to be those of the codec's `safetyAdvice`
 * @property {string} [versionSetting] how its library is set towards messages of other versions of the schema: "as-shipped", or
 *     the setting of one of the codec's `versionSwitches`
 * @property {string} [writerSchema] by which messages of another version were written; "" for those of the same version
 * @property {string} [readerSchema] its own with defaults and aliases; there where the other one is
 */

/**
 * @typedef {object} Opened a codec that is ready for values of one schema
 * @property {(record: any) => Uint8Array} [serialize] makes bytes of a domain object. They are fresh: no later call
 *     changes them
 * @property {(bytes: Buffer) => any} [deserialize] makes a fresh domain object. The bytes may be a part of a larger
 *     ArrayBuffer, as those from a socket are
 * @property {(bytes: Buffer) => Uint8Array} [pass] reads a message into the library's own object, and writes that object again
 */

/**
 * A codec that is opened to write.
 * @typedef {object} Serializer
 * @property {(record: any) => Uint8Array} serialize
 */

/**
 * A codec that is opened to read.
 * @typedef {object} Deserializer
 * @property {(bytes: Buffer) => any} deserialize
 * @property {(bytes: Buffer) => Uint8Array} [pass]
 */

/**
 * @typedef {object} Codec
 * @property {string} name unique in this runner: small letters, digits, hyphens, dots and underscores
 * @property {string} format as wirecost names it
 * @property {string} [layout] which layout of the format; default ""
 * @property {"schema-driven" | "self-describing" | "text" | "zero-copy"} family
 * @property {string | (() => Promise<string>)} backEnd what executes: "JavaScript", or a native extension by its name
 * @property {string} [schema] the derived schema that it needs; default none
 * @property {string[]} [losses] what it cannot return
 * @property {string[]} [limits] what it cannot hold
 * @property {boolean} [default] whether it runs when a user names no codec; default false
 * @property {"both" | "serialize" | "deserialize"} [direction] default "both"
 * @property {string} [partner] the codec that does the other half of the proof, if the library has only one direction
 * @property {(schema: Schema) => string | undefined} [refuses] why it cannot hold values of a schema, whatever they are.
 *     Does not import the library
 * @property {(lowered: import("./forms/lowered.mjs").Lowered) => string | undefined} [refusesMessages] why it cannot hold the
 *     messages of a derived schema. Does not import the library
 * @property {(place: Place) => Promise<void>} [generate] writes code into `generated`. Throws {@link MissingTool} if a
 *     program is not installed
 * @property {{ words: string, source: string }} [safetyAdvice] what the library's documentation advises for strangers' bytes,
 *     where that is more than the library ships, and the document that says so
 * @property {{ setting: string, words: string }[]} [versionSwitches] switches of its library that decide what becomes of messages
 *     of other versions of the schema
 * @property {boolean} [passesOn] whether it opens with a `pass`; default false
 * @property {(place: Place) => Promise<Opened>} open
 */

/**
 * @typedef {object} RefusedLibrary a library that cannot run here at all
 * @property {string} name
 * @property {string} library where it is from and its name, such as "npm:msgpack"
 * @property {string} reason
 */

/**
 * @typedef {object} CodecFile
 * @property {string} package npm name of the library, or "node" for what Node.js has built in
 * @property {Codec[]} codecs
 * @property {RefusedLibrary[]} [refused]
 */

/** A code generator that is not installed. */
export class MissingTool extends Error {
  /**
   * @param {string} program as it is called
   * @param {string} debianPackage that has it
   */
  constructor(program, debianPackage) {
    super(`no ${program}; install it: apt-get install ${debianPackage}`);
    this.name = "MissingTool";
  }
}
