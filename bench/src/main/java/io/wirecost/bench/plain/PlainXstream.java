package io.wirecost.bench.plain;

import com.thoughtworks.xstream.XStream;
import com.thoughtworks.xstream.io.xml.WstxDriver;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
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

/** XML by XStream on the bean: one XStream on Woodstox, elements named like the classes, no references. */
public class PlainXstream extends PlainBean {
    private static final List<Class<?>> CLASSES = List.of(
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

    private final XStream xstream = new XStream(new WstxDriver());

    public PlainXstream() {
        xstream.setMode(XStream.NO_REFERENCES);
        xstream.allowTypes(CLASSES.toArray(Class<?>[]::new));
        xstream.addDefaultImplementation(LinkedHashMap.class, Map.class);
        CLASSES.forEach(type -> xstream.alias(type.getSimpleName(), type));
    }

    @Override
    byte[] serialize(TransactionData data) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        xstream.toXML(data, out);
        return out.toByteArray();
    }

    @Override
    TransactionData deserialize(byte[] bytes) {
        return (TransactionData) xstream.fromXML(new ByteArrayInputStream(bytes));
    }
}
