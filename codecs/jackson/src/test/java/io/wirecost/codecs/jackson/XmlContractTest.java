package io.wirecost.codecs.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Trap;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class XmlContractTest extends ModuleTests {
    @Override
    protected CodecProvider provider() {
        return new XmlCodecs();
    }

    @TestFactory
    Stream<DynamicTest> what_xml_stumbles_over_comes_back() {
        return proofs(Trap.values(), Trap.keys(), Trap.size(), Trap.longString(), Trap.depth(1_500));
    }

    @TestFactory
    Stream<DynamicTest> values_are_written_as_the_table_of_carriers_says() {
        return each(codec -> assertThat(xml(codec))
                .isEqualTo("<Root><field0>1.50</field0><field1>1000</field1>"
                        + "<field2></field2><field2><value></value></field2><field2><value>null</value></field2>"
                        + "<field2><value>~</value></field2><field2><value> </value></field2>"
                        + "<field3><value></value></field3><field3></field3>"
                        + "<field3><value><value></value></value></field3>"
                        + "<field4></field4><field4>" + "A".repeat(134) + "==</field4>"
                        + "<field5></field5><field6>-0.0</field6><field6>INF</field6></Root>"));
    }

    @TestFactory
    Stream<DynamicTest> a_document_type_declaration_is_refused() {
        return each(codec -> {
            String bomb =
                    "<!DOCTYPE Root [<!ENTITY e SYSTEM \"file:///etc/hostname\">]><Root><field3>&e;</field3></Root>";
            Codec<Object> reader =
                    provider().open(codec, bind(codec, Trap.keys().schema()));

            assertThatThrownBy(() -> reader.deserialize(bomb.getBytes(StandardCharsets.UTF_8)))
                    .isInstanceOf(IOException.class);
        });
    }

    private String xml(CodecInfo codec) throws Exception {
        Trap trap = Trap.values();
        return new String(encode(codec, trap.schema(), trap.record()), StandardCharsets.UTF_8)
                .replaceAll("<(\\w+)/>", "<$1></$1>"); // the same in XML, and parsers differ in it
    }

    private Stream<DynamicTest> each(Check check) {
        return provider().codecs().stream()
                .map(codec -> DynamicTest.dynamicTest(codec.name(), () -> check.check(codec)));
    }

    private interface Check {
        void check(CodecInfo codec) throws Exception;
    }
}
