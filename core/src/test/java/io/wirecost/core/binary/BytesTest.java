package io.wirecost.core.binary;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BytesTest {
    @Test
    void the_same_content_is_equal_wherever_it_lies() {
        assertThat(new Bytes(new byte[] {1, 2}))
                .isEqualTo(new Bytes(new byte[] {1, 2}))
                .hasSameHashCodeAs(new Bytes(new byte[] {1, 2}));
    }

    @Test
    void other_content_is_not_even_with_the_same_hash() {
        // two inputs with the CRC-32 4ddb0c25
        Bytes plumless = new Bytes("plumless".getBytes(US_ASCII));
        Bytes buckeroo = new Bytes("buckeroo".getBytes(US_ASCII));
        assertThat(plumless).hasSameHashCodeAs(buckeroo).isNotEqualTo(buckeroo);
        assertThat(new Bytes(new byte[] {1})).isNotEqualTo(new Bytes(new byte[] {2}));
    }
}
