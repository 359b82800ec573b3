package io.wirecost.compiler.avro;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.target.Recorded;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.List;
import org.junit.jupiter.api.Test;

class AvroUnionsTest {
    private static final Type UNION = new Type.RecordRef("acme.Union");

    @Test
    void awkward_unions_come_out_as_they_were_read() throws Exception {
        String text = Recorded.text(AvroUnionsTest.class, "unions.avsc");
        Schema schema =
                SchemaReaders.forFile("unions.avsc").read(text, "unions.avsc").schema();

        assertThat(AvroSchemaText.emit(schema)).isEqualTo(text);
        assertThat(AvroUnions.told(schema)).isEqualTo(schema);
        assertThat(SchemaReaders.forFile("unions.avsc")
                        .read(AvroSchemaText.emit(schema), "emitted")
                        .schema())
                .isEqualTo(schema);
    }

    @Test
    void branches_of_one_type_and_unions_among_branches_get_a_record_around_them() {
        Schema schema = schema(
                new RecordDefinition(
                        "acme.Union",
                        List.of(
                                branch("plain", Type.Primitive.INT),
                                branch("first", Type.Primitive.STRING),
                                branch("second", Type.Primitive.STRING),
                                branch("list", new Type.ArrayType(Type.Primitive.INT)),
                                branch("other", new Type.ArrayType(Type.Primitive.LONG)),
                                branch("inner", new Type.RecordRef("acme.Inner"))),
                        true),
                new RecordDefinition("acme.Inner", List.of(branch("text", Type.Primitive.STRING)), true),
                new RecordDefinition("acme.UnionFirst", List.of(new Field("n", Type.Primitive.INT))));

        assertThat(compact(AvroSchemaText.emit(schema)))
                .endsWith("\"type\":[\"int\","
                        + around("acme.UnionFirst_", "\"string\"") + ","
                        + around("acme.UnionSecond", "\"string\"") + ","
                        + around("acme.UnionList", "{\"type\":\"array\",\"items\":\"int\"}") + ","
                        + around("acme.UnionOther", "{\"type\":\"array\",\"items\":\"long\"}") + ","
                        + around("acme.UnionInner", "[\"string\"]")
                        + "]}]}");
    }

    @Test
    void a_union_that_may_be_absent_has_null_before_its_branches() {
        RecordDefinition union = new RecordDefinition(
                "acme.Union", List.of(branch("i", Type.Primitive.INT), branch("l", Type.Primitive.LONG)), true);
        Schema schema = new Schema(
                "acme.Root",
                List.of(
                        new RecordDefinition("acme.Root", List.of(new Field("u", new Type.OptionalType(UNION)))),
                        union));

        assertThat(compact(AvroSchemaText.emit(schema))).contains("[\"null\",\"int\",\"long\"]");
    }

    @Test
    void a_root_stays_a_record_though_it_is_a_union() {
        RecordDefinition union = new RecordDefinition(
                "acme.Union", List.of(branch("i", Type.Primitive.INT), branch("more", UNION)), true);

        assertThat(compact(AvroSchemaText.emit(new Schema("acme.Union", List.of(union)))))
                .isEqualTo("{\"type\":\"record\",\"name\":\"acme.Union\",\"fields\":["
                        + "{\"name\":\"i\",\"type\":[\"null\",\"int\"]},"
                        + "{\"name\":\"more\",\"type\":[\"null\",\"acme.Union\"]}]}");
    }

    @Test
    void a_default_is_of_the_first_branch_that_it_fits() throws Exception {
        String text = """
                {"type":"record","name":"acme.Root","fields":[
                {"name":"a","type":["long","int"],"default":5},
                {"name":"b","type":["null","int","string"],"default":null},
                {"name":"c","type":["string","bytes","null"],"default":"x"}]}
                """;
        Schema schema =
                SchemaReaders.forFile("root.avsc").read(text, "root.avsc").schema();

        assertThat(compact(AvroSchemaText.emitWithNotes(schema))).isEqualTo(compact(text));
    }

    private static Schema schema(RecordDefinition... definitions) {
        List<RecordDefinition> all =
                new java.util.ArrayList<>(List.of(new RecordDefinition("acme.Root", List.of(new Field("u", UNION)))));
        all.addAll(List.of(definitions));
        return new Schema("acme.Root", all);
    }

    private static Field branch(String name, Type type) {
        return new Field(name, new Type.OptionalType(type));
    }

    private static String around(String name, String type) {
        return "{\"type\":\"record\",\"name\":\"%s\",\"fields\":[{\"name\":\"value\",\"type\":%s}]}"
                .formatted(name, type);
    }

    private static String compact(String text) {
        return text.replaceAll("\\s", "");
    }
}
