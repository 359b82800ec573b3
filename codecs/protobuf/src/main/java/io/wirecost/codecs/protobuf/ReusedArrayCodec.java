package io.wirecost.codecs.protobuf;

import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.MessageLite;
import io.wirecost.core.codec.Binding;
import java.io.IOException;
import java.util.Arrays;

/** Messages are written into one array that is kept, and copied out of it, as a caller does who hands it on at once. */
final class ReusedArrayCodec<T> extends ProtobufCodec<T> {
    private byte[] array = new byte[4_096];

    ReusedArrayCodec(Binding<T> binding) {
        super(binding);
    }

    @Override
    public byte[] write(MessageLite message) throws IOException {
        int sizeBytes = message.getSerializedSize();
        if (sizeBytes > array.length) {
            array = new byte[sizeBytes + sizeBytes / 2];
        }
        CodedOutputStream out = CodedOutputStream.newInstance(array, 0, sizeBytes);
        message.writeTo(out);
        out.checkNoSpaceLeft();
        return Arrays.copyOf(array, sizeBytes);
    }
}
