package io.wirecost.bench.plain;

import io.protostuff.LinkedBuffer;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.Schema;
import io.protostuff.runtime.RuntimeSchema;
import io.wirecost.bench.byhand.protostuff.Transaction;

/** Protostuff as its README has it: a schema made at run time, and one buffer that is used again. */
public class PlainProtostuff extends PlainAnnotated<Transaction> {
    private final Schema<Transaction> schema = RuntimeSchema.getSchema(Transaction.class);
    private final LinkedBuffer buffer = LinkedBuffer.allocate(512);

    public PlainProtostuff() {
        super(Transaction.class);
    }

    @Override
    byte[] serialize(Transaction data) {
        try {
            return ProtostuffIOUtil.toByteArray(data, schema, buffer);
        } finally {
            buffer.clear();
        }
    }

    @Override
    Transaction deserialize(byte[] bytes) {
        Transaction data = schema.newMessage();
        ProtostuffIOUtil.mergeFrom(bytes, data, schema);
        return data;
    }
}
