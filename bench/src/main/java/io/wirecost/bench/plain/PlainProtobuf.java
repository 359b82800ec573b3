package io.wirecost.bench.plain;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import wirecost.domain.AccountDetail;
import wirecost.domain.Address;
import wirecost.domain.AmountDetail;
import wirecost.domain.AssociatedDocument;
import wirecost.domain.AuthorizationDetail;
import wirecost.domain.Currency;
import wirecost.domain.GeographicCoordinates;
import wirecost.domain.TransactionData;
import wirecost.domain.TransactionMetadata;
import wirecost.domain.TransactionType;

/** Protocol Buffers by hand: protoc's builders and getters. */
public class PlainProtobuf extends PlainBean {
    private static final TransactionType[] TYPES = TransactionType.values();
    private static final Currency[] CURRENCIES = Currency.values();

    @Override
    byte[] serialize(TransactionData data) {
        wirecost.protobuf.TransactionData.Builder builder = wirecost.protobuf.TransactionData.newBuilder()
                .setTransactionId(data.getTransactionId())
                .setDescription(data.getDescription())
                .setFromAccount(account(data.getFromAccount()))
                .setToAccount(account(data.getToAccount()))
                .setTypeValue(data.getType().ordinal())
                .addAllTransactionTags(data.getTransactionTags())
                .setAmountDetail(amount(data.getAmountDetail()))
                .setTimestamp(data.getTimestamp())
                .putAllCustomAttributes(data.getCustomAttributes())
                .setMetadata(metadata(data.getMetadata()));
        for (AssociatedDocument document : data.getDocs()) {
            builder.addDocs(document(document));
        }
        return builder.build().toByteArray();
    }

    private static wirecost.protobuf.AccountDetail account(AccountDetail account) {
        wirecost.protobuf.AccountDetail.Builder builder = wirecost.protobuf.AccountDetail.newBuilder()
                .setAccountNumber(account.getAccountNumber())
                .setAccountHolder(account.getAccountHolder());
        if (account.getBankName() != null) {
            builder.setBankName(account.getBankName());
        }
        if (account.getBankIdentifier() != null) {
            builder.setBankIdentifier(account.getBankIdentifier());
        }
        if (account.getBranchName() != null) {
            builder.setBranchName(account.getBranchName());
        }
        if (account.getContactEmail() != null) {
            builder.setContactEmail(account.getContactEmail());
        }
        if (account.getContactPhone() != null) {
            builder.setContactPhone(account.getContactPhone());
        }
        if (account.getTaxIdentifier() != null) {
            builder.setTaxIdentifier(account.getTaxIdentifier());
        }
        if (account.getAddress() != null) {
            builder.setAddress(address(account.getAddress()));
        }
        return builder.build();
    }

    private static wirecost.protobuf.Address address(Address address) {
        return wirecost.protobuf.Address.newBuilder()
                .setStreet(address.getStreet())
                .setCity(address.getCity())
                .setPostalCode(address.getPostalCode())
                .setCountry(address.getCountry())
                .setCoordinates(wirecost.protobuf.GeographicCoordinates.newBuilder()
                        .setLatitude(address.getCoordinates().getLatitude())
                        .setLongitude(address.getCoordinates().getLongitude())
                        .build())
                .build();
    }

    private static wirecost.protobuf.AssociatedDocument document(AssociatedDocument document) {
        wirecost.protobuf.AssociatedDocument.Builder builder = wirecost.protobuf.AssociatedDocument.newBuilder()
                .setDocumentId(document.getDocumentId())
                .setTitle(document.getTitle())
                .setMediaType(document.getMediaType())
                .setContent(ByteString.copyFrom(document.getContent()));
        if (document.getNote() != null) {
            builder.setNote(document.getNote());
        }
        return builder.build();
    }

    private static wirecost.protobuf.AmountDetail amount(AmountDetail amount) {
        return wirecost.protobuf.AmountDetail.newBuilder()
                .setAmount(amount.getAmount())
                .setCurrencyValue(amount.getCurrency().ordinal())
                .putAllExchangeRates(amount.getExchangeRates())
                .build();
    }

    private static wirecost.protobuf.TransactionMetadata metadata(TransactionMetadata metadata) {
        wirecost.protobuf.TransactionMetadata.Builder builder = wirecost.protobuf.TransactionMetadata.newBuilder()
                .setDeviceUsed(metadata.getDeviceUsed())
                .setIsRecurring(metadata.isIsRecurring())
                .setLocation(metadata.getLocation())
                .setMerchant(metadata.getMerchant());
        for (AuthorizationDetail detail : metadata.getAuthorizationChain()) {
            builder.addAuthorizationChain(authorization(detail));
        }
        if (metadata.getMerchantCategory() != null) {
            builder.setMerchantCategory(metadata.getMerchantCategory());
        }
        if (metadata.getRiskScore() != null) {
            builder.setRiskScore(metadata.getRiskScore());
        }
        if (metadata.getReferenceNumber() != null) {
            builder.setReferenceNumber(metadata.getReferenceNumber());
        }
        if (metadata.getIpAddress() != null) {
            builder.setIpAddress(metadata.getIpAddress());
        }
        if (metadata.getSettledAt() != null) {
            builder.setSettledAt(metadata.getSettledAt());
        }
        return builder.build();
    }

