package io.wirecost.bench.plain;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import wirecost.domain.TransactionData;

/** JSON by Jackson jr, as it comes. */
public class PlainJacksonJr extends PlainBean {
    @Override
    byte[] serialize(TransactionData data) throws IOException {
        return JSON.std.asBytes(data);
    }

    @Override
    TransactionData deserialize(byte[] bytes) throws IOException {
        return JSON.std.beanFrom(TransactionData.class, bytes);
    }
}
