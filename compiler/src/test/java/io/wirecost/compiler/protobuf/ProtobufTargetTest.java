package io.wirecost.compiler.protobuf;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Recorded;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.ArrayType;
import io.wirecost.core.schema.Type.MapType;
import io.wirecost.core.schema.Type.OptionalType;
import io.wirecost.core.schema.Type.Primitive;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ProtobufTargetTest {
    private static final Schema ODD_NAMES = new Schema(
            "odd.message",
            List.of(
                    new RecordDefinition(
                            "odd.message",
                            List.of(
                                    new Field("message", new OptionalType(Primitive.LONG)),
                                    new Field("Message", Primitive.DOUBLE),
                                    new Field("message_count", Primitive.INT),
                                    new Field("class", Primitive.STRING),
                                    new Field("fooBar", new ArrayType(new OptionalType(Primitive.INT))),
                                    new Field("foo_bar", new OptionalType(new ArrayType(Primitive.BYTES))),
                                    new Field("map", new MapType(new Type.RecordRef("odd.Mapper"))),
                                    new Field("_1", new Type.EnumRef("odd.OrderState")),
                                    new Field("price", new Type.Decimal(10, 2, Optional.empty())),
                                    new Field("at", new OptionalType(Type.Temporal.TIMESTAMP_MICROS)),
                                    new Field("day", Type.Temporal.DATE),
                                    new Field("nothing", Primitive.NULL),
                                    new Field("next", new OptionalType(new Type.RecordRef("odd.message"))),
                                    new Field("String", new ArrayType(new Type.RecordRef("odd.String"))),
                                    new Field("MapEntry", new Type.RecordRef("odd.MapEntry")))),
                    new RecordDefinition("odd.Mapper", List.of()),
                    new RecordDefinition("odd.String", List.of()),
                    new RecordDefinition("odd.MessageOrBuilder", List.of()),
                    new RecordDefinition("odd.MapEntry", List.of(new Field("x", Primitive.FLOAT))),
                    new RecordDefinition("odd.ORDER_STATE_open", List.of()),
                    new EnumDefinition("odd.OrderState", List.of("open", "open_value", "x_1", "X1", "_2"))));

    @Test
    void the_schema_of_awkward_names_is_as_recorded() throws IOException {
        String text =
                ProtobufTarget.full().emit(ODD_NAMES).schema().orElseThrow().text();

        assertThat(text).isEqualTo(Recorded.text(ProtobufTargetTest.class, "odd-names.proto"));
    }

    @Test
    void names_that_would_collide_in_protocs_classes_are_renamed_and_noted() {
        assertThat(ProtobufTarget.full().emit(ODD_NAMES).notes())
                .contains(
                        "odd.message is named Message",
                        "odd.message.Message is named Message_2",
                        "odd.message.message_count is named message_count_2",
                        "odd.message.class is named class_field",
                        "odd.Mapper is named Mapper_",
                        "odd.MessageOrBuilder is named MessageOrBuilder_2",
                        "odd.OrderState.open is named ORDER_STATE_open_");
    }

    @Test
    void a_field_whose_builder_would_be_another_ones_interface_is_renamed() {
        Schema schema = SchemaText.parse("""
                root a.R
                record a.R
                  encode record(a.E)
                  encodeOr record(a.E)
                  col record(a.E)
                  color record(a.E)
                record a.E
                """);

        assertThat(ProtobufTarget.full().emit(schema).notes())
                .contains("a.R.encodeOr is named encodeOr_2")
                .noneMatch(note -> note.contains("color"));
    }

    @Test
    void a_list_that_may_be_absent_gets_a_message_of_its_own() {
        assertThat(ProtobufTarget.full().emit(ODD_NAMES).notes())
                .contains("BytesListBox holds array(bytes), which has no place of its own here");
    }

    @Test
    void a_type_that_a_maps_hidden_message_would_hide_is_named_from_the_root_of_all_names() {
        Emission emission = ProtobufTarget.full()
                .emit(new Schema(
                        "shop.Order",
                        List.of(
                                new RecordDefinition(
                                        "shop.Order",
                                        List.of(
                                                new Field("tag", new MapType(Primitive.STRING)),
                                                new Field("first", new Type.RecordRef("shop.TagEntry")))),
                                new RecordDefinition("shop.TagEntry", List.of(new Field("x", Primitive.INT))))));

        assertThat(emission.schema().orElseThrow().text()).contains(" .TagEntry first = 2;");
        assertThat(emission.documented().orElseThrow().text())
                .contains("package shop;")
                .contains(" .shop.TagEntry first = 2;");
    }

    @Test
    void the_classes_of_the_small_library_have_a_package_of_their_own() {
        Emission full = ProtobufTarget.full().emit(ODD_NAMES);
        Emission lite = ProtobufTarget.lite().emit(ODD_NAMES);

        assertThat(lite.files()).containsOnlyKeys("wirecost/protobuflite/Mapper.java");
        assertThat(lite.schema().orElseThrow().text().replace("wirecost.protobuflite", "wirecost.protobuf"))
                .isEqualTo(full.schema().orElseThrow().text());
    }
}
