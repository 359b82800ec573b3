package io.wirecost.codecs.capnproto;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.capnproto.CapnprotoTarget;
import io.wirecost.compiler.target.Emission;
import io.wirecost.contract.Oracle;
import io.wirecost.contract.RandomSchema;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.OptionalType;
import io.wirecost.core.schema.Type.Primitive;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The emitted accessors against the places that the official compiler computes for the emitted schema. */
class LayoutOracleTest {
    private static final Map<String, Integer> BITS =
            Map.of("Boolean", 1, "Short", 16, "Int", 32, "Float", 32, "Long", 64, "Double", 64);
    private static final Pattern EMITTED_SIZE =
            Pattern.compile("StructSize\\(\\(short\\) (\\d+), \\(short\\) (\\d+)\\)");
    private static final Pattern EMITTED_DATA =
            Pattern.compile("get(\\w+)\\(\\) \\{\\s+(?:return |switch \\()_get(\\w+)Field\\((\\d+)\\)");
    private static final Pattern EMITTED_POINTER =
            Pattern.compile("get(\\w+)\\(\\) \\{\\s+return _getPointerField\\(.*, (\\d+), null");
    private static final Pattern EMITTED_TAG = Pattern.compile("is\\w+\\(\\) \\{\\s+return _getShortField\\((\\d+)\\) ==");
    private static final Pattern OFFICIAL_STRUCT =
            Pattern.compile("struct (\\w+) @0x\\w+ \\{  # (\\d+) bytes, (\\d+) ptrs");
    private static final Pattern OFFICIAL_FIELD =
            Pattern.compile(" +(\\w+) @\\d+ :.*;  # (?:(bits)\\[(\\d+), (\\d+)\\)|ptr\\[(\\d+)])(?:, union tag = \\d+)?");
    private static final Pattern OFFICIAL_TAG = Pattern.compile("  union \\{  # tag bits \\[(\\d+), (\\d+)\\)");

    @TempDir
    private Path folder;

    @Test
    void fields_of_random_structs_lie_where_the_official_compiler_puts_them() throws Exception {
        assertSameLayout(manyStructs(400, new Random(1), false));
    }

    @Test
    void branches_of_random_unions_lie_where_the_official_compiler_puts_them() throws Exception {
        assertSameLayout(manyStructs(400, new Random(2), true));
    }

    @Test
    void schemas_with_awkward_names_are_accepted_and_laid_out_alike() throws Exception {
        assertSameLayout(RandomSchema.generate(11, 50));
    }

    private void assertSameLayout(Schema schema) throws Exception {
        Emission emission = new CapnprotoTarget().emit(schema);
        Files.writeString(
                folder.resolve("schema.capnp"), emission.schema().orElseThrow().text());

        Map<String, String> official =
                official(Oracle.named("capnp").run(folder, "compile", "-ocapnp", "schema.capnp"));

        assertThat(official).hasSizeGreaterThan(100);
        assertThat(emitted(emission.files())).isEqualTo(official);
    }

    private static Map<String, String> official(String text) {
        Map<String, String> places = new TreeMap<>();
        String struct = "";
        for (String line : text.lines().toList()) {
            Matcher head = OFFICIAL_STRUCT.matcher(line);
            Matcher field = OFFICIAL_FIELD.matcher(line);
            Matcher tag = OFFICIAL_TAG.matcher(line);
            if (head.matches()) {
                struct = head.group(1);
                places.put(struct, size(Integer.parseInt(head.group(2)) / Long.BYTES, head.group(3)));
            } else if (tag.matches()) {
                places.put(struct + ".", bits(Integer.parseInt(tag.group(1)), Integer.parseInt(tag.group(2))));
            } else if (field.matches()) {
                String name = struct + "." + JavaNames.capitalize(field.group(1));
                places.put(
                        name,
                        field.group(2) == null
                                ? pointer(field.group(5))
                                : bits(Integer.parseInt(field.group(3)), Integer.parseInt(field.group(4))));
            }
        }
        return places;
    }

    private static Map<String, String> emitted(Map<String, String> files) {
        Map<String, String> places = new TreeMap<>();
        files.forEach((path, source) -> {
            Matcher size = EMITTED_SIZE.matcher(source);
            if (size.find()) {
                String struct = path.substring(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
                places.put(struct, size(Integer.parseInt(size.group(1)), size.group(2)));
                EMITTED_DATA.matcher(source).results().forEach(f -> {
                    int bits = BITS.get(f.group(2));
                    int start = Integer.parseInt(f.group(3)) * bits;
                    places.put(struct + "." + f.group(1), bits(start, start + bits));
                });
                EMITTED_TAG.matcher(source).results().forEach(f -> {
                    int start = Integer.parseInt(f.group(1)) * BITS.get("Short");
                    places.put(struct + ".", bits(start, start + BITS.get("Short")));
                });
                EMITTED_POINTER
                        .matcher(source)
                        .results()
                        .forEach(f -> places.put(struct + "." + f.group(1), pointer(f.group(2))));
            }
        });
        return places;
    }

    private static String size(int words, String pointers) {
        return words + " words, " + pointers + " pointers";
    }

    private static String bits(int from, int to) {
        return "bits " + from + " to " + to;
    }

    private static String pointer(String index) {
        return "pointer " + index;
    }

    private static Schema manyStructs(int count, Random random, boolean unions) {
        Type[] types = {
            Primitive.BOOLEAN,
            Primitive.INT,
            Primitive.LONG,
            Primitive.FLOAT,
            Primitive.DOUBLE,
            Primitive.STRING,
            Primitive.NULL,
            new Type.EnumRef("x.E"),
            new Type.ArrayType(Primitive.BOOLEAN)
        };
        List<Definition> definitions = new ArrayList<>();
        definitions.add(new EnumDefinition("x.E", List.of("a", "b")));
        for (int i = 0; i < count; i++) {
            List<Field> fields = new ArrayList<>();
            boolean isUnion = unions && i > 0;
            for (int n = random.nextInt(40) + (isUnion ? 1 : 0); n > 0; n--) {
                Type drawn = types[random.nextInt(types.length)];
                Type type = isUnion && drawn == Primitive.NULL ? Primitive.STRING : drawn;
                boolean optional = isUnion || type != Primitive.NULL && random.nextInt(3) == 0;
                fields.add(new Field("f" + n, optional ? new OptionalType(type) : type));
            }
            definitions.add(new RecordDefinition("x.S" + i, fields, isUnion));
        }
        return new Schema("x.S0", definitions);
    }
}
