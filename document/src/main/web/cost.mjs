/**
 * What a month costs, in closed form: a page computes it by itself, because its reader moves traffic and prices. Java has
 * the same formula, and a test holds both to one table of values.
 *
 * A message in batches of a depth; halves are those of 95 % intervals.
 * @typedef {{depth: number, bytes: number, writeNanos: number, readNanos: number, writeHalf: number, readHalf: number}} Point
 *
 * A codec with a compression of its batches.
 * @typedef {Object} CostOffer
 * @property {string} codec
 * @property {string} compression
 * @property {Point[]} plain without compression
 * @property {Point[]} compressed with it
 * @property {number} serializeNanos
 * @property {number} deserializeNanos
 * @property {number} [offFraction] how far the codec's times may be off, of themselves; without it nothing is certain
 * @property {Record<string, string>} lacks needs that it does not meet, with the reasons
 * @property {string} [tooLarge] share of its messages that brokers do not take, in words; without it, none
 *
 * What a calculator has in the page.
 * @typedef {Object} CostData
 * @property {CostOffer[]} offers
 * @property {string} [baseline] the codec in use
 * @property {string} compression in use
 * @property {string} currency
 * @property {string[]} needs that can be chosen
 * @property {string[]} needed what is chosen to begin with
 * @property {{key: string, title: string, unit: string, amount: number}[]} prices
 * @property {number} worth
 * @property {Stream} start
 *
 * The stream of messages.
 * @typedef {Object} Stream
 * @property {number} perSecond
 * @property {number} fanOut consumer groups
 * @property {number} outside how many of these are outside
 * @property {number} retentionDays
 * @property {number} replication
 * @property {number} zones
 * @property {number} peak
 * @property {boolean} followersRead
 * @property {number} lingerMillis
 * @property {number} producers
 * @property {boolean} uncompressed whether a service counts bytes before compression
 *
 * @typedef {Record<string, number>} Amounts by the key of a price
 *
 * A row of the table.
 * @typedef {{offer: CostOffer, bytes: number, cost: number, off: number | undefined, saves: number, savesOff: number | undefined, inUse: boolean}} Costing
 */

/** Of a point, where the page has nothing else. */
const NOTHING = { writeNanos: 0, readNanos: 0, writeHalf: 0, readHalf: 0 };

/**
 * What a page has, in full: it leaves out zeros, points of compression where there is none, and has each reason once.
 *
 * @param {string} json
 * @returns {CostData}
 */
export function readCosts(json) {
  const { reasons, offers, ...data } = JSON.parse(json);
  const filled = (/** @type {Point[]} */ points) => points.map((point) => ({ ...NOTHING, ...point }));
  const worded = (/** @type {Record<string, number>} */ lacks) =>
    Object.fromEntries(Object.entries(lacks).map(([need, place]) => [need, reasons[place]]));
  return {
    ...data,
    offers: offers.map((/** @type {any} */ { plain, compressed = plain, lacks, ...offer }) => ({
      ...offer,
      plain: filled(plain),
      compressed: filled(compressed),
      lacks: worded(lacks),
    })),
  };
}

const SECONDS_A_DAY = 86_400;
const DAYS_A_MONTH = 30;
const HOURS_A_MONTH = 24 * DAYS_A_MONTH;

/** How often a message goes from one zone to another. @param {Stream} stream */
export function crossings({ zones, replication, fanOut, outside, followersRead }) {
  const elsewhere = (zones - 1) / zones;
  const consumers = followersRead ? 0 : (fanOut - outside) * elsewhere;
  return elsewhere + (replication - Math.max(1, replication / zones)) + consumers;
}

/** Messages in a batch. @param {Stream} stream */
export function depthOf({ perSecond, producers, lingerMillis }) {
  return Math.max(1, ((perSecond / producers) * lingerMillis) / 1000);
}

