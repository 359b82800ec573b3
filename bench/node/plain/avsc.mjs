import { readFileSync } from "node:fs";
import avro from "avsc";
import { run } from "./harness/program.mjs";

const SCHEMA = new URL("transactions.avsc", import.meta.url);

/** Integers of 64 bits as bigints, as the library's manual shows. */
const long = avro.types.LongType.__with({
  fromBuffer: (/** @type {Buffer} */ bytes) => bytes.readBigInt64LE(),
  toBuffer: (/** @type {bigint} */ value) => {
    const bytes = Buffer.allocUnsafe(8);
    bytes.writeBigInt64LE(value);
    return bytes;
  },
  fromJSON: BigInt,
  toJSON: Number,
  isValid: (/** @type {unknown} */ value) => typeof value === "bigint",
  compare: (/** @type {bigint} */ a, /** @type {bigint} */ b) => (a === b ? 0 : a < b ? -1 : 1),
});

const type = avro.Type.forSchema(JSON.parse(readFileSync(SCHEMA, "utf8")), { registry: { long } });

/** Avro, whose library compiles functions for a schema. What is absent may be left out, since its default is null. */
await run({
  serialize: (transaction) => type.toBuffer(toAvro(transaction)),
  deserialize: (bytes) => fromAvro(type.fromBuffer(bytes)),
});

/** @param {any} transaction */
function toAvro(transaction) {
  return {
    transactionId: transaction.transactionId,
    description: transaction.description,
    fromAccount: transaction.fromAccount,
    toAccount: transaction.toAccount,
    docs: transaction.docs.map(toDocument),
    type: transaction.type,
    transactionTags: transaction.transactionTags,
    amountDetail: transaction.amountDetail,
    timestamp: transaction.timestamp,
    customAttributes: transaction.customAttributes,
    metadata: transaction.metadata,
  };
}

/** @param {any} document */
function toDocument(document) {
  const { content } = document;
  /** @type {any} */
  const copy = {
    documentId: document.documentId,
    title: document.title,
    mediaType: document.mediaType,
    content: Buffer.from(content.buffer, content.byteOffset, content.length),
  };
  if (document.note !== undefined) {
    copy.note = document.note;
  }
  return copy;
}

/** @param {any} read */
function fromAvro(read) {
  return {
    transactionId: read.transactionId,
    description: read.description,
    fromAccount: account(read.fromAccount),
    toAccount: account(read.toAccount),
    docs: read.docs.map(document),
    type: read.type,
    transactionTags: read.transactionTags,
    amountDetail: amount(read.amountDetail),
    timestamp: read.timestamp,
    customAttributes: read.customAttributes,
    metadata: metadata(read.metadata),
  };
}

/** @param {any} read */
function account(read) {
  /** @type {any} */
  const account = { accountNumber: read.accountNumber, accountHolder: read.accountHolder };
  if (read.bankName !== null) {
    account.bankName = read.bankName;
  }
  if (read.bankIdentifier !== null) {
    account.bankIdentifier = read.bankIdentifier;
  }
  if (read.branchName !== null) {
    account.branchName = read.branchName;
  }
  if (read.contactEmail !== null) {
    account.contactEmail = read.contactEmail;
  }
  if (read.contactPhone !== null) {
    account.contactPhone = read.contactPhone;
  }
  if (read.taxIdentifier !== null) {
    account.taxIdentifier = read.taxIdentifier;
  }
  if (read.address !== null) {
    account.address = address(read.address);
  }
  return account;
}

/** @param {any} read */
function address({ street, city, postalCode, country, coordinates }) {
  const { latitude, longitude } = coordinates;
  return { street, city, postalCode, country, coordinates: { latitude, longitude } };
}

/** @param {any} read */
function document(read) {
  /** @type {any} */
  const document = {
    documentId: read.documentId,
    title: read.title,
    mediaType: read.mediaType,
    content: read.content,
  };
  if (read.note !== null) {
    document.note = read.note;
  }
  return document;
}

/** @param {any} read */
function amount({ amount, currency, exchangeRates }) {
  return { amount, currency, exchangeRates };
}

/** @param {any} read */
function metadata(read) {
  /** @type {any} */
  const metadata = {
    authorizationChain: read.authorizationChain.map(authorization),
    deviceUsed: read.deviceUsed,
    isRecurring: read.isRecurring,
    location: read.location,
    merchant: read.merchant,
  };
  if (read.merchantCategory !== null) {
    metadata.merchantCategory = read.merchantCategory;
  }
  if (read.riskScore !== null) {
    metadata.riskScore = read.riskScore;
  }
  if (read.referenceNumber !== null) {
    metadata.referenceNumber = read.referenceNumber;
  }
  if (read.ipAddress !== null) {
    metadata.ipAddress = read.ipAddress;
  }
  if (read.settledAt !== null) {
    metadata.settledAt = read.settledAt;
  }
  return metadata;
}

/** @param {any} read */
function authorization(read) {
  /** @type {any} */
  const authorization = { authorizedBy: read.authorizedBy, role: read.role, authorizedAt: read.authorizedAt };
  if (read.comment !== null) {
    authorization.comment = read.comment;
  }
  return authorization;
}
