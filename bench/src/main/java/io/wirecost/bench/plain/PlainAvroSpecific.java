package io.wirecost.bench.plain;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DatumReader;
import org.apache.avro.io.DatumWriter;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
import org.apache.avro.specific.SpecificDatumReader;
import org.apache.avro.specific.SpecificDatumWriter;
import org.apache.avro.util.ClassSecurityValidator;
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

/** Avro's generated classes by hand; encoder and decoder are given back to be used again. */
public class PlainAvroSpecific extends PlainBean {
    private static final TransactionType[] TYPES = TransactionType.values();
    private static final Currency[] CURRENCIES = Currency.values();
    private static final wirecost.avrospecific.TransactionType[] AVRO_TYPES =
            wirecost.avrospecific.TransactionType.values();
    private static final wirecost.avrospecific.Currency[] AVRO_CURRENCIES = wirecost.avrospecific.Currency.values();

    private final DatumWriter<wirecost.avrospecific.TransactionData> writer =
            new SpecificDatumWriter<>(wirecost.avrospecific.TransactionData.class);
    private final DatumReader<wirecost.avrospecific.TransactionData> reader =
            new SpecificDatumReader<>(wirecost.avrospecific.TransactionData.class);
    private BinaryEncoder encoder;
    private BinaryDecoder decoder;

    /** Avro reads no class that it is not told to trust. */
    static {
        String trusted = wirecost.avrospecific.TransactionData.class.getPackageName();
        ClassSecurityValidator.setGlobal(ClassSecurityValidator.composite(
                ClassSecurityValidator.getGlobal(),
                type -> type.getPackageName().equals(trusted)));
    }

