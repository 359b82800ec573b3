package io.wirecost.bench.plain;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.capnproto.ArrayOutputStream;
import org.capnproto.MessageBuilder;
import org.capnproto.MessageReader;
import org.capnproto.Serialize;
import org.capnproto.StructList;
import org.capnproto.Text;
import org.capnproto.TextList;
import wirecost.capnproto.StringDoublePair;
import wirecost.capnproto.StringStringPair;
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

/** Cap'n Proto by hand: the builders and readers of the generated structs. */
public class PlainCapnproto extends PlainBean {
    private static final TransactionType[] TYPES = TransactionType.values();
    private static final Currency[] CURRENCIES = Currency.values();
    private static final wirecost.capnproto.TransactionType[] WIRE_TYPES = wirecost.capnproto.TransactionType.values();
    private static final wirecost.capnproto.Currency[] WIRE_CURRENCIES = wirecost.capnproto.Currency.values();

    @Override
    byte[] serialize(TransactionData data) throws Exception {
        MessageBuilder message = new MessageBuilder();
        wirecost.capnproto.TransactionData.Builder root = message.initRoot(wirecost.capnproto.TransactionData.factory);
        root.setTransactionId(data.getTransactionId());
        root.setDescription(data.getDescription());
        account(data.getFromAccount(), root.initFromAccount());
        account(data.getToAccount(), root.initToAccount());
        StructList.Builder<wirecost.capnproto.AssociatedDocument.Builder> docs =
                root.initDocs(data.getDocs().size());
        int i = 0;
        for (AssociatedDocument document : data.getDocs()) {
            document(document, docs.get(i++));
        }
        root.setType(WIRE_TYPES[data.getType().ordinal()]);
        TextList.Builder tags =
                root.initTransactionTags(data.getTransactionTags().size());
        i = 0;
        for (String tag : data.getTransactionTags()) {
            tags.set(i++, new Text.Reader(tag));
        }
        amount(data.getAmountDetail(), root.initAmountDetail());
        root.setTimestamp(data.getTimestamp());
        StructList.Builder<StringStringPair.Builder> attributes =
                root.initCustomAttributes(data.getCustomAttributes().size());
        i = 0;
        for (Map.Entry<String, String> attribute : data.getCustomAttributes().entrySet()) {
            StringStringPair.Builder pair = attributes.get(i++);
            pair.setKey(attribute.getKey());
            pair.setValue(attribute.getValue());
        }
        metadata(data.getMetadata(), root.initMetadata());
        return write(message);
    }

    byte[] write(MessageBuilder message) throws IOException {
        byte[] bytes = new byte[Math.toIntExact(Serialize.computeSerializedSizeInWords(message) * Long.BYTES)];
        Serialize.write(new ArrayOutputStream(ByteBuffer.wrap(bytes)), message);
        return bytes;
    }

    MessageReader read(byte[] bytes) throws IOException {
        return Serialize.read(ByteBuffer.wrap(bytes));
    }

    private static void account(AccountDetail account, wirecost.capnproto.AccountDetail.Builder to) {
        to.setAccountNumber(account.getAccountNumber());
        to.setAccountHolder(account.getAccountHolder());
        if (account.getBankName() != null) {
            to.setBankName(account.getBankName());
        }
        if (account.getBankIdentifier() != null) {
            to.setBankIdentifier(account.getBankIdentifier());
        }
        if (account.getBranchName() != null) {
            to.setBranchName(account.getBranchName());
        }
        if (account.getContactEmail() != null) {
            to.setContactEmail(account.getContactEmail());
        }
        if (account.getContactPhone() != null) {
            to.setContactPhone(account.getContactPhone());
        }
        if (account.getTaxIdentifier() != null) {
            to.setTaxIdentifier(account.getTaxIdentifier());
        }
        Address address = account.getAddress();
        if (address != null) {
            wirecost.capnproto.Address.Builder target = to.initAddress();
            target.setStreet(address.getStreet());
            target.setCity(address.getCity());
            target.setPostalCode(address.getPostalCode());
            target.setCountry(address.getCountry());
            wirecost.capnproto.GeographicCoordinates.Builder coordinates = target.initCoordinates();
            coordinates.setLatitude(address.getCoordinates().getLatitude());
            coordinates.setLongitude(address.getCoordinates().getLongitude());
        }
    }

