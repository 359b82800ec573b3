package io.wirecost.codecs.protobuf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.GeneratedMessage;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Oracle;
import io.wirecost.contract.Trap;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
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
import io.wirecost.core.value.Comparer;
import io.wirecost.core.value.RecordValue;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProtobufContractTest extends ModuleTests {
    private static final Type SELF = new Type.RecordRef("odd.Root");
    private static final Type STATE = new Type.EnumRef("odd.State");
    private static final EnumDefinition STATES = new EnumDefinition("odd.State", List.of("OPEN", "CLOSED"));
    private static final Pattern ACCESSOR = Pattern.compile(
            "(?:get|set|has|clear|add|addAll|put|putAll|merge|remove|internalGet)([A-Z]\\w*?)(?:List|Count|Builder)?");

    @TempDir
    private Path folder;

    @Override
    protected CodecProvider provider() {
        return new ProtobufCodecs();
    }

    @Test
    void a_record_of_default_values_has_no_bytes_and_comes_back() throws Exception {
        Schema schema =
                schema(new Field("ok", Primitive.BOOLEAN), new Field("note", new OptionalType(Primitive.STRING)));
        RecordValue defaults = RecordValue.of(false, null);

        proveAll(codec(), schema, List.of(defaults, RecordValue.of(true, ""), defaults));
        assertThat(encode(codec(), schema, defaults)).isEmpty();
    }

    /** docs/evolution.md names it: in other languages there is nothing to be read from. */
    @Test
    void a_message_that_is_absent_is_read_as_one_of_defaults() throws Exception {
        RecordDefinition inner = new RecordDefinition("odd.Inner", List.of(new Field("number", Primitive.LONG)));
        Field required = new Field("inner", new Type.RecordRef("odd.Inner"));
        Schema schema =
                new Schema("odd.Root", List.of(new RecordDefinition("odd.Root", List.of(required)), inner, STATES));
        Binding<Object> binding = bind(codec(), schema);

        Object read = provider().open(codec(), binding).deserialize(new byte[0]);

        assertThat(binding.domain().fromDomain(read)).hasToString("[[0]]");
    }

    @Test
    void an_array_that_is_kept_has_no_bytes_of_longer_messages_before() throws Exception {
        Schema schema = schema(new Field("text", Primitive.STRING));
        CodecInfo reuse = provider().codecs().get(1);
        Binding<Object> binding = bind(reuse, schema);
        Codec<Object> kept = provider().open(reuse, binding);
        byte[] longer = kept.serialize(toDomain(binding, RecordValue.of("x".repeat(9_999))));
        byte[] shorter = kept.serialize(toDomain(binding, RecordValue.of("y")));

        assertThat(reuse.traits()).contains("reused objects");
        assertThat(codec().traits()).contains("fresh objects");
        assertThat(longer).isEqualTo(encode(codec(), schema, RecordValue.of("x".repeat(9_999))));
        assertThat(shorter).isEqualTo(encode(codec(), schema, RecordValue.of("y")));
    }

    @Test
    void protoc_reads_our_bytes_by_our_schema() throws Exception {
        Schema schema = schema(
                new Field("text", Primitive.STRING),
                new Field("absent", new OptionalType(Primitive.LONG)),
                new Field("present", new OptionalType(Primitive.LONG)),
                new Field("amounts", new MapType(Primitive.DOUBLE)),
                new Field("states", new ArrayType(STATE)),
                new Field("holes", new ArrayType(new OptionalType(Primitive.INT))),
                new Field("empty", new OptionalType(new ArrayType(Primitive.STRING))),
                new Field("missing", new OptionalType(new ArrayType(Primitive.STRING))));
        RecordValue record = RecordValue.of(
                "a b",
                null,
                0L,
                Map.of("EUR", 1.5),
                List.of("CLOSED", "OPEN"),
                Arrays.asList(7, null),
                List.of(),
                null);
        Binding<Object> binding = bind(codec(), schema);
        Oracle protoc = Oracle.named("protoc");
        Files.writeString(folder.resolve("schema.proto"), binding.derivedSchema());
        byte[] bytes = provider().open(codec(), binding).serialize(toDomain(binding, record));

        String text = protoc.run(folder, bytes, "--decode=Root", "schema.proto");

        assertThat(text.replaceAll("\\s+", " ").strip())
                .isEqualTo("text: \"a b\" present: 0 amounts { key: \"EUR\" value: 1.5 } "
                        + "states: STATE_CLOSED states: STATE_OPEN holes { value: 7 } holes { } empty { }");
    }

    @Tag("nightly")
    @Test
    void a_field_may_be_named_as_any_method_of_a_message() throws Exception {
        Set<String> names = new TreeSet<>(Set.of("class", "from", "cached_size", "_", "_1", "message"));
        Stream.of(GeneratedMessage.class, GeneratedMessage.Builder.class, Message.class, Message.Builder.class)
                .flatMap(type ->
                        Stream.concat(Arrays.stream(type.getMethods()), Arrays.stream(type.getDeclaredMethods())))
                .map(Method::getName)
                .map(ACCESSOR::matcher)
                .filter(Matcher::matches)
                .forEach(m -> names.add(m.group(1).substring(0, 1).toLowerCase(java.util.Locale.ROOT)
                        + m.group(1).substring(1)));
        List<Type> types = List.of(
                Primitive.STRING,
                new OptionalType(Primitive.INT),
                new OptionalType(STATE),
                new OptionalType(SELF),
                new ArrayType(SELF),
                new ArrayType(Primitive.STRING),
                new ArrayType(STATE),
                new MapType(SELF),
                new MapType(STATE));

        assertThat(bind(codec(), recordPerType(List.copyOf(names), types))).isNotNull();
    }

    @Tag("nightly")
    @Test
    void accessors_that_protoc_derives_do_not_collide() throws Exception {
        List<String> names = new ArrayList<>(List.of("all_foo", "mutable_foo", "FooEntry"));
        Stream.of((" _count _list _bytes _builder _value _map _entry _or_builder _or_default _or_throw _field_builder"
                                + " _builder_list _or_builder_list _value_list _value_map")
                        .split(" "))
                .forEach(suffix -> names.add("foo" + suffix));
        List<Type> types =
                List.of(Primitive.STRING, STATE, new ArrayType(SELF), new MapType(STATE), new ArrayType(STATE));

        assertThat(bind(codec(), recordPerType(names, types))).isNotNull();
    }

    @Tag("nightly")
    @Test
    void types_may_be_named_as_those_of_java_and_protobuf() throws Exception {
        List<String> names = List.of(
                "Object",
                "String",
                "Integer",
                "Override",
                "Deprecated",
                "Iterable",
                "Exception",
                "Message",
                "Builder",
                "Parser",
                "Enum",
                "ByteString",
                "BuilderParent",
                "FieldAccessorTable",
                "ExtendableMessage",
                "GeneratedExtension",
                "UnusedPrivateParameter",
                "InternalOneOfEnum",
                "ExtendableBuilder",
                "MapEntry",
                "Mapper",
                "SchemaProto",
                "MessageOrBuilder",
                "Java",
                "Com",
                "Root_FooEntry",
                "Wirecost",
                "java",
                "com",
                "wirecost");
        List<Field> fields = new ArrayList<>();
        List<Definition> definitions = new ArrayList<>();
        for (String name : names) {
            fields.add(new Field("f" + fields.size(), new Type.RecordRef("n" + fields.size() + "." + name)));
            definitions.add(new RecordDefinition(
                    "n" + definitions.size() + "." + name, List.of(new Field("foo", new MapType(STATE)))));
        }
        fields.add(new Field("foo", new MapType(STATE)));
        definitions.add(0, new RecordDefinition("odd.Root", fields));
        definitions.add(STATES);

        assertThat(bind(codec(), new Schema("odd.Root", definitions))).isNotNull();
    }

    @Test
    void a_chain_deeper_than_protobufs_default_limit_comes_back() throws Exception {
        Schema schema = schema(new Field("next", new OptionalType(SELF)));
        RecordValue chain = RecordValue.of((Object) null);
        for (int depth = 0; depth < 500; depth++) {
            chain = RecordValue.of(chain);
        }
        Binding<Object> binding = bind(codec(), schema);
        Codec<Object> codec = provider().open(codec(), binding);

        Object back = codec.deserialize(codec.serialize(toDomain(binding, chain)));

        assertThat(new Comparer(schema, Set.of())
                        .compare(chain, binding.domain().fromDomain(back)))
                .isEmpty();
    }

    private static Schema recordPerType(List<String> names, List<Type> types) {
        List<Definition> definitions = new ArrayList<>(List.of(STATES));
        List<Field> roots = new ArrayList<>();
        for (Type type : types) {
            String name = "odd.Root" + roots.size();
            roots.add(new Field("root" + roots.size(), new OptionalType(new Type.RecordRef(name))));
            definitions.add(new RecordDefinition(
                    name,
                    names.stream().map(n -> new Field(n, ofSelf(type, name))).toList()));
        }
        definitions.add(new RecordDefinition("odd.Root", roots));
        return new Schema("odd.Root", definitions);
    }

    private static Type ofSelf(Type type, String name) {
        if (type.equals(SELF)) {
            return new Type.RecordRef(name);
        } else if (type instanceof OptionalType optional) {
            return new OptionalType(ofSelf(optional.element(), name));
        } else if (type instanceof ArrayType array) {
            return new ArrayType(ofSelf(array.element(), name));
        }
        return type instanceof MapType map ? new MapType(ofSelf(map.element(), name)) : type;
    }

    private static Object toDomain(Binding<Object> binding, RecordValue record) {
        return binding.domain().toDomain(record);
    }

    private static Schema schema(Field... fields) {
        return new Schema("odd.Root", List.of(new RecordDefinition("odd.Root", List.of(fields)), STATES));
    }

    @Test
    void json_has_the_spelling_that_protocol_buffers_defines() throws Exception {
        Schema schema = schema(
                new Field("event_id", Primitive.LONG),
                new Field("text", Primitive.STRING),
                new Field("absent", new OptionalType(Primitive.LONG)),
                new Field("rates", new MapType(Primitive.DOUBLE)),
                new Field("states", new ArrayType(STATE)),
                new Field("raw", Primitive.BYTES),
                new Field("nan", Primitive.FLOAT),
                new Field("zero", Primitive.INT));
        RecordValue record = RecordValue.of(
                Long.MIN_VALUE, "</b>", null, Map.of("EUR", 1.5), List.of("CLOSED"), new byte[] {-1, 62}, Float.NaN, 0);

        assertThat(new String(encode(json(), schema, record), StandardCharsets.UTF_8))
                .isEqualTo(
                        "{\"eventId\":\"-9223372036854775808\",\"text\":\"\\u003c/b\\u003e\",\"rates\":{\"EUR\":1.5},"
                                + "\"states\":[\"STATE_CLOSED\"],\"raw\":\"/z4=\",\"nan\":\"NaN\"}");
    }

    @Test
    void json_beyond_100_levels_is_refused_by_its_parser_whose_limit_cannot_be_lifted() {
        Trap deep = Trap.depth(150);

        assertThatThrownBy(() -> proveOne(json(), deep.schema(), deep.record()))
                .hasStackTraceContaining("recursion limit");
    }

    private CodecInfo json() {
        return provider().codecs().get(2);
    }

    private CodecInfo codec() {
        return provider().codecs().get(0);
    }

    @Test
    void levels_beyond_the_limit_as_shipped_are_refused_by_protobuf_itself() throws Exception {
        requireRefusedAsShipped(codec(), Trap.depth(500), InvalidProtocolBufferException.class);
    }
}
