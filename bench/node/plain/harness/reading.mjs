/** Reads every field of a transaction, so that a library that decodes lazily pays for it. */

/** @param {any} transaction */
export function readTransaction(transaction) {
  let sum = text(transaction.transactionId) + text(transaction.description);
  sum += account(transaction.fromAccount) + account(transaction.toAccount);
  for (const document of transaction.docs) {
    sum += text(document.documentId) + text(document.title) + text(document.mediaType);
    sum += bytes(document.content) + optionalText(document.note);
  }
  sum += text(transaction.type);
  for (const tag of transaction.transactionTags) {
    sum += text(tag);
  }
  sum += amount(transaction.amountDetail) + long(transaction.timestamp);
  for (const key of Object.keys(transaction.customAttributes)) {
    sum += text(key) + text(transaction.customAttributes[key]);
  }
  return sum + metadata(transaction.metadata);
}

/** @param {any} account */
function account(account) {
  let sum = text(account.accountNumber) + text(account.accountHolder);
  sum += optionalText(account.bankName) + optionalText(account.bankIdentifier) + optionalText(account.branchName);
  sum += optionalText(account.contactEmail) + optionalText(account.contactPhone) + optionalText(account.taxIdentifier);
  const { address } = account;
  if (address !== undefined) {
    sum += text(address.street) + text(address.city) + text(address.postalCode) + text(address.country);
    sum += (address.coordinates.latitude | 0) + (address.coordinates.longitude | 0);
  }
  return sum;
}

/** @param {any} amount */
function amount(amount) {
  let sum = (amount.amount | 0) + text(amount.currency);
  for (const currency of Object.keys(amount.exchangeRates)) {
    sum += text(currency) + (amount.exchangeRates[currency] | 0);
  }
  return sum;
}

/** @param {any} metadata */
function metadata(metadata) {
  let sum = 0;
  for (const authorization of metadata.authorizationChain) {
    sum += text(authorization.authorizedBy) + text(authorization.role);
    sum += long(authorization.authorizedAt) + optionalText(authorization.comment);
  }
  sum += text(metadata.deviceUsed) + (metadata.isRecurring ? 1 : 0) + text(metadata.location) + text(metadata.merchant);
  sum += optionalText(metadata.merchantCategory) + optionalText(metadata.referenceNumber);
  sum += optionalText(metadata.ipAddress);
  if (metadata.riskScore !== undefined) {
    sum += metadata.riskScore | 0;
  }
  if (metadata.settledAt !== undefined) {
    sum += long(metadata.settledAt);
  }
  return sum;
}

/**
 * The last character cannot be read before the string has been put together.
 * @param {string} text
 */
function text(text) {
  return text.length === 0 ? 0 : text.length + text.charCodeAt(text.length - 1);
}

/** @param {string | undefined} value */
function optionalText(value) {
  return value === undefined ? 0 : text(value);
}

/** @param {Uint8Array} bytes */
function bytes(bytes) {
  const { length } = bytes;
  return length === 0 ? 0 : length + Number(bytes[0]) + Number(bytes[length - 1]);
}

/** @param {bigint} value */
function long(value) {
  return Number(BigInt.asIntN(32, value));
}
