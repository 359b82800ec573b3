package io.wirecost.codecs.xstream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.thoughtworks.xstream.security.ForbiddenClassException;
import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Odds;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class XstreamContractTest extends ModuleTests {
    private final CodecInfo reflection = provider().codecs().get(0);
    private final CodecInfo converters = provider().codecs().get(1);

    @Override
    protected CodecProvider provider() {
        return new XstreamCodecs();
    }

    @Test
    void elements_have_the_names_of_the_schema() throws Exception {
        String xml = new String(encode(reflection, Odds.SCHEMA, Odds.RECORD), StandardCharsets.UTF_8);

        assertThat(xml)
                .isEqualTo("<?xml version='1.0' encoding='UTF-8'?><Root>"
                        + "<class>a&#xd;\n&lt;&amp;></class><a_b><float>0.5</float><null/></a_b>"
                        + "<state>default</state><price>1.0000000000</price><bytes>AQID</bytes><time>12:00:00</time>"
                        + "<map><entry><string>a b</string><long>1</long></entry></map></Root>");
    }

    @TestFactory
    Stream<DynamicTest> a_converter_writes_the_bytes_that_xstream_writes_by_itself() {
        return sameBytes(converters, provider(), reflection);
    }

    @TestFactory
    Stream<DynamicTest> a_document_type_is_not_read() {
        String xml = "<!DOCTYPE Root [<!ENTITY e 'x'>]><Root><class>&e;</class></Root>";

        return provider().codecs().stream()
                .map(codec -> DynamicTest.dynamicTest(
                        codec.name(),
                        () -> assertThatThrownBy(() -> read(codec, xml)).hasStackTraceContaining("entity")));
    }

    @Test
    void a_class_that_no_schema_asks_for_is_not_read() {
        assertThatThrownBy(() -> read(reflection, "<Root><map class='java.lang.ProcessBuilder'/></Root>"))
                .isInstanceOf(ForbiddenClassException.class);
        assertThatThrownBy(() -> read(converters, "<Root class='java.lang.ProcessBuilder'/>"))
                .isInstanceOf(ForbiddenClassException.class);
    }

    @Test
    void a_converter_refuses_what_the_schema_does_not_say() {
        assertThatThrownBy(() -> read(converters, "<Root><other>1</other></Root>"))
                .hasStackTraceContaining("acme.Root has no field other");
        assertThatThrownBy(() -> read(converters, "<Root><map><entry/></map></Root>"))
                .isInstanceOf(RuntimeException.class);
    }

    private Object read(CodecInfo codec, String xml) throws Exception {
        Codec<Object> reader = provider().open(codec, bind(codec, Odds.SCHEMA));
        return reader.deserialize(xml.getBytes(StandardCharsets.UTF_8));
    }
}
