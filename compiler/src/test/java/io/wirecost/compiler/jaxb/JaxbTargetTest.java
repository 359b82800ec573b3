package io.wirecost.compiler.jaxb;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.target.Recorded;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.ArrayType;
import io.wirecost.core.schema.Type.MapType;
import io.wirecost.core.schema.Type.OptionalType;
import io.wirecost.core.schema.Type.Primitive;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class JaxbTargetTest {
    private static final Type STATE = new Type.EnumRef("odd.state");
    private static final Schema ODD_NAMES = new Schema(
            "odd.mapper",
            List.of(
                    new RecordDefinition(
                            "odd.mapper",
                            List.of(
                                    new Field("class", Primitive.LONG),
                                    new Field("Name", Primitive.STRING),
                                    new Field("name", new OptionalType(Primitive.BOOLEAN)),
                                    new Field("java", new OptionalType(new ArrayType(Primitive.BYTES))),
                                    new Field("holes", new ArrayType(new OptionalType(STATE))),
                                    new Field("map", new MapType(new Type.RecordRef("odd.Mapper"))),
                                    new Field("price", new Type.Decimal(10, 2, Optional.empty())),
                                    new Field("at", Type.Temporal.TIMESTAMP_MICROS),
                                    new Field("nothing", Primitive.NULL))),
                    new RecordDefinition("odd.Mapper", List.of()),
                    new EnumDefinition("odd.state", List.of("open", "default"))));

    @Test
    void an_annotated_class_of_awkward_names_is_as_recorded() throws IOException {
        Map<String, String> files = new JaxbTarget().emit(ODD_NAMES).files();

        assertThat(files.get("wirecost/jaxb/Mapper_.java"))
                .isEqualTo(Recorded.text(JaxbTargetTest.class, "Mapper_.txt"));
        assertThat(files.get("wirecost/jaxb/State.java")).isEqualTo(Recorded.text(JaxbTargetTest.class, "State.txt"));
        assertThat(files)
                .containsOnlyKeys(
                        "wirecost/jaxb/Mapper_.java",
                        "wirecost/jaxb/Mapper__2.java",
                        "wirecost/jaxb/State.java",
                        "wirecost/jaxb/OptionalstateBox.java",
                        "wirecost/jaxb/StringMapperPair.java",
                        "wirecost/jaxb/Mapper.java");
    }
}
