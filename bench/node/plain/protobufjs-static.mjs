import { createRequire } from "node:module";
import protobuf from "protobufjs";
import { run } from "./harness/program.mjs";

const { TransactionData, TransactionType, Currency } = createRequire(import.meta.url)(
  "../generated/transactions.cjs",
).finance;
const { Long } = /** @type {any} */ (protobuf.util);

/** Protocol Buffers with the classes that pbjs generates of transactions.proto. */
await run({
  serialize: (transaction) => TransactionData.encode(toMessage(transaction)).finish(),
  deserialize: (bytes) => fromMessage(TransactionData.decode(bytes)),
});

/** @param {bigint} value */
function toLong(value) {
  return Long.fromBits(Number(BigInt.asIntN(32, value)), Number(BigInt.asIntN(32, value >> 32n)));
}

/** @param {any} long */
function fromLong(long) {
  return (BigInt(long.high) << 32n) | BigInt(long.low >>> 0);
}

/** @param {any} transaction */
function toMessage(transaction) {
  return {
    transactionId: transaction.transactionId,
    description: transaction.description,
    fromAccount: toAccount(transaction.fromAccount),
    toAccount: toAccount(transaction.toAccount),
    docs: transaction.docs.map(toDocument),
    type: TransactionType[transaction.type],
    transactionTags: transaction.transactionTags,
    amountDetail: toAmount(transaction.amountDetail),
    timestamp: toLong(transaction.timestamp),
    customAttributes: transaction.customAttributes,
    metadata: toMetadata(transaction.metadata),
  };
}

/** @param {any} message */
function fromMessage(message) {
  return {
    transactionId: message.transactionId,
    description: message.description,
    fromAccount: fromAccount(message.fromAccount),
    toAccount: fromAccount(message.toAccount),
    docs: message.docs.map(fromDocument),
    type: TransactionType[message.type],
    transactionTags: message.transactionTags,
    amountDetail: fromAmount(message.amountDetail),
    timestamp: fromLong(message.timestamp),
    customAttributes: message.customAttributes,
    metadata: fromMetadata(message.metadata),
  };
}

/** @param {any} account */
function toAccount(account) {
  /** @type {any} */
  const message = { accountNumber: account.accountNumber, accountHolder: account.accountHolder };
  if (account.bankName !== undefined) {
    message.bankName = account.bankName;
  }
  if (account.bankIdentifier !== undefined) {
    message.bankIdentifier = account.bankIdentifier;
  }
  if (account.branchName !== undefined) {
    message.branchName = account.branchName;
  }
  if (account.contactEmail !== undefined) {
    message.contactEmail = account.contactEmail;
  }
  if (account.contactPhone !== undefined) {
    message.contactPhone = account.contactPhone;
  }
  if (account.taxIdentifier !== undefined) {
    message.taxIdentifier = account.taxIdentifier;
  }
  if (account.address !== undefined) {
    message.address = toAddress(account.address);
  }
  return message;
}

/** @param {any} message */
function fromAccount(message) {
  /** @type {any} */
  const account = { accountNumber: message.accountNumber, accountHolder: message.accountHolder };
  if (message.bankName != null) {
    account.bankName = message.bankName;
  }
  if (message.bankIdentifier != null) {
    account.bankIdentifier = message.bankIdentifier;
  }
  if (message.branchName != null) {
    account.branchName = message.branchName;
  }
  if (message.contactEmail != null) {
    account.contactEmail = message.contactEmail;
  }
  if (message.contactPhone != null) {
    account.contactPhone = message.contactPhone;
  }
  if (message.taxIdentifier != null) {
    account.taxIdentifier = message.taxIdentifier;
  }
  if (message.address != null) {
    account.address = fromAddress(message.address);
  }
  return account;
}

/** @param {any} address */
function toAddress({ street, city, postalCode, country, coordinates }) {
  const { latitude, longitude } = coordinates;
  return { street, city, postalCode, country, coordinates: { latitude, longitude } };
}

/** @param {any} message */
function fromAddress({ street, city, postalCode, country, coordinates }) {
  const { latitude, longitude } = coordinates;
  return { street, city, postalCode, country, coordinates: { latitude, longitude } };
}

/** @param {any} document */
function toDocument(document) {
  /** @type {any} */
  const message = {
    documentId: document.documentId,
    title: document.title,
    mediaType: document.mediaType,
    content: document.content,
  };
  if (document.note !== undefined) {
    message.note = document.note;
  }
  return message;
}

/** @param {any} message */
function fromDocument(message) {
  /** @type {any} */
  const document = {
    documentId: message.documentId,
    title: message.title,
    mediaType: message.mediaType,
    content: message.content,
  };
  if (message.note != null) {
    document.note = message.note;
  }
  return document;
}

/** @param {any} amount */
function toAmount({ amount, currency, exchangeRates }) {
  return { amount, currency: Currency[currency], exchangeRates };
}

/** @param {any} message */
function fromAmount({ amount, currency, exchangeRates }) {
  return { amount, currency: Currency[currency], exchangeRates };
}

/** @param {any} metadata */
function toMetadata(metadata) {
  /** @type {any} */
  const message = {
    authorizationChain: metadata.authorizationChain.map(toAuthorization),
    deviceUsed: metadata.deviceUsed,
    isRecurring: metadata.isRecurring,
    location: metadata.location,
    merchant: metadata.merchant,
  };
  if (metadata.merchantCategory !== undefined) {
    message.merchantCategory = metadata.merchantCategory;
  }
  if (metadata.riskScore !== undefined) {
    message.riskScore = metadata.riskScore;
  }
  if (metadata.referenceNumber !== undefined) {
    message.referenceNumber = metadata.referenceNumber;
  }
  if (metadata.ipAddress !== undefined) {
    message.ipAddress = metadata.ipAddress;
  }
  if (metadata.settledAt !== undefined) {
    message.settledAt = toLong(metadata.settledAt);
  }
  return message;
}

/** @param {any} message */
function fromMetadata(message) {
  /** @type {any} */
  const metadata = {
    authorizationChain: message.authorizationChain.map(fromAuthorization),
    deviceUsed: message.deviceUsed,
    isRecurring: message.isRecurring,
    location: message.location,
    merchant: message.merchant,
  };
  if (message.merchantCategory != null) {
    metadata.merchantCategory = message.merchantCategory;
  }
  if (message.riskScore != null) {
    metadata.riskScore = message.riskScore;
  }
  if (message.referenceNumber != null) {
    metadata.referenceNumber = message.referenceNumber;
  }
  if (message.ipAddress != null) {
    metadata.ipAddress = message.ipAddress;
  }
  if (message.settledAt != null) {
    metadata.settledAt = fromLong(message.settledAt);
  }
  return metadata;
}

/** @param {any} authorization */
function toAuthorization(authorization) {
  /** @type {any} */
  const message = {
    authorizedBy: authorization.authorizedBy,
    role: authorization.role,
    authorizedAt: toLong(authorization.authorizedAt),
  };
  if (authorization.comment !== undefined) {
    message.comment = authorization.comment;
  }
  return message;
}

/** @param {any} message */
function fromAuthorization(message) {
  /** @type {any} */
  const authorization = {
    authorizedBy: message.authorizedBy,
    role: message.role,
    authorizedAt: fromLong(message.authorizedAt),
  };
  if (message.comment != null) {
    authorization.comment = message.comment;
  }
  return authorization;
}
