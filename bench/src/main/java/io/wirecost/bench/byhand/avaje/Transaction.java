package io.wirecost.bench.byhand.avaje;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;

/** The transaction with the annotation that avaje-jsonb's processor looks for. */
@Json
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

    @Json
    public static class Account {
        public String accountNumber;
        public String accountHolder;
        public String bankName;
        public String bankIdentifier;
        public String branchName;
        public String contactEmail;
        public String contactPhone;
        public String taxIdentifier;
        public Address address;
    }

    @Json
    public static class Address {
        public String street;
        public String city;
        public String postalCode;
        public String country;
        public Coordinates coordinates;
    }

    @Json
    public static class Coordinates {
        public double latitude;
        public double longitude;
    }

    @Json
    public static class Document {
        public String documentId;
        public String title;
        public String mediaType;
        public byte[] content;
        public String note;
    }

    @Json
    public static class Amount {
        public double amount;
        public Currency currency;
        public Map<String, Double> exchangeRates;
    }

    @Json
    public static class Metadata {
        public List<Authorization> authorizationChain;
        public String deviceUsed;
        public boolean isRecurring;
        public String location;
        public String merchant;
        public String merchantCategory;
        public Double riskScore;
        public String referenceNumber;
        public String ipAddress;
        public Long settledAt;
    }

    @Json
    public static class Authorization {
        public String authorizedBy;
        public String role;
        public long authorizedAt;
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
