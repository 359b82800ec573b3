package io.wirecost.bench.plain;

import jakarta.xml.bind.JAXBContext;
import jakarta.xml.bind.JAXBException;
import jakarta.xml.bind.Marshaller;
import jakarta.xml.bind.Unmarshaller;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamReader;
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
import wirecost.jaxb.StringDoublePair;
import wirecost.jaxb.StringStringPair;

/** JAXB by hand: annotated classes, read by the JDK's stream reader without document type declarations. */
public class PlainJaxb extends PlainBean {
    private static final TransactionType[] TYPES = TransactionType.values();
    private static final Currency[] CURRENCIES = Currency.values();
    private static final wirecost.jaxb.TransactionType[] XML_TYPES = wirecost.jaxb.TransactionType.values();
    private static final wirecost.jaxb.Currency[] XML_CURRENCIES = wirecost.jaxb.Currency.values();

    private final Marshaller marshaller;
    private final Unmarshaller unmarshaller;
    private final XMLInputFactory readers = XMLInputFactory.newDefaultFactory();

    public PlainJaxb() {
        try {
            JAXBContext context = JAXBContext.newInstance(wirecost.jaxb.TransactionData.class);
            marshaller = context.createMarshaller();
            unmarshaller = context.createUnmarshaller();
        } catch (JAXBException e) {
            throw new IllegalStateException("JAXB refuses the annotated classes", e);
        }
        readers.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        readers.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    }

