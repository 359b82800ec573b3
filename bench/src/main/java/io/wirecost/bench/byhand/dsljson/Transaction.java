package io.wirecost.bench.byhand.dsljson;

import com.dslplatform.json.CompiledJson;
import com.dslplatform.json.JsonAttribute;
import java.util.List;
import java.util.Map;

/** The transaction with DSL-JSON's annotations. Numbers and flags are written even if they are 0 or false. */
@CompiledJson
public class Transaction {
    public String transactionId;
    public String description;
    public Account fromAccount;
    public Account toAccount;
    public List<Document> docs;
    public Kind type;
    public List<String> transactionTags;
    public Amount amountDetail;

    @JsonAttribute(includeToMinimal = JsonAttribute.IncludePolicy.ALWAYS)
    public long timestamp;

    public Map<String, String> customAttributes;
    public Metadata metadata;

    @CompiledJson
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

    @CompiledJson
    public static class Address {
        public String street;
        public String city;
        public String postalCode;
        public String country;
        public Coordinates coordinates;
    }

    @CompiledJson
    public static class Coordinates {
        @JsonAttribute(includeToMinimal = JsonAttribute.IncludePolicy.ALWAYS)
        public double latitude;

        @JsonAttribute(includeToMinimal = JsonAttribute.IncludePolicy.ALWAYS)
        public double longitude;
    }

    @CompiledJson
    public static class Document {
        public String documentId;
        public String title;
        public String mediaType;
        public byte[] content;
        public String note;
    }

    @CompiledJson
    public static class Amount {
        @JsonAttribute(includeToMinimal = JsonAttribute.IncludePolicy.ALWAYS)
        public double amount;

        public Currency currency;
        public Map<String, Double> exchangeRates;
    }

    @CompiledJson
    public static class Metadata {
        public List<Authorization> authorizationChain;
        public String deviceUsed;

        @JsonAttribute(includeToMinimal = JsonAttribute.IncludePolicy.ALWAYS)
        public boolean isRecurring;

        public String location;
        public String merchant;
        public String merchantCategory;
        public Double riskScore;
        public String referenceNumber;
        public String ipAddress;
        public Long settledAt;
    }

    @CompiledJson
    public static class Authorization {
        public String authorizedBy;
        public String role;

        @JsonAttribute(includeToMinimal = JsonAttribute.IncludePolicy.ALWAYS)
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
