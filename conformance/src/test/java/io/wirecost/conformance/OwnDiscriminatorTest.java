package io.wirecost.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.accounts.account.BytePlace;
import io.wirecost.compiler.flat.FlatUnions;
import io.wirecost.contract.Seeds;
import io.wirecost.contract.UnionSchemas;
import io.wirecost.core.InputException;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.run.Cell.Status;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Interop.Reading;
import io.wirecost.core.run.Run;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.account.Explained;
import io.wirecost.engine.account.Explanation;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.runner.Measure;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Where a field of the records tells the branch of a union, codecs that write names write no name of the branch. */
class OwnDiscriminatorTest {
    private static final String MESSAGE =
            "{\"id\":1,\"payment\":{\"type\":\"card\",\"number\":3},\"parts\":[],\"byDay\":{}}";

    private static CodecCatalog catalog;

    /** By the codecs' titles. */
    private static Map<String, Explained> explained;

    @BeforeAll
    static void explain() throws Exception {
        catalog = Catalog.here();
        explained = explained();
    }

    /** The other formats by hand: field 1, field 2 with the branch 1 of the enum 0; index 0 of the union, then the enum's. */
    @Test
    void the_message_is_the_users_own_in_every_runtime() {
        explained.values().stream()
                .filter(one -> one.codec().format().equals("JSON"))
                .forEach(one -> assertThat(parsed(new String(one.message(), StandardCharsets.UTF_8)))
                        .as(one.title())
                        .isEqualTo(parsed(MESSAGE)));
        assertThat(hex("jackson-cbor"))
                .isEqualTo(cbor("bf", "id", "01")
                        + cbor("", "payment", "bf" + cbor("", "type", text("card")) + cbor("", "number", "03") + "ff")
                        + cbor("", "parts", "80")
                        + cbor("", "byDay", "bfff") + "ff");
        assertThat(hex("avro-generic")).isEqualTo("02" + "00" + "00" + "06" + "00" + "00" + "00");
    }

    @Test
    void the_account_has_the_field_that_tells_the_branch_and_no_branch() {
        Map<BytePlace, Map<ByteKind, Long>> fields =
                explained.get("jackson-json").account().bytesByPlace();

        assertThat(fields.get(new BytePlace("payment.kind")))
                .containsEntry(ByteKind.NAME, 6L)
                .containsEntry(ByteKind.PAYLOAD, 4L);
        assertThat(fields.keySet()).noneMatch(place -> place.toString().contains("Card"));
    }

    /** By day half of the codecs of JVMs, and a third of the others. */
    @Test
    void codecs_of_all_runtimes_read_each_other() throws Exception {
        Predicate<CodecInfo> onJvm = Draw.part(3);
        Set<CatalogEntry> drawn = new HashSet<>(Catalog.part(2, catalog.all()));
        drawn.addAll(Catalog.half(catalog.all().stream()
                .filter(entry -> Catalog.isOnJvm(entry) && onJvm.test(entry.info()))
                .toList()));
        List<CatalogEntry> asked = catalog.all().stream()
                .filter(drawn::contains)
                .filter(entry -> FlatUnions.areWrittenBy(entry.info()))
                .toList();

        Run run = Catalog.run(EnumSet.of(Measure.SIZE, Measure.INTEROP), asked, UnionSchemas.told());

        requireNoFailure(run);
        assertThat(run.cells().stream()
                        .flatMap(cell -> cell.figures(Interop.class).stream())
                        .flatMap(figures -> figures.readings().stream()))
                .isNotEmpty()
                .noneMatch(Reading::isDifference);
    }

    @TestFactory
    @Tag("nightly")
    Stream<DynamicTest> all_codecs_return_every_record_of_random_schemas() {
        List<CatalogEntry> asked = catalog.all().stream()
                .filter(entry -> FlatUnions.areWrittenBy(entry.info()))
                .toList();
        return UnionSchemas.together(Seeds.wanted())
                .map(seeds -> DynamicTest.dynamicTest(
                        "seeds " + seeds,
                        () -> requireNoFailure(
                                Catalog.run(EnumSet.of(Measure.SIZE), asked, UnionSchemas.told(seeds)))));
    }

    private static void requireNoFailure(Run run) {
        assertThat(run.cells())
                .filteredOn(cell -> cell.status() == Status.FAILED)
                .extracting(cell -> cell.trial().id() + ": " + cell.reason().orElse(""))
                .isEmpty();
        assertThat(run.cells()).anyMatch(cell -> cell.status() == Status.MEASURED);
    }

    private static Map<String, Explained> explained() throws Exception {
        Dataset data = UnionSchemas.told();
        RecordValue record =
                RecordValue.of(1L, RecordValue.of(RecordValue.of("card", 3L), null), null, List.of(), Map.of());
        List<CatalogEntry> asked = catalog.all().stream()
                .filter(entry -> entry.info().format().equals("JSON")
                                && entry.info().layout().isEmpty()
                        || Set.of("jackson-cbor", "avro-generic").contains(entry.name()))
                .toList();
        Explanation.Result result = new Explanation(
                        Catalog.codeCache(),
                        data.with(List.of(new Group("one", List.of(record)))),
                        new RunListener() {})
                .of(asked);

        assertThat(result.problems()).isEmpty();
        Map<String, Explained> byTitle = new TreeMap<>();
        result.explained().forEach(one -> byTitle.put(one.title(), one));
        return byTitle;
    }

    /** Without an order of members. */
    private static Json parsed(String text) {
        try {
            return JsonText.read(text, "a message");
        } catch (InputException e) {
            throw new AssertionError(text, e);
        }
    }

    private static String hex(String title) {
        return HexFormat.of().formatHex(explained.get(title).message());
    }

    private static String cbor(String before, String key, String value) {
        return before + text(key) + value;
    }

    /** A head with the length, then the letters. */
    private static String text(String value) {
        byte[] letters = value.getBytes(StandardCharsets.UTF_8);
        return "%02x".formatted(0x60 + letters.length) + HexFormat.of().formatHex(letters);
    }
}
