/**
 * What the Java side computed of a run: io.wirecost.report.model.ReportModel as JSON. Absent optionals are absent keys.
 *
 * @typedef {{low: number, high: number}} Range
 * @typedef {{rank: number, tied: boolean, first: boolean}} Place
 * @typedef {{standardDeviation: number, min: number, p5: number, p25: number, median: number, p75: number, p95: number, max: number}} Box
 * @typedef {{to: string, centre: number, interval?: Range}} Ratio
 * @typedef {{forks: number, clock: "PROCESSOR" | "WALL", wallNanos: number, within?: Range, floorNanos: number, allocatedBytes?: number, allocatedSteps: number[]}} Timed
 * @typedef {{codec: string, trial: string, place?: Place, centre: number, interval?: Range, ratio?: Ratio, steps: number[], box?: Box, timed?: Timed, notes: string[]}} Line
 * @typedef {{id: string, unit: "BYTES" | "NANOS" | "COUNT", lines: Line[], ties: string[][], clock?: string, twins: Ratio[]}} Metric
 * @typedef {{name: string, title: string, baseline?: string, tellsAllocations: boolean, findings: string[]}} Runtime
 * @typedef {{name: string, runtime: string, format: string, layout: string, family: string, target: string, library: string, backEnd: string, oneWay?: string, losses: string[], limits: string[], traits: string[]}} Codec
 * @typedef {{codec: string, beatenBy?: string}} FrontPoint
 * @typedef {{measure: string, points: FrontPoint[]}} Front
 * @typedef {{codec: string, status: string, operations: string[], reason: string}} Unmeasured
 * @typedef {{target: string, codecs: string[], files: {path: string, text: string}[]}} DerivedSchema
 * @typedef {{label: string, records: number, bytes?: number}} Step
 * @typedef {{records: number, meanBytes: number, standardDeviationBytes: number, minBytes: number, p5Bytes: number, p25Bytes: number, medianBytes: number, p75Bytes: number, p95Bytes: number, maxBytes: number, meanBytesByGroup: number[]}} SizeStatistics
 * @typedef {{name: string, size: SizeStatistics}} Reference
 * @typedef {{path: string, type: string, why: string, absence: string, examples: string[], instead: string, ifWrong: string}} InferredPlace
 * @typedef {{path: string, expected: string, found: string, count: number, records: string, to: string}} Widening
 * @typedef {{headline: string, lead: string, places: InferredPlace[], kinds: string[], halves: {words: string, widenings: Widening[]}, proof: {words: string, warning: boolean, examples: string[]}, leftOut?: string}} InferredSchema
 * @typedef {{lead: string, fields: string[], rows: {codec: string, strings: number, types: number, saved: string}[]}} TypeGains
 * @typedef {{name: string, records: number, sample?: string, parameters?: string, seed?: string, schema: string, schemaChecksum: string, datasetChecksum: string, sizes?: {minBytes: number, maxBytes: number, codec: string}, references: Reference[], inferred?: InferredSchema, typeGains?: TypeGains, leftOut?: string, steps: Step[]}} Message
 * @typedef {{name: string, value: string}} Fact
 * @typedef {{wirecost: string, started: string, profile: string, effort: string, where: string[], machine: Fact[], witnessed?: Witnessed, command: string}} Conditions
 * @typedef {{codec: string, operations: string[], round: number, startSeconds: number, endSeconds: number, before: number, after: number, others?: number, state: "COUNTED" | "VOID" | "MARKED"}} Window
 * @typedef {{again?: string, warning?: string, slices: boolean, tolerance: number, mostOthers?: number, forks: Window[], facts: Fact[]}} Witnessed
 * @typedef {{centre: number, interval?: Range}} Against
 * @typedef {{mean: number, ratio?: number}} Bytes
 * @typedef {{block: number, number: number, messages: number, forwarded: number, payloadBytes: number, sentBytes: number, elapsedNanos: number, cpuNanos: number}} SetOfMessages
 * @typedef {{measure: string, codec: string, ratio?: Against, floorShare?: Against, fullDecode?: Against, messagesPerSecond: number, bytes: Bytes, sentBytes: Bytes, cpu: {name: string, nanos: number}[], processes: {name: string, cpuNanos: number, allocatedBytes: number}[], sets: SetOfMessages[]}} Flow
 * @typedef {{link: Wire, smoke: boolean, blocks: number, settings: Fact[], controlRoundTripNanos: number, measures: Metric[], flows: Flow[]}} Pipeline
 * @typedef {{codecs: string[], words: string}} Repeats
 * @typedef {{label: string, bitsPerSecond?: number, delayNanos: number}} Wire
 * @typedef {{link: string, nanos: number, interval?: Range, place?: Place, predicted?: number, error?: number}} Sample
 * @typedef {{codec: string, samples: Sample[]}} Curve
 * @typedef {{bitsPerSecond: number, extrapolated: boolean}} Crossing
 * @typedef {{codec: string, rival: string, delayNanos: number, measured: string, predicted: string, crossings: Crossing[]}} Pair
 * @typedef {{smoke: boolean, links: Wire[], accuracy: string[], curves: Curve[], fastest: Metric, pairs: Pair[]}} Network
 * @typedef {{name: string, nanos: number, bits: number, delays: number}} Stage
 * @typedef {{codec: string, stages: Stage[], sharpness?: number, around: Stage, offNanos?: number}} Formula
 * @typedef {{low: number, high?: number, delaysNanos: Range}} Measured
 * @typedef {{name: string, what: string, overlapping: boolean, offFraction?: number, measured?: Measured, formulas: Formula[]}} Forecast
 * @typedef {{runtime: string, baseline?: string, links: Wire[], lines: {codec: string, nanos: number[], against?: string}[]}} Exchange
 * @typedef {{low: number, high: number, steady: boolean}} MachineSpan
 * @typedef {{fraction: number, nanos: number, interval?: Range}} Percentile
 * @typedef {{codec: string, percentiles: Percentile[]}} Latency
 * @typedef {{operation: string, reading: "DECODE" | "IN_PLACE" | "NEVER", link: Wire, codec: string, place?: Place, blocks: number, sets: number, sustainedSets: number, machine?: number, messagesPerSecond?: number, interval?: Range, percentiles: Percentile[]}} PacedLine
 * @typedef {{smoke: boolean, sought: boolean, settings: Fact[], clockErrorNanos: number, machine?: MachineSpan, latencies: Latency[], sustained?: Metric, lines: PacedLine[]}} OpenLoop
 * @typedef {"WRONG" | "UNREADABLE" | "KNOWN" | "LOSS" | "OK" | "REFUSED" | "UNPROVEN" | "SELF" | "MISSING"} Mark
 * @typedef {{name: string, codecs: string[], readers: string[], rows: {writer: string, marks: Mark[]}[], counts: {mark: Mark, readings: number}[]}} InteropGroup
 * @typedef {{group: string, writers: string[], readers: string[], mark: Mark, what: string, known: string}} InteropRemark
 * @typedef {{summary: string, leftOut: string[], tested: {codec: string, group: string, source: string, passed: number, failed: number, passedOver: number}[], failures: {codec: string, vector: string, expected: string, actual: string}[]}} Vectors
 * @typedef {{summary: string, groups: InteropGroup[], remarks: InteropRemark[], bytes: {codec: string, group: string, processes: string, mapOrder: string, sameAs: string[]}[], vectors?: Vectors}} Interop
 * @typedef {{measure: string, slope: number, interval?: Range, points: {value: number, centre: number, interval?: Range}[]}} Growth
 * @typedef {{parameter: string, notes: string[], lines: {codec: string, growths: Growth[], straight: string}[]}} Sweep
 * @typedef {{depth: number, bytes: number, writeNanos: number, readNanos: number}} BatchPoint
 * @typedef {{codec: string, dictionaryBytes?: number, plainBytes?: number, aloneBytes?: number, withBytes?: number, reason?: string}} Dictionary
 * @typedef {{depths: number[], compressions: string[], notes: string[], lines: {codec: string, compression: string, points: BatchPoint[]}[], dictionaries: Dictionary[]}} Batches
 * @typedef {{centre: number, interval?: Range}} FileTime
 * @typedef {{title: string, parameter?: string, notes: string[], lines: {codec: string, task: string, form: string, value?: number, bytes: number, write: FileTime, encode: FileTime, read: FileTime, decode: FileTime}[], growths: {codec: string, task: string, form: string, bytes: number, write?: FileTime, read?: FileTime, straight: string}[]}} Files
 * @typedef {{kinds: string[], fields: string[], notes: string[], lines: {codec: string, byKind: number[], byField: {field: string, bytes: number}[]}[]}} Accounts
 * @typedef {{smoke: boolean, complete: boolean, message: Message, conditions: Conditions, findings: string[], runtimes: Runtime[], baseline?: string, codecs: Codec[], measures: Metric[], portableFront: string[], fronts: Front[], sweep?: Sweep, batches?: Batches, files?: Files, accounts?: Accounts, pipeline?: Pipeline, repeats?: Repeats, network?: Network, exchanges: Exchange[], forecasts: Forecast[], openLoop?: OpenLoop, interop?: Interop, unmeasured: Unmeasured[], schemas: DerivedSchema[]}} Model
 */

