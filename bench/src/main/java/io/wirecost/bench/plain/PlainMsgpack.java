package io.wirecost.bench.plain;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.msgpack.core.MessageBufferPacker;
import org.msgpack.core.MessagePack;
import org.msgpack.core.MessageUnpacker;
import org.msgpack.core.buffer.ArrayBufferInput;
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

/** MessagePack by hand: each record an array of its fields, enums by number; packer and unpacker are used again. */
public class PlainMsgpack extends PlainBean {
    private static final TransactionType[] TYPES = TransactionType.values();
    private static final Currency[] CURRENCIES = Currency.values();

    private final MessageBufferPacker packer = MessagePack.newDefaultBufferPacker();
    private final MessageUnpacker unpacker = MessagePack.newDefaultUnpacker(new byte[0]);

    @Override
    byte[] serialize(TransactionData data) throws IOException {
        packer.clear();
        pack(data);
        return packer.toByteArray();
    }

    private void pack(TransactionData data) throws IOException {
        packer.packArrayHeader(11);
        packer.packString(data.getTransactionId());
        packer.packString(data.getDescription());
        pack(data.getFromAccount());
        pack(data.getToAccount());
        packer.packArrayHeader(data.getDocs().size());
        for (AssociatedDocument document : data.getDocs()) {
            pack(document);
        }
        packer.packInt(data.getType().ordinal());
        packer.packArrayHeader(data.getTransactionTags().size());
        for (String tag : data.getTransactionTags()) {
            packer.packString(tag);
        }
        pack(data.getAmountDetail());
        packer.packLong(data.getTimestamp());
        packer.packMapHeader(data.getCustomAttributes().size());
        for (Map.Entry<String, String> attribute : data.getCustomAttributes().entrySet()) {
            packer.packString(attribute.getKey());
            packer.packString(attribute.getValue());
        }
        pack(data.getMetadata());
    }

    private void pack(AccountDetail account) throws IOException {
        packer.packArrayHeader(9);
        packer.packString(account.getAccountNumber());
        packer.packString(account.getAccountHolder());
        packOptional(account.getBankName());
        packOptional(account.getBankIdentifier());
        packOptional(account.getBranchName());
        packOptional(account.getContactEmail());
        packOptional(account.getContactPhone());
        packOptional(account.getTaxIdentifier());
        if (account.getAddress() == null) {
            packer.packNil();
        } else {
            pack(account.getAddress());
        }
    }

    private void packOptional(String text) throws IOException {
        if (text == null) {
            packer.packNil();
        } else {
            packer.packString(text);
        }
    }

    private void pack(Address address) throws IOException {
        packer.packArrayHeader(5);
        packer.packString(address.getStreet());
        packer.packString(address.getCity());
        packer.packString(address.getPostalCode());
        packer.packString(address.getCountry());
        packer.packArrayHeader(2);
        packer.packDouble(address.getCoordinates().getLatitude());
        packer.packDouble(address.getCoordinates().getLongitude());
    }

    private void pack(AssociatedDocument document) throws IOException {
        packer.packArrayHeader(5);
        packer.packString(document.getDocumentId());
        packer.packString(document.getTitle());
        packer.packString(document.getMediaType());
        packer.packBinaryHeader(document.getContent().length);
        packer.writePayload(document.getContent());
        packOptional(document.getNote());
    }

    private void pack(AmountDetail amount) throws IOException {
        packer.packArrayHeader(3);
        packer.packDouble(amount.getAmount());
        packer.packInt(amount.getCurrency().ordinal());
        packer.packMapHeader(amount.getExchangeRates().size());
        for (Map.Entry<String, Double> rate : amount.getExchangeRates().entrySet()) {
            packer.packString(rate.getKey());
            packer.packDouble(rate.getValue());
        }
    }

    private void pack(TransactionMetadata metadata) throws IOException {
        packer.packArrayHeader(10);
        packer.packArrayHeader(metadata.getAuthorizationChain().size());
        for (AuthorizationDetail detail : metadata.getAuthorizationChain()) {
            packer.packArrayHeader(4);
            packer.packString(detail.getAuthorizedBy());
            packer.packString(detail.getRole());
            packer.packLong(detail.getAuthorizedAt());
            packOptional(detail.getComment());
        }
        packer.packString(metadata.getDeviceUsed());
        packer.packBoolean(metadata.isIsRecurring());
        packer.packString(metadata.getLocation());
        packer.packString(metadata.getMerchant());
        packOptional(metadata.getMerchantCategory());
        if (metadata.getRiskScore() == null) {
            packer.packNil();
        } else {
            packer.packDouble(metadata.getRiskScore());
        }
        packOptional(metadata.getReferenceNumber());
        packOptional(metadata.getIpAddress());
        if (metadata.getSettledAt() == null) {
            packer.packNil();
        } else {
            packer.packLong(metadata.getSettledAt());
        }
    }

