package io.wirecost.accounts.avro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.walk.Walked;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AvroWalkerTest {
    private static final Type UNION = new Type.RecordRef("acme.Union");
    private static final Schema SCHEMA = new Schema(
            "acme.Root",
            List.of(
                    new RecordDefinition(
                            "acme.Root",
                            List.of(
                                    new Field("always", UNION),
                                    new Field("present", new Type.OptionalType(UNION)),
                                    new Field("absent", new Type.OptionalType(UNION)))),
                    new RecordDefinition(
                            "acme.Union",
                            List.of(branch("number", Type.Primitive.INT), branch("text", Type.Primitive.STRING)),
                            true)));

    @Test
    void the_index_of_a_unions_branch_is_a_tag_and_that_of_null_tells_presence() throws Exception {
        // always: the second branch, length 1, 'a'; present: the first branch behind null, 3; absent: null
        Walked walked = new AvroWalker(SCHEMA).walk(HexFormat.of().parseHex("020261" + "0206" + "00"));
        Map<BytePlace, Map<ByteKind, Long>> places = walked.account().bytesByPlace();

        assertThat(walked.value().toString())
                .isEqualTo(RecordValue.of(RecordValue.of(null, "a"), RecordValue.of(3, null), null)
                        .toString());
        assertThat(places)
                .isEqualTo(Map.of(
                        new BytePlace("always"), Map.of(ByteKind.TAG, 1L),
                        new BytePlace("always.text"), Map.of(ByteKind.LENGTH, 1L, ByteKind.PAYLOAD, 1L),
                        new BytePlace("present"), Map.of(ByteKind.TAG, 1L),
                        new BytePlace("present.number"), Map.of(ByteKind.PAYLOAD, 1L),
                        new BytePlace("absent"), Map.of(ByteKind.PRESENCE, 1L)));
    }

    @Test
    void an_index_without_a_branch_is_no_message() {
        assertThatThrownBy(() -> new AvroWalker(SCHEMA).walk(HexFormat.of().parseHex("04")))
                .isInstanceOf(RuntimeException.class);
    }

    private static Field branch(String name, Type type) {
        return new Field(name, new Type.OptionalType(type));
    }
}
