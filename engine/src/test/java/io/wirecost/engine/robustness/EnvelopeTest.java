package io.wirecost.engine.robustness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.apache.kafka.common.record.internal.MemoryRecords;
import org.apache.kafka.common.record.internal.MutableRecordBatch;
import org.apache.kafka.common.utils.Utils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EnvelopeTest {
    private static final byte[] MESSAGE = "{\"id\":7}".repeat(30).getBytes(StandardCharsets.UTF_8);

    static Stream<Envelope> envelopes() {
        return Stream.of(new ZstdFrame(), new KafkaBatch());
    }

    @ParameterizedTest
    @MethodSource("envelopes")
    void a_message_comes_out_as_it_was_put_in_and_no_flipped_bit_of_it_passes(Envelope envelope) throws Exception {
        byte[] bytes = envelope.around(MESSAGE);

        assertThat(envelope.messages(bytes)).containsExactly(MESSAGE);
        for (int bit = 0; bit < bytes.length * Byte.SIZE; bit++) {
            byte[] flipped = bytes.clone();
            flipped[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
            try {
                assertThat(envelope.messages(flipped)).as("bit %d", bit).containsExactly(MESSAGE);
            } catch (Envelope.Broken e) {
                assertThat(e).hasMessageMatching(".+");
            }
        }
    }

    @Test
    void a_batch_is_one_that_kafka_itself_reads_and_finds_valid() {
        MutableRecordBatch batch = MemoryRecords.readableRecords(ByteBuffer.wrap(new KafkaBatch().around(MESSAGE)))
                .batches()
                .iterator()
                .next();

        batch.ensureValid();
        assertThat(batch)
                .singleElement()
                .satisfies(record -> assertThat(Utils.toArray(record.value())).isEqualTo(MESSAGE));
    }

    @Test
    void a_batch_that_is_not_whole_has_no_message_yet_and_two_have_both() throws Exception {
        byte[] batch = new KafkaBatch().around(MESSAGE);

        assertThatThrownBy(() -> new KafkaBatch().messages(new byte[9])).hasMessageContaining("no whole batch");
        assertThat(new KafkaBatch()
                        .messages(ByteBuffer.allocate(2 * batch.length)
                                .put(batch)
                                .put(batch)
                                .array()))
                .containsExactly(MESSAGE, MESSAGE);
    }
}
