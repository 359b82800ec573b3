package io.wirecost.bench.plain;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.apache.thrift.TBaseHelper;
import org.apache.thrift.TDeserializer;
import org.apache.thrift.TException;
import org.apache.thrift.TSerializer;
import org.apache.thrift.protocol.TProtocolFactory;
import org.apache.thrift.transport.TTransportException;
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

/** Thrift by hand: generated structs, serializer and deserializer made once. */
public abstract class PlainThrift extends PlainBean {
    private static final TransactionType[] TYPES = TransactionType.values();
    private static final Currency[] CURRENCIES = Currency.values();
    private static final wirecost.thrift.TransactionType[] THRIFT_TYPES = wirecost.thrift.TransactionType.values();
    private static final wirecost.thrift.Currency[] THRIFT_CURRENCIES = wirecost.thrift.Currency.values();

    private final TSerializer serializer;
    private final TDeserializer deserializer;

    PlainThrift(TProtocolFactory protocols) {
        try {
            serializer = new TSerializer(protocols);
            deserializer = new TDeserializer(protocols);
        } catch (TTransportException e) {
            throw new IllegalStateException("Thrift has no transport in memory", e);
        }
    }

    @Override
    byte[] serialize(TransactionData data) throws TException {
        return serializer.serialize(struct(data));
    }

    private static wirecost.thrift.TransactionData struct(TransactionData data) {
        wirecost.thrift.TransactionData struct = new wirecost.thrift.TransactionData();
        struct.setTransactionId(data.getTransactionId());
        struct.setDescription(data.getDescription());
        struct.setFromAccount(struct(data.getFromAccount()));
        struct.setToAccount(struct(data.getToAccount()));
        List<wirecost.thrift.AssociatedDocument> docs =
                new ArrayList<>(data.getDocs().size());
        for (AssociatedDocument document : data.getDocs()) {
            docs.add(struct(document));
        }
        struct.setDocs(docs);
        struct.setType(THRIFT_TYPES[data.getType().ordinal()]);
        struct.setTransactionTags(data.getTransactionTags());
        struct.setAmountDetail(struct(data.getAmountDetail()));
        struct.setTimestamp(data.getTimestamp());
        struct.setCustomAttributes(data.getCustomAttributes());
        struct.setMetadata(struct(data.getMetadata()));
        return struct;
    }

    /** What is null stays unset. */
    private static wirecost.thrift.AccountDetail struct(AccountDetail account) {
        wirecost.thrift.AccountDetail struct = new wirecost.thrift.AccountDetail();
        struct.setAccountNumber(account.getAccountNumber());
        struct.setAccountHolder(account.getAccountHolder());
        struct.setBankName(account.getBankName());
        struct.setBankIdentifier(account.getBankIdentifier());
        struct.setBranchName(account.getBranchName());
        struct.setContactEmail(account.getContactEmail());
        struct.setContactPhone(account.getContactPhone());
        struct.setTaxIdentifier(account.getTaxIdentifier());
        if (account.getAddress() != null) {
            struct.setAddress(struct(account.getAddress()));
        }
        return struct;
    }

    private static wirecost.thrift.Address struct(Address address) {
        wirecost.thrift.GeographicCoordinates coordinates = new wirecost.thrift.GeographicCoordinates();
        coordinates.setLatitude(address.getCoordinates().getLatitude());
        coordinates.setLongitude(address.getCoordinates().getLongitude());
        wirecost.thrift.Address struct = new wirecost.thrift.Address();
        struct.setStreet(address.getStreet());
        struct.setCity(address.getCity());
        struct.setPostalCode(address.getPostalCode());
        struct.setCountry(address.getCountry());
        struct.setCoordinates(coordinates);
        return struct;
    }

    /** The content is not copied: by its array, the setter would do so. */
    private static wirecost.thrift.AssociatedDocument struct(AssociatedDocument document) {
        wirecost.thrift.AssociatedDocument struct = new wirecost.thrift.AssociatedDocument();
        struct.setDocumentId(document.getDocumentId());
        struct.setTitle(document.getTitle());
        struct.setMediaType(document.getMediaType());
        struct.setContent(ByteBuffer.wrap(document.getContent()));
        struct.setNote(document.getNote());
        return struct;
    }

    private static wirecost.thrift.AmountDetail struct(AmountDetail amount) {
        wirecost.thrift.AmountDetail struct = new wirecost.thrift.AmountDetail();
        struct.setAmount(amount.getAmount());
        struct.setCurrency(THRIFT_CURRENCIES[amount.getCurrency().ordinal()]);
        struct.setExchangeRates(amount.getExchangeRates());
        return struct;
    }

    private static wirecost.thrift.TransactionMetadata struct(TransactionMetadata metadata) {
        wirecost.thrift.TransactionMetadata struct = new wirecost.thrift.TransactionMetadata();
        List<wirecost.thrift.AuthorizationDetail> chain =
                new ArrayList<>(metadata.getAuthorizationChain().size());
        for (AuthorizationDetail detail : metadata.getAuthorizationChain()) {
            chain.add(struct(detail));
        }
        struct.setAuthorizationChain(chain);
        struct.setDeviceUsed(metadata.getDeviceUsed());
        struct.setIsRecurring(metadata.isIsRecurring());
        struct.setLocation(metadata.getLocation());
        struct.setMerchant(metadata.getMerchant());
        struct.setMerchantCategory(metadata.getMerchantCategory());
        if (metadata.getRiskScore() != null) {
            struct.setRiskScore(metadata.getRiskScore());
        }
        struct.setReferenceNumber(metadata.getReferenceNumber());
        struct.setIpAddress(metadata.getIpAddress());
        if (metadata.getSettledAt() != null) {
            struct.setSettledAt(metadata.getSettledAt());
        }
        return struct;
    }

