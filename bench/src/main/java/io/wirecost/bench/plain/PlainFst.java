package io.wirecost.bench.plain;

import org.nustaq.serialization.FSTConfiguration;
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

/** FST as the "simplest use" of its wiki: one configuration, every class registered, no references. */
public class PlainFst extends PlainBean {
    private final FSTConfiguration configuration = FSTConfiguration.createDefaultConfiguration();

    public PlainFst() {
        configuration.setShareReferences(false);
        configuration.registerClass(
                TransactionData.class,
                AccountDetail.class,
                Address.class,
                GeographicCoordinates.class,
                AssociatedDocument.class,
                TransactionType.class,
                AmountDetail.class,
                Currency.class,
                TransactionMetadata.class,
                AuthorizationDetail.class);
    }

    @Override
    byte[] serialize(TransactionData data) {
        return configuration.asByteArray(data);
    }

    @Override
    TransactionData deserialize(byte[] bytes) {
        return (TransactionData) configuration.asObject(bytes);
    }
}
