package io.wirecost.bench.plain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.agrona.concurrent.UnsafeBuffer;
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
import wirecost.sbe.BooleanType;
import wirecost.sbe.MessageHeaderDecoder;
import wirecost.sbe.MessageHeaderEncoder;
import wirecost.sbe.TransactionDataDecoder;
import wirecost.sbe.TransactionDataEncoder;

/** SBE's flyweights by hand, on one buffer that is used again, as in its own CarBenchmark: fixed fields, then groups, then text. */
public class PlainSbe extends PlainBean {
    private static final TransactionType[] TYPES = TransactionType.values();
    private static final Currency[] CURRENCIES = Currency.values();
    private static final wirecost.sbe.TransactionType[] SBE_TYPES = wirecost.sbe.TransactionType.values();
    private static final wirecost.sbe.Currency[] SBE_CURRENCIES = wirecost.sbe.Currency.values();
    private static final int LARGEST_MESSAGE = 1 << 16;

    private final UnsafeBuffer buffer = new UnsafeBuffer(new byte[LARGEST_MESSAGE]);
    private final MessageHeaderEncoder headerEncoder = new MessageHeaderEncoder();
    private final TransactionDataEncoder encoder = new TransactionDataEncoder();
    private final UnsafeBuffer received = new UnsafeBuffer();
    private final MessageHeaderDecoder headerDecoder = new MessageHeaderDecoder();
    private final TransactionDataDecoder decoder = new TransactionDataDecoder();

    @Override
    byte[] serialize(TransactionData data) {
        encoder.wrapAndApplyHeader(buffer, 0, headerEncoder);
        writeFixed(encoder, data);
        writeGroups(encoder, data);
        writeText(encoder, data);
        byte[] bytes = new byte[encoder.limit()];
        buffer.getBytes(0, bytes);
        return bytes;
    }

    private static void writeFixed(TransactionDataEncoder to, TransactionData data) {
        AccountDetail fromAccount = data.getFromAccount();
        AccountDetail toAccount = data.getToAccount();
        TransactionMetadata metadata = data.getMetadata();
        Double riskScore = metadata.getRiskScore();
        Long settledAt = metadata.getSettledAt();
        to.presence(bit(fromAccount.getBankName(), 0)
                | bit(fromAccount.getBankIdentifier(), 1)
                | bit(fromAccount.getBranchName(), 2)
                | bit(fromAccount.getContactEmail(), 3)
                | bit(fromAccount.getContactPhone(), 4)
                | bit(fromAccount.getTaxIdentifier(), 5)
                | bit(toAccount.getBankName(), 6)
                | bit(toAccount.getBankIdentifier(), 7)
                | bit(toAccount.getBranchName(), 8)
                | bit(toAccount.getContactEmail(), 9)
                | bit(toAccount.getContactPhone(), 10)
                | bit(toAccount.getTaxIdentifier(), 11)
                | bit(metadata.getMerchantCategory(), 12)
                | bit(riskScore, 13)
                | bit(metadata.getReferenceNumber(), 14)
                | bit(metadata.getIpAddress(), 15)
                | bit(settledAt, 16));
        to.type_(SBE_TYPES[data.getType().ordinal()]);
        to.amountDetailAmount(data.getAmountDetail().getAmount());
        to.amountDetailCurrency(
                SBE_CURRENCIES[data.getAmountDetail().getCurrency().ordinal()]);
        to.timestamp(data.getTimestamp());
        to.metadataIsRecurring(metadata.isIsRecurring() ? BooleanType.T : BooleanType.F);
        to.metadataRiskScore(riskScore == null ? 0 : riskScore);
        to.metadataSettledAt(settledAt == null ? 0 : settledAt);
    }

    private static long bit(Object value, int bit) {
        return value == null ? 0 : 1L << bit;
    }

    private static String text(String value) {
        return value == null ? "" : value;
    }

