package io.wirecost.robustness;

import static io.wirecost.core.run.DamageKind.LARGEST_LENGTH;
import static io.wirecost.core.run.DamageKind.LONGER_LENGTH;
import static io.wirecost.core.run.DamageKind.NEGATIVE_LENGTH;

import io.wirecost.accounts.account.ByteSpan;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.run.DamageKind;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;

/** How a format writes lengths and counts, and so how they are falsified. */
interface LengthForm {
    /** Returns what may stand instead of a length; nothing if the span is none. */
    List<Replacement> replacements(byte[] message, ByteSpan span);

    /**
     * A false length.
     *
     * @param from offset of the true one
     * @param to offset behind it
     * @param words the length that it promises
     */
    record Replacement(DamageKind kind, int from, int to, byte[] bytes, String words) {}

    /** Returns the form of a format's lengths; empty if only its libraries know it. */
    static Optional<LengthForm> of(CodecInfo codec) {
        return Optional.ofNullable(
                switch (codec.format()) {
                    case "Avro" -> varint(number -> Varints.of(Varints.zigzag(number)), Varints::unzigzag);
                    case "Protocol Buffers" -> varint(Varints::of, number -> number);
                    case "Thrift" ->
                        codec.layout().equals("binary protocol")
                                ? fixed(ByteOrder.BIG_ENDIAN)
                                : varint(Varints::of, number -> number);
                    case "Java serialization" -> fixed(ByteOrder.BIG_ENDIAN);
                    case "BSON", "FlatBuffers" -> fixed(ByteOrder.LITTLE_ENDIAN);
                    case "MessagePack" -> new MessagePackHeads();
                    case "CBOR" -> new CborHeads();
                    case "ASN.1" -> codec.layout().startsWith("basic") ? new BerLengths() : null;
                    default -> null;
                });
    }

    /** The number that a varint stands for. */
    interface Meaning {
        long of(long written);
    }

    /** Seven bits a byte, the lowest first. */
    private static LengthForm varint(LongFunction<byte[]> write, Meaning meaning) {
        return (message, span) -> {
            if (span.kind() != ByteKind.LENGTH) {
                return List.of();
            }
            long length = meaning.of(Varints.read(message, span.stretch().offset()));
            List<Replacement> all = new ArrayList<>();
            all.add(replacement(LARGEST_LENGTH, span, write.apply(Integer.MAX_VALUE), "2^31 - 1"));
            all.add(replacement(LARGEST_LENGTH, span, write.apply(Long.MAX_VALUE), "2^63 - 1"));
            all.add(replacement(LONGER_LENGTH, span, write.apply(length + 1), String.valueOf(length + 1)));
            all.add(replacement(NEGATIVE_LENGTH, span, write.apply(-1), "-1"));
            all.add(replacement(NEGATIVE_LENGTH, span, write.apply(Integer.MIN_VALUE), "-2^31"));
            return all;
        };
    }

    /** All bytes of a number. */
    private static LengthForm fixed(ByteOrder order) {
        return (message, span) -> {
            int size = span.stretch().length();
            if (span.kind() != ByteKind.LENGTH || size != Short.BYTES && size != Integer.BYTES) {
                return List.of();
            }
            ByteBuffer given = ByteBuffer.wrap(message).order(order);
            int offset = span.stretch().offset();
            int length = size == Integer.BYTES ? given.getInt(offset) : Short.toUnsignedInt(given.getShort(offset));
            LongFunction<byte[]> write = number -> number(number, size, order);
            List<Replacement> all = new ArrayList<>();
            long most = size == Integer.BYTES ? Integer.MAX_VALUE : 0xffff;
            all.add(replacement(LARGEST_LENGTH, span, write.apply(most), String.valueOf(most)));
            all.add(replacement(LONGER_LENGTH, span, write.apply(length + 1L), String.valueOf(length + 1L)));
            if (size == Integer.BYTES) {
                all.add(replacement(NEGATIVE_LENGTH, span, write.apply(-1), "-1"));
                all.add(replacement(NEGATIVE_LENGTH, span, write.apply(Integer.MIN_VALUE), "-2^31"));
            }
            return all;
        };
    }

    private static byte[] number(long number, int size, ByteOrder order) {
        ByteBuffer buffer = ByteBuffer.allocate(size).order(order);
        return (size == Integer.BYTES ? buffer.putInt((int) number) : buffer.putShort((short) number)).array();
    }

    /** Returns a replacement of a whole span. */
    static Replacement replacement(DamageKind kind, ByteSpan span, byte[] bytes, String words) {
        return new Replacement(kind, span.stretch().offset(), span.stretch().end(), bytes, words);
    }
}