    private static void document(AssociatedDocument document, wirecost.capnproto.AssociatedDocument.Builder to) {
        to.setDocumentId(document.getDocumentId());
        to.setTitle(document.getTitle());
        to.setMediaType(document.getMediaType());
        to.setContent(document.getContent());
        if (document.getNote() != null) {
            to.setNote(document.getNote());
        }
    }

    private static void amount(AmountDetail amount, wirecost.capnproto.AmountDetail.Builder to) {
        to.setAmount(amount.getAmount());
        to.setCurrency(WIRE_CURRENCIES[amount.getCurrency().ordinal()]);
        StructList.Builder<StringDoublePair.Builder> rates =
                to.initExchangeRates(amount.getExchangeRates().size());
        int i = 0;
        for (Map.Entry<String, Double> rate : amount.getExchangeRates().entrySet()) {
            StringDoublePair.Builder pair = rates.get(i++);
            pair.setKey(rate.getKey());
            pair.setValue(rate.getValue());
        }
    }

    private static void metadata(TransactionMetadata metadata, wirecost.capnproto.TransactionMetadata.Builder to) {
        StructList.Builder<wirecost.capnproto.AuthorizationDetail.Builder> chain =
                to.initAuthorizationChain(metadata.getAuthorizationChain().size());
        int i = 0;
        for (AuthorizationDetail detail : metadata.getAuthorizationChain()) {
            wirecost.capnproto.AuthorizationDetail.Builder target = chain.get(i++);
            target.setAuthorizedBy(detail.getAuthorizedBy());
            target.setRole(detail.getRole());
            target.setAuthorizedAt(detail.getAuthorizedAt());
            if (detail.getComment() != null) {
                target.setComment(detail.getComment());
            }
        }
        to.setDeviceUsed(metadata.getDeviceUsed());
        to.setIsRecurring(metadata.isIsRecurring());
        to.setLocation(metadata.getLocation());
        to.setMerchant(metadata.getMerchant());
        if (metadata.getMerchantCategory() != null) {
            to.setMerchantCategory(metadata.getMerchantCategory());
        }
        if (metadata.getRiskScore() != null) {
            to.setHasRiskScore(true);
            to.setRiskScore(metadata.getRiskScore());
        }
        if (metadata.getReferenceNumber() != null) {
            to.setReferenceNumber(metadata.getReferenceNumber());
        }
        if (metadata.getIpAddress() != null) {
            to.setIpAddress(metadata.getIpAddress());
        }
        if (metadata.getSettledAt() != null) {
            to.setHasSettledAt(true);
            to.setSettledAt(metadata.getSettledAt());
        }
    }

    @Override
    TransactionData deserialize(byte[] bytes) throws Exception {
        wirecost.capnproto.TransactionData.Reader root =
                read(bytes).getRoot(wirecost.capnproto.TransactionData.factory);
        TransactionData data = new TransactionData();
        data.setTransactionId(root.getTransactionId().toString());
        data.setDescription(root.getDescription().toString());
        data.setFromAccount(account(root.getFromAccount()));
        data.setToAccount(account(root.getToAccount()));
        StructList.Reader<wirecost.capnproto.AssociatedDocument.Reader> docs = root.getDocs();
        List<AssociatedDocument> documents = new ArrayList<>(docs.size());
        for (int i = 0; i < docs.size(); i++) {
            documents.add(document(docs.get(i)));
        }
        data.setDocs(documents);
        data.setType(TYPES[root.getType().ordinal()]);
        TextList.Reader tagTexts = root.getTransactionTags();
        List<String> tags = new ArrayList<>(tagTexts.size());
        for (int i = 0; i < tagTexts.size(); i++) {
            tags.add(tagTexts.get(i).toString());
        }
        data.setTransactionTags(tags);
        data.setAmountDetail(amount(root.getAmountDetail()));
        data.setTimestamp(root.getTimestamp());
        StructList.Reader<StringStringPair.Reader> attributes = root.getCustomAttributes();
        Map<String, String> map = new LinkedHashMap<>(attributes.size() * 4 / 3 + 1);
        for (int i = 0; i < attributes.size(); i++) {
            StringStringPair.Reader pair = attributes.get(i);
            map.put(pair.getKey().toString(), pair.getValue().toString());
        }
        data.setCustomAttributes(map);
        data.setMetadata(metadata(root.getMetadata()));
        return data;
    }

