package io.wirecost.codecs.scalaziojson;

import io.wirecost.contract.ModuleTests;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Slow to compile, and conformance proves these codecs each time: by night. */
@Tag("nightly")
class ZioJsonNightlyTest extends ModuleTests {
    @Override
    protected CodecProvider provider() {
        return new ZioJsonCodecs();
    }

    /** Up to 64 names stand in a matrix of the library, up to 128 in two of them, and more in none. */
    @Test
    void every_one_of_many_names_is_found() throws Exception {
        List<Field> roots = new ArrayList<>();
        List<RecordDefinition> records = new ArrayList<>();
        List<EnumDefinition> enums = new ArrayList<>();
        List<Object> values = new ArrayList<>();
        for (int count : new int[] {64, 65, 128, 129}) {
            records.add(new RecordDefinition("many.R" + count, fields(count)));
            enums.add(new EnumDefinition("many.E" + count, names(count)));
            roots.add(new Field("record" + count, new Type.RecordRef("many.R" + count)));
            roots.add(new Field("symbols" + count, new Type.ArrayType(new Type.EnumRef("many.E" + count))));
            values.add(RecordValue.of(IntStream.range(0, count).boxed().toArray()));
            values.add(names(count));
        }
        RecordDefinition root = new RecordDefinition("many.Root", roots);

        proveOne(provider().codecs().get(0), schema(root, records, enums), new RecordValue(values));
    }

    private static Schema schema(RecordDefinition root, List<RecordDefinition> records, List<EnumDefinition> enums) {
        List<Definition> all = new ArrayList<>(List.of(root));
        all.addAll(records);
        all.addAll(enums);
        return new Schema(root.name(), all);
    }

    private static List<Field> fields(int count) {
        return names(count).stream()
                .map(name -> new Field(name, Type.Primitive.INT))
                .toList();
    }

    private static List<String> names(int count) {
        return IntStream.range(0, count).mapToObj("name%d"::formatted).toList();
    }
}
