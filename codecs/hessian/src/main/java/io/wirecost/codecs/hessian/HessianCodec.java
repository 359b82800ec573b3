package io.wirecost.codecs.hessian;

import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.SerializerFactory;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** One factory, input and output, kept; no references (messages are trees). */
final class HessianCodec<T> implements Codec<T> {
    private final Hessian2Output output = new SignedZeroOutput();
    private final Hessian2Input input = new Hessian2Input(null);
    private final Class<T> type;

    HessianCodec(Binding<T> binding) {
        type = binding.domainClass();
        SerializerFactory factory = ValueSerializers.factory(binding);
        output.setSerializerFactory(factory);
        input.setSerializerFactory(factory);
    }

    @Override
    public byte[] serialize(T value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        output.init(bytes);
        output.setUnshared(true);
        output.writeObject(value);
        output.flush();
        return bytes.toByteArray();
    }

    @Override
    public T deserialize(byte[] bytes) throws IOException {
        input.init(new ByteArrayInputStream(bytes));
        try {
            return type.cast(input.readObject(type));
        } finally {
            forgetRest();
        }
    }

    /** What a damaged message leaves in the input's buffer would else be read as the beginning of the next. */
    private void forgetRest() {
        try {
            input.resetBuffer();
        } catch (IllegalStateException unread) {
            // It tells that bytes were left, and has forgotten them.
        }
    }
}