    private static void writeGroups(TransactionDataEncoder to, TransactionData data) {
        Address from = data.getFromAccount().getAddress();
        TransactionDataEncoder.FromAccountAddressEncoder fromAddress = to.fromAccountAddressCount(from == null ? 0 : 1);
        if (from != null) {
            fromAddress.next();
            fromAddress.coordinatesLatitude(from.getCoordinates().getLatitude());
            fromAddress.coordinatesLongitude(from.getCoordinates().getLongitude());
            fromAddress.street(from.getStreet());
            fromAddress.city(from.getCity());
            fromAddress.postalCode(from.getPostalCode());
            fromAddress.country(from.getCountry());
        }
        Address other = data.getToAccount().getAddress();
        TransactionDataEncoder.ToAccountAddressEncoder toAddress = to.toAccountAddressCount(other == null ? 0 : 1);
        if (other != null) {
            toAddress.next();
            toAddress.coordinatesLatitude(other.getCoordinates().getLatitude());
            toAddress.coordinatesLongitude(other.getCoordinates().getLongitude());
            toAddress.street(other.getStreet());
            toAddress.city(other.getCity());
            toAddress.postalCode(other.getPostalCode());
            toAddress.country(other.getCountry());
        }
        TransactionDataEncoder.DocsEncoder docs = to.docsCount(data.getDocs().size());
        for (AssociatedDocument document : data.getDocs()) {
            docs.next().presence((short) bit(document.getNote(), 0));
            docs.documentId(document.getDocumentId());
            docs.title(document.getTitle());
            docs.mediaType(document.getMediaType());
            docs.putContent(document.getContent(), 0, document.getContent().length);
            docs.note(text(document.getNote()));
        }
        TransactionDataEncoder.TransactionTagsEncoder tags =
                to.transactionTagsCount(data.getTransactionTags().size());
        for (String tag : data.getTransactionTags()) {
            tags.next().value(tag);
        }
        Map<String, Double> rates = data.getAmountDetail().getExchangeRates();
        TransactionDataEncoder.AmountDetailExchangeRatesEncoder rate = to.amountDetailExchangeRatesCount(rates.size());
        for (Map.Entry<String, Double> entry : rates.entrySet()) {
            rate.next().value(entry.getValue());
            rate.key(entry.getKey());
        }
        TransactionDataEncoder.CustomAttributesEncoder attributes =
                to.customAttributesCount(data.getCustomAttributes().size());
        for (Map.Entry<String, String> entry : data.getCustomAttributes().entrySet()) {
            attributes.next().key(entry.getKey());
            attributes.value(entry.getValue());
        }
        List<AuthorizationDetail> chain = data.getMetadata().getAuthorizationChain();
        TransactionDataEncoder.MetadataAuthorizationChainEncoder authorizations =
                to.metadataAuthorizationChainCount(chain.size());
        for (AuthorizationDetail detail : chain) {
            authorizations.next().presence((short) bit(detail.getComment(), 0));
            authorizations.authorizedAt(detail.getAuthorizedAt());
            authorizations.authorizedBy(detail.getAuthorizedBy());
            authorizations.role(detail.getRole());
            authorizations.comment(text(detail.getComment()));
        }
    }

    private static void writeText(TransactionDataEncoder to, TransactionData data) {
        to.transactionId(data.getTransactionId());
        to.description(data.getDescription());
        AccountDetail fromAccount = data.getFromAccount();
        to.fromAccountAccountNumber(fromAccount.getAccountNumber());
        to.fromAccountAccountHolder(fromAccount.getAccountHolder());
        to.fromAccountBankName(text(fromAccount.getBankName()));
        to.fromAccountBankIdentifier(text(fromAccount.getBankIdentifier()));
        to.fromAccountBranchName(text(fromAccount.getBranchName()));
        to.fromAccountContactEmail(text(fromAccount.getContactEmail()));
        to.fromAccountContactPhone(text(fromAccount.getContactPhone()));
        to.fromAccountTaxIdentifier(text(fromAccount.getTaxIdentifier()));
        AccountDetail toAccount = data.getToAccount();
        to.toAccountAccountNumber(toAccount.getAccountNumber());
        to.toAccountAccountHolder(toAccount.getAccountHolder());
        to.toAccountBankName(text(toAccount.getBankName()));
        to.toAccountBankIdentifier(text(toAccount.getBankIdentifier()));
        to.toAccountBranchName(text(toAccount.getBranchName()));
        to.toAccountContactEmail(text(toAccount.getContactEmail()));
        to.toAccountContactPhone(text(toAccount.getContactPhone()));
        to.toAccountTaxIdentifier(text(toAccount.getTaxIdentifier()));
        TransactionMetadata metadata = data.getMetadata();
        to.metadataDeviceUsed(metadata.getDeviceUsed());
        to.metadataLocation(metadata.getLocation());
        to.metadataMerchant(metadata.getMerchant());
        to.metadataMerchantCategory(text(metadata.getMerchantCategory()));
        to.metadataReferenceNumber(text(metadata.getReferenceNumber()));
        to.metadataIpAddress(text(metadata.getIpAddress()));
    }