/** What a message costs in batches of any depth. @param {Point[]} points @param {number} depth @returns {Point} */
export function pointAt(points, depth) {
  const above = points.findIndex((point) => point.depth >= depth);
  if (above <= 0) {
    return above === 0 ? points[0] : points[points.length - 1];
  }
  const [low, high] = [points[above - 1], points[above]];
  const share = Math.log(depth / low.depth) / Math.log(high.depth / low.depth);
  const between = (/** @type {number} */ one, /** @type {number} */ other) =>
    one > 0 && other > 0 ? Math.exp(Math.log(one) + share * Math.log(other / one)) : one + share * (other - one);
  return {
    depth,
    bytes: between(low.bytes, high.bytes),
    writeNanos: between(low.writeNanos, high.writeNanos),
    readNanos: between(low.readNanos, high.readNanos),
    writeHalf: between(low.writeHalf, high.writeHalf),
    readHalf: between(low.readHalf, high.readHalf),
  };
}

/** How much of each item a month takes. @param {CostOffer} offer @param {Stream} stream @returns {Amounts} */
export function quantitiesOf(offer, stream) {
  const depth = depthOf(stream);
  const batch = pointAt(offer.compressed, depth);
  const billed = stream.uncompressed ? pointAt(offer.plain, depth).bytes : batch.bytes;
  const messages = stream.perSecond * SECONDS_A_DAY * DAYS_A_MONTH;
  const wire = (messages * batch.bytes) / 1e9;
  const counted = (messages * billed) / 1e9;
  const kept = (stream.perSecond * SECONDS_A_DAY * stream.retentionDays * billed) / 1e9;
  const through = (stream.perSecond * stream.peak * batch.bytes) / 1e6;
  const nanos = offer.serializeNanos + batch.writeNanos + stream.fanOut * (offer.deserializeNanos + batch.readNanos);
  return {
    "network-between-zones": wire * crossings(stream),
    "network-out": wire * stream.outside,
    "broker-storage": kept * stream.replication,
    "broker-network": through * (stream.replication + stream.fanOut),
    "service-in": counted,
    "service-out": counted * stream.fanOut,
    processor: coreHours(nanos, stream),
  };
}

/** @param {number} nanos of a message @param {Stream} stream */
function coreHours(nanos, { perSecond, peak }) {
  return ((perSecond * peak * nanos) / 1e9) * HOURS_A_MONTH;
}

/** The money for a month. @param {CostOffer} offer @param {Stream} stream @param {Amounts} prices */
export function costOf(offer, stream, prices) {
  return Object.entries(quantitiesOf(offer, stream)).reduce((sum, [key, quantity]) => sum + quantity * prices[key], 0);
}

/** How far that may be off. @param {CostOffer} offer @param {Stream} stream @param {Amounts} prices */
function offsOf(offer, stream, prices) {
  const batch = pointAt(offer.compressed, depthOf(stream));
  const codec =
    offer.offFraction === undefined
      ? undefined
      : offer.offFraction * (offer.serializeNanos + stream.fanOut * offer.deserializeNanos);
  const money = (/** @type {number} */ nanos) => coreHours(nanos, stream) * prices.processor;
  return {
    codec: codec === undefined ? undefined : money(codec),
    batch: money(batch.writeHalf + stream.fanOut * batch.readHalf),
  };
}

/**
 * All offers that meet the needs, the cheapest first.
 *
 * @param {CostData} data
 * @param {Stream} stream
 * @param {Amounts} prices
 * @param {string[]} needs
 * @param {{codec: string, compression: string}} today
 * @returns {Costing[]}
 */
export function costings(data, stream, prices, needs, today) {
  const base = data.offers.find(({ codec, compression }) => codec === today.codec && compression === today.compression);
  return data.offers
    .filter((offer) => reasonsOf(offer, needs, today.codec).length === 0)
    .map((offer) => costing(offer, base, stream, prices))
    .sort((one, other) => one.cost - other.cost);
}

/**
 * Why an offer is none. What is in use may have messages that are too large.
 *
 * @param {CostOffer} offer
 * @param {string[]} needs
 * @param {string} today
 */
function reasonsOf({ codec, lacks, tooLarge }, needs, today) {
  const reasons = needs.filter((need) => need in lacks).map((need) => lacks[need]);
  return tooLarge === undefined || codec === today ? reasons : [...reasons, tooLarge];
}

/**
 * Codecs that fall out, each once, with the reasons.
 *
 * @param {CostData} data
 * @param {string[]} needs
 * @param {string} today
 */
export function fallenOut(data, needs, today) {
  return codecsOf(data)
    .map((offer) => ({ offer, reasons: reasonsOf(offer, needs, today) }))
    .filter(({ reasons }) => reasons.length > 0);
}