    private static AccountDetail account(wirecost.capnproto.AccountDetail.Reader from) {
        AccountDetail account = new AccountDetail();
        account.setAccountNumber(from.getAccountNumber().toString());
        account.setAccountHolder(from.getAccountHolder().toString());
        if (from.hasBankName()) {
            account.setBankName(from.getBankName().toString());
        }
        if (from.hasBankIdentifier()) {
            account.setBankIdentifier(from.getBankIdentifier().toString());
        }
        if (from.hasBranchName()) {
            account.setBranchName(from.getBranchName().toString());
        }
        if (from.hasContactEmail()) {
            account.setContactEmail(from.getContactEmail().toString());
        }
        if (from.hasContactPhone()) {
            account.setContactPhone(from.getContactPhone().toString());
        }
        if (from.hasTaxIdentifier()) {
            account.setTaxIdentifier(from.getTaxIdentifier().toString());
        }
        if (from.hasAddress()) {
            account.setAddress(address(from.getAddress()));
        }
        return account;
    }

    private static Address address(wirecost.capnproto.Address.Reader from) {
        Address address = new Address();
        address.setStreet(from.getStreet().toString());
        address.setCity(from.getCity().toString());
        address.setPostalCode(from.getPostalCode().toString());
        address.setCountry(from.getCountry().toString());
        wirecost.capnproto.GeographicCoordinates.Reader point = from.getCoordinates();
        GeographicCoordinates coordinates = new GeographicCoordinates();
        coordinates.setLatitude(point.getLatitude());
        coordinates.setLongitude(point.getLongitude());
        address.setCoordinates(coordinates);
        return address;
    }

    private static AssociatedDocument document(wirecost.capnproto.AssociatedDocument.Reader from) {
        AssociatedDocument document = new AssociatedDocument();
        document.setDocumentId(from.getDocumentId().toString());
        document.setTitle(from.getTitle().toString());
        document.setMediaType(from.getMediaType().toString());
        document.setContent(from.getContent().toArray());
        if (from.hasNote()) {
            document.setNote(from.getNote().toString());
        }
        return document;
    }

    private static AmountDetail amount(wirecost.capnproto.AmountDetail.Reader from) {
        AmountDetail amount = new AmountDetail();
        amount.setAmount(from.getAmount());
        amount.setCurrency(CURRENCIES[from.getCurrency().ordinal()]);
        StructList.Reader<StringDoublePair.Reader> rates = from.getExchangeRates();
        Map<String, Double> map = new LinkedHashMap<>(rates.size() * 4 / 3 + 1);
        for (int i = 0; i < rates.size(); i++) {
            StringDoublePair.Reader pair = rates.get(i);
            map.put(pair.getKey().toString(), pair.getValue());
        }
        amount.setExchangeRates(map);
        return amount;
    }

    private static TransactionMetadata metadata(wirecost.capnproto.TransactionMetadata.Reader from) {
        TransactionMetadata metadata = new TransactionMetadata();
        StructList.Reader<wirecost.capnproto.AuthorizationDetail.Reader> details = from.getAuthorizationChain();
        List<AuthorizationDetail> chain = new ArrayList<>(details.size());
        for (int i = 0; i < details.size(); i++) {
            wirecost.capnproto.AuthorizationDetail.Reader reader = details.get(i);
            AuthorizationDetail detail = new AuthorizationDetail();
            detail.setAuthorizedBy(reader.getAuthorizedBy().toString());
            detail.setRole(reader.getRole().toString());
            detail.setAuthorizedAt(reader.getAuthorizedAt());
            if (reader.hasComment()) {
                detail.setComment(reader.getComment().toString());
            }
            chain.add(detail);
        }
        metadata.setAuthorizationChain(chain);
        metadata.setDeviceUsed(from.getDeviceUsed().toString());
        metadata.setIsRecurring(from.getIsRecurring());
        metadata.setLocation(from.getLocation().toString());
        metadata.setMerchant(from.getMerchant().toString());
        if (from.hasMerchantCategory()) {
            metadata.setMerchantCategory(from.getMerchantCategory().toString());
        }
        if (from.getHasRiskScore()) {
            metadata.setRiskScore(from.getRiskScore());
        }
        if (from.hasReferenceNumber()) {
            metadata.setReferenceNumber(from.getReferenceNumber().toString());
        }
        if (from.hasIpAddress()) {
            metadata.setIpAddress(from.getIpAddress().toString());
        }
        if (from.getHasSettledAt()) {
            metadata.setSettledAt(from.getSettledAt());
        }
        return metadata;
    }
}
