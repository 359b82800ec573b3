package io.wirecost.compiler.externalizable;

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

class ExternalizableTargetTest {
    private static final Schema ODD_NAMES = new Schema(
            "odd.mapper",
            List.of(
                    new RecordDefinition(
                            "odd.mapper",
                            List.of(
                                    new Field("class", Primitive.LONG),
                                    new Field("java", new OptionalType(new ArrayType(Primitive.BYTES))),
                                    new Field("out", new MapType(new OptionalType(new Type.RecordRef("odd.Shared")))),
                                    new Field("price", new Type.Decimal(10, 2, Optional.empty())),
                                    new Field("id", new Type.Uuid(Optional.empty())),
                                    new Field("nothing", Primitive.NULL))),
                    new RecordDefinition("odd.Shared", List.of(new Field("state", new Type.EnumRef("odd.state")))),
                    new EnumDefinition("odd.state", List.of("open", "default"))));

    private final Map<String, String> files =
            new ExternalizableTarget().emit(ODD_NAMES).files();

    @Test
    void a_class_of_awkward_names_is_as_recorded() throws IOException {
        assertThat(files.get("wirecost/externalizable/Mapper_.java"))
                .isEqualTo(Recorded.text(ExternalizableTargetTest.class, "Mapper_.txt"));
    }

    @Test
    void the_mapper_is_as_recorded() throws IOException {
        assertThat(files.get("wirecost/externalizable/Mapper.java"))
                .isEqualTo(Recorded.text(ExternalizableTargetTest.class, "Mapper.txt"));
    }

    @Test
    void a_record_never_takes_the_name_of_what_the_target_needs_itself() {
        assertThat(files)
                .containsOnlyKeys(
                        "wirecost/externalizable/Mapper.java",
                        "wirecost/externalizable/Mapper_.java",
                        "wirecost/externalizable/Shared.java",
                        "wirecost/externalizable/Shared_.java");
    }
}