/** An offer of each codec. @param {CostData} data */
function codecsOf({ offers }) {
  return offers.filter(({ codec }, place) => offers.findIndex((other) => other.codec === codec) === place);
}

/**
 * The fewest needs to do without so that a codec is left, the way that leaves most first, as Java's Contradiction has them.
 *
 * @param {CostData} data
 * @param {string[]} needs that no codec meets together
 * @param {string} today
 */
export function waysOut(data, needs, today) {
  const ways = Array.from({ length: 2 ** needs.length }, (_, bits) =>
    needs.filter((_need, place) => Math.floor(bits / 2 ** place) % 2 === 1),
  )
    .map((drop) => ({ drop, left: leftWithout(data, needs, drop, today) }))
    .filter(({ left }) => left > 0);
  const fewest = Math.min(...ways.map(({ drop }) => drop.length));
  return ways.filter(({ drop }) => drop.length === fewest).sort((one, other) => other.left - one.left);
}

/** @param {CostData} data @param {string[]} needs @param {string[]} drop @param {string} today */
function leftWithout(data, needs, drop, today) {
  const kept = needs.filter((need) => !drop.includes(need));
  return codecsOf(data).filter((offer) => reasonsOf(offer, kept, today).length === 0).length;
}

/**
 * @param {CostOffer} offer
 * @param {CostOffer | undefined} base
 * @param {Stream} stream
 * @param {Amounts} prices
 * @returns {Costing}
 */
function costing(offer, base, stream, prices) {
  const cost = costOf(offer, stream, prices);
  const { codec, batch } = offsOf(offer, stream, prices);
  const own = codec === undefined ? undefined : Math.hypot(codec, batch);
  const bytes = pointAt(offer.compressed, depthOf(stream)).bytes;
  if (base === undefined) {
    return { offer, bytes, cost, off: own, saves: 0, savesOff: undefined, inUse: false };
  }
  const saves = costOf(base, stream, prices) - cost;
  const savesOff = savingOff(offer, base, stream, prices);
  return { offer, bytes, cost, off: own, saves, savesOff, inUse: offer === base };
}

/**
 * A codec's own times cancel out against themselves. Two codecs are taken as independent, which is never too narrow.
 *
 * @param {CostOffer} offer
 * @param {CostOffer} base
 * @param {Stream} stream
 * @param {Amounts} prices
 */
function savingOff(offer, base, stream, prices) {
  const [one, other] = [offsOf(offer, stream, prices), offsOf(base, stream, prices)];
  if (offer === base) {
    return 0;
  }
  if (offer.codec === base.codec) {
    return Math.hypot(one.batch, other.batch);
  }
  return one.codec === undefined || other.codec === undefined
    ? undefined
    : Math.hypot(one.codec, other.codec, one.batch, other.batch);
}

/**
 * Whether a change is worth it, in words.
 *
 * @param {Costing} costing
 * @param {number} worth
 */
export function verdictOf({ offer, saves, savesOff, inUse }, worth) {
  if (inUse) {
    return offer.tooLarge === undefined ? "in use" : `in use; ${offer.tooLarge}`;
  }
  if (savesOff === undefined) {
    return "cannot be told";
  }
  if (saves - savesOff >= worth) {
    return "worth it";
  }
  return saves + savesOff >= worth ? "perhaps" : "not worth it";
}

/** Amounts of money in two or no decimals. @param {number} amount */
export function money(amount) {
  const decimals = Math.abs(amount) >= 100 ? 0 : 2;
  const digits = amount.toLocaleString("en-US", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return digits.replace("-", "−");
}

/** 1 to ten million messages per second. */
export const TRAFFIC = {
  last: 140,
  valueAt: (/** @type {number} */ position) => Number((10 ** (position / 20)).toPrecision(2)),
  words: (/** @type {number} */ rate) => `${rate.toLocaleString("en-US")}/s`,
};

/** Whole numbers from one to another. @param {number} from @param {number} to @param {string} unit */
export function wholes(from, to, unit) {
  return {
    last: to - from,
    valueAt: (/** @type {number} */ position) => from + position,
    words: (/** @type {number} */ value) => `${value}${unit}`,
  };
}