    private static wirecost.thrift.AuthorizationDetail struct(AuthorizationDetail detail) {
        wirecost.thrift.AuthorizationDetail struct = new wirecost.thrift.AuthorizationDetail();
        struct.setAuthorizedBy(detail.getAuthorizedBy());
        struct.setRole(detail.getRole());
        struct.setAuthorizedAt(detail.getAuthorizedAt());
        struct.setComment(detail.getComment());
        return struct;
    }

    @Override
    TransactionData deserialize(byte[] bytes) throws TException {
        wirecost.thrift.TransactionData struct = new wirecost.thrift.TransactionData();
        deserializer.deserialize(struct, bytes);
        return plain(struct);
    }

    private static TransactionData plain(wirecost.thrift.TransactionData struct) {
        TransactionData data = new TransactionData();
        data.setTransactionId(struct.getTransactionId());
        data.setDescription(struct.getDescription());
        data.setFromAccount(plain(struct.getFromAccount()));
        data.setToAccount(plain(struct.getToAccount()));
        List<AssociatedDocument> docs = new ArrayList<>(struct.getDocsSize());
        for (wirecost.thrift.AssociatedDocument document : struct.getDocs()) {
            docs.add(plain(document));
        }
        data.setDocs(docs);
        data.setType(TYPES[struct.getType().ordinal()]);
        data.setTransactionTags(struct.getTransactionTags());
        data.setAmountDetail(plain(struct.getAmountDetail()));
        data.setTimestamp(struct.getTimestamp());
        data.setCustomAttributes(struct.getCustomAttributes());
        data.setMetadata(plain(struct.getMetadata()));
        return data;
    }

    private static AccountDetail plain(wirecost.thrift.AccountDetail struct) {
        AccountDetail account = new AccountDetail();
        account.setAccountNumber(struct.getAccountNumber());
        account.setAccountHolder(struct.getAccountHolder());
        account.setBankName(struct.getBankName());
        account.setBankIdentifier(struct.getBankIdentifier());
        account.setBranchName(struct.getBranchName());
        account.setContactEmail(struct.getContactEmail());
        account.setContactPhone(struct.getContactPhone());
        account.setTaxIdentifier(struct.getTaxIdentifier());
        if (struct.isSetAddress()) {
            account.setAddress(plain(struct.getAddress()));
        }
        return account;
    }

    private static Address plain(wirecost.thrift.Address struct) {
        GeographicCoordinates coordinates = new GeographicCoordinates();
        coordinates.setLatitude(struct.getCoordinates().getLatitude());
        coordinates.setLongitude(struct.getCoordinates().getLongitude());
        Address address = new Address();
        address.setStreet(struct.getStreet());
        address.setCity(struct.getCity());
        address.setPostalCode(struct.getPostalCode());
        address.setCountry(struct.getCountry());
        address.setCoordinates(coordinates);
        return address;
    }

    private static AssociatedDocument plain(wirecost.thrift.AssociatedDocument struct) {
        AssociatedDocument document = new AssociatedDocument();
        document.setDocumentId(struct.getDocumentId());
        document.setTitle(struct.getTitle());
        document.setMediaType(struct.getMediaType());
        document.setContent(TBaseHelper.byteBufferToByteArray(struct.bufferForContent()));
        document.setNote(struct.getNote());
        return document;
    }

    private static AmountDetail plain(wirecost.thrift.AmountDetail struct) {
        AmountDetail amount = new AmountDetail();
        amount.setAmount(struct.getAmount());
        amount.setCurrency(CURRENCIES[struct.getCurrency().ordinal()]);
        amount.setExchangeRates(struct.getExchangeRates());
        return amount;
    }

    private static TransactionMetadata plain(wirecost.thrift.TransactionMetadata struct) {
        TransactionMetadata metadata = new TransactionMetadata();
        List<AuthorizationDetail> chain = new ArrayList<>(struct.getAuthorizationChainSize());
        for (wirecost.thrift.AuthorizationDetail detail : struct.getAuthorizationChain()) {
            chain.add(plain(detail));
        }
        metadata.setAuthorizationChain(chain);
        metadata.setDeviceUsed(struct.getDeviceUsed());
        metadata.setIsRecurring(struct.isIsRecurring());
        metadata.setLocation(struct.getLocation());
        metadata.setMerchant(struct.getMerchant());
        metadata.setMerchantCategory(struct.getMerchantCategory());
        if (struct.isSetRiskScore()) {
            metadata.setRiskScore(struct.getRiskScore());
        }
        metadata.setReferenceNumber(struct.getReferenceNumber());
        metadata.setIpAddress(struct.getIpAddress());
        if (struct.isSetSettledAt()) {
            metadata.setSettledAt(struct.getSettledAt());
        }
        return metadata;
    }

    private static AuthorizationDetail plain(wirecost.thrift.AuthorizationDetail struct) {
        AuthorizationDetail detail = new AuthorizationDetail();
        detail.setAuthorizedBy(struct.getAuthorizedBy());
        detail.setRole(struct.getRole());
        detail.setAuthorizedAt(struct.getAuthorizedAt());
        detail.setComment(struct.getComment());
        return detail;
    }
}
