package io.wirecost.codecs.protostuff;

import io.protostuff.LinkedBuffer;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.Schema;
import io.protostuff.runtime.RuntimeSchema;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;

/** One schema and one buffer, kept; the buffer is cleared after each message, as the library demands. */
final class ProtostuffCodec<T> implements Codec<T> {
    private final LinkedBuffer buffer = LinkedBuffer.allocate();
    private final Schema<T> schema;

    ProtostuffCodec(Binding<T> binding) {
        schema = RuntimeSchema.getSchema(binding.domainClass(), Strategy.of(binding));
    }

    @Override
    public byte[] serialize(T value) {
        try {
            return ProtostuffIOUtil.toByteArray(value, schema, buffer);
        } finally {
            buffer.clear();
        }
    }

    @Override
    public T deserialize(byte[] bytes) {
        T value = schema.newMessage();
        ProtostuffIOUtil.mergeFrom(bytes, value, schema);
        return value;
    }
}
