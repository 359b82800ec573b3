package io.wirecost.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Interop.Reading;
import io.wirecost.core.run.Run;
import io.wirecost.engine.catalog.AbsentRuntime;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.vectors.VectorFinding;
import io.wirecost.engine.vectors.VectorFindings;
import io.wirecost.workloads.builtin.Workloads;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/**
 * All codecs that share a format and layout understand each other, but for what the list of known differences says.
 */
@TestInstance(Lifecycle.PER_CLASS)
class InteropTest {
    private final CodecCatalog catalog;
    private final List<Run> runs = new ArrayList<>();

    InteropTest() throws Exception {
        catalog = Catalog.here();
    }

    record Difference(CodecInfo writer, CodecInfo reader, String workload, Reading reading) {
        @Override
        public String toString() {
            return "%s | %s | %s | %s | %s%s"
                    .formatted(
                            writer.format(),
                            writer.variant(),
                            reader.variant(),
                            workload,
                            reading.difference().map(String::valueOf).orElse(""),
                            reading.reason().orElse(""));
        }
    }

    @BeforeAll
    void have_codecs_read_each_other() throws Exception {
        for (String workload : workloads()) {
            runs.add(run(participants(catalog.all(), workload), workload));
        }
    }

    /**
     * Half of those of JVMs in each format, since each reads all others, and a part of those of other runtimes; all of them do so
     * by night. By day {@link ConformanceTest} proves those that are left out, and has walkers read what they write.
     */
    List<CatalogEntry> participants(List<CatalogEntry> codecs, String workload) {
        Predicate<CodecInfo> onJvm = Draw.part(2);
        Set<CatalogEntry> drawn = new HashSet<>(Catalog.part(0, codecs));
        drawn.addAll(Catalog.half(codecs.stream()
                .filter(entry -> Catalog.isOnJvm(entry) && onJvm.test(entry.info()))
                .toList()));
        return codecs.stream().filter(drawn::contains).toList();
    }

    /** Edge values are read by night; by day the walkers of {@link ConformanceTest} find them in what each codec writes. */
    List<String> workloads() {
        return List.of("kitchen-sink");
    }

    private static Run run(List<CatalogEntry> entries, String workload) throws Exception {
        return Catalog.run(
                EnumSet.of(Measure.INTEROP),
                entries,
                Workloads.byName(workload).orElseThrow().dataset(1));
    }

    List<AbsentRuntime> absent() {
        return catalog.absent();
    }

    @Test
    void no_codec_fails() {
        assertThat(runs.stream().flatMap(run -> run.cells().stream()))
                .filteredOn(cell -> cell.status() == Cell.Status.FAILED)
                .isEmpty();
    }

    @Test
    void there_is_no_difference_that_is_not_known() {
        assertThat(differences()
                        .filter(difference -> difference.reading().known().isEmpty()))
                .as("format | writer | reader | workload | what")
                .isEmpty();
    }

    /** A codec that cannot hold these workloads is given no vectors. */
    @Test
    void codecs_fail_the_test_vectors_that_are_listed_and_no_others() {
        Map<String, Integer> failed = new TreeMap<>();
        runs.stream()
                .flatMap(run -> run.cells().stream())
                .forEach(cell -> cell.figures(Interop.class)
                        .flatMap(Interop::vectors)
                        .ifPresent(vectors -> failed.put(
                                cell.trial().codec().toString(),
                                vectors.failures().size())));
        Map<String, Integer> listed = VectorFindings.shipped().all().stream()
                .filter(finding -> failed.containsKey(finding.codec()))
                .collect(Collectors.toMap(VectorFinding::codec, VectorFinding::failed));
        failed.values().removeIf(none -> none == 0);

        assertThat(failed).isNotEmpty().containsExactlyInAnyOrderEntriesOf(listed);
    }

    Stream<Difference> differences() {
        return runs.stream()
                .flatMap(run -> run.cells().stream()
                        .flatMap(cell -> cell.figures(Interop.class).stream()
                                .flatMap(figures -> figures.readings().stream())
                                .filter(Reading::isDifference)
                                .map(reading -> new Difference(
                                        codec(run, reading.runtime(), reading.codec()),
                                        codec(
                                                run,
                                                cell.trial().codec().runtime(),
                                                cell.trial().codec().name()),
                                        run.data().name(),
                                        reading))));
    }

    private static CodecInfo codec(Run run, String runtime, String name) {
        return run.codecs().stream()
                .filter(codec -> codec.runtime().equals(runtime)
                        && codec.variant().name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
