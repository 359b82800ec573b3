package io.wirecost.codecs.xstream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.thoughtworks.xstream.security.ForbiddenClassException;
import io.wirecost.contract.CodecContract;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class XstreamContractTest extends CodecContract {
    @Override
    protected CodecProvider provider() {
        return new XstreamCodecs();
    }

    @Override
    protected IntStream seeds() {
        return IntStream.rangeClosed(1, 2);
    }

    private static final Schema SCHEMA = new Schema(
            "acme.Root",
            List.of(
                    new RecordDefinition(
                            "acme.Root",
                            List.of(
                                    new Field("class", Type.Primitive.STRING),
                                    new Field("a_b", new Type.ArrayType(new Type.OptionalType(Type.Primitive.FLOAT))),
                                    new Field("absent", new Type.OptionalType(Type.Primitive.INT)),
                                    new Field("state", new Type.EnumRef("acme.State")),
                                    new Field("price", new Type.Decimal(20, 10, Optional.empty())),
                                    new Field("bytes", Type.Primitive.BYTES),
                                    new Field("time", Type.Temporal.TIME_MILLIS),
                                    new Field("map", new Type.MapType(Type.Primitive.LONG)))),
                    new EnumDefinition("acme.State", List.of("open", "default"))));

    private static final RecordValue RECORD = RecordValue.of(
            "a\r\n<&>",
            Arrays.asList(0.5f, null),
            null,
            "default",
            new BigDecimal("1.0000000000"),
            new byte[] {1, 2, 3},
            LocalTime.NOON,
            Map.of("a b", 1L));

    @Test
    void elements_have_the_names_of_the_schema() throws Exception {
        String xml = new String(encode(codec(), SCHEMA, RECORD), StandardCharsets.UTF_8);

        assertThat(xml)
                .isEqualTo("<?xml version='1.0' encoding='UTF-8'?><Root>"
                        + "<class>a&#xd;\n&lt;&amp;></class><a_b><float>0.5</float><null/></a_b>"
                        + "<state>default</state><price>1.0000000000</price><bytes>AQID</bytes><time>12:00:00</time>"
                        + "<map><entry><string>a b</string><long>1</long></entry></map></Root>");
    }

    @Test
    void a_document_type_is_not_read() throws Exception {
        Codec<Object> codec = provider().open(codec(), bind(codec(), SCHEMA));
        String xml = "<!DOCTYPE Root [<!ENTITY e 'x'>]><Root><class>&e;</class></Root>";

        assertThatThrownBy(() -> codec.deserialize(xml.getBytes(StandardCharsets.UTF_8)))
                .hasStackTraceContaining("entity");
    }

    @Test
    void a_class_that_no_schema_asks_for_is_not_read() throws Exception {
        Codec<Object> codec = provider().open(codec(), bind(codec(), SCHEMA));
        String xml = "<Root><map class='java.lang.ProcessBuilder'/></Root>";

        assertThatThrownBy(() -> codec.deserialize(xml.getBytes(StandardCharsets.UTF_8)))
                .isInstanceOf(ForbiddenClassException.class);
    }

    private CodecInfo codec() {
        return provider().codecs().get(0);
    }
}
