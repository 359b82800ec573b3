package io.wirecost.engine.compression;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Batches.Dictionary;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DictionaryFiguresTest {
    @Test
    void a_dictionary_helps_messages_that_it_was_not_trained_on() throws Exception {
        List<byte[]> messages = BatchFiguresTest.messages(1_000);

        Dictionary found = new DictionaryFigures(messages, 1).measure();

        assertThat(found.reason()).isEmpty();
        assertThat(found.trainedOn()).isEqualTo(500);
        assertThat(found.measuredOn()).isEqualTo(500);
        assertThat(found.dictionaryBytes()).isBetween(256, 16_384);
        assertThat(found.withBytes()).isLessThan(found.aloneBytes() / 2);
        assertThat(new DictionaryFigures(messages, 1).measure()).isEqualTo(found);
    }

    @Test
    void noise_gets_no_smaller() throws Exception {
        Random random = new Random(5);
        List<byte[]> noise = IntStream.range(0, 400)
                .mapToObj(number -> {
                    byte[] bytes = new byte[50];
                    random.nextBytes(bytes);
                    return bytes;
                })
                .toList();

        Dictionary found = new DictionaryFigures(noise, 1).measure();

        assertThat(found.reason().isPresent() || found.withBytes() >= found.messageBytes())
                .isTrue();
    }

    @Test
    void too_few_messages_or_bytes_have_a_reason() throws Exception {
        assertThat(new DictionaryFigures(BatchFiguresTest.messages(199), 1)
                        .measure()
                        .reason())
                .hasValue("199 different messages are too few to train on some and to measure others, expected 200");
        assertThat(new DictionaryFigures(
                                IntStream.range(0, 300)
                                        .mapToObj(number -> new byte[] {(byte) number})
                                        .toList(),
                                1)
                        .measure()
                        .reason())
                .hasValue("150 bytes are too few to train on, expected 2,560");
    }
}
