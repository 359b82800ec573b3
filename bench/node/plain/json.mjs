import { run } from "./harness/program.mjs";

/** JSON as the language has it: bytes are base64, and integers of 64 bits are numbers. */
await run({
  serialize: (transaction) => Buffer.from(JSON.stringify(toJson(transaction))),
  deserialize: (bytes) => fromJson(JSON.parse(bytes.toString())),
});

/** @param {any} transaction */
function toJson(transaction) {
  return {
    transactionId: transaction.transactionId,
    description: transaction.description,
    fromAccount: accountToJson(transaction.fromAccount),
    toAccount: accountToJson(transaction.toAccount),
    docs: transaction.docs.map(documentToJson),
    type: transaction.type,
    transactionTags: transaction.transactionTags,
    amountDetail: amountToJson(transaction.amountDetail),
    timestamp: Number(transaction.timestamp),
    customAttributes: transaction.customAttributes,
    metadata: metadataToJson(transaction.metadata),
  };
}

/** @param {any} json */
function fromJson(json) {
  return {
    transactionId: json.transactionId,
    description: json.description,
    fromAccount: accountFromJson(json.fromAccount),
    toAccount: accountFromJson(json.toAccount),
    docs: json.docs.map(documentFromJson),
    type: json.type,
    transactionTags: json.transactionTags,
    amountDetail: amountFromJson(json.amountDetail),
    timestamp: BigInt(json.timestamp),
    customAttributes: json.customAttributes,
    metadata: metadataFromJson(json.metadata),
  };
}

/** @param {any} account */
function accountToJson(account) {
  /** @type {any} */
  const json = { accountNumber: account.accountNumber, accountHolder: account.accountHolder };
  if (account.bankName !== undefined) {
    json.bankName = account.bankName;
  }
  if (account.bankIdentifier !== undefined) {
    json.bankIdentifier = account.bankIdentifier;
  }
  if (account.branchName !== undefined) {
    json.branchName = account.branchName;
  }
  if (account.contactEmail !== undefined) {
    json.contactEmail = account.contactEmail;
  }
  if (account.contactPhone !== undefined) {
    json.contactPhone = account.contactPhone;
  }
  if (account.taxIdentifier !== undefined) {
    json.taxIdentifier = account.taxIdentifier;
  }
  if (account.address !== undefined) {
    json.address = addressToJson(account.address);
  }
  return json;
}

/** @param {any} json */
function accountFromJson(json) {
  /** @type {any} */
  const account = { accountNumber: json.accountNumber, accountHolder: json.accountHolder };
  if (json.bankName !== undefined) {
    account.bankName = json.bankName;
  }
  if (json.bankIdentifier !== undefined) {
    account.bankIdentifier = json.bankIdentifier;
  }
  if (json.branchName !== undefined) {
    account.branchName = json.branchName;
  }
  if (json.contactEmail !== undefined) {
    account.contactEmail = json.contactEmail;
  }
  if (json.contactPhone !== undefined) {
    account.contactPhone = json.contactPhone;
  }
  if (json.taxIdentifier !== undefined) {
    account.taxIdentifier = json.taxIdentifier;
  }
  if (json.address !== undefined) {
    account.address = addressFromJson(json.address);
  }
  return account;
}

/** @param {any} address */
function addressToJson(address) {
  return {
    street: address.street,
    city: address.city,
    postalCode: address.postalCode,
    country: address.country,
    coordinates: {
      latitude: numberToJson(address.coordinates.latitude),
      longitude: numberToJson(address.coordinates.longitude),
    },
  };
}

/** @param {any} json */
function addressFromJson(json) {
  return {
    street: json.street,
    city: json.city,
    postalCode: json.postalCode,
    country: json.country,
    coordinates: {
      latitude: numberFromJson(json.coordinates.latitude),
      longitude: numberFromJson(json.coordinates.longitude),
    },
  };
}

