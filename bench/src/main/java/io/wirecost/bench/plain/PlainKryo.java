package io.wirecost.bench.plain;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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

/** Kryo on the bean: every class registered, no references, its buffers used again. */
public class PlainKryo extends PlainBean {
    private final Kryo kryo = new Kryo();
    private final Output output = new Output(4096, -1);
    private final Input input = new Input();

    public PlainKryo() {
        kryo.setRegistrationRequired(true);
        kryo.setReferences(false);
        kryo.register(ArrayList.class);
        kryo.register(LinkedHashMap.class);
        kryo.register(byte[].class);
        kryo.register(TransactionData.class);
        kryo.register(AccountDetail.class);
        kryo.register(Address.class);
        kryo.register(GeographicCoordinates.class);
        kryo.register(AssociatedDocument.class);
        kryo.register(TransactionType.class);
        kryo.register(AmountDetail.class);
        kryo.register(Currency.class);
        kryo.register(TransactionMetadata.class);
        kryo.register(AuthorizationDetail.class);
    }

    @Override
    byte[] serialize(TransactionData data) {
        output.reset();
        kryo.writeObject(output, data);
        return output.toBytes();
    }

    @Override
    TransactionData deserialize(byte[] bytes) {
        input.setBuffer(bytes);
        return kryo.readObject(input, TransactionData.class);
    }
}
