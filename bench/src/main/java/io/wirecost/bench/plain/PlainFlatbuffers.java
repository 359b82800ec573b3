package io.wirecost.bench.plain;

import com.google.flatbuffers.FlatBufferBuilder;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
import wirecost.flatbuffers.StringDoublePair;
import wirecost.flatbuffers.StringStringPair;

/** FlatBuffers by hand: flatc's static methods to build, its accessors to read. */
public class PlainFlatbuffers extends PlainBean {
    private static final TransactionType[] TYPES = TransactionType.values();
    private static final Currency[] CURRENCIES = Currency.values();

    @Override
    byte[] serialize(TransactionData data) {
        FlatBufferBuilder fb = new FlatBufferBuilder();
        int id = fb.createString(data.getTransactionId());
        int description = fb.createString(data.getDescription());
        int from = account(fb, data.getFromAccount());
        int to = account(fb, data.getToAccount());
        int[] documents = new int[data.getDocs().size()];
        for (int i = 0; i < documents.length; i++) {
            documents[i] = document(fb, data.getDocs().get(i));
        }
        int docs = wirecost.flatbuffers.TransactionData.createDocsVector(fb, documents);
        int[] tagOffsets = new int[data.getTransactionTags().size()];
        for (int i = 0; i < tagOffsets.length; i++) {
            tagOffsets[i] = fb.createString(data.getTransactionTags().get(i));
        }
        int tags = wirecost.flatbuffers.TransactionData.createTransactionTagsVector(fb, tagOffsets);
        int amount = amount(fb, data.getAmountDetail());
        int attributes = wirecost.flatbuffers.TransactionData.createCustomAttributesVector(
                fb, strings(fb, data.getCustomAttributes()));
        int metadata = metadata(fb, data.getMetadata());
        wirecost.flatbuffers.TransactionData.startTransactionData(fb);
        wirecost.flatbuffers.TransactionData.addTimestamp(fb, data.getTimestamp());
        wirecost.flatbuffers.TransactionData.addTransactionId(fb, id);
        wirecost.flatbuffers.TransactionData.addDescription(fb, description);
        wirecost.flatbuffers.TransactionData.addFromAccount(fb, from);
        wirecost.flatbuffers.TransactionData.addToAccount(fb, to);
        wirecost.flatbuffers.TransactionData.addDocs(fb, docs);
        wirecost.flatbuffers.TransactionData.addTransactionTags(fb, tags);
        wirecost.flatbuffers.TransactionData.addAmountDetail(fb, amount);
        wirecost.flatbuffers.TransactionData.addCustomAttributes(fb, attributes);
        wirecost.flatbuffers.TransactionData.addMetadata(fb, metadata);
        wirecost.flatbuffers.TransactionData.addType(fb, (byte) data.getType().ordinal());
        fb.finish(wirecost.flatbuffers.TransactionData.endTransactionData(fb));
        return fb.sizedByteArray();
    }

    private static int account(FlatBufferBuilder fb, AccountDetail account) {
        int number = fb.createString(account.getAccountNumber());
        int holder = fb.createString(account.getAccountHolder());
        int bank = optional(fb, account.getBankName());
        int identifier = optional(fb, account.getBankIdentifier());
        int branch = optional(fb, account.getBranchName());
        int email = optional(fb, account.getContactEmail());
        int phone = optional(fb, account.getContactPhone());
        int tax = optional(fb, account.getTaxIdentifier());
        int address = account.getAddress() == null ? 0 : address(fb, account.getAddress());
        return wirecost.flatbuffers.AccountDetail.createAccountDetail(
                fb, number, holder, bank, identifier, branch, email, phone, tax, address);
    }

    private static int optional(FlatBufferBuilder fb, String text) {
        return text == null ? 0 : fb.createString(text);
    }

    private static int address(FlatBufferBuilder fb, Address address) {
        int street = fb.createString(address.getStreet());
        int city = fb.createString(address.getCity());
        int postalCode = fb.createString(address.getPostalCode());
        int country = fb.createString(address.getCountry());
        int coordinates = wirecost.flatbuffers.GeographicCoordinates.createGeographicCoordinates(
                fb,
                address.getCoordinates().getLatitude(),
                address.getCoordinates().getLongitude());
        return wirecost.flatbuffers.Address.createAddress(fb, street, city, postalCode, country, coordinates);
    }

