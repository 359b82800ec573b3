package io.wirecost.codecs.asn1;

import com.beanit.asn1bean.ber.ReverseByteArrayOutputStream;
import com.beanit.asn1bean.ber.types.BerType;
import io.wirecost.core.codec.MappedCodec;
import io.wirecost.core.codec.NativeMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.reflect.Constructor;

/** Generated classes, which write themselves from their end to their beginning. */
final class BerCodec<T> extends MappedCodec<T, BerType, BerType> {
    private static final int FIRST_SIZE_BYTES = 1_024;

    private final Constructor<?> constructor;

    BerCodec(NativeMapper<T, BerType, BerType> mapper) throws NoSuchMethodException {
        super(mapper);
        this.constructor = mapper.nativeClass().getConstructor();
    }

    @Override
    public byte[] write(BerType root) throws IOException {
        ReverseByteArrayOutputStream out = new ReverseByteArrayOutputStream(FIRST_SIZE_BYTES, true);
        root.encode(out);
        return out.getArray();
    }

    @Override
    public BerType read(byte[] bytes) throws IOException, ReflectiveOperationException {
        BerType root = (BerType) constructor.newInstance();
        int read = root.decode(new ByteArrayInputStream(bytes));
        if (read != bytes.length) {
            throw new IOException("the value ends after %d of %d bytes".formatted(read, bytes.length));
        }
        return root;
    }
}
