package io.wirecost.codecs.ubjson;

import com.devsmart.ubjson.UBObject;
import com.devsmart.ubjson.UBReader;
import com.devsmart.ubjson.UBWriter;
import io.wirecost.core.codec.MappedCodec;
import io.wirecost.core.codec.NativeMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** Trees of the library's values, which sort the names of an object. Its writer and reader keep nothing worth keeping. */
final class UbjsonCodec<T> extends MappedCodec<T, UBObject, UBObject> {
    UbjsonCodec(NativeMapper<T, UBObject, UBObject> mapper) {
        super(mapper);
    }

    @Override
    public byte[] write(UBObject tree) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (UBWriter writer = new UBWriter(out)) {
            writer.writeObject(tree);
        }
        return out.toByteArray();
    }

    @Override
    public UBObject read(byte[] bytes) throws IOException {
        try (UBReader reader = new UBReader(new ByteArrayInputStream(bytes))) {
            return reader.read().asObject();
        }
    }
}