    private static wirecost.protobuf.AuthorizationDetail authorization(AuthorizationDetail detail) {
        wirecost.protobuf.AuthorizationDetail.Builder builder = wirecost.protobuf.AuthorizationDetail.newBuilder()
                .setAuthorizedBy(detail.getAuthorizedBy())
                .setRole(detail.getRole())
                .setAuthorizedAt(detail.getAuthorizedAt());
        if (detail.getComment() != null) {
            builder.setComment(detail.getComment());
        }
        return builder.build();
    }

    @Override
    TransactionData deserialize(byte[] bytes) throws Exception {
        wirecost.protobuf.TransactionData message = wirecost.protobuf.TransactionData.parseFrom(bytes);
        TransactionData data = new TransactionData();
        data.setTransactionId(message.getTransactionId());
        data.setDescription(message.getDescription());
        data.setFromAccount(account(message.getFromAccount()));
        data.setToAccount(account(message.getToAccount()));
        List<AssociatedDocument> docs = new ArrayList<>(message.getDocsCount());
        for (wirecost.protobuf.AssociatedDocument document : message.getDocsList()) {
            docs.add(document(document));
        }
        data.setDocs(docs);
        data.setType(TYPES[message.getTypeValue()]);
        List<String> tags = new ArrayList<>(message.getTransactionTagsCount());
        for (String tag : message.getTransactionTagsList()) {
            tags.add(tag);
        }
        data.setTransactionTags(tags);
        data.setAmountDetail(amount(message.getAmountDetail()));
        data.setTimestamp(message.getTimestamp());
        data.setCustomAttributes(new LinkedHashMap<>(message.getCustomAttributesMap()));
        data.setMetadata(metadata(message.getMetadata()));
        return data;
    }

    private static AccountDetail account(wirecost.protobuf.AccountDetail message) {
        AccountDetail account = new AccountDetail();
        account.setAccountNumber(message.getAccountNumber());
        account.setAccountHolder(message.getAccountHolder());
        if (message.hasBankName()) {
            account.setBankName(message.getBankName());
        }
        if (message.hasBankIdentifier()) {
            account.setBankIdentifier(message.getBankIdentifier());
        }
        if (message.hasBranchName()) {
            account.setBranchName(message.getBranchName());
        }
        if (message.hasContactEmail()) {
            account.setContactEmail(message.getContactEmail());
        }
        if (message.hasContactPhone()) {
            account.setContactPhone(message.getContactPhone());
        }
        if (message.hasTaxIdentifier()) {
            account.setTaxIdentifier(message.getTaxIdentifier());
        }
        if (message.hasAddress()) {
            account.setAddress(address(message.getAddress()));
        }
        return account;
    }

    private static Address address(wirecost.protobuf.Address message) {
        Address address = new Address();
        address.setStreet(message.getStreet());
        address.setCity(message.getCity());
        address.setPostalCode(message.getPostalCode());
        address.setCountry(message.getCountry());
        GeographicCoordinates coordinates = new GeographicCoordinates();
        coordinates.setLatitude(message.getCoordinates().getLatitude());
        coordinates.setLongitude(message.getCoordinates().getLongitude());
        address.setCoordinates(coordinates);
        return address;
    }

    private static AssociatedDocument document(wirecost.protobuf.AssociatedDocument message) {
        AssociatedDocument document = new AssociatedDocument();
        document.setDocumentId(message.getDocumentId());
        document.setTitle(message.getTitle());
        document.setMediaType(message.getMediaType());
        document.setContent(message.getContent().toByteArray());
        if (message.hasNote()) {
            document.setNote(message.getNote());
        }
        return document;
    }

    private static AmountDetail amount(wirecost.protobuf.AmountDetail message) {
        AmountDetail amount = new AmountDetail();
        amount.setAmount(message.getAmount());
        amount.setCurrency(CURRENCIES[message.getCurrencyValue()]);
        amount.setExchangeRates(new LinkedHashMap<>(message.getExchangeRatesMap()));
        return amount;
    }

    private static TransactionMetadata metadata(wirecost.protobuf.TransactionMetadata message) {
        TransactionMetadata metadata = new TransactionMetadata();
        List<AuthorizationDetail> chain = new ArrayList<>(message.getAuthorizationChainCount());
        for (wirecost.protobuf.AuthorizationDetail detail : message.getAuthorizationChainList()) {
            chain.add(authorization(detail));
        }
        metadata.setAuthorizationChain(chain);
        metadata.setDeviceUsed(message.getDeviceUsed());
        metadata.setIsRecurring(message.getIsRecurring());
        metadata.setLocation(message.getLocation());
        metadata.setMerchant(message.getMerchant());
        if (message.hasMerchantCategory()) {
            metadata.setMerchantCategory(message.getMerchantCategory());
        }
        if (message.hasRiskScore()) {
            metadata.setRiskScore(message.getRiskScore());
        }
        if (message.hasReferenceNumber()) {
            metadata.setReferenceNumber(message.getReferenceNumber());
        }
        if (message.hasIpAddress()) {
            metadata.setIpAddress(message.getIpAddress());
        }
        if (message.hasSettledAt()) {
            metadata.setSettledAt(message.getSettledAt());
        }
        return metadata;
    }

    private static AuthorizationDetail authorization(wirecost.protobuf.AuthorizationDetail message) {
        AuthorizationDetail detail = new AuthorizationDetail();
        detail.setAuthorizedBy(message.getAuthorizedBy());
        detail.setRole(message.getRole());
        detail.setAuthorizedAt(message.getAuthorizedAt());
        if (message.hasComment()) {
            detail.setComment(message.getComment());
        }
        return detail;
    }
}