    private static int document(FlatBufferBuilder fb, AssociatedDocument document) {
        int id = fb.createString(document.getDocumentId());
        int title = fb.createString(document.getTitle());
        int mediaType = fb.createString(document.getMediaType());
        int content = fb.createByteVector(document.getContent());
        int note = optional(fb, document.getNote());
        return wirecost.flatbuffers.AssociatedDocument.createAssociatedDocument(
                fb, id, title, mediaType, content, note);
    }

    private static int amount(FlatBufferBuilder fb, AmountDetail amount) {
        int[] pairs = new int[amount.getExchangeRates().size()];
        int i = 0;
        for (Map.Entry<String, Double> rate : amount.getExchangeRates().entrySet()) {
            pairs[i++] = StringDoublePair.createStringDoublePair(fb, fb.createString(rate.getKey()), rate.getValue());
        }
        int rates = wirecost.flatbuffers.AmountDetail.createExchangeRatesVector(fb, pairs);
        return wirecost.flatbuffers.AmountDetail.createAmountDetail(
                fb, amount.getAmount(), (byte) amount.getCurrency().ordinal(), rates);
    }

    private static int[] strings(FlatBufferBuilder fb, Map<String, String> map) {
        int[] pairs = new int[map.size()];
        int i = 0;
        for (Map.Entry<String, String> entry : map.entrySet()) {
            int key = fb.createString(entry.getKey());
            pairs[i++] = StringStringPair.createStringStringPair(fb, key, fb.createString(entry.getValue()));
        }
        return pairs;
    }

    private static int metadata(FlatBufferBuilder fb, TransactionMetadata metadata) {
        int[] details = new int[metadata.getAuthorizationChain().size()];
        for (int i = 0; i < details.length; i++) {
            AuthorizationDetail detail = metadata.getAuthorizationChain().get(i);
            int by = fb.createString(detail.getAuthorizedBy());
            int role = fb.createString(detail.getRole());
            int comment = optional(fb, detail.getComment());
            details[i] = wirecost.flatbuffers.AuthorizationDetail.createAuthorizationDetail(
                    fb, by, role, detail.getAuthorizedAt(), comment);
        }
        int chain = wirecost.flatbuffers.TransactionMetadata.createAuthorizationChainVector(fb, details);
        int device = fb.createString(metadata.getDeviceUsed());
        int location = fb.createString(metadata.getLocation());
        int merchant = fb.createString(metadata.getMerchant());
        int category = optional(fb, metadata.getMerchantCategory());
        int reference = optional(fb, metadata.getReferenceNumber());
        int ip = optional(fb, metadata.getIpAddress());
        wirecost.flatbuffers.TransactionMetadata.startTransactionMetadata(fb);
        if (metadata.getSettledAt() != null) {
            fb.addLong(metadata.getSettledAt()); // addSettledAt would drop a present 0
            fb.slot(9);
        }
        if (metadata.getRiskScore() != null) {
            fb.addDouble(metadata.getRiskScore());
            fb.slot(6);
        }
        wirecost.flatbuffers.TransactionMetadata.addIpAddress(fb, ip);
        wirecost.flatbuffers.TransactionMetadata.addReferenceNumber(fb, reference);
        wirecost.flatbuffers.TransactionMetadata.addMerchantCategory(fb, category);
        wirecost.flatbuffers.TransactionMetadata.addMerchant(fb, merchant);
        wirecost.flatbuffers.TransactionMetadata.addLocation(fb, location);
        wirecost.flatbuffers.TransactionMetadata.addDeviceUsed(fb, device);
        wirecost.flatbuffers.TransactionMetadata.addAuthorizationChain(fb, chain);
        wirecost.flatbuffers.TransactionMetadata.addIsRecurring(fb, metadata.isIsRecurring());
        return wirecost.flatbuffers.TransactionMetadata.endTransactionMetadata(fb);
    }

    @Override
    TransactionData deserialize(byte[] bytes) {
        wirecost.flatbuffers.TransactionData table =
                wirecost.flatbuffers.TransactionData.getRootAsTransactionData(ByteBuffer.wrap(bytes));
        TransactionData data = new TransactionData();
        data.setTransactionId(table.transactionId());
        data.setDescription(table.description());
        data.setFromAccount(account(table.fromAccount()));
        data.setToAccount(account(table.toAccount()));
        data.setDocs(documents(table.docsVector()));
        data.setType(TYPES[table.type()]);
        List<String> tags = new ArrayList<>(table.transactionTagsLength());
        for (int i = 0; i < table.transactionTagsLength(); i++) {
            tags.add(table.transactionTags(i));
        }
        data.setTransactionTags(tags);
        data.setAmountDetail(amount(table.amountDetail()));
        data.setTimestamp(table.timestamp());
        StringStringPair.Vector attributes = table.customAttributesVector();
        Map<String, String> map = new LinkedHashMap<>(attributes.length() * 4 / 3 + 1);
        StringStringPair pair = new StringStringPair();
        for (int i = 0; i < attributes.length(); i++) {
            attributes.get(pair, i);
            map.put(pair.key(), pair.value());
        }
        data.setCustomAttributes(map);
        data.setMetadata(metadata(table.metadata()));
        return data;
    }

