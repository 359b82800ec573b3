package io.wirecost.bench.plain;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DatumReader;
import org.apache.avro.io.DatumWriter;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
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

/** Avro by hand: generic records by position; encoder and decoder are given back to be used again. */
public class PlainAvro extends PlainBean {
    private static final Schema TRANSACTION = schema();
    private static final Schema ACCOUNT = TRANSACTION.getField("fromAccount").schema();
    private static final Schema ADDRESS =
            ACCOUNT.getField("address").schema().getTypes().get(1);
    private static final Schema COORDINATES = ADDRESS.getField("coordinates").schema();
    private static final Schema DOCUMENT = TRANSACTION.getField("docs").schema().getElementType();
    private static final Schema AMOUNT = TRANSACTION.getField("amountDetail").schema();
    private static final Schema METADATA = TRANSACTION.getField("metadata").schema();
    private static final Schema AUTHORIZATION =
            METADATA.getField("authorizationChain").schema().getElementType();
    private static final Schema TYPE = TRANSACTION.getField("type").schema();
    private static final Schema CURRENCY = AMOUNT.getField("currency").schema();
    private static final TransactionType[] TYPES = TransactionType.values();
    private static final Currency[] CURRENCIES = Currency.values();
    private static final GenericData.EnumSymbol[] TYPE_SYMBOLS = symbols(TYPE);
    private static final GenericData.EnumSymbol[] CURRENCY_SYMBOLS = symbols(CURRENCY);

    private final DatumWriter<GenericRecord> writer = new GenericDatumWriter<>(TRANSACTION);
    private final DatumReader<GenericRecord> reader = new GenericDatumReader<>(TRANSACTION);
    private BinaryEncoder encoder;
    private BinaryDecoder decoder;

