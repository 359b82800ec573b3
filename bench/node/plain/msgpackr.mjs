import { Packr } from "msgpackr";
import { run } from "./harness/program.mjs";

const packr = new Packr({ useRecords: false, variableMapSize: true, int64AsType: "bigint" });

/** MessagePack with an object by name for each record. The library takes a transaction as it is. */
await run({
  serialize: (transaction) => packr.pack(transaction),
  deserialize: (bytes) => fromUnpacked(packr.unpack(unread(bytes))),
});

/**
 * Other writers of MessagePack shorten small integers, which the library reads as numbers.
 * @param {any} unpacked
 */
function fromUnpacked(unpacked) {
  return {
    transactionId: unpacked.transactionId,
    description: unpacked.description,
    fromAccount: unpacked.fromAccount,
    toAccount: unpacked.toAccount,
    docs: unpacked.docs,
    type: unpacked.type,
    transactionTags: unpacked.transactionTags,
    amountDetail: unpacked.amountDetail,
    timestamp: BigInt(unpacked.timestamp),
    customAttributes: unpacked.customAttributes,
    metadata: metadata(unpacked.metadata),
  };
}

/** @param {any} unpacked */
function metadata(unpacked) {
  /** @type {any} */
  const metadata = {
    authorizationChain: unpacked.authorizationChain.map(authorization),
    deviceUsed: unpacked.deviceUsed,
    isRecurring: unpacked.isRecurring,
    location: unpacked.location,
    merchant: unpacked.merchant,
  };
  if (unpacked.merchantCategory !== undefined) {
    metadata.merchantCategory = unpacked.merchantCategory;
  }
  if (unpacked.riskScore !== undefined) {
    metadata.riskScore = unpacked.riskScore;
  }
  if (unpacked.referenceNumber !== undefined) {
    metadata.referenceNumber = unpacked.referenceNumber;
  }
  if (unpacked.ipAddress !== undefined) {
    metadata.ipAddress = unpacked.ipAddress;
  }
  if (unpacked.settledAt !== undefined) {
    metadata.settledAt = BigInt(unpacked.settledAt);
  }
  return metadata;
}

/** @param {any} unpacked */
function authorization(unpacked) {
  /** @type {any} */
  const authorization = {
    authorizedBy: unpacked.authorizedBy,
    role: unpacked.role,
    authorizedAt: BigInt(unpacked.authorizedAt),
  };
  if (unpacked.comment !== undefined) {
    authorization.comment = unpacked.comment;
  }
  return authorization;
}

/**
 * The library keeps a view on bytes that it has read. Those of a new message have none.
 * @param {any} bytes
 */
function unread(bytes) {
  bytes.dataView = undefined;
  return bytes;
}
