package io.wirecost.core.codec;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;

/**
 * Files of any codec: each record by itself, and something around it that says where it ends.
 *
 * @param <T> the domain class of the root record
 */
public record FramedFiles<T>(Codec<T> codec) implements RecordFiles<T> {
    /** The files of a codec: its own, or framed records. */
    @SuppressWarnings("unchecked") // files of a codec have the codec's records
    public static <T> RecordFiles<T> of(Codec<T> codec) {
        return codec instanceof RecordFiles<?> own ? (RecordFiles<T>) own : new FramedFiles<>(codec);
    }

    @Override
    public RecordWriter<T> writer(FileForm form, OutputStream out) {
        Framing framing = framing(form);
        return new RecordWriter<>() {
            @Override
            public void write(T value) throws Exception {
                framing.write(codec.serialize(value), out);
            }

            @Override
            public void close() throws IOException {
                out.close();
            }
        };
    }

    @Override
    public RecordReader<T> reader(FileForm form, InputStream in) {
        Framing framing = framing(form);
        RecordInput records = new RecordInput(in);
        return new RecordReader<>() {
            @Override
            public Optional<T> next() throws Exception {
                Optional<byte[]> record = framing.read(records);
                return record.isEmpty() ? Optional.empty() : Optional.of(decode(record.get()));
            }

            @Override
            public void close() throws IOException {
                records.close();
            }
        };
    }

    private T decode(byte[] record) throws CodecFault {
        try {
            return codec.deserialize(record);
        } catch (Exception | StackOverflowError e) { // whatever a library throws at bytes that are not its own
            throw new CodecFault(e);
        }
    }

    private static Framing framing(FileForm form) {
        return form.framing()
                .orElseThrow(() -> new IllegalArgumentException("a codec without files of its own in form " + form));
    }
}