    @Override
    TransactionData deserialize(byte[] bytes) {
        received.wrap(bytes);
        decoder.wrapAndApplyHeader(received, 0, headerDecoder);
        TransactionData data = new TransactionData();
        data.setFromAccount(new AccountDetail());
        data.setToAccount(new AccountDetail());
        data.setAmountDetail(new AmountDetail());
        data.setMetadata(new TransactionMetadata());
        long presence = decoder.presence();
        readFixed(decoder, presence, data);
        readGroups(decoder, data);
        readText(decoder, presence, data);
        return data;
    }

    private static void readFixed(TransactionDataDecoder from, long presence, TransactionData data) {
        data.setType(TYPES[from.type_().ordinal()]);
        data.getAmountDetail().setAmount(from.amountDetailAmount());
        data.getAmountDetail()
                .setCurrency(CURRENCIES[from.amountDetailCurrency().ordinal()]);
        data.setTimestamp(from.timestamp());
        data.getMetadata().setIsRecurring(from.metadataIsRecurring() == BooleanType.T);
        if (isPresent(presence, 13)) {
            data.getMetadata().setRiskScore(from.metadataRiskScore());
        }
        if (isPresent(presence, 16)) {
            data.getMetadata().setSettledAt(from.metadataSettledAt());
        }
    }

    private static boolean isPresent(long presence, int bit) {
        return (presence & 1L << bit) != 0;
    }

    /** Text is read even if it is absent: what follows begins behind it. */
    private static String present(String text, long presence, int bit) {
        return isPresent(presence, bit) ? text : null;
    }

    private static void readGroups(TransactionDataDecoder from, TransactionData data) {
        TransactionDataDecoder.FromAccountAddressDecoder fromAddress = from.fromAccountAddress();
        if (fromAddress.hasNext()) {
            fromAddress.next();
            Address address = address(fromAddress.coordinatesLatitude(), fromAddress.coordinatesLongitude());
            address.setStreet(fromAddress.street());
            address.setCity(fromAddress.city());
            address.setPostalCode(fromAddress.postalCode());
            address.setCountry(fromAddress.country());
            data.getFromAccount().setAddress(address);
        }
        TransactionDataDecoder.ToAccountAddressDecoder toAddress = from.toAccountAddress();
        if (toAddress.hasNext()) {
            toAddress.next();
            Address address = address(toAddress.coordinatesLatitude(), toAddress.coordinatesLongitude());
            address.setStreet(toAddress.street());
            address.setCity(toAddress.city());
            address.setPostalCode(toAddress.postalCode());
            address.setCountry(toAddress.country());
            data.getToAccount().setAddress(address);
        }
        data.setDocs(documents(from.docs()));
        TransactionDataDecoder.TransactionTagsDecoder tag = from.transactionTags();
        List<String> tags = new ArrayList<>(tag.count());
        while (tag.hasNext()) {
            tags.add(tag.next().value());
        }
        data.setTransactionTags(tags);
        TransactionDataDecoder.AmountDetailExchangeRatesDecoder rate = from.amountDetailExchangeRates();
        Map<String, Double> rates = new LinkedHashMap<>(rate.count() * 4 / 3 + 1);
        while (rate.hasNext()) {
            double value = rate.next().value();
            rates.put(rate.key(), value);
        }
        data.getAmountDetail().setExchangeRates(rates);
        TransactionDataDecoder.CustomAttributesDecoder attribute = from.customAttributes();
        Map<String, String> attributes = new LinkedHashMap<>(attribute.count() * 4 / 3 + 1);
        while (attribute.hasNext()) {
            String key = attribute.next().key();
            attributes.put(key, attribute.value());
        }
        data.setCustomAttributes(attributes);
        data.getMetadata().setAuthorizationChain(chain(from.metadataAuthorizationChain()));
    }

