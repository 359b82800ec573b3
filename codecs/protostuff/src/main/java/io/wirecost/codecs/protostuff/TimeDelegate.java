package io.wirecost.codecs.protostuff;

import io.protostuff.Input;
import io.protostuff.Output;
import io.protostuff.Pipe;
import io.protostuff.WireFormat.FieldType;
import io.protostuff.runtime.Delegate;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.function.Function;

/** The library would reflect on the private fields of java.time, which are closed: here it gets their bytes. */
final class TimeDelegate<V> implements Delegate<V> {
    private static final int INSTANT_BYTES = Long.BYTES + Integer.BYTES;

    static final List<Delegate<?>> ALL = List.of(
            new TimeDelegate<>(LocalDate.class, d -> ofLong(d.toEpochDay()), b -> LocalDate.ofEpochDay(b.getLong())),
            new TimeDelegate<>(LocalTime.class, t -> ofLong(t.toNanoOfDay()), b -> LocalTime.ofNanoOfDay(b.getLong())),
            new TimeDelegate<>(Instant.class, TimeDelegate::bytes, TimeDelegate::instant),
            new TimeDelegate<>(
                    LocalDateTime.class,
                    l -> bytes(l.toInstant(ZoneOffset.UTC)),
                    b -> LocalDateTime.ofInstant(instant(b), ZoneOffset.UTC)));

    private final Class<V> type;
    private final Function<V, byte[]> encode;
    private final Function<ByteBuffer, V> decode;

    private TimeDelegate(Class<V> type, Function<V, byte[]> encode, Function<ByteBuffer, V> decode) {
        this.type = type;
        this.encode = encode;
        this.decode = decode;
    }

    private static byte[] ofLong(long value) {
        return ByteBuffer.allocate(Long.BYTES).putLong(value).array();
    }

    private static byte[] bytes(Instant instant) {
        return ByteBuffer.allocate(INSTANT_BYTES)
                .putLong(instant.getEpochSecond())
                .putInt(instant.getNano())
                .array();
    }

    private static Instant instant(ByteBuffer bytes) {
        return Instant.ofEpochSecond(bytes.getLong(), bytes.getInt());
    }

    @Override
    public FieldType getFieldType() {
        return FieldType.BYTES;
    }

    @Override
    public V readFrom(Input input) throws IOException {
        return decode.apply(ByteBuffer.wrap(input.readByteArray()));
    }

    @Override
    public void writeTo(Output output, int number, V value, boolean repeated) throws IOException {
        output.writeByteArray(number, encode.apply(value), repeated);
    }

    @Override
    public void transfer(Pipe pipe, Input input, Output output, int number, boolean repeated) throws IOException {
        input.transferByteRangeTo(output, false, number, repeated);
    }

    @Override
    public Class<?> typeClass() {
        return type;
    }
}
