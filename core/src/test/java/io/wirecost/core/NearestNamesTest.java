package io.wirecost.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestNamesTest {
    private static final List<String> KNOWN =
            List.of("avro-generic", "capnproto", "jaxb", "protobuf-java", "protostuff");

    @Test
    void the_name_with_the_fewest_changes_comes_first() {
        assertThat(NearestNames.to("protobuf", KNOWN)).hasSize(3).startsWith("protostuff", "protobuf-java");
        assertThat(NearestNames.to("jxab", KNOWN)).startsWith("jaxb");
    }

    @Test
    void fewer_known_names_are_all_named() {
        assertThat(NearestNames.to("x", List.of("b", "a"))).containsExactly("a", "b");
    }
}
