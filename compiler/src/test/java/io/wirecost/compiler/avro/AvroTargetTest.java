package io.wirecost.compiler.avro;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.target.Emission;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.List;
import org.junit.jupiter.api.Test;

class AvroTargetTest {
    @Test
    void strings_are_asked_for_as_the_jdks_and_nothing_is_renamed() {
        Field field = new Field("class", new Type.MapType(Type.Primitive.STRING));
        Schema schema = new Schema("odd.Mapper", List.of(new RecordDefinition("odd.Mapper", List.of(field))));

        Emission emission = new AvroTarget().emit(schema);

        assertThat(emission.notes()).isEmpty();
        assertThat(emission.schema().orElseThrow().text()).isEqualTo("""
                {
                  "type": "record",
                  "name": "odd.Mapper",
                  "fields": [
                    {
                      "name": "class",
                      "type": {
                        "type": "map",
                        "avro.java.string": "String",
                        "values": {"type": "string", "avro.java.string": "String"}
                      }
                    }
                  ]
                }
                """);
    }
}