    @Override
    TransactionData deserialize(byte[] bytes) throws IOException {
        unpacker.reset(new ArrayBufferInput(bytes));
        expectFields(11);
        TransactionData data = new TransactionData();
        data.setTransactionId(unpacker.unpackString());
        data.setDescription(unpacker.unpackString());
        data.setFromAccount(account());
        data.setToAccount(account());
        int documents = unpacker.unpackArrayHeader();
        List<AssociatedDocument> docs = new ArrayList<>(documents);
        for (int i = 0; i < documents; i++) {
            docs.add(document());
        }
        data.setDocs(docs);
        data.setType(TYPES[unpacker.unpackInt()]);
        int texts = unpacker.unpackArrayHeader();
        List<String> tags = new ArrayList<>(texts);
        for (int i = 0; i < texts; i++) {
            tags.add(unpacker.unpackString());
        }
        data.setTransactionTags(tags);
        data.setAmountDetail(amount());
        data.setTimestamp(unpacker.unpackLong());
        Map<String, String> attributes = new LinkedHashMap<>();
        int pairs = unpacker.unpackMapHeader();
        for (int i = 0; i < pairs; i++) {
            attributes.put(unpacker.unpackString(), unpacker.unpackString());
        }
        data.setCustomAttributes(attributes);
        data.setMetadata(metadata());
        return data;
    }

    private void expectFields(int expected) throws IOException {
        int fields = unpacker.unpackArrayHeader();
        if (fields != expected) {
            throw new IOException("expected " + expected + " fields, not " + fields);
        }
    }

    private String optionalString() throws IOException {
        return unpacker.tryUnpackNil() ? null : unpacker.unpackString();
    }

    private AccountDetail account() throws IOException {
        expectFields(9);
        AccountDetail account = new AccountDetail();
        account.setAccountNumber(unpacker.unpackString());
        account.setAccountHolder(unpacker.unpackString());
        account.setBankName(optionalString());
        account.setBankIdentifier(optionalString());
        account.setBranchName(optionalString());
        account.setContactEmail(optionalString());
        account.setContactPhone(optionalString());
        account.setTaxIdentifier(optionalString());
        if (!unpacker.tryUnpackNil()) {
            account.setAddress(address());
        }
        return account;
    }

    private Address address() throws IOException {
        expectFields(5);
        Address address = new Address();
        address.setStreet(unpacker.unpackString());
        address.setCity(unpacker.unpackString());
        address.setPostalCode(unpacker.unpackString());
        address.setCountry(unpacker.unpackString());
        expectFields(2);
        GeographicCoordinates coordinates = new GeographicCoordinates();
        coordinates.setLatitude(unpacker.unpackDouble());
        coordinates.setLongitude(unpacker.unpackDouble());
        address.setCoordinates(coordinates);
        return address;
    }

    private AssociatedDocument document() throws IOException {
        expectFields(5);
        AssociatedDocument document = new AssociatedDocument();
        document.setDocumentId(unpacker.unpackString());
        document.setTitle(unpacker.unpackString());
        document.setMediaType(unpacker.unpackString());
        document.setContent(unpacker.readPayload(unpacker.unpackBinaryHeader()));
        document.setNote(optionalString());
        return document;
    }

    private AmountDetail amount() throws IOException {
        expectFields(3);
        AmountDetail amount = new AmountDetail();
        amount.setAmount(unpacker.unpackDouble());
        amount.setCurrency(CURRENCIES[unpacker.unpackInt()]);
        Map<String, Double> rates = new LinkedHashMap<>();
        int pairs = unpacker.unpackMapHeader();
        for (int i = 0; i < pairs; i++) {
            rates.put(unpacker.unpackString(), unpacker.unpackDouble());
        }
        amount.setExchangeRates(rates);
        return amount;
    }

    private TransactionMetadata metadata() throws IOException {
        expectFields(10);
        TransactionMetadata metadata = new TransactionMetadata();
        int details = unpacker.unpackArrayHeader();
        List<AuthorizationDetail> chain = new ArrayList<>(details);
        for (int i = 0; i < details; i++) {
            chain.add(authorization());
        }
        metadata.setAuthorizationChain(chain);
        metadata.setDeviceUsed(unpacker.unpackString());
        metadata.setIsRecurring(unpacker.unpackBoolean());
        metadata.setLocation(unpacker.unpackString());
        metadata.setMerchant(unpacker.unpackString());
        metadata.setMerchantCategory(optionalString());
        if (!unpacker.tryUnpackNil()) {
            metadata.setRiskScore(unpacker.unpackDouble());
        }
        metadata.setReferenceNumber(optionalString());
        metadata.setIpAddress(optionalString());
        if (!unpacker.tryUnpackNil()) {
            metadata.setSettledAt(unpacker.unpackLong());
        }
        return metadata;
    }

    private AuthorizationDetail authorization() throws IOException {
        expectFields(4);
        AuthorizationDetail detail = new AuthorizationDetail();
        detail.setAuthorizedBy(unpacker.unpackString());
        detail.setRole(unpacker.unpackString());
        detail.setAuthorizedAt(unpacker.unpackLong());
        detail.setComment(optionalString());
        return detail;
    }
}
