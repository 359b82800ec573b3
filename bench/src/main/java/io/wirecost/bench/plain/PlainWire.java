package io.wirecost.bench.plain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import okio.ByteString;
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
import wirecost.wire.E1;
import wirecost.wire.E2;
import wirecost.wire.M1;
import wirecost.wire.M2;
import wirecost.wire.M3;
import wirecost.wire.M4;
import wirecost.wire.M5;
import wirecost.wire.M6;
import wirecost.wire.M7;
import wirecost.wire.M8;

/**
 * Wire by hand: its builders and fields. Messages are numbered in the order of the schema, and so are the fields of each: the
 * first is the transaction, then come account, address, coordinates, document, amount, metadata and authorization.
 */
public class PlainWire extends PlainBean {
    private static final E1[] WIRE_TYPES = E1.values();
    private static final E2[] WIRE_CURRENCIES = E2.values();
    private static final TransactionType[] TYPES = TransactionType.values();
    private static final Currency[] CURRENCIES = Currency.values();

    @Override
    byte[] serialize(TransactionData data) {
        List<M5> docs = new ArrayList<>(data.getDocs().size());
        for (AssociatedDocument document : data.getDocs()) {
            docs.add(document(document));
        }
        return M1.ADAPTER.encode(new M1.Builder()
                .f1(data.getTransactionId())
                .f2(data.getDescription())
                .f3(account(data.getFromAccount()))
                .f4(account(data.getToAccount()))
                .f5(docs)
                .f6(WIRE_TYPES[data.getType().ordinal()])
                .f7(data.getTransactionTags())
                .f8(amount(data.getAmountDetail()))
                .f9(data.getTimestamp())
                .f10(data.getCustomAttributes())
                .f11(metadata(data.getMetadata()))
                .build());
    }

    private static M2 account(AccountDetail account) {
        Address address = account.getAddress();
        return new M2.Builder()
                .f1(account.getAccountNumber())
                .f2(account.getAccountHolder())
                .f3(account.getBankName())
                .f4(account.getBankIdentifier())
                .f5(account.getBranchName())
                .f6(account.getContactEmail())
                .f7(account.getContactPhone())
                .f8(account.getTaxIdentifier())
                .f9(address == null ? null : address(address))
                .build();
    }

    private static M3 address(Address address) {
        return new M3.Builder()
                .f1(address.getStreet())
                .f2(address.getCity())
                .f3(address.getPostalCode())
                .f4(address.getCountry())
                .f5(new M4.Builder()
                        .f1(address.getCoordinates().getLatitude())
                        .f2(address.getCoordinates().getLongitude())
                        .build())
                .build();
    }

    private static M5 document(AssociatedDocument document) {
        return new M5.Builder()
                .f1(document.getDocumentId())
                .f2(document.getTitle())
                .f3(document.getMediaType())
                .f4(ByteString.of(document.getContent()))
                .f5(document.getNote())
                .build();
    }

    private static M6 amount(AmountDetail amount) {
        return new M6.Builder()
                .f1(amount.getAmount())
                .f2(WIRE_CURRENCIES[amount.getCurrency().ordinal()])
                .f3(amount.getExchangeRates())
                .build();
    }

    private static M7 metadata(TransactionMetadata metadata) {
        List<M8> chain = new ArrayList<>(metadata.getAuthorizationChain().size());
        for (AuthorizationDetail detail : metadata.getAuthorizationChain()) {
            chain.add(authorization(detail));
        }
        return new M7.Builder()
                .f1(chain)
                .f2(metadata.getDeviceUsed())
                .f3(metadata.isIsRecurring())
                .f4(metadata.getLocation())
                .f5(metadata.getMerchant())
                .f6(metadata.getMerchantCategory())
                .f7(metadata.getRiskScore())
                .f8(metadata.getReferenceNumber())
                .f9(metadata.getIpAddress())
                .f10(metadata.getSettledAt())
                .build();
    }

