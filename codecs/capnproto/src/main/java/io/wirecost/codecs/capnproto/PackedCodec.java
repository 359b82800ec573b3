package io.wirecost.codecs.capnproto;

import io.wirecost.core.codec.MappedCodec;
import io.wirecost.core.codec.NativeMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.capnproto.ArrayInputStream;
import org.capnproto.ArrayOutputStream;
import org.capnproto.MessageBuilder;
import org.capnproto.MessageReader;
import org.capnproto.ReaderOptions;
import org.capnproto.Serialize;
import org.capnproto.SerializePacked;

/**
 * The same segments with their zero bytes squeezed. Reading unpacks all of them into a buffer of its own, so that no field
 * is read in place.
 */
final class PackedCodec<T> extends MappedCodec<T, MessageBuilder, MessageReader> {
    /** A word without zeros becomes a tag, eight bytes and the number of words that follow it verbatim. */
    private static final int WORST_WORD_SIZE_BYTES = 10;

    private final ReaderOptions options;

    /** Kept, as the library's own streams keep theirs. */
    private byte[] scratch = {};

    PackedCodec(NativeMapper<T, MessageBuilder, MessageReader> mapper, ReaderOptions options) {
        super(mapper);
        this.options = options;
    }

    @Override
    public byte[] write(MessageBuilder message) throws IOException {
        // One word to spare: the packer leaves its fast path when less than a worst word is free.
        long sizeWords = Serialize.computeSerializedSizeInWords(message) + 1;
        int worst = Math.toIntExact(sizeWords * WORST_WORD_SIZE_BYTES);
        if (scratch.length < worst) {
            scratch = new byte[worst];
        }
        ArrayOutputStream out = new ArrayOutputStream(ByteBuffer.wrap(scratch));
        SerializePacked.write(out, message);
        return Arrays.copyOf(scratch, out.buf.position());
    }

    @Override
    public MessageReader read(byte[] bytes) throws IOException {
        return SerializePacked.read(new ArrayInputStream(ByteBuffer.wrap(bytes)), options);
    }
}
