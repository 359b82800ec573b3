package io.wirecost.bench.plain;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import wirecost.domain.TransactionData;

/** The JDK's object streams, with the filter of classes that it advises. */
public class PlainSerializable extends PlainBean {
    private final ObjectInputFilter filter =
            ObjectInputFilter.Config.createFilter("wirecost.domain.*;java.lang.*;java.util.*;!*");

    @Override
    byte[] serialize(TransactionData data) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(data);
        }
        return bytes.toByteArray();
    }

    @Override
    TransactionData deserialize(byte[] bytes) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            in.setObjectInputFilter(filter);
            return (TransactionData) in.readObject();
        }
    }
}
