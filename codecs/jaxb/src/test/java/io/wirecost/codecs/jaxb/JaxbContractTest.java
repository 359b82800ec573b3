package io.wirecost.codecs.jaxb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Trap;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.ArrayType;
import io.wirecost.core.schema.Type.MapType;
import io.wirecost.core.schema.Type.OptionalType;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class JaxbContractTest extends ModuleTests {
    private static final Type STRINGS = new ArrayType(Primitive.STRING);

    @Override
    protected CodecProvider provider() {
        return new JaxbCodecs();
    }

    @Test
    void elements_have_the_schemas_names_and_tell_absent_from_empty() throws Exception {
        Binding<Object> binding = bind(
                new Field("class", new Type.EnumRef("odd.State")),
                new Field("_list", STRINGS),
                new Field("noList", new OptionalType(STRINGS)),
                new Field("emptyList", new OptionalType(STRINGS)),
                new Field("holes", new ArrayType(new OptionalType(Primitive.INT))),
                new Field("nested", new ArrayType(STRINGS)),
                new Field("map", new MapType(Primitive.DOUBLE)));
        RecordValue record = RecordValue.of(
                "default",
                List.of("a", ""),
                null,
                List.of(),
                Arrays.asList(1, null),
                List.of(List.of("x"), List.of()),
                Map.of("k", Double.NEGATIVE_INFINITY));

        assertThat(xml(binding, record))
                .isEqualTo("<root><class>default</class><_list>a</_list><_list></_list><emptyList/>"
                        + "<holes><value>1</value></holes><holes/>"
                        + "<nested><value>x</value></nested><nested/>"
                        + "<map><entry><key>k</key><value>-INF</value></entry></map></root>");
        proveOne(codec(), binding.schema(), record);
    }

    @Test
    void logical_types_are_text() throws Exception {
        Binding<Object> binding = bind(
                new Field("bytes", Primitive.BYTES),
                new Field("decimal", new Type.Decimal(20, 10, Optional.empty())),
                new Field("uuid", new Type.Uuid(Optional.empty())),
                new Field("time", Type.Temporal.TIME_MICROS),
                new Field("timestamp", Type.Temporal.TIMESTAMP_MILLIS),
                new Field("zero", Primitive.FLOAT));
        RecordValue record = RecordValue.of(
                new byte[] {-1, 0, 62},
                new BigDecimal("0E-10"),
                new UUID(0x0123456789abcdefL, 0x8123456789abcdefL),
                LocalTime.of(10, 15),
                Instant.ofEpochMilli(Long.MIN_VALUE),
                -0f);

        assertThat(xml(binding, record))
                .isEqualTo("<root><bytes>/wA+</bytes><decimal>0.0000000000</decimal>"
                        + "<uuid>01234567-89ab-cdef-8123-456789abcdef</uuid><time>10:15</time>"
                        + "<timestamp>-292275055-05-16T16:47:04.192Z</timestamp><zero>-0.0</zero></root>");
        proveOne(codec(), binding.schema(), record);
    }

    @Test
    void white_space_and_markup_in_text_come_back_as_they_were() throws Exception {
        Binding<Object> binding = bind(new Field("texts", STRINGS), new Field("map", new MapType(Primitive.STRING)));

        proveOne(
                codec(),
                binding.schema(),
                RecordValue.of(
                        List.of("", " ", " a ", "\t\r\n", "\n", "a\r\nb\rc", "]]>", "<a/>&amp;", "\u0085\u2028", "😀"),
                        Map.of(" \r\n", "\r", "", "")));
    }

    @Test
    void a_document_type_declaration_is_refused() throws Exception {
        Codec<Object> codec = provider().open(codec(), bind(new Field("text", Primitive.STRING)));
        String body = "<root><text>%s</text></root>";

        assertThatThrownBy(() -> codec.deserialize(bytes(
                        "<!DOCTYPE root [<!ENTITY file SYSTEM 'file:///etc/hostname'>]>" + body.formatted("&file;"))))
                .hasMessageContaining("document type declaration");
        assertThatThrownBy(() -> codec.deserialize(bytes("<!DOCTYPE root>" + body.formatted("x"))))
                .hasMessageContaining("document type declaration");
    }

    @Test
    void what_the_schema_does_not_say_is_refused() throws Exception {
        Codec<Object> codec = provider().open(codec(), bind(new Field("number", Primitive.INT)));

        assertThatThrownBy(() -> codec.deserialize(bytes("<root><other>1</other></root>")))
                .hasMessageContaining("other");
        assertThatThrownBy(() -> codec.deserialize(bytes("<root><number>many</number></root>")))
                .hasMessageContaining("many");
        assertThatThrownBy(() -> codec.deserialize(bytes("<other/>"))).hasMessageContaining("other");
    }

    @Test
    void an_element_that_is_missing_is_refused_where_the_mapper_looks_into_it() throws Exception {
        Codec<Object> codec = provider()
                .open(
                        codec(),
                        bind(new Field("state", new Type.EnumRef("odd.State")), new Field("at", Type.Temporal.DATE)));

        assertThatThrownBy(() -> codec.deserialize(bytes("<root><at>2020-01-01</at></root>")))
                .isExactlyInstanceOf(IllegalStateException.class)
                .hasMessage("the message has no state");
        assertThatThrownBy(() -> codec.deserialize(bytes("<root><state>ajar</state><at>2020-01-01</at></root>")))
                .isExactlyInstanceOf(IllegalStateException.class)
                .hasMessage("the message has no state");
        assertThatThrownBy(() -> codec.deserialize(bytes("<root><state>open</state></root>")))
                .isExactlyInstanceOf(IllegalStateException.class)
                .hasMessage("the message has no at");
    }

    @Test
    void an_unknown_element_is_refused_however_many_were_refused_before() throws Exception {
        Codec<Object> codec = provider().open(codec(), bind(new Field("number", Primitive.INT)));

        for (int i = 0; i < 30; i++) {
            assertThatThrownBy(() -> codec.deserialize(bytes("<root><other>1</other><number>1</number></root>")))
                    .as("the unknown element %d", i)
                    .hasMessageContaining("other");
        }
    }

    @TestFactory
    Stream<DynamicTest> what_xml_stumbles_over_comes_back() {
        return proofs(Trap.values(), Trap.keys(), Trap.size(), Trap.longString(), Trap.depth(1_000));
    }

    @Test
    void binary_forms_begin_as_their_specifications_say() throws Exception {
        Schema schema = bind(new Field("number", Primitive.INT)).schema();
        byte[] fastInfoset = encode(codec("fastinfoset"), schema, RecordValue.of(1));
        byte[] exi = encode(codec("exificient"), schema, RecordValue.of(1));

        assertThat(fastInfoset).startsWith(0xe0, 0, 0, 1);
        assertThat(exi[0]).as("distinguishing bits, no options, version 1").isEqualTo((byte) 0x80);
    }

    @Test
    void binary_forms_hold_a_name_once() throws Exception {
        Schema schema =
                bind(new Field("aVeryLongName", new ArrayType(Primitive.INT))).schema();
        RecordValue record = RecordValue.of(Collections.nCopies(100, 12_345_678));

        for (String name : List.of("fastinfoset", "exificient")) {
            assertThat(new String(encode(codec(name), schema, record), StandardCharsets.ISO_8859_1))
                    .as(name)
                    .hasSizeLessThan(1_000);
        }
    }

    @Test
    void an_unknown_element_is_refused_in_every_form() throws Exception {
        Schema written = bind(new Field("other", Primitive.INT)).schema();
        Schema read = bind(new Field("number", Primitive.INT)).schema();

        for (CodecInfo codec : provider().codecs()) {
            byte[] bytes = encode(codec, written, RecordValue.of(1));
            Codec<Object> reader = provider().open(codec, bind(codec, read));
            assertThatThrownBy(() -> reader.deserialize(bytes)).as(codec.name()).hasMessageContaining("other");
        }
    }

    /** The document without its declaration. */
    private String xml(Binding<Object> binding, RecordValue record) throws Exception {
        String declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>";
        String document = new String(encode(codec(), binding.schema(), record), StandardCharsets.UTF_8);
        assertThat(document).startsWith(declaration);
        return document.substring(declaration.length());
    }

    private Binding<Object> bind(Field... fields) throws Exception {
        RecordDefinition root = new RecordDefinition("odd.root", List.of(fields));
        EnumDefinition states = new EnumDefinition("odd.State", List.of("open", "default"));
        return bind(codec(), new Schema("odd.root", List.of(root, states)));
    }

    private CodecInfo codec() {
        return codec("jaxb");
    }

    private CodecInfo codec(String name) {
        return provider().codecs().stream()
                .filter(codec -> codec.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
