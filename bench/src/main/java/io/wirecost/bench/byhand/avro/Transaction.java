package io.wirecost.bench.byhand.avro;

import java.util.List;
import java.util.Map;
import org.apache.avro.reflect.Nullable;

/** The transaction as Avro's reflection takes it: what may be absent says so. */
public class Transaction {
    public String transactionId;
    public String description;
    public Account fromAccount;
    public Account toAccount;
    public List<Document> docs;
    public Kind type;
    public List<String> transactionTags;
    public Amount amountDetail;
    public long timestamp;
    public Map<String, String> customAttributes;
    public Metadata metadata;

    public static class Account {
        public String accountNumber;
        public String accountHolder;

        @Nullable
        public String bankName;

        @Nullable
        public String bankIdentifier;

        @Nullable
        public String branchName;

        @Nullable
        public String contactEmail;

        @Nullable
        public String contactPhone;

        @Nullable
        public String taxIdentifier;

        @Nullable
        public Address address;
    }

    public static class Address {
        public String street;
        public String city;
        public String postalCode;
        public String country;
        public Coordinates coordinates;
    }

    public static class Coordinates {
        public double latitude;
        public double longitude;
    }

    public static class Document {
        public String documentId;
        public String title;
        public String mediaType;
        public byte[] content;

        @Nullable
        public String note;
    }

    public static class Amount {
        public double amount;
        public Currency currency;
        public Map<String, Double> exchangeRates;
    }

    public static class Metadata {
        public List<Authorization> authorizationChain;
        public String deviceUsed;
        public boolean isRecurring;
        public String location;
        public String merchant;

        @Nullable
        public String merchantCategory;

        @Nullable
        public Double riskScore;

        @Nullable
        public String referenceNumber;

        @Nullable
        public String ipAddress;

        @Nullable
        public Long settledAt;
    }

    public static class Authorization {
        public String authorizedBy;
        public String role;
        public long authorizedAt;

        @Nullable
        public String comment;
    }

    public enum Kind {
        TRANSFER,
        PAYMENT,
        DEPOSIT,
        WITHDRAWAL,
        REFUND,
        FEE
    }

    public enum Currency {
        EUR,
        USD,
        UAH,
        GBP,
        PLN,
        CHF,
        JPY,
        BRL
    }
}