    private static AccountDetail account(wirecost.flatbuffers.AccountDetail table) {
        AccountDetail account = new AccountDetail();
        account.setAccountNumber(table.accountNumber());
        account.setAccountHolder(table.accountHolder());
        account.setBankName(table.bankName());
        account.setBankIdentifier(table.bankIdentifier());
        account.setBranchName(table.branchName());
        account.setContactEmail(table.contactEmail());
        account.setContactPhone(table.contactPhone());
        account.setTaxIdentifier(table.taxIdentifier());
        wirecost.flatbuffers.Address address = table.address();
        if (address != null) {
            account.setAddress(address(address));
        }
        return account;
    }

    private static Address address(wirecost.flatbuffers.Address table) {
        Address address = new Address();
        address.setStreet(table.street());
        address.setCity(table.city());
        address.setPostalCode(table.postalCode());
        address.setCountry(table.country());
        wirecost.flatbuffers.GeographicCoordinates point = table.coordinates();
        GeographicCoordinates coordinates = new GeographicCoordinates();
        coordinates.setLatitude(point.latitude());
        coordinates.setLongitude(point.longitude());
        address.setCoordinates(coordinates);
        return address;
    }

    private static List<AssociatedDocument> documents(wirecost.flatbuffers.AssociatedDocument.Vector vector) {
        List<AssociatedDocument> documents = new ArrayList<>(vector.length());
        wirecost.flatbuffers.AssociatedDocument table = new wirecost.flatbuffers.AssociatedDocument();
        for (int i = 0; i < vector.length(); i++) {
            vector.get(table, i);
            AssociatedDocument document = new AssociatedDocument();
            document.setDocumentId(table.documentId());
            document.setTitle(table.title());
            document.setMediaType(table.mediaType());
            ByteBuffer content = table.contentAsByteBuffer();
            byte[] copy = new byte[content.remaining()];
            content.get(copy);
            document.setContent(copy);
            document.setNote(table.note());
            documents.add(document);
        }
        return documents;
    }

    private static AmountDetail amount(wirecost.flatbuffers.AmountDetail table) {
        AmountDetail amount = new AmountDetail();
        amount.setAmount(table.amount());
        amount.setCurrency(CURRENCIES[table.currency()]);
        StringDoublePair.Vector rates = table.exchangeRatesVector();
        Map<String, Double> map = new LinkedHashMap<>(rates.length() * 4 / 3 + 1);
        StringDoublePair pair = new StringDoublePair();
        for (int i = 0; i < rates.length(); i++) {
            rates.get(pair, i);
            map.put(pair.key(), pair.value());
        }
        amount.setExchangeRates(map);
        return amount;
    }

    private static TransactionMetadata metadata(wirecost.flatbuffers.TransactionMetadata table) {
        TransactionMetadata metadata = new TransactionMetadata();
        wirecost.flatbuffers.AuthorizationDetail.Vector details = table.authorizationChainVector();
        List<AuthorizationDetail> chain = new ArrayList<>(details.length());
        wirecost.flatbuffers.AuthorizationDetail detail = new wirecost.flatbuffers.AuthorizationDetail();
        for (int i = 0; i < details.length(); i++) {
            details.get(detail, i);
            AuthorizationDetail copy = new AuthorizationDetail();
            copy.setAuthorizedBy(detail.authorizedBy());
            copy.setRole(detail.role());
            copy.setAuthorizedAt(detail.authorizedAt());
            copy.setComment(detail.comment());
            chain.add(copy);
        }
        metadata.setAuthorizationChain(chain);
        metadata.setDeviceUsed(table.deviceUsed());
        metadata.setIsRecurring(table.isRecurring());
        metadata.setLocation(table.location());
        metadata.setMerchant(table.merchant());
        metadata.setMerchantCategory(table.merchantCategory());
        if (table.hasRiskScore()) {
            metadata.setRiskScore(table.riskScore());
        }
        metadata.setReferenceNumber(table.referenceNumber());
        metadata.setIpAddress(table.ipAddress());
        if (table.hasSettledAt()) {
            metadata.setSettledAt(table.settledAt());
        }
        return metadata;
    }
}
