package io.wirecost.bench.plain;

import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.SerializerFactory;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import wirecost.domain.TransactionData;

/** Hessian 2 on the bean: one factory, input and output, which are used again; no references. */
public class PlainHessian extends PlainBean {
    private final Hessian2Output output = new Hessian2Output();
    private final Hessian2Input input = new Hessian2Input(null);

    public PlainHessian() {
        SerializerFactory factory = new SerializerFactory(PlainHessian.class.getClassLoader());
        output.setSerializerFactory(factory);
        input.setSerializerFactory(factory);
    }

    @Override
    byte[] serialize(TransactionData data) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        output.init(bytes);
        output.setUnshared(true);
        output.writeObject(data);
        output.flush();
        return bytes.toByteArray();
    }

    @Override
    TransactionData deserialize(byte[] bytes) throws IOException {
        input.init(new ByteArrayInputStream(bytes));
        return (TransactionData) input.readObject(TransactionData.class);
    }
}
