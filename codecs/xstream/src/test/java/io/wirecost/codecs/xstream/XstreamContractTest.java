package io.wirecost.codecs.xstream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.thoughtworks.xstream.security.ForbiddenClassException;
import io.wirecost.contract.CodecContract;
import io.wirecost.contract.Odds;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class XstreamContractTest extends CodecContract {
    @Override
    protected CodecProvider provider() {
        return new XstreamCodecs();
    }

    @Test
    void elements_have_the_names_of_the_schema() throws Exception {
        String xml = new String(encode(codec(), Odds.SCHEMA, Odds.RECORD), StandardCharsets.UTF_8);

        assertThat(xml)
                .isEqualTo("<?xml version='1.0' encoding='UTF-8'?><Root>"
                        + "<class>a&#xd;\n&lt;&amp;></class><a_b><float>0.5</float><null/></a_b>"
                        + "<state>default</state><price>1.0000000000</price><bytes>AQID</bytes><time>12:00:00</time>"
                        + "<map><entry><string>a b</string><long>1</long></entry></map></Root>");
    }

    @Test
    void a_document_type_is_not_read() throws Exception {
        Codec<Object> codec = provider().open(codec(), bind(codec(), Odds.SCHEMA));
        String xml = "<!DOCTYPE Root [<!ENTITY e 'x'>]><Root><class>&e;</class></Root>";

        assertThatThrownBy(() -> codec.deserialize(xml.getBytes(StandardCharsets.UTF_8)))
                .hasStackTraceContaining("entity");
    }

    @Test
    void a_class_that_no_schema_asks_for_is_not_read() throws Exception {
        Codec<Object> codec = provider().open(codec(), bind(codec(), Odds.SCHEMA));
        String xml = "<Root><map class='java.lang.ProcessBuilder'/></Root>";

        assertThatThrownBy(() -> codec.deserialize(xml.getBytes(StandardCharsets.UTF_8)))
                .isInstanceOf(ForbiddenClassException.class);
    }

    private CodecInfo codec() {
        return provider().codecs().get(0);
    }
}