    private static M8 authorization(AuthorizationDetail detail) {
        return new M8.Builder()
                .f1(detail.getAuthorizedBy())
                .f2(detail.getRole())
                .f3(detail.getAuthorizedAt())
                .f4(detail.getComment())
                .build();
    }

    @Override
    TransactionData deserialize(byte[] bytes) throws Exception {
        M1 message = M1.ADAPTER.decode(bytes);
        TransactionData data = new TransactionData();
        data.setTransactionId(message.f1);
        data.setDescription(message.f2);
        data.setFromAccount(account(message.f3));
        data.setToAccount(account(message.f4));
        List<AssociatedDocument> docs = new ArrayList<>(message.f5.size());
        for (M5 document : message.f5) {
            docs.add(document(document));
        }
        data.setDocs(docs);
        data.setType(TYPES[message.f6.ordinal()]);
        List<String> tags = new ArrayList<>(message.f7.size());
        for (String tag : message.f7) {
            tags.add(tag);
        }
        data.setTransactionTags(tags);
        data.setAmountDetail(amount(message.f8));
        data.setTimestamp(message.f9);
        data.setCustomAttributes(new LinkedHashMap<>(message.f10));
        data.setMetadata(metadata(message.f11));
        return data;
    }

    private static AccountDetail account(M2 message) {
        AccountDetail account = new AccountDetail();
        account.setAccountNumber(message.f1);
        account.setAccountHolder(message.f2);
        account.setBankName(message.f3);
        account.setBankIdentifier(message.f4);
        account.setBranchName(message.f5);
        account.setContactEmail(message.f6);
        account.setContactPhone(message.f7);
        account.setTaxIdentifier(message.f8);
        if (message.f9 != null) {
            account.setAddress(address(message.f9));
        }
        return account;
    }

    private static Address address(M3 message) {
        Address address = new Address();
        address.setStreet(message.f1);
        address.setCity(message.f2);
        address.setPostalCode(message.f3);
        address.setCountry(message.f4);
        GeographicCoordinates coordinates = new GeographicCoordinates();
        coordinates.setLatitude(message.f5.f1);
        coordinates.setLongitude(message.f5.f2);
        address.setCoordinates(coordinates);
        return address;
    }

    private static AssociatedDocument document(M5 message) {
        AssociatedDocument document = new AssociatedDocument();
        document.setDocumentId(message.f1);
        document.setTitle(message.f2);
        document.setMediaType(message.f3);
        document.setContent(message.f4.toByteArray());
        document.setNote(message.f5);
        return document;
    }

    private static AmountDetail amount(M6 message) {
        AmountDetail amount = new AmountDetail();
        amount.setAmount(message.f1);
        amount.setCurrency(CURRENCIES[message.f2.ordinal()]);
        amount.setExchangeRates(new LinkedHashMap<>(message.f3));
        return amount;
    }

    private static TransactionMetadata metadata(M7 message) {
        TransactionMetadata metadata = new TransactionMetadata();
        List<AuthorizationDetail> chain = new ArrayList<>(message.f1.size());
        for (M8 detail : message.f1) {
            chain.add(authorization(detail));
        }
        metadata.setAuthorizationChain(chain);
        metadata.setDeviceUsed(message.f2);
        metadata.setIsRecurring(message.f3);
        metadata.setLocation(message.f4);
        metadata.setMerchant(message.f5);
        metadata.setMerchantCategory(message.f6);
        metadata.setRiskScore(message.f7);
        metadata.setReferenceNumber(message.f8);
        metadata.setIpAddress(message.f9);
        metadata.setSettledAt(message.f10);
        return metadata;
    }

    private static AuthorizationDetail authorization(M8 message) {
        AuthorizationDetail detail = new AuthorizationDetail();
        detail.setAuthorizedBy(message.f1);
        detail.setRole(message.f2);
        detail.setAuthorizedAt(message.f3);
        detail.setComment(message.f4);
        return detail;
    }
}
