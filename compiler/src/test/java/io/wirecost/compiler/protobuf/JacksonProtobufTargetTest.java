package io.wirecost.compiler.protobuf;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.target.Emission;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.ArrayType;
import io.wirecost.core.schema.Type.MapType;
import io.wirecost.core.schema.Type.OptionalType;
import io.wirecost.core.schema.Type.Primitive;
import java.util.List;
import org.junit.jupiter.api.Test;

class JacksonProtobufTargetTest {
    @Test
    void every_field_has_a_label_and_only_numbers_are_packed() {
        Type state = new Type.EnumRef("odd.State");
        Schema schema = new Schema(
                "odd.Root",
                List.of(
                        new RecordDefinition(
                                "odd.Root",
                                List.of(
                                        new Field("id", Primitive.LONG),
                                        new Field("class", new OptionalType(Primitive.STRING)),
                                        new Field("next", new OptionalType(new Type.RecordRef("odd.Root"))),
                                        new Field("days", new ArrayType(Type.Temporal.DATE)),
                                        new Field("states", new ArrayType(state)),
                                        new Field("texts", new ArrayType(Primitive.STRING)),
                                        new Field("counts", new MapType(Primitive.INT)))),
                        new EnumDefinition("odd.State", List.of("open"))));

        Emission emission = new JacksonProtobufTarget().emit(schema);

        assertThat(emission.files().get("wirecost/domain/State.java"))
                .contains("JsonProperty(\"STATE_open\")\n  open,");
        assertThat(emission.files().get("wirecost/domain/Root.java"))
                .contains(
                        "JsonProperty(\"class_field\")\n  public java.lang.String getClass_()",
                        "private java.util.List<java.lang.String> texts = new java.util.ArrayList<>();",
                        "private java.util.Map<java.lang.String, java.lang.Integer> counts;");
        assertThat(emission.schema().orElseThrow().text()).isEqualTo("""
                syntax = "proto2";

                message Root {
                  optional int64 id = 1;
                  optional string class_field = 2;
                  optional Root next = 3;
                  repeated int32 days = 4 [packed = true];
                  repeated State states = 5;
                  repeated string texts = 6;
                  map<string, int32> counts = 7;
                }

                enum State {
                  STATE_open = 0;
                }
                """);
    }

    @Test
    void messages_are_referred_to_by_their_simple_names_since_jackson_knows_no_others() {
        Type entry = new Type.RecordRef("odd.Entry");
        Schema schema = new Schema(
                "odd.Root",
                List.of(
                        new RecordDefinition(
                                "odd.Root",
                                List.of(new Field("Entry", entry), new Field("entries", new ArrayType(entry)))),
                        new RecordDefinition("odd.Entry", List.of())));

        assertThat(new JacksonProtobufTarget()
                        .emit(schema)
                        .schema()
                        .orElseThrow()
                        .text())
                .contains("optional Entry Entry = 1;", "repeated Entry entries = 2;");
    }
}