    @Override
    byte[] serialize(TransactionData data) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        marshaller.marshal(annotated(data), out);
        return out.toByteArray();
    }

    private static wirecost.jaxb.TransactionData annotated(TransactionData data) {
        wirecost.jaxb.TransactionData xml = new wirecost.jaxb.TransactionData();
        xml.transactionId = data.getTransactionId();
        xml.description = data.getDescription();
        xml.fromAccount = annotated(data.getFromAccount());
        xml.toAccount = annotated(data.getToAccount());
        xml.docs = new ArrayList<>(data.getDocs().size());
        for (AssociatedDocument document : data.getDocs()) {
            xml.docs.add(annotated(document));
        }
        xml.type = XML_TYPES[data.getType().ordinal()];
        xml.transactionTags = data.getTransactionTags();
        xml.amountDetail = annotated(data.getAmountDetail());
        xml.timestamp = data.getTimestamp();
        xml.customAttributes = new ArrayList<>(data.getCustomAttributes().size());
        for (Map.Entry<String, String> attribute : data.getCustomAttributes().entrySet()) {
            StringStringPair pair = new StringStringPair();
            pair.key = attribute.getKey();
            pair.value = attribute.getValue();
            xml.customAttributes.add(pair);
        }
        xml.metadata = annotated(data.getMetadata());
        return xml;
    }

    private static wirecost.jaxb.AccountDetail annotated(AccountDetail account) {
        wirecost.jaxb.AccountDetail xml = new wirecost.jaxb.AccountDetail();
        xml.accountNumber = account.getAccountNumber();
        xml.accountHolder = account.getAccountHolder();
        xml.bankName = account.getBankName();
        xml.bankIdentifier = account.getBankIdentifier();
        xml.branchName = account.getBranchName();
        xml.contactEmail = account.getContactEmail();
        xml.contactPhone = account.getContactPhone();
        xml.taxIdentifier = account.getTaxIdentifier();
        if (account.getAddress() != null) {
            xml.address = annotated(account.getAddress());
        }
        return xml;
    }

    private static wirecost.jaxb.Address annotated(Address address) {
        wirecost.jaxb.Address xml = new wirecost.jaxb.Address();
        xml.street = address.getStreet();
        xml.city = address.getCity();
        xml.postalCode = address.getPostalCode();
        xml.country = address.getCountry();
        xml.coordinates = new wirecost.jaxb.GeographicCoordinates();
        xml.coordinates.latitude = address.getCoordinates().getLatitude();
        xml.coordinates.longitude = address.getCoordinates().getLongitude();
        return xml;
    }

    private static wirecost.jaxb.AssociatedDocument annotated(AssociatedDocument document) {
        wirecost.jaxb.AssociatedDocument xml = new wirecost.jaxb.AssociatedDocument();
        xml.documentId = document.getDocumentId();
        xml.title = document.getTitle();
        xml.mediaType = document.getMediaType();
        xml.content = document.getContent();
        xml.note = document.getNote();
        return xml;
    }

    private static wirecost.jaxb.AmountDetail annotated(AmountDetail amount) {
        wirecost.jaxb.AmountDetail xml = new wirecost.jaxb.AmountDetail();
        xml.amount = amount.getAmount();
        xml.currency = XML_CURRENCIES[amount.getCurrency().ordinal()];
        xml.exchangeRates = new ArrayList<>(amount.getExchangeRates().size());
        for (Map.Entry<String, Double> rate : amount.getExchangeRates().entrySet()) {
            StringDoublePair pair = new StringDoublePair();
            pair.key = rate.getKey();
            pair.value = rate.getValue();
            xml.exchangeRates.add(pair);
        }
        return xml;
    }

    private static wirecost.jaxb.TransactionMetadata annotated(TransactionMetadata metadata) {
        wirecost.jaxb.TransactionMetadata xml = new wirecost.jaxb.TransactionMetadata();
        xml.authorizationChain =
                new ArrayList<>(metadata.getAuthorizationChain().size());
        for (AuthorizationDetail detail : metadata.getAuthorizationChain()) {
            wirecost.jaxb.AuthorizationDetail authorization = new wirecost.jaxb.AuthorizationDetail();
            authorization.authorizedBy = detail.getAuthorizedBy();
            authorization.role = detail.getRole();
            authorization.authorizedAt = detail.getAuthorizedAt();
            authorization.comment = detail.getComment();
            xml.authorizationChain.add(authorization);
        }
        xml.deviceUsed = metadata.getDeviceUsed();
        xml.isRecurring = metadata.isIsRecurring();
        xml.location = metadata.getLocation();
        xml.merchant = metadata.getMerchant();
        xml.merchantCategory = metadata.getMerchantCategory();
        xml.riskScore = metadata.getRiskScore();
        xml.referenceNumber = metadata.getReferenceNumber();
        xml.ipAddress = metadata.getIpAddress();
        xml.settledAt = metadata.getSettledAt();
        return xml;
    }

    @Override
    TransactionData deserialize(byte[] bytes) throws Exception {
        XMLStreamReader reader = readers.createXMLStreamReader(new ByteArrayInputStream(bytes));
        try {
            return plain((wirecost.jaxb.TransactionData) unmarshaller.unmarshal(reader));
        } finally {
            reader.close();
        }
    }

    private static TransactionData plain(wirecost.jaxb.TransactionData xml) {
        TransactionData data = new TransactionData();
        data.setTransactionId(xml.transactionId);
        data.setDescription(xml.description);
        data.setFromAccount(plain(xml.fromAccount));
        data.setToAccount(plain(xml.toAccount));
        List<wirecost.jaxb.AssociatedDocument> docs = present(xml.docs);
        List<AssociatedDocument> documents = new ArrayList<>(docs.size());
        for (wirecost.jaxb.AssociatedDocument document : docs) {
            documents.add(plain(document));
        }
        data.setDocs(documents);
        data.setType(TYPES[xml.type.ordinal()]);
        data.setTransactionTags(xml.transactionTags == null ? new ArrayList<>() : xml.transactionTags);
        data.setAmountDetail(plain(xml.amountDetail));
        data.setTimestamp(xml.timestamp);
        List<StringStringPair> attributes = present(xml.customAttributes);
        Map<String, String> map = new LinkedHashMap<>(attributes.size() * 4 / 3 + 1);
        for (StringStringPair pair : attributes) {
            map.put(pair.key, pair.value);
        }
        data.setCustomAttributes(map);
        data.setMetadata(plain(xml.metadata));
        return data;
    }

    /** JAXB leaves a list without elements null. */
    private static <E> List<E> present(List<E> list) {
        return list == null ? List.of() : list;
    }

    private static AccountDetail plain(wirecost.jaxb.AccountDetail xml) {
        AccountDetail account = new AccountDetail();
        account.setAccountNumber(xml.accountNumber);
        account.setAccountHolder(xml.accountHolder);
        account.setBankName(xml.bankName);
        account.setBankIdentifier(xml.bankIdentifier);
        account.setBranchName(xml.branchName);
        account.setContactEmail(xml.contactEmail);
        account.setContactPhone(xml.contactPhone);
        account.setTaxIdentifier(xml.taxIdentifier);
        if (xml.address != null) {
            account.setAddress(plain(xml.address));
        }
        return account;
    }

    private static Address plain(wirecost.jaxb.Address xml) {
        Address address = new Address();
        address.setStreet(xml.street);
        address.setCity(xml.city);
        address.setPostalCode(xml.postalCode);
        address.setCountry(xml.country);
        GeographicCoordinates coordinates = new GeographicCoordinates();
        coordinates.setLatitude(xml.coordinates.latitude);
        coordinates.setLongitude(xml.coordinates.longitude);
        address.setCoordinates(coordinates);
        return address;
    }

    private static AssociatedDocument plain(wirecost.jaxb.AssociatedDocument xml) {
        AssociatedDocument document = new AssociatedDocument();
        document.setDocumentId(xml.documentId);
        document.setTitle(xml.title);
        document.setMediaType(xml.mediaType);
        document.setContent(xml.content);
        document.setNote(xml.note);
        return document;
    }

    private static AmountDetail plain(wirecost.jaxb.AmountDetail xml) {
        AmountDetail amount = new AmountDetail();
        amount.setAmount(xml.amount);
        amount.setCurrency(CURRENCIES[xml.currency.ordinal()]);
        List<StringDoublePair> rates = present(xml.exchangeRates);
        Map<String, Double> map = new LinkedHashMap<>(rates.size() * 4 / 3 + 1);
        for (StringDoublePair pair : rates) {
            map.put(pair.key, pair.value);
        }
        amount.setExchangeRates(map);
        return amount;
    }

    private static TransactionMetadata plain(wirecost.jaxb.TransactionMetadata xml) {
        TransactionMetadata metadata = new TransactionMetadata();
        List<wirecost.jaxb.AuthorizationDetail> details = present(xml.authorizationChain);
        List<AuthorizationDetail> chain = new ArrayList<>(details.size());
        for (wirecost.jaxb.AuthorizationDetail xmlDetail : details) {
            AuthorizationDetail detail = new AuthorizationDetail();
            detail.setAuthorizedBy(xmlDetail.authorizedBy);
            detail.setRole(xmlDetail.role);
            detail.setAuthorizedAt(xmlDetail.authorizedAt);
            detail.setComment(xmlDetail.comment);
            chain.add(detail);
        }
        metadata.setAuthorizationChain(chain);
        metadata.setDeviceUsed(xml.deviceUsed);
        metadata.setIsRecurring(xml.isRecurring);
        metadata.setLocation(xml.location);
        metadata.setMerchant(xml.merchant);
        metadata.setMerchantCategory(xml.merchantCategory);
        metadata.setRiskScore(xml.riskScore);
        metadata.setReferenceNumber(xml.referenceNumber);
        metadata.setIpAddress(xml.ipAddress);
        metadata.setSettledAt(xml.settledAt);
        return metadata;
    }
}