/** Families in the order in which they are named everywhere. */
export const FAMILIES = ["schema-driven", "self-describing", "text", "zero-copy"];

/** The id of the measure that counts bytes on the wire. */
export const SIZE = "size";

/**
 * The codecs that have any figure.
 *
 * @param {Model} model
 */
export function measuredCodecs({ codecs, measures, batches, files, pipeline, network, openLoop }) {
  const timed = [...measures, ...(pipeline?.measures ?? [])].flatMap(({ lines }) => lines);
  const others = [
    ...(batches?.lines ?? []),
    ...(files?.lines ?? []),
    ...(network?.curves ?? []),
    ...(openLoop?.lines ?? []),
  ];
  const names = new Set([...timed, ...others].map(({ codec }) => codec));
  return codecs.filter(({ name }) => names.has(name));
}

/**
 * @param {Model} model
 * @param {string} id
 * @returns {Metric | undefined}
 */
export function measureOf(model, id) {
  return model.measures.find((measure) => measure.id === id);
}

/**
 * @param {Metric | undefined} measure
 * @param {string} codec
 * @returns {Line | undefined}
 */
export function lineOf(measure, codec) {
  return measure?.lines.find((line) => line.codec === codec);
}

/**
 * The measures that are times, in the run's order.
 *
 * @param {Model} model
 */
export function timesOf(model) {
  return model.measures.filter((measure) => measure.unit === "NANOS");
}

/**
 * A title with the clock by which its times were read.
 *
 * @param {string} title
 * @param {Metric | undefined} measure
 */
export function clocked(title, measure) {
  return measure?.clock ? `${title}, ${measure.clock}` : title;
}

/**
 * The clock by which times were read, as a sentence; empty for other figures.
 *
 * @param {Metric | undefined} measure
 */
export function clockSentence(measure) {
  return measure?.clock ? `By ${measure.clock}.` : "";
}

/** Stands behind a figure that needs a word before it is compared. */
export const NOTED = "‡";

/**
 * A name of a codec beside figures through the services, marked where too few different records flatter these.
 *
 * @param {Model} model
 * @param {string} codec
 * @param {string} [name] as it is shown
 */
export function repeatMarked({ repeats }, codec, name = codec) {
  return repeats?.codecs.includes(codec) ? `${name} ${NOTED}` : name;
}

/**
 * A codec's name, with a dagger where it declares a loss.
 *
 * @param {Codec} codec
 */
export function marked({ name, losses }) {
  return losses.length > 0 ? `${name} †` : name;
}
