package io.wirecost.compiler.ubjson;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.target.JavaSources;
import io.wirecost.compiler.target.Recorded;
import io.wirecost.core.codec.GeneratedCode;
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
import java.util.Optional;
import org.junit.jupiter.api.Test;

class UbjsonTargetTest {
    private static final Type STATE = new Type.EnumRef("odd.state");
    private static final Schema ODD_NAMES = new Schema(
            "odd.mapper",
            List.of(
                    new RecordDefinition(
                            "odd.mapper",
                            List.of(
                                    new Field("class", Primitive.LONG),
                                    new Field("java", new OptionalType(new ArrayType(Primitive.BYTES))),
                                    new Field("to", new MapType(new OptionalType(new Type.RecordRef("odd.String")))),
                                    new Field("price", new Type.Decimal(10, 2, Optional.empty())),
                                    new Field("days", new ArrayType(Type.Temporal.DATE)),
                                    new Field("nothing", Primitive.NULL))),
                    new RecordDefinition("odd.String", List.of(new Field("from", new ArrayType(STATE)))),
                    new EnumDefinition("odd.state", List.of("open", "default"))));

    @Test
    void the_mapper_of_awkward_names_is_as_recorded() throws IOException {
        assertThat(new UbjsonTarget()
                        .emit(ODD_NAMES)
                        .files()
                        .get(JavaSources.path(GeneratedCode.mapperClass("ubjson"))))
                .isEqualTo(Recorded.text(UbjsonTargetTest.class, "Mapper.txt"));
    }
}