    private static Schema schema() {
        try (InputStream in = PlainAvro.class.getResourceAsStream("/wirecost/avro/schema")) {
            return new Schema.Parser().parse(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static GenericData.EnumSymbol[] symbols(Schema schema) {
        return schema.getEnumSymbols().stream()
                .map(symbol -> new GenericData.EnumSymbol(schema, symbol))
                .toArray(GenericData.EnumSymbol[]::new);
    }

    @Override
    byte[] serialize(TransactionData data) throws IOException {
        return write(record(data));
    }

    private byte[] write(GenericRecord record) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        encoder = EncoderFactory.get().binaryEncoder(out, encoder);
        writer.write(record, encoder);
        encoder.flush();
        return out.toByteArray();
    }

    private static GenericRecord record(TransactionData data) {
        GenericRecord record = new GenericData.Record(TRANSACTION);
        record.put(0, data.getTransactionId());
        record.put(1, data.getDescription());
        record.put(2, record(data.getFromAccount()));
        record.put(3, record(data.getToAccount()));
        record.put(4, documents(data.getDocs()));
        record.put(5, TYPE_SYMBOLS[data.getType().ordinal()]);
        record.put(6, data.getTransactionTags());
        record.put(7, record(data.getAmountDetail()));
        record.put(8, data.getTimestamp());
        record.put(9, data.getCustomAttributes());
        record.put(10, record(data.getMetadata()));
        return record;
    }

    private static List<GenericRecord> documents(List<AssociatedDocument> documents) {
        List<GenericRecord> records = new ArrayList<>(documents.size());
        for (AssociatedDocument document : documents) {
            records.add(record(document));
        }
        return records;
    }

    private static GenericRecord record(AccountDetail account) {
        GenericRecord record = new GenericData.Record(ACCOUNT);
        record.put(0, account.getAccountNumber());
        record.put(1, account.getAccountHolder());
        record.put(2, account.getBankName());
        record.put(3, account.getBankIdentifier());
        record.put(4, account.getBranchName());
        record.put(5, account.getContactEmail());
        record.put(6, account.getContactPhone());
        record.put(7, account.getTaxIdentifier());
        if (account.getAddress() != null) {
            record.put(8, record(account.getAddress()));
        }
        return record;
    }

    private static GenericRecord record(Address address) {
        GenericRecord record = new GenericData.Record(ADDRESS);
        record.put(0, address.getStreet());
        record.put(1, address.getCity());
        record.put(2, address.getPostalCode());
        record.put(3, address.getCountry());
        record.put(4, record(address.getCoordinates()));
        return record;
    }

    private static GenericRecord record(GeographicCoordinates coordinates) {
        GenericRecord record = new GenericData.Record(COORDINATES);
        record.put(0, coordinates.getLatitude());
        record.put(1, coordinates.getLongitude());
        return record;
    }

    private static GenericRecord record(AssociatedDocument document) {
        GenericRecord record = new GenericData.Record(DOCUMENT);
        record.put(0, document.getDocumentId());
        record.put(1, document.getTitle());
        record.put(2, document.getMediaType());
        record.put(3, ByteBuffer.wrap(document.getContent()));
        record.put(4, document.getNote());
        return record;
    }

    private static GenericRecord record(AmountDetail amount) {
        GenericRecord record = new GenericData.Record(AMOUNT);
        record.put(0, amount.getAmount());
        record.put(1, CURRENCY_SYMBOLS[amount.getCurrency().ordinal()]);
        record.put(2, amount.getExchangeRates());
        return record;
    }

    private static GenericRecord record(TransactionMetadata metadata) {
        GenericRecord record = new GenericData.Record(METADATA);
        record.put(0, authorizations(metadata.getAuthorizationChain()));
        record.put(1, metadata.getDeviceUsed());
        record.put(2, metadata.isIsRecurring());
        record.put(3, metadata.getLocation());
        record.put(4, metadata.getMerchant());
        record.put(5, metadata.getMerchantCategory());
        record.put(6, metadata.getRiskScore());
        record.put(7, metadata.getReferenceNumber());
        record.put(8, metadata.getIpAddress());
        record.put(9, metadata.getSettledAt());
        return record;
    }

    private static List<GenericRecord> authorizations(List<AuthorizationDetail> chain) {
        List<GenericRecord> records = new ArrayList<>(chain.size());
        for (AuthorizationDetail detail : chain) {
            records.add(record(detail));
        }
        return records;
    }

    private static GenericRecord record(AuthorizationDetail detail) {
        GenericRecord record = new GenericData.Record(AUTHORIZATION);
        record.put(0, detail.getAuthorizedBy());
        record.put(1, detail.getRole());
        record.put(2, detail.getAuthorizedAt());
        record.put(3, detail.getComment());
        return record;
    }

    @Override
    TransactionData deserialize(byte[] bytes) throws IOException {
        decoder = DecoderFactory.get().binaryDecoder(bytes, decoder);
        GenericRecord record = reader.read(null, decoder);
        TransactionData data = new TransactionData();
        data.setTransactionId((String) record.get(0));
        data.setDescription((String) record.get(1));
        data.setFromAccount(account((GenericRecord) record.get(2)));
        data.setToAccount(account((GenericRecord) record.get(3)));
        Collection<GenericRecord> stored = records(record.get(4));
        List<AssociatedDocument> docs = new ArrayList<>(stored.size());
        for (GenericRecord document : stored) {
            docs.add(document(document));
        }
        data.setDocs(docs);
        data.setType(TYPES[TYPE.getEnumOrdinal(record.get(5).toString())]);
        Collection<?> texts = (Collection<?>) record.get(6);
        List<String> tags = new ArrayList<>(texts.size());
        for (Object text : texts) {
            tags.add((String) text);
        }
        data.setTransactionTags(tags);
        data.setAmountDetail(amount((GenericRecord) record.get(7)));
        data.setTimestamp((Long) record.get(8));
        data.setCustomAttributes(map(record.get(9)));
        data.setMetadata(metadata((GenericRecord) record.get(10)));
        return data;
    }

    @SuppressWarnings("unchecked") // the schema says so
    private static Collection<GenericRecord> records(Object value) {
        return (Collection<GenericRecord>) value;
    }

    @SuppressWarnings("unchecked") // the schema says so; Avro has made the map for us alone
    private static <V> Map<String, V> map(Object value) {
        return (Map<String, V>) value;
    }

    private static AccountDetail account(GenericRecord record) {
        AccountDetail account = new AccountDetail();
        account.setAccountNumber((String) record.get(0));
        account.setAccountHolder((String) record.get(1));
        account.setBankName((String) record.get(2));
        account.setBankIdentifier((String) record.get(3));
        account.setBranchName((String) record.get(4));
        account.setContactEmail((String) record.get(5));
        account.setContactPhone((String) record.get(6));
        account.setTaxIdentifier((String) record.get(7));
        if (record.get(8) != null) {
            account.setAddress(address((GenericRecord) record.get(8)));
        }
        return account;
    }

    private static Address address(GenericRecord record) {
        Address address = new Address();
        address.setStreet((String) record.get(0));
        address.setCity((String) record.get(1));
        address.setPostalCode((String) record.get(2));
        address.setCountry((String) record.get(3));
        GenericRecord point = (GenericRecord) record.get(4);
        GeographicCoordinates coordinates = new GeographicCoordinates();
        coordinates.setLatitude((Double) point.get(0));
        coordinates.setLongitude((Double) point.get(1));
        address.setCoordinates(coordinates);
        return address;
    }

    private static AssociatedDocument document(GenericRecord record) {
        AssociatedDocument document = new AssociatedDocument();
        document.setDocumentId((String) record.get(0));
        document.setTitle((String) record.get(1));
        document.setMediaType((String) record.get(2));
        ByteBuffer content = (ByteBuffer) record.get(3);
        byte[] copy = new byte[content.remaining()];
        content.get(copy);
        document.setContent(copy);
        document.setNote((String) record.get(4));
        return document;
    }

    private static AmountDetail amount(GenericRecord record) {
        AmountDetail amount = new AmountDetail();
        amount.setAmount((Double) record.get(0));
        amount.setCurrency(CURRENCIES[CURRENCY.getEnumOrdinal(record.get(1).toString())]);
        amount.setExchangeRates(map(record.get(2)));
        return amount;
    }

    private static TransactionMetadata metadata(GenericRecord record) {
        TransactionMetadata metadata = new TransactionMetadata();
        Collection<GenericRecord> stored = records(record.get(0));
        List<AuthorizationDetail> chain = new ArrayList<>(stored.size());
        for (GenericRecord authorization : stored) {
            AuthorizationDetail detail = new AuthorizationDetail();
            detail.setAuthorizedBy((String) authorization.get(0));
            detail.setRole((String) authorization.get(1));
            detail.setAuthorizedAt((Long) authorization.get(2));
            detail.setComment((String) authorization.get(3));
            chain.add(detail);
        }
        metadata.setAuthorizationChain(chain);
        metadata.setDeviceUsed((String) record.get(1));
        metadata.setIsRecurring((Boolean) record.get(2));
        metadata.setLocation((String) record.get(3));
        metadata.setMerchant((String) record.get(4));
        metadata.setMerchantCategory((String) record.get(5));
        metadata.setRiskScore((Double) record.get(6));
        metadata.setReferenceNumber((String) record.get(7));
        metadata.setIpAddress((String) record.get(8));
        metadata.setSettledAt((Long) record.get(9));
        return metadata;
    }
}
