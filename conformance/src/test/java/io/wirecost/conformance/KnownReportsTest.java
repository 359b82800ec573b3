package io.wirecost.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.TestData;
import io.wirecost.core.run.DamageKind;
import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.run.Run;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.runner.Measure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Public reports come out of a run with a version of the library that has them, and not of one with the version that is
 * installed, which mends them. The build copies the old versions into {@code target/versions}.
 */
@Tag("nightly")
class KnownReportsTest {
    private static final Path VERSIONS = Path.of("target", "versions");

    /** Records in each other, so that messages can be nested, and a value of each kind that has a length. */
    private static final Schema NOTES = SchemaText.parse("""
            root test.Note
            record test.Note
              title string
              content bytes
              tags array(string)
              numbers map(long)
              price optional(decimal(20,4))
              next optional(record(test.Note))
              answers array(record(test.Note))
            """);

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "CVE-2026-21452, msgpack, msgpack-core, 0.9.10, msgpack-core-map, LARGEST_LENGTH, MEMORY_EXHAUSTED",
        "AVRO-4241, avro, avro, 1.12.1, avro-generic, LARGEST_LENGTH, MEMORY_EXHAUSTED",
        "CVE-2025-52999, jacksonjr, jackson-core jackson-jr-objects, 2.14.3, jackson-jr, NESTED, STACK_EXHAUSTED",
        "CVE-2023-7272, yasson, parsson, 1.1.2, yasson, NESTED, STACK_EXHAUSTED",
        "CVE-2023-4043, yasson, parsson, 1.1.3, yasson, HUGE_NUMBER, HANG",
    })
    void a_report_comes_out_with_the_version_that_has_it_and_not_with_the_one_that_mends_it(
            String number,
            String module,
            String libraries,
            String version,
            String codec,
            DamageKind damage,
            ReactionKind reaction)
            throws Exception {
        Installation installed = InstalledModules.here().installation();
        Installation former = withVersion(installed, module, List.of(libraries.split(" ", -1)), version);

        assertThat(inputs(former, codec, damage, reaction))
                .as("%s, %s %s", number, libraries, version)
                .isPositive();
        assertThat(inputs(installed, codec, damage, reaction))
                .as("%s, as installed", number)
                .isZero();
    }

    /** Reports that no version mends yet. */
    @ParameterizedTest
    @CsvSource({"EsotericSoftware/kryo issue 1282, kryo", "RuedigerMoeller/fast-serialization issue 358, fst"})
    void an_open_report_comes_out_with_the_version_that_is_installed(String number, String codec) throws Exception {
        assertThat(inputs(
                        InstalledModules.here().installation(),
                        codec,
                        DamageKind.SOUGHT_LENGTH,
                        ReactionKind.MEMORY_EXHAUSTED))
                .as(number)
                .isPositive();
    }

    private static int inputs(Installation installation, String codec, DamageKind damage, ReactionKind reaction)
            throws Exception {
        List<CatalogEntry> codecs = CodecCatalog.load(installation).named(Set.of(codec));
        Run run = Catalog.run(installation, EnumSet.of(Measure.ROBUSTNESS), codecs, TestData.small("notes", NOTES));
        return run.cells().stream()
                .flatMap(cell -> cell.figures(Robustness.class).stream())
                .flatMap(figures -> figures.damages().stream())
                .filter(one -> one.kind() == damage)
                .mapToInt(one -> one.inputs(reaction))
                .sum();
    }

    /** An installation with one module, of which some libraries are of another version. */
    private Installation withVersion(Installation installed, String module, List<String> libraries, String version)
            throws Exception {
        Path lib =
                Files.createDirectories(folder.resolve("codecs").resolve(module).resolve("lib"));
        for (Path jar :
                jars(installed.folder().resolve("codecs").resolve(module).resolve("lib"))) {
            String name = String.valueOf(jar.getFileName());
            if (libraries.stream().noneMatch(library -> name.matches(library + "-\\d.*"))) {
                Files.createSymbolicLink(lib.resolve(name), jar);
            }
        }
        for (String library : libraries) {
            String old = "%s-%s.jar".formatted(library, version);
            Files.createSymbolicLink(lib.resolve(old), VERSIONS.resolve(old).toAbsolutePath());
        }
        for (String part : List.of("harness", "tools", "compressions")) {
            Files.createSymbolicLink(folder.resolve(part), installed.folder().resolve(part));
        }
        return Installation.at(folder);
    }

    private static List<Path> jars(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }
}
