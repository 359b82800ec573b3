import { Encoder } from "cbor-x";
import { run } from "./harness/program.mjs";

const cbor = new Encoder({ useRecords: false, variableMapSize: true, tagUint8Array: false });

/** CBOR with a map by name for each record. The library takes a transaction as it is. */
await run({
  serialize: (transaction) => cbor.encode(transaction),
  deserialize: (bytes) => fromDecoded(cbor.decode(unread(bytes))),
});

/**
 * Other writers of CBOR shorten small integers, which the library reads as numbers.
 * @param {any} decoded
 */
function fromDecoded(decoded) {
  return {
    transactionId: decoded.transactionId,
    description: decoded.description,
    fromAccount: decoded.fromAccount,
    toAccount: decoded.toAccount,
    docs: decoded.docs,
    type: decoded.type,
    transactionTags: decoded.transactionTags,
    amountDetail: decoded.amountDetail,
    timestamp: BigInt(decoded.timestamp),
    customAttributes: decoded.customAttributes,
    metadata: metadata(decoded.metadata),
  };
}

/** @param {any} decoded */
function metadata(decoded) {
  /** @type {any} */
  const metadata = {
    authorizationChain: decoded.authorizationChain.map(authorization),
    deviceUsed: decoded.deviceUsed,
    isRecurring: decoded.isRecurring,
    location: decoded.location,
    merchant: decoded.merchant,
  };
  if (decoded.merchantCategory !== undefined) {
    metadata.merchantCategory = decoded.merchantCategory;
  }
  if (decoded.riskScore !== undefined) {
    metadata.riskScore = decoded.riskScore;
  }
  if (decoded.referenceNumber !== undefined) {
    metadata.referenceNumber = decoded.referenceNumber;
  }
  if (decoded.ipAddress !== undefined) {
    metadata.ipAddress = decoded.ipAddress;
  }
  if (decoded.settledAt !== undefined) {
    metadata.settledAt = BigInt(decoded.settledAt);
  }
  return metadata;
}

/** @param {any} decoded */
function authorization(decoded) {
  /** @type {any} */
  const authorization = {
    authorizedBy: decoded.authorizedBy,
    role: decoded.role,
    authorizedAt: BigInt(decoded.authorizedAt),
  };
  if (decoded.comment !== undefined) {
    authorization.comment = decoded.comment;
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
