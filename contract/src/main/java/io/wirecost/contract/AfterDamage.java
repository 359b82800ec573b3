package io.wirecost.contract;

import static org.assertj.core.api.Assertions.assertThatCode;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.proof.Proof;
import io.wirecost.core.value.RecordValue;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What a codec promises that keeps objects between calls: whatever came of a damaged message, the next one is read as before. The
 * damages are cuts and further bytes, for which no library takes much memory. What else they do, the measure of damaged bytes tells.
 *
 * @param <T> the domain class of the root record
 */
final class AfterDamage<T> {
    private static final int CUTS = 20;
    private static final int FURTHER_BYTES = 3;

    private final Binding<T> binding;
    private final Codec<T> codec;
    private final boolean waitsForMore;

    /** @param waitsForMore as {@link CodecProvider#waitsForMore} */
    AfterDamage(Binding<T> binding, Codec<T> codec, boolean waitsForMore) {
        this.binding = binding;
        this.codec = codec;
        this.waitsForMore = waitsForMore;
    }

    /** Fails unless the first of some records is read as before, each time that a damaged message of the last one was given. */
    void require(List<RecordValue> records) throws Exception {
        byte[] message = write(records.get(0));
        byte[] other = write(records.get(records.size() - 1));
        RecordValue before = read(message);
        Proof same = new Proof(binding.schema(), Set.of());
        for (byte[] damaged : damages(other)) {
            readDamaged(damaged);
            assertThatCode(() -> same.requireReturned(before, read(message)))
                    .as(
                            "a message that is read after %d bytes of another one, which has %d",
                            damaged.length, other.length)
                    .doesNotThrowAnyException();
        }
    }

    private List<byte[]> damages(byte[] message) {
        IntStream cuts =
                IntStream.iterate(0, length -> length < message.length, length -> length + 1 + message.length / CUTS);
        return IntStream.concat(IntStream.of(message.length + FURTHER_BYTES), waitsForMore ? IntStream.empty() : cuts)
                .mapToObj(length -> Arrays.copyOf(message, length))
                .toList();
    }

    private void readDamaged(byte[] bytes) {
        try {
            codec.deserialize(bytes);
        } catch (Throwable e) { // a library may fail in any way
            // It is what is to be forgotten.
        }
    }

    private byte[] write(RecordValue record) throws Exception {
        return codec.serialize(binding.domain().toDomain(record));
    }

    private RecordValue read(byte[] message) throws Exception {
        return binding.domain().fromDomain(codec.deserialize(message.clone()));
    }
}
