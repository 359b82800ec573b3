import { Double, deserialize, serialize } from "bson";
import { run } from "./harness/program.mjs";

const DECODING = { useBigInt64: true, promoteBuffers: true };

/** BSON, with every number as a double: the library makes an integer of a number that looks like one. */
await run({
  serialize: (transaction) => serialize(toDocument(transaction)),
  deserialize: (bytes) => fromDocument(deserialize(bytes, DECODING)),
});

/** @param {any} transaction */
function toDocument(transaction) {
  return {
    transactionId: transaction.transactionId,
    description: transaction.description,
    fromAccount: account(transaction.fromAccount),
    toAccount: account(transaction.toAccount),
    docs: transaction.docs,
    type: transaction.type,
    transactionTags: transaction.transactionTags,
    amountDetail: amount(transaction.amountDetail),
    timestamp: transaction.timestamp,
    customAttributes: transaction.customAttributes,
    metadata: toMetadata(transaction.metadata),
  };
}

/** @param {any} account */
function account(account) {
  /** @type {any} */
  const document = { accountNumber: account.accountNumber, accountHolder: account.accountHolder };
  if (account.bankName !== undefined) {
    document.bankName = account.bankName;
  }
  if (account.bankIdentifier !== undefined) {
    document.bankIdentifier = account.bankIdentifier;
  }
  if (account.branchName !== undefined) {
    document.branchName = account.branchName;
  }
  if (account.contactEmail !== undefined) {
    document.contactEmail = account.contactEmail;
  }
  if (account.contactPhone !== undefined) {
    document.contactPhone = account.contactPhone;
  }
  if (account.taxIdentifier !== undefined) {
    document.taxIdentifier = account.taxIdentifier;
  }
  if (account.address !== undefined) {
    document.address = address(account.address);
  }
  return document;
}

/** @param {any} address */
function address(address) {
  return {
    street: address.street,
    city: address.city,
    postalCode: address.postalCode,
    country: address.country,
    coordinates: {
      latitude: new Double(address.coordinates.latitude),
      longitude: new Double(address.coordinates.longitude),
    },
  };
}

/** @param {any} amount */
function amount(amount) {
  /** @type {any} */
  const exchangeRates = {};
  for (const currency of Object.keys(amount.exchangeRates)) {
    exchangeRates[currency] = new Double(amount.exchangeRates[currency]);
  }
  return { amount: new Double(amount.amount), currency: amount.currency, exchangeRates };
}

/** @param {any} metadata */
function toMetadata(metadata) {
  /** @type {any} */
  const document = {
    authorizationChain: metadata.authorizationChain,
    deviceUsed: metadata.deviceUsed,
    isRecurring: metadata.isRecurring,
    location: metadata.location,
    merchant: metadata.merchant,
  };
  if (metadata.merchantCategory !== undefined) {
    document.merchantCategory = metadata.merchantCategory;
  }
  if (metadata.riskScore !== undefined) {
    document.riskScore = new Double(metadata.riskScore);
  }
  if (metadata.referenceNumber !== undefined) {
    document.referenceNumber = metadata.referenceNumber;
  }
  if (metadata.ipAddress !== undefined) {
    document.ipAddress = metadata.ipAddress;
  }
  if (metadata.settledAt !== undefined) {
    document.settledAt = metadata.settledAt;
  }
  return document;
}

/**
 * Other writers of BSON shorten small integers, which the library reads as numbers.
 * @param {any} document
 */
function fromDocument(document) {
  return {
    transactionId: document.transactionId,
    description: document.description,
    fromAccount: document.fromAccount,
    toAccount: document.toAccount,
    docs: document.docs,
    type: document.type,
    transactionTags: document.transactionTags,
    amountDetail: document.amountDetail,
    timestamp: BigInt(document.timestamp),
    customAttributes: document.customAttributes,
    metadata: fromMetadata(document.metadata),
  };
}

/** @param {any} document */
function fromMetadata(document) {
  /** @type {any} */
  const metadata = {
    authorizationChain: document.authorizationChain.map(authorization),
    deviceUsed: document.deviceUsed,
    isRecurring: document.isRecurring,
    location: document.location,
    merchant: document.merchant,
  };
  if (document.merchantCategory !== undefined) {
    metadata.merchantCategory = document.merchantCategory;
  }
  if (document.riskScore !== undefined) {
    metadata.riskScore = document.riskScore;
  }
  if (document.referenceNumber !== undefined) {
    metadata.referenceNumber = document.referenceNumber;
  }
  if (document.ipAddress !== undefined) {
    metadata.ipAddress = document.ipAddress;
  }
  if (document.settledAt !== undefined) {
    metadata.settledAt = BigInt(document.settledAt);
  }
  return metadata;
}

/** @param {any} document */
function authorization(document) {
  /** @type {any} */
  const authorization = {
    authorizedBy: document.authorizedBy,
    role: document.role,
    authorizedAt: BigInt(document.authorizedAt),
  };
  if (document.comment !== undefined) {
    authorization.comment = document.comment;
  }
  return authorization;
}