    private static Address address(double latitude, double longitude) {
        GeographicCoordinates coordinates = new GeographicCoordinates();
        coordinates.setLatitude(latitude);
        coordinates.setLongitude(longitude);
        Address address = new Address();
        address.setCoordinates(coordinates);
        return address;
    }

    private static List<AssociatedDocument> documents(TransactionDataDecoder.DocsDecoder from) {
        List<AssociatedDocument> documents = new ArrayList<>(from.count());
        while (from.hasNext()) {
            AssociatedDocument document = new AssociatedDocument();
            int presence = from.next().presence();
            document.setDocumentId(from.documentId());
            document.setTitle(from.title());
            document.setMediaType(from.mediaType());
            byte[] content = new byte[from.contentLength()];
            from.getContent(content, 0, content.length);
            document.setContent(content);
            document.setNote(present(from.note(), presence, 0));
            documents.add(document);
        }
        return documents;
    }

    private static List<AuthorizationDetail> chain(TransactionDataDecoder.MetadataAuthorizationChainDecoder from) {
        List<AuthorizationDetail> chain = new ArrayList<>(from.count());
        while (from.hasNext()) {
            AuthorizationDetail detail = new AuthorizationDetail();
            int presence = from.next().presence();
            detail.setAuthorizedAt(from.authorizedAt());
            detail.setAuthorizedBy(from.authorizedBy());
            detail.setRole(from.role());
            detail.setComment(present(from.comment(), presence, 0));
            chain.add(detail);
        }
        return chain;
    }

    private static void readText(TransactionDataDecoder from, long presence, TransactionData data) {
        data.setTransactionId(from.transactionId());
        data.setDescription(from.description());
        AccountDetail fromAccount = data.getFromAccount();
        fromAccount.setAccountNumber(from.fromAccountAccountNumber());
        fromAccount.setAccountHolder(from.fromAccountAccountHolder());
        fromAccount.setBankName(present(from.fromAccountBankName(), presence, 0));
        fromAccount.setBankIdentifier(present(from.fromAccountBankIdentifier(), presence, 1));
        fromAccount.setBranchName(present(from.fromAccountBranchName(), presence, 2));
        fromAccount.setContactEmail(present(from.fromAccountContactEmail(), presence, 3));
        fromAccount.setContactPhone(present(from.fromAccountContactPhone(), presence, 4));
        fromAccount.setTaxIdentifier(present(from.fromAccountTaxIdentifier(), presence, 5));
        AccountDetail toAccount = data.getToAccount();
        toAccount.setAccountNumber(from.toAccountAccountNumber());
        toAccount.setAccountHolder(from.toAccountAccountHolder());
        toAccount.setBankName(present(from.toAccountBankName(), presence, 6));
        toAccount.setBankIdentifier(present(from.toAccountBankIdentifier(), presence, 7));
        toAccount.setBranchName(present(from.toAccountBranchName(), presence, 8));
        toAccount.setContactEmail(present(from.toAccountContactEmail(), presence, 9));
        toAccount.setContactPhone(present(from.toAccountContactPhone(), presence, 10));
        toAccount.setTaxIdentifier(present(from.toAccountTaxIdentifier(), presence, 11));
        TransactionMetadata metadata = data.getMetadata();
        metadata.setDeviceUsed(from.metadataDeviceUsed());
        metadata.setLocation(from.metadataLocation());
        metadata.setMerchant(from.metadataMerchant());
        metadata.setMerchantCategory(present(from.metadataMerchantCategory(), presence, 12));
        metadata.setReferenceNumber(present(from.metadataReferenceNumber(), presence, 14));
        metadata.setIpAddress(present(from.metadataIpAddress(), presence, 15));
    }
}