/** @param {any} document */
function documentToJson(document) {
  const { content } = document;
  /** @type {any} */
  const json = {
    documentId: document.documentId,
    title: document.title,
    mediaType: document.mediaType,
    content: Buffer.from(content.buffer, content.byteOffset, content.length).toString("base64"),
  };
  if (document.note !== undefined) {
    json.note = document.note;
  }
  return json;
}

/** @param {any} json */
function documentFromJson(json) {
  /** @type {any} */
  const document = {
    documentId: json.documentId,
    title: json.title,
    mediaType: json.mediaType,
    content: Buffer.from(json.content, "base64"),
  };
  if (json.note !== undefined) {
    document.note = json.note;
  }
  return document;
}

/** @param {any} amount */
function amountToJson(amount) {
  /** @type {any} */
  const exchangeRates = {};
  for (const currency of Object.keys(amount.exchangeRates)) {
    exchangeRates[currency] = numberToJson(amount.exchangeRates[currency]);
  }
  return { amount: numberToJson(amount.amount), currency: amount.currency, exchangeRates };
}

/** @param {any} json */
function amountFromJson(json) {
  /** @type {any} */
  const exchangeRates = {};
  for (const currency of Object.keys(json.exchangeRates)) {
    exchangeRates[currency] = numberFromJson(json.exchangeRates[currency]);
  }
  return { amount: numberFromJson(json.amount), currency: json.currency, exchangeRates };
}

/** @param {any} metadata */
function metadataToJson(metadata) {
  /** @type {any} */
  const json = {
    authorizationChain: metadata.authorizationChain.map(authorizationToJson),
    deviceUsed: metadata.deviceUsed,
    isRecurring: metadata.isRecurring,
    location: metadata.location,
    merchant: metadata.merchant,
  };
  if (metadata.merchantCategory !== undefined) {
    json.merchantCategory = metadata.merchantCategory;
  }
  if (metadata.riskScore !== undefined) {
    json.riskScore = numberToJson(metadata.riskScore);
  }
  if (metadata.referenceNumber !== undefined) {
    json.referenceNumber = metadata.referenceNumber;
  }
  if (metadata.ipAddress !== undefined) {
    json.ipAddress = metadata.ipAddress;
  }
  if (metadata.settledAt !== undefined) {
    json.settledAt = Number(metadata.settledAt);
  }
  return json;
}

/** @param {any} json */
function metadataFromJson(json) {
  /** @type {any} */
  const metadata = {
    authorizationChain: json.authorizationChain.map(authorizationFromJson),
    deviceUsed: json.deviceUsed,
    isRecurring: json.isRecurring,
    location: json.location,
    merchant: json.merchant,
  };
  if (json.merchantCategory !== undefined) {
    metadata.merchantCategory = json.merchantCategory;
  }
  if (json.riskScore !== undefined) {
    metadata.riskScore = numberFromJson(json.riskScore);
  }
  if (json.referenceNumber !== undefined) {
    metadata.referenceNumber = json.referenceNumber;
  }
  if (json.ipAddress !== undefined) {
    metadata.ipAddress = json.ipAddress;
  }
  if (json.settledAt !== undefined) {
    metadata.settledAt = BigInt(json.settledAt);
  }
  return metadata;
}

/** @param {any} authorization */
function authorizationToJson(authorization) {
  /** @type {any} */
  const json = {
    authorizedBy: authorization.authorizedBy,
    role: authorization.role,
    authorizedAt: Number(authorization.authorizedAt),
  };
  if (authorization.comment !== undefined) {
    json.comment = authorization.comment;
  }
  return json;
}

/** @param {any} json */
function authorizationFromJson(json) {
  /** @type {any} */
  const authorization = { authorizedBy: json.authorizedBy, role: json.role, authorizedAt: BigInt(json.authorizedAt) };
  if (json.comment !== undefined) {
    authorization.comment = json.comment;
  }
  return authorization;
}

/**
 * JSON has no NaN and no infinities: words stand for them.
 * @param {number} number
 */
function numberToJson(number) {
  return Number.isFinite(number) ? number : String(number);
}

/** @param {number | string} json */
function numberFromJson(json) {
  return typeof json === "number" ? json : Number(json);
}
