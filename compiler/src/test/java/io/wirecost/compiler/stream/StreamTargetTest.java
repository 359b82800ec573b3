package io.wirecost.compiler.stream;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.target.JavaSources;
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
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StreamTargetTest {
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
                                    new Field("nothing", Primitive.NULL))),
                    new RecordDefinition("odd.String", List.of(new Field("state", new Type.EnumRef("odd.state")))),
                    new EnumDefinition("odd.state", List.of("open", "default"))));

    @Test
    void a_mapper_by_name_is_as_recorded() throws IOException {
        assertThat(mapper("msgpackmap")).isEqualTo(Recorded.text(StreamTargetTest.class, "MsgpackMap.txt"));
    }

    @Test
    void a_mapper_by_place_is_as_recorded() throws IOException {
        assertThat(mapper("msgpackarray")).isEqualTo(Recorded.text(StreamTargetTest.class, "MsgpackArray.txt"));
    }

    @Test
    void a_mapper_of_values_counts_the_fields_of_records_within_the_root_only() {
        assertThat(mapper("msgpackarray")).contains("packArrayHeader(5)", "packArrayHeader(1)");
        assertThat(mapper("msgpackvalues")).contains("packArrayHeader(1)").doesNotContain("packArrayHeader(5)");
    }

    @Test
    void a_mapper_of_text_is_as_recorded() throws IOException {
        assertThat(mapper("jacksonstreaming")).isEqualTo(Recorded.text(StreamTargetTest.class, "JacksonStreaming.txt"));
        assertThat(mapper("gsonadapters")).isEqualTo(Recorded.text(StreamTargetTest.class, "GsonAdapters.txt"));
    }

    private static String mapper(String target) {
        return Targets.byId(target)
                .orElseThrow()
                .emit(ODD_NAMES)
                .files()
                .get(JavaSources.path("wirecost." + target + ".Mapper"));
    }
}
