package io.wirecost.codecs.capnproto;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.InPlaceContract;
import io.wirecost.contract.Oracle;
import io.wirecost.contract.RoundTrips;
import io.wirecost.contract.Trap;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.value.RecordValue;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.capnproto.DecodeException;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

class CapnprotoContractTest extends InPlaceContract {
    private static final Schema ORDER = SchemaText.parse("""
            root x.order
            record x.order
              id long
              class string
              note optional(string)
              count optional(int)
              rate optional(double)
              state optional(enum(x.State))
              items array(record(x.Item))
              prices map(decimal(9,2))
              tags optional(array(string))
              matrix array(array(int))
              states array(enum(x.State))
              bits array(boolean)
              blobs array(bytes)
              sparse array(optional(int))
              nothing null
            record x.Item
              name string
              next optional(record(x.Item))
            enum x.State
              OPEN
              IN_PROGRESS
            """);

    private static final Schema TREE = SchemaText.parse("""
            root x.Tree
            record x.Tree
              left optional(record(x.Tree))
              marker optional(record(x.Empty))
              markers array(record(x.Empty))
              data bytes
            record x.Empty
            """);

    @TempDir
    private Path folder;

    @Override
    protected CodecProvider provider() {
        return new CapnprotoCodecs();
    }

    @Override
    protected String codecInPlace() {
        return "capnproto";
    }

    @Test
    void the_official_tool_reads_present_values_from_both_layouts() throws Exception {
        RecordValue item = RecordValue.of("Zoë 🚀", RecordValue.of("inner", null));
        RecordValue record = RecordValue.of(
                Long.MIN_VALUE,
                "",
                "note",
                0,
                -0d,
                "OPEN",
                List.of(item, RecordValue.of("b", null)),
                Map.of("EUR", new java.math.BigDecimal("-1.28")),
                List.of("t"),
                List.of(List.of(1, 2), List.of(), List.of(3)),
                List.of("IN_PROGRESS", "OPEN"),
                List.of(true, false),
                List.of(new byte[0], new byte[] {7}),
                Arrays.asList(null, 0),
                null);

        assertDecoded(
                record,
                "(id = -9223372036854775808, class2 = \"\", note = \"note\", count = 0, hasCount = true, rate = -0, "
                        + "hasRate = true, state = open, hasState = true, "
                        + "items = [(name = \"Zoë 🚀\", next = (name = \"inner\")), (name = \"b\")], "
                        + "prices = [(key = \"EUR\", value = \"\\200\")], tags = [\"t\"], "
                        + "matrix = [[1, 2], [], [3]], states = [inProgress, open], bits = [true, false], "
                        + "blobs = [\"\", \"\\a\"], "
                        + "sparse = [(value = 0, hasValue = false), (value = 0, hasValue = true)], "
                        + "nothing = false, hasNothing = false)");
    }

    @Test
    void the_official_tool_tells_absent_from_empty() throws Exception {
        RecordValue record = RecordValue.of(
                1L, "", null, null, null, null, List.of(), Map.of(), null, List.of(), List.of(), List.of(), List.of(),
                List.of(), null);

        assertDecoded(
                record,
                "(id = 1, class2 = \"\", count = 0, hasCount = false, rate = 0, hasRate = false, state = open, "
                        + "hasState = false, items = [], prices = [], matrix = [], states = [], bits = [], "
                        + "blobs = [], sparse = [], nothing = false, hasNothing = false)");
    }

    @Test
    void values_nest_far_deeper_than_the_librarys_default_limit() throws Exception {
        RecordValue tree = RecordValue.of(null, null, List.of(), new byte[0]);
        for (int depth = 0; depth < 1_000; depth++) {
            tree = RecordValue.of(tree, null, List.of(), new byte[] {1});
        }

        assertReturned(TREE, tree);
    }

    @Test
    void a_record_without_fields_is_present_or_absent_or_counted() throws Exception {
        RecordValue empty = RecordValue.of();

        assertReturned(TREE, RecordValue.of(null, empty, Collections.nCopies(3, empty), new byte[0]));
        assertReturned(TREE, RecordValue.of(null, null, List.of(), new byte[0]));
    }

    @Test
    void incompressible_messages_of_several_segments_come_back() throws Exception {
        Random random = new Random(1);
        RecordValue tree = null;
        for (int sizeBytes : new int[] {1, 5_000, 8_192, 100_000, 7}) {
            byte[] data = new byte[sizeBytes];
            random.nextBytes(data);
            tree = RecordValue.of(tree, null, List.of(), data);
        }

        assertReturned(TREE, tree);
    }

    private void assertReturned(Schema schema, RecordValue record) throws Exception {
        for (CodecInfo codec : provider().codecs()) {
            assertReturned(codec, bind(codec, schema), record);
        }
    }

    private <T> byte[] assertReturned(CodecInfo codec, Binding<T> binding, RecordValue record) throws Exception {
        List<FieldPath> paths = FieldPath.leaves(binding.schema(), 3);
        return new RoundTrips<>(provider(), codec, binding, paths)
                .prove(List.of(record))
                .get(0);
    }

    private void assertDecoded(RecordValue record, String expected) throws Exception {
        Oracle capnp = Oracle.named("capnp");
        for (CodecInfo codec : provider().codecs()) {
            Binding<Object> binding = bind(codec, ORDER);
            byte[] bytes = assertReturned(codec, binding, record);
            Files.writeString(folder.resolve("schema.capnp"), binding.derivedSchema());
            String conversion = codec.layout().equals("packed") ? "packed:text" : "binary:text";

            assertThat(capnp.run(folder, bytes, "convert", conversion, "--short", "schema.capnp", "Order"))
                    .as(codec.name())
                    .isEqualTo(expected + "\n");
        }
    }

    @TestFactory
    Stream<DynamicTest> levels_beyond_the_limit_as_shipped_are_refused_by_capnproto_itself() {
        return provider().codecs().stream()
                .map(codec -> DynamicTest.dynamicTest(
                        codec.name(), () -> requireRefusedAsShipped(codec, Trap.depth(500), DecodeException.class)));
    }
}