    @Override
    byte[] serialize(TransactionData data) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        encoder = EncoderFactory.get().binaryEncoder(out, encoder);
        writer.write(record(data), encoder);
        encoder.flush();
        return out.toByteArray();
    }

    private static wirecost.avrospecific.TransactionData record(TransactionData data) {
        wirecost.avrospecific.TransactionData record = new wirecost.avrospecific.TransactionData();
        record.setTransactionId(data.getTransactionId());
        record.setDescription(data.getDescription());
        record.setFromAccount(record(data.getFromAccount()));
        record.setToAccount(record(data.getToAccount()));
        List<wirecost.avrospecific.AssociatedDocument> docs =
                new ArrayList<>(data.getDocs().size());
        for (AssociatedDocument document : data.getDocs()) {
            docs.add(record(document));
        }
        record.setDocs(docs);
        record.setType(AVRO_TYPES[data.getType().ordinal()]);
        record.setTransactionTags(data.getTransactionTags());
        record.setAmountDetail(record(data.getAmountDetail()));
        record.setTimestamp(data.getTimestamp());
        record.setCustomAttributes(data.getCustomAttributes());
        record.setMetadata(record(data.getMetadata()));
        return record;
    }

    private static wirecost.avrospecific.AccountDetail record(AccountDetail account) {
        wirecost.avrospecific.AccountDetail record = new wirecost.avrospecific.AccountDetail();
        record.setAccountNumber(account.getAccountNumber());
        record.setAccountHolder(account.getAccountHolder());
        record.setBankName(account.getBankName());
        record.setBankIdentifier(account.getBankIdentifier());
        record.setBranchName(account.getBranchName());
        record.setContactEmail(account.getContactEmail());
        record.setContactPhone(account.getContactPhone());
        record.setTaxIdentifier(account.getTaxIdentifier());
        if (account.getAddress() != null) {
            record.setAddress(record(account.getAddress()));
        }
        return record;
    }

    private static wirecost.avrospecific.Address record(Address address) {
        wirecost.avrospecific.GeographicCoordinates coordinates = new wirecost.avrospecific.GeographicCoordinates();
        coordinates.setLatitude(address.getCoordinates().getLatitude());
        coordinates.setLongitude(address.getCoordinates().getLongitude());
        wirecost.avrospecific.Address record = new wirecost.avrospecific.Address();
        record.setStreet(address.getStreet());
        record.setCity(address.getCity());
        record.setPostalCode(address.getPostalCode());
        record.setCountry(address.getCountry());
        record.setCoordinates(coordinates);
        return record;
    }

    private static wirecost.avrospecific.AssociatedDocument record(AssociatedDocument document) {
        wirecost.avrospecific.AssociatedDocument record = new wirecost.avrospecific.AssociatedDocument();
        record.setDocumentId(document.getDocumentId());
        record.setTitle(document.getTitle());
        record.setMediaType(document.getMediaType());
        record.setContent(ByteBuffer.wrap(document.getContent()));
        record.setNote(document.getNote());
        return record;
    }

    private static wirecost.avrospecific.AmountDetail record(AmountDetail amount) {
        wirecost.avrospecific.AmountDetail record = new wirecost.avrospecific.AmountDetail();
        record.setAmount(amount.getAmount());
        record.setCurrency(AVRO_CURRENCIES[amount.getCurrency().ordinal()]);
        record.setExchangeRates(amount.getExchangeRates());
        return record;
    }

    private static wirecost.avrospecific.TransactionMetadata record(TransactionMetadata metadata) {
        wirecost.avrospecific.TransactionMetadata record = new wirecost.avrospecific.TransactionMetadata();
        List<wirecost.avrospecific.AuthorizationDetail> chain =
                new ArrayList<>(metadata.getAuthorizationChain().size());
        for (AuthorizationDetail detail : metadata.getAuthorizationChain()) {
            chain.add(record(detail));
        }
        record.setAuthorizationChain(chain);
        record.setDeviceUsed(metadata.getDeviceUsed());
        record.setIsRecurring(metadata.isIsRecurring());
        record.setLocation(metadata.getLocation());
        record.setMerchant(metadata.getMerchant());
        record.setMerchantCategory(metadata.getMerchantCategory());
        record.setRiskScore(metadata.getRiskScore());
        record.setReferenceNumber(metadata.getReferenceNumber());
        record.setIpAddress(metadata.getIpAddress());
        record.setSettledAt(metadata.getSettledAt());
        return record;
    }

    private static wirecost.avrospecific.AuthorizationDetail record(AuthorizationDetail detail) {
        wirecost.avrospecific.AuthorizationDetail record = new wirecost.avrospecific.AuthorizationDetail();
        record.setAuthorizedBy(detail.getAuthorizedBy());
        record.setRole(detail.getRole());
        record.setAuthorizedAt(detail.getAuthorizedAt());
        record.setComment(detail.getComment());
        return record;
    }

    @Override
    TransactionData deserialize(byte[] bytes) throws IOException {
        decoder = DecoderFactory.get().binaryDecoder(bytes, decoder);
        return plain(reader.read(null, decoder));
    }

    private static TransactionData plain(wirecost.avrospecific.TransactionData record) {
        TransactionData data = new TransactionData();
        data.setTransactionId(record.getTransactionId());
        data.setDescription(record.getDescription());
        data.setFromAccount(plain(record.getFromAccount()));
        data.setToAccount(plain(record.getToAccount()));
        List<AssociatedDocument> docs = new ArrayList<>(record.getDocs().size());
        for (wirecost.avrospecific.AssociatedDocument document : record.getDocs()) {
            docs.add(plain(document));
        }
        data.setDocs(docs);
        data.setType(TYPES[record.getType().ordinal()]);
        List<String> tags = new ArrayList<>(record.getTransactionTags().size());
        for (String tag : record.getTransactionTags()) {
            tags.add(tag);
        }
        data.setTransactionTags(tags);
        data.setAmountDetail(plain(record.getAmountDetail()));
        data.setTimestamp(record.getTimestamp());
        data.setCustomAttributes(record.getCustomAttributes());
        data.setMetadata(plain(record.getMetadata()));
        return data;
    }

    private static AccountDetail plain(wirecost.avrospecific.AccountDetail record) {
        AccountDetail account = new AccountDetail();
        account.setAccountNumber(record.getAccountNumber());
        account.setAccountHolder(record.getAccountHolder());
        account.setBankName(record.getBankName());
        account.setBankIdentifier(record.getBankIdentifier());
        account.setBranchName(record.getBranchName());
        account.setContactEmail(record.getContactEmail());
        account.setContactPhone(record.getContactPhone());
        account.setTaxIdentifier(record.getTaxIdentifier());
        if (record.getAddress() != null) {
            account.setAddress(plain(record.getAddress()));
        }
        return account;
    }

    private static Address plain(wirecost.avrospecific.Address record) {
        GeographicCoordinates coordinates = new GeographicCoordinates();
        coordinates.setLatitude(record.getCoordinates().getLatitude());
        coordinates.setLongitude(record.getCoordinates().getLongitude());
        Address address = new Address();
        address.setStreet(record.getStreet());
        address.setCity(record.getCity());
        address.setPostalCode(record.getPostalCode());
        address.setCountry(record.getCountry());
        address.setCoordinates(coordinates);
        return address;
    }

    private static AssociatedDocument plain(wirecost.avrospecific.AssociatedDocument record) {
        AssociatedDocument document = new AssociatedDocument();
        document.setDocumentId(record.getDocumentId());
        document.setTitle(record.getTitle());
        document.setMediaType(record.getMediaType());
        document.setContent(record.getContent().array());
        document.setNote(record.getNote());
        return document;
    }

    private static AmountDetail plain(wirecost.avrospecific.AmountDetail record) {
        AmountDetail amount = new AmountDetail();
        amount.setAmount(record.getAmount());
        amount.setCurrency(CURRENCIES[record.getCurrency().ordinal()]);
        amount.setExchangeRates(record.getExchangeRates());
        return amount;
    }

    private static TransactionMetadata plain(wirecost.avrospecific.TransactionMetadata record) {
        TransactionMetadata metadata = new TransactionMetadata();
        List<AuthorizationDetail> chain =
                new ArrayList<>(record.getAuthorizationChain().size());
        for (wirecost.avrospecific.AuthorizationDetail detail : record.getAuthorizationChain()) {
            chain.add(plain(detail));
        }
        metadata.setAuthorizationChain(chain);
        metadata.setDeviceUsed(record.getDeviceUsed());
        metadata.setIsRecurring(record.getIsRecurring());
        metadata.setLocation(record.getLocation());
        metadata.setMerchant(record.getMerchant());
        metadata.setMerchantCategory(record.getMerchantCategory());
        metadata.setRiskScore(record.getRiskScore());
        metadata.setReferenceNumber(record.getReferenceNumber());
        metadata.setIpAddress(record.getIpAddress());
        metadata.setSettledAt(record.getSettledAt());
        return metadata;
    }

    private static AuthorizationDetail plain(wirecost.avrospecific.AuthorizationDetail record) {
        AuthorizationDetail detail = new AuthorizationDetail();
        detail.setAuthorizedBy(record.getAuthorizedBy());
        detail.setRole(record.getRole());
        detail.setAuthorizedAt(record.getAuthorizedAt());
        detail.setComment(record.getComment());
        return detail;
    }
}
