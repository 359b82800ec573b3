package io.wirecost.codecs.sbe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import io.wirecost.contract.Acyclic;
import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.RandomValues;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.FieldReader;
import io.wirecost.core.codec.InPlace;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.dataset.FieldPath;
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
import io.wirecost.workloads.builtin.Workloads;
import java.lang.management.ManagementFactory;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SbeContractTest extends ModuleTests {
    private static final int LARGE = 100_000;
    private static final Type POINT = new Type.RecordRef("Point");

    private final CodecInfo codec = provider().codecs().get(0);

    @Override
    protected CodecProvider provider() {
        return new SbeCodecs();
    }

    @Test
    void the_kitchen_sink_is_refused_for_its_tree_and_comes_back_without_it() throws Exception {
        Schema whole = Workloads.byName("kitchen-sink").orElseThrow().dataset(1).schema();
        Schema cut = Acyclic.of(whole);
        RandomValues values = new RandomValues(cut, 1);

        assertThat(provider().refusalReason(codec, whole))
                .hasValue(new Refusal(
                        "kitchen.Tree.left contains kitchen.Tree again, and SBE has no types that contain themselves"));
        proveAll(
                codec,
                cut,
                Stream.generate(() -> values.next(cut.root().fields().size()))
                        .limit(20)
                        .toList());
    }

    @Test
    void the_bytes_are_those_of_the_specification() throws Exception {
        Schema schema = schema(
                new Field("n", Primitive.INT),
                new Field("at", POINT),
                new Field("text", new OptionalType(Primitive.STRING)),
                new Field("gone", new OptionalType(Primitive.LONG)),
                new Field("on", new OptionalType(Primitive.BOOLEAN)),
                new Field("price", new Type.Decimal(10, 2, Optional.empty())),
                new Field("points", new ArrayType(POINT)),
                new Field("names", new MapType(Primitive.STRING)),
                new Field("maybe", new OptionalType(POINT)));
        RecordValue record = RecordValue.of(
                -2,
                point(1, "a"),
                "",
                null,
                null,
                new BigDecimal("-1.50"),
                List.of(point(3, "b")),
                Map.of("k", "v"),
                null);

        assertThat(HexFormat.of().formatHex(encode(codec, schema, record)))
                .isEqualTo("1a00" + "0100" + "0100" + "0000" // a block of 26 bytes, template 1, schema 1, version 0
                        + ("01" + "feffffff" + "01000000") // text is present; n; at.x
                        + "0000000000000000" // gone
                        + "ff" // on: neither
                        + "6affffffffffffff" // -150
                        + ("0400" + "01000000" + "03000000" + "0100000062") // a point: x, label
                        + ("0000" + "01000000" + "010000006b" + "0100000076") // a pair: key, value
                        + ("0400" + "00000000") // maybe
                        + ("0100000061" + "00000000")); // at.label, text
    }

    @Test
    void a_value_that_means_none_in_sbe_comes_back_where_it_is_present() throws Exception {
        Schema schema = schema(
                new Field("i", new OptionalType(Primitive.INT)),
                new Field("l", new OptionalType(Primitive.LONG)),
                new Field("f", new OptionalType(Primitive.FLOAT)),
                new Field("d", new OptionalType(Primitive.DOUBLE)),
                new Field("list", new ArrayType(new OptionalType(Primitive.INT))));

        proveOne(
                codec,
                schema,
                RecordValue.of(
                        Integer.MIN_VALUE, Long.MIN_VALUE, Float.NaN, -0d, Arrays.asList(Integer.MIN_VALUE, null)));
    }

    @Test
    void byte_strings_of_every_fixed_size_come_back() throws Exception {
        List<Field> fields = new ArrayList<>();
        List<Object> values = new ArrayList<>();
        for (int size : new int[] {1, 2, 256, 257, 100_000}) {
            Type fixed = new Type.Fixed("Fixed" + size, size);
            fields.add(new Field("f" + size, fixed));
            fields.add(new Field("list" + size, new ArrayType(new OptionalType(fixed))));
            byte[] bytes = new byte[size];
            Arrays.fill(bytes, (byte) -2);
            values.addAll(List.of(bytes, Arrays.asList(bytes, null)));
        }

        proveOne(codec, schema(fields.toArray(Field[]::new)), new RecordValue(values));
    }

    @Test
    void nothing_of_an_earlier_message_stays_in_the_buffer() throws Exception {
        Schema schema = schema(
                new Field("id", new OptionalType(new Type.Uuid(Optional.empty()))),
                new Field("raw", new OptionalType(Primitive.BYTES)),
                new Field("x", new OptionalType(Primitive.DOUBLE)));
        Binding<Object> binding = bind(codec, schema);
        Codec<Object> used = provider().open(codec, binding);
        used.serialize(
                binding.domain().toDomain(RecordValue.of(new UUID(-1, -1), new byte[] {-1, -1, -1}, Double.NaN)));
        RecordValue nothing = RecordValue.of(null, null, null);

        assertThat(used.serialize(binding.domain().toDomain(nothing))).isEqualTo(encode(codec, schema, nothing));
    }

    @Test
    void more_than_64_values_may_be_absent_and_more_than_255_symbols_and_65535_elements_be_there() throws Exception {
        List<String> symbols = IntStream.range(0, 300).mapToObj(i -> "s" + i).toList();
        List<Field> fields = new ArrayList<>(IntStream.range(0, 130)
                .mapToObj(i -> new Field("f" + i, new OptionalType(Primitive.INT)))
                .toList());
        fields.add(new Field("symbol", new Type.EnumRef("Symbol")));
        fields.add(new Field("many", new ArrayType(Primitive.BOOLEAN)));
        Schema schema =
                new Schema("R", List.of(new RecordDefinition("R", fields), new EnumDefinition("Symbol", symbols)));
        Object[] values = new Object[132];
        values[0] = 1;
        values[63] = 2;
        values[64] = 3;
        values[129] = 4;
        values[130] = "s299";
        values[131] = Collections.nCopies(70_000, true);

        proveOne(codec, schema, RecordValue.of(values));
    }

    @Test
    void fields_behind_lists_and_text_are_read_without_decoding_these() throws Exception {
        Schema schema = schema(
                new Field("text", Primitive.STRING),
                new Field("lines", new ArrayType(Primitive.LONG)),
                new Field("inner", new OptionalType(POINT)),
                new Field("gone", new OptionalType(POINT)),
                new Field("label", Primitive.STRING),
                new Field("at", POINT));
        RecordValue record = RecordValue.of(
                "x".repeat(LARGE), Collections.nCopies(LARGE, 7L), point(5, "inside"), null, "last", point(6, "at"));
        byte[] bytes = encode(codec, schema, record);
        FieldReader fields = fields(schema, "inner.x", "inner.label", "gone.label", "label", "at.x");

        assertThat(fields.read(bytes)).containsExactly(5, "inside", null, "last", 6);
        assertThat(fields.read(bytes)).containsExactly(5, "inside", null, "last", 6);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        fields.read(bytes);
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(10_000);
    }

    @Test
    void a_field_that_the_schema_does_not_have_cannot_be_read() {
        assertThatThrownBy(() -> fields(schema(new Field("at", POINT)), "at.y"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("at.y");
    }

    private FieldReader fields(Schema schema, String... paths) throws Exception {
        InPlace<Object> inPlace = (InPlace<Object>) provider().open(codec, bind(codec, schema));
        return inPlace.fields(Stream.of(paths).map(FieldPath::of).toList());
    }

    @Test
    void a_record_that_contains_itself_is_refused() {
        Schema schema = schema(new Field("next", new OptionalType(new Type.RecordRef("R"))));

        assertThat(provider().refusalReason(codec, schema))
                .hasValue(new Refusal("R.next contains R again, and SBE has no types that contain themselves"));
    }

    @Test
    void lists_lie_in_each_other_as_deep_as_classes_may_be_nested_and_no_deeper() throws Exception {
        Field deepest = new Field("aRatherLongNameForAList", lists(15));

        assertThat(provider().refusalReason(codec, schema(new Field("list", lists(16)))))
                .hasValueSatisfying(refusal -> assertThat(refusal.reason())
                        .isEqualTo("lists, maps and optional records lie 16 deep in each other; SBE's classes for them"
                                + " can 15"));
        proveOne(codec, schema(deepest), RecordValue.of(nested(15)));
    }

    @Test
    void records_that_unfold_without_end_are_refused() {
        List<Definition> records = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            Type next = i == 39 ? Primitive.INT : new Type.RecordRef("R" + (i + 1));
            records.add(new RecordDefinition("R" + i, List.of(new Field("a", next), new Field("b", next))));
        }

        assertThat(provider().refusalReason(codec, new Schema("R0", records)))
                .hasValueSatisfying(refusal -> assertThat(refusal.reason())
                        .isEqualTo("with every record where it is used there are more than 20000 fields; SBE knows no"
                                + " other way"));
    }

    private static Type lists(int levels) {
        return levels == 0 ? Primitive.STRING : new ArrayType(lists(levels - 1));
    }

    private static Object nested(int levels) {
        return levels == 0 ? "deep" : List.of(nested(levels - 1));
    }

    private static RecordValue point(int x, String label) {
        return RecordValue.of(x, label);
    }

    private static Schema schema(Field... fields) {
        return new Schema(
                "R",
                List.of(
                        new RecordDefinition("R", List.of(fields)),
                        new RecordDefinition(
                                "Point",
                                List.of(new Field("x", Primitive.INT), new Field("label", Primitive.STRING)))));
    }
}
