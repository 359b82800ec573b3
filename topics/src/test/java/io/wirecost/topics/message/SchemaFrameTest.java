package io.wirecost.topics.message;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.topics.kafka.TopicMessage;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SchemaFrameTest {
    @Test
    void the_id_is_big_endian_and_the_body_follows() {
        SchemaFrame frame = SchemaFrame.of(message(0, 0, 0, 1, 2, 42)).orElseThrow();

        assertThat(frame.id()).isEqualTo(new SchemaId.Numbered(258));
        assertThat(frame.content()).containsExactly(42);
    }

    @Test
    void a_single_zero_stands_for_the_first_message_of_a_file() {
        SchemaFrame frame = SchemaFrame.of(message(0, 0, 0, 0, 7, 0, 42))
                .orElseThrow()
                .withIndexes()
                .orElseThrow();

        assertThat(frame.indexes()).isEqualTo("[0]");
        assertThat(frame.content()).containsExactly(42);
    }

    @Test
    void indexes_are_signed_varints_behind_their_count() {
        SchemaFrame frame = SchemaFrame.of(message(0, 0, 0, 0, 7, 4, 2, 0x80, 2, 42))
                .orElseThrow()
                .withIndexes()
                .orElseThrow();

        assertThat(frame.indexes()).isEqualTo("[1,128]");
        assertThat(frame.content()).containsExactly(42);
    }

    @Test
    void what_is_cut_off_is_no_frame() {
        assertThat(SchemaFrame.of(message(0, 0, 0, 7))).isEmpty();
        assertThat(SchemaFrame.of(message(0, 0, 0, 0, 7, 4, 2)).orElseThrow().withIndexes())
                .isEmpty();
        assertThat(SchemaFrame.of(message(0, 0, 0, 0, 7, 1)).orElseThrow().withIndexes())
                .isEmpty();
        assertThat(SchemaFrame.of(message(0, 0, 0, 0, 7, 2, 1)).orElseThrow().withIndexes())
                .isEmpty();
    }

    private static TopicMessage message(int... bytes) {
        byte[] value = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            value[i] = (byte) bytes[i];
        }
        return new TopicMessage(0, 0, value, Optional.empty());
    }
}
