package io.wirecost.bench.plain;

import org.apache.fory.Fory;
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

/** Fory's own format for Java on the bean: every class registered, no references, code generated at first use. */
public class PlainFory extends PlainBean {
    private final Fory fory = Fory.builder()
            .withXlang(false)
            .requireClassRegistration(true)
            .withRefTracking(false)
            .withCompatible(false)
            .withCodegen(true)
            .withAsyncCompilation(false)
            .build();

    public PlainFory() {
        fory.register(TransactionData.class);
        fory.register(AccountDetail.class);
        fory.register(Address.class);
        fory.register(GeographicCoordinates.class);
        fory.register(AssociatedDocument.class);
        fory.register(TransactionType.class);
        fory.register(AmountDetail.class);
        fory.register(Currency.class);
        fory.register(TransactionMetadata.class);
        fory.register(AuthorizationDetail.class);
    }

    @Override
    byte[] serialize(TransactionData data) {
        return fory.serialize(data);
    }

    @Override
    TransactionData deserialize(byte[] bytes) {
        return (TransactionData) fory.deserialize(bytes);
    }
}
