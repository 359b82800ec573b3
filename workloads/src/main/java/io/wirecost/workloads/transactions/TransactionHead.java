package io.wirecost.workloads.transactions;

import io.wirecost.core.value.RecordValue;

/** What each transaction has, whatever its size; the fields that may be absent are null then. */
record TransactionHead(
        String transactionId,
        RecordValue fromAccount,
        RecordValue toAccount,
        String type,
        double amount,
        String currency,
        long timestampMillis,
        Merchant merchant) {
    /** Where and how it was paid. */
    record Merchant(
            String device,
            boolean recurring,
            String location,
            String name,
            String category,
            Double riskScore,
            String referenceNumber,
            String ipAddress,
            Long settledAtMillis) {}

    /** The whole transaction, in the order of the schema. */
    RecordValue with(TransactionContents contents) {
        return RecordValue.of(
                transactionId,
                contents.description(),
                fromAccount,
                toAccount,
                contents.documents(),
                type,
                contents.tags(),
                RecordValue.of(amount, currency, contents.exchangeRates()),
                timestampMillis,
                contents.attributes(),
                RecordValue.of(
                        contents.authorizations(),
                        merchant.device,
                        merchant.recurring,
                        merchant.location,
                        merchant.name,
                        merchant.category,
                        merchant.riskScore,
                        merchant.referenceNumber,
                        merchant.ipAddress,
                        merchant.settledAtMillis));
    }
}
