package io.wirecost.bench.byhand.protostuff;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The transaction for Protostuff: lists and maps exist from the start, since it writes nothing for an empty one. */
public class Transaction {
    public String transactionId;
    public String description;
    public Account fromAccount;
    public Account toAccount;
    public List<Document> docs = new ArrayList<>();
    public Kind type;
    public List<String> transactionTags = new ArrayList<>();
    public Amount amountDetail;
    public long timestamp;
    public Map<String, String> customAttributes = new LinkedHashMap<>();
    public Metadata metadata;

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
        public String note;
    }

    public static class Amount {
        public double amount;
        public Currency currency;
        public Map<String, Double> exchangeRates = new LinkedHashMap<>();
    }

    public static class Metadata {
        public List<Authorization> authorizationChain = new ArrayList<>();
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
