package io.wirecost.codecs.protobuflite;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.GeneratedMessageLite;
import com.google.protobuf.InvalidProtocolBufferException;
import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Trap;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.ArrayType;
import io.wirecost.core.schema.Type.MapType;
import io.wirecost.core.schema.Type.OptionalType;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.core.value.RecordValue;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ProtobufLiteContractTest extends ModuleTests {
    private static final Type STATE = new Type.EnumRef("odd.State");
    private static final EnumDefinition STATES = new EnumDefinition("odd.State", List.of("OPEN", "CLOSED"));
    private static final Pattern ACCESSOR = Pattern.compile(
            "(?:get|set|has|clear|add|addAll|put|putAll|merge|remove|is|ensure|make|mark|compute|create|dynamic)"
                    + "([A-Z]\\w*?)(?:List|Count|Builder|IsMutable)?");

    @Override
    protected CodecProvider provider() {
        return new ProtobufLiteCodecs();
    }

    @Test
    void the_bytes_are_those_of_the_specification() throws Exception {
        Schema schema = schema(
                new Field("id", Primitive.LONG),
                new Field("zero", Primitive.INT),
                new Field("present", new OptionalType(Primitive.INT)),
                new Field("absent", new OptionalType(Primitive.INT)),
                new Field("states", new ArrayType(STATE)),
                new Field("counts", new MapType(Primitive.INT)));
        RecordValue record = RecordValue.of(150L, 0, 0, null, List.of("CLOSED", "OPEN"), Map.of("k", 7));

        assertThat(HexFormat.ofDelimiter(" ").formatHex(encode(codec(), schema, record)))
                .isEqualTo(String.join(
                        " ",
                        "08 96 01", // field 1: 150 as a varint
                        "18 00", // field 3: 0, which is there; field 2 is 0, and 4 is absent
                        "2a 02 01 00", // field 5: two packed numbers
                        "32 05 0a 01 6b 10 07")); // field 6: an entry with key and value
    }

    @Test
    void a_record_of_default_values_has_no_bytes_and_comes_back() throws Exception {
        Schema schema =
                schema(new Field("ok", Primitive.BOOLEAN), new Field("note", new OptionalType(Primitive.STRING)));
        RecordValue defaults = RecordValue.of(false, null);

        proveAll(codec(), schema, List.of(defaults, RecordValue.of(true, ""), defaults));
        assertThat(encode(codec(), schema, defaults)).isEmpty();
    }

    @Tag("nightly")
    @Test
    void a_field_may_be_named_as_any_method_of_a_message() throws Exception {
        Set<String> names = new TreeSet<>(Set.of("class", "from", "_", "_1", "DEFAULT_INSTANCE", "PARSER", "method"));
        Stream.of(GeneratedMessageLite.class, GeneratedMessageLite.Builder.class)
                .flatMap(type ->
                        Stream.concat(Arrays.stream(type.getMethods()), Arrays.stream(type.getDeclaredMethods())))
                .map(Method::getName)
                .map(ACCESSOR::matcher)
                .filter(Matcher::matches)
                .forEach(m -> names.add(m.group(1).substring(0, 1).toLowerCase(Locale.ROOT)
                        + m.group(1).substring(1)));
        List<Type> types = List.of(
                Primitive.STRING,
                new OptionalType(Primitive.INT),
                new OptionalType(STATE),
                new ArrayType(Primitive.STRING),
                new ArrayType(STATE),
                new MapType(STATE));

        assertThat(bind(codec(), recordPerType(List.copyOf(names), types))).isNotNull();
    }

    @Tag("nightly")
    @Test
    void types_may_be_named_as_those_that_a_message_inherits() throws Exception {
        List<String> names = new ArrayList<>(List.of("Object", "Override", "Builder", "Parser", "Internal", "Mapper"));
        Stream.of(GeneratedMessageLite.class.getDeclaredClasses())
                .map(Class::getSimpleName)
                .filter(name -> !name.isEmpty())
                .forEach(names::add);
        List<Field> fields = new ArrayList<>();
        List<Definition> definitions = new ArrayList<>();
        for (String name : names) {
            String fullName = "n" + fields.size() + "." + name;
            fields.add(new Field("f" + fields.size(), new Type.RecordRef(fullName)));
            definitions.add(new RecordDefinition(fullName, List.of(new Field("foo", new MapType(STATE)))));
        }
        definitions.add(0, new RecordDefinition("odd.Root", fields));
        definitions.add(STATES);

        assertThat(bind(codec(), new Schema("odd.Root", definitions))).isNotNull();
    }

    @Test
    void levels_beyond_the_limit_as_shipped_are_refused_by_the_library_itself() throws Exception {
        requireRefusedAsShipped(codec(), Trap.depth(500), InvalidProtocolBufferException.class);
    }

    private static Schema recordPerType(List<String> names, List<Type> types) {
        List<Definition> definitions = new ArrayList<>(List.of(STATES));
        List<Field> roots = new ArrayList<>();
        for (Type type : types) {
            String name = "odd.Root" + roots.size();
            roots.add(new Field("root" + roots.size(), new OptionalType(new Type.RecordRef(name))));
            definitions.add(new RecordDefinition(
                    name, names.stream().map(n -> new Field(n, type)).toList()));
        }
        definitions.add(new RecordDefinition("odd.Root", roots));
        return new Schema("odd.Root", definitions);
    }

    private static Schema schema(Field... fields) {
        return new Schema("odd.Root", List.of(new RecordDefinition("odd.Root", List.of(fields)), STATES));
    }

    private CodecInfo codec() {
        return provider().codecs().get(0);
    }
}
