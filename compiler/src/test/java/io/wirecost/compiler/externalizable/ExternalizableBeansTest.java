package io.wirecost.compiler.externalizable;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.domain.DomainTarget;
import io.wirecost.compiler.target.Recorded;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
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

class ExternalizableBeansTest {
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
                                    new Field("states", new ArrayType(new Type.EnumRef("odd.state"))),
                                    new Field("nothing", Primitive.NULL))),
                    new RecordDefinition("odd.Shared", List.of(new Field("state", new Type.EnumRef("odd.state")))),
                    new EnumDefinition("odd.state", List.of("open", "default"))));

    @Test
    void a_record_of_awkward_names_writes_and_reads_itself_as_recorded() throws IOException {
        List<String> members = new ExternalizableBeans().members(new JavaNames(ODD_NAMES), ODD_NAMES.root());

        assertThat(members)
                .isEqualTo(Recorded.text(ExternalizableBeansTest.class, "members.txt")
                        .lines()
                        .toList());
    }

    @Test
    void the_bean_itself_is_externalizable() {
        assertThat(new DomainTarget(new ExternalizableBeans())
                        .emit(ODD_NAMES)
                        .files()
                        .get("wirecost/domain/Mapper.java"))
                .contains("public class Mapper implements java.io.Externalizable {", "private long class_;");
    }
}
