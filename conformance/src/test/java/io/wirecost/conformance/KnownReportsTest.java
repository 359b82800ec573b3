package io.wirecost.conformance;

import static io.wirecost.core.run.DamageKind.LARGEST_LENGTH;
import static io.wirecost.core.run.DamageKind.NESTED;
import static io.wirecost.core.run.ReactionKind.MEMORY_EXHAUSTED;
import static io.wirecost.core.run.ReactionKind.STACK_EXHAUSTED;
import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.TestData;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.run.DamageKind;
import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.run.Run;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.installation.CodecModule;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.runner.JvmRunner;
import io.wirecost.engine.runner.Measure;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Public reports come out of a run with a version of the library that has them, and not with one that mends them. The build
 * copies both into {@code target/versions}; a codec for each stands in {@code src/test/resources/reports}.
 */
@Tag("nightly")
class KnownReportsTest {
    private static final Path VERSIONS = Path.of("target", "versions");
    private static final Path SOURCES = Path.of("src", "test", "resources", "reports");

    private static final Schema NOTE = SchemaText.parse("root test.Note\nrecord test.Note\n  content bytes\n");

    /** A value of each kind that has a length. */
    private static final Schema NOTES = SchemaText.parse("""
            root test.Note
            record test.Note
              title string
              content bytes
              tags array(string)
              numbers map(long)
            """);

    @TempDir
    static Path folder;

    private static Run former;
    private static Run mended;

    /** A report, the class of its codec, and the library with its last version that has it and the first that does not. */
    private enum Report {
        CVE_2020_13949("Thrift", "libthrift", "0.13.0", "0.14.0", LARGEST_LENGTH, MEMORY_EXHAUSTED),
        CVE_2020_28491("JacksonCbor", "jackson-dataformat-cbor", "2.11.3", "2.11.4", LARGEST_LENGTH, MEMORY_EXHAUSTED),
        CVE_2020_36518("JacksonDatabind", "jackson-databind", "2.13.2", "2.13.2.1", NESTED, STACK_EXHAUSTED),
        CVE_2022_25857("SnakeYaml", "snakeyaml", "1.30", "1.31", NESTED, STACK_EXHAUSTED),
        CVE_2022_45685("Jettison", "jettison", "1.5.1", "1.5.2", NESTED, STACK_EXHAUSTED),
        CVE_2022_45688("OrgJson", "json", "20220924", "20230227", NESTED, STACK_EXHAUSTED),
        CVE_2023_7272("Parsson", "parsson", "1.1.2", "1.1.3", NESTED, STACK_EXHAUSTED),
        CVE_2026_21452("MessagePackCore", "msgpack-core", "0.9.10", "0.9.11", LARGEST_LENGTH, MEMORY_EXHAUSTED);

        private final String codec;
        private final String library;
        private final String former;
        private final String mended;
        private final DamageKind damage;
        private final ReactionKind reaction;

        Report(String codec, String library, String former, String mended, DamageKind damage, ReactionKind reaction) {
            this.codec = codec;
            this.library = library;
            this.former = former;
            this.mended = mended;
            this.damage = damage;
            this.reaction = reaction;
        }

        /** What the documentation has of it. */
        private String row() {
            return "| %s | %s | %s | %s | %s | %s |"
                    .formatted(
                            name().replace('_', '-'),
                            library,
                            former,
                            mended,
                            damage.title(),
                            reaction.name().toLowerCase(Locale.ROOT).replace('_', ' '));
        }

        /** As the codec itself says it. */
        private String codecName() {
            return "report" + codec.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
        }

        private String jar(boolean isFormer) {
            return "%s-%s.jar".formatted(library, isFormer ? former : mended);
        }
    }

    @BeforeAll
    static void read_with_both_versions() throws Exception {
        former = run(true);
        mended = run(false);
    }

    @ParameterizedTest
    @EnumSource
    void a_report_comes_out_with_the_version_that_has_it_and_not_with_the_one_that_mends_it(Report report)
            throws Exception {
        assertThat(inputs(former, report)).isPositive();
        assertThat(inputs(mended, report)).isZero();
        assertThat(Files.readString(Path.of("..", "docs", "robustness.md"))).contains(report.row());
    }

    @Test
    void kryo_takes_memory_for_a_length_that_a_message_does_not_have_as_its_issue_1282_says() throws Exception {
        List<CatalogEntry> kryo = Catalog.here().named(Set.of("kryo"));
        Run run = Catalog.run(EnumSet.of(Measure.ROBUSTNESS), kryo, TestData.small("notes", NOTES));

        assertThat(inputs(run, "kryo", DamageKind.SOUGHT_LENGTH, MEMORY_EXHAUSTED))
                .isPositive();
    }

    private static Run run(boolean isFormer) throws Exception {
        Installation installation = InstalledModules.here().installation();
        List<CodecModule> modules = new ArrayList<>();
        for (Report report : Report.values()) {
            modules.add(module(report, isFormer, installation.coreJar()));
        }
        CodecCatalog catalog =
                new CodecCatalog(List.of(JvmRunner.load(installation).with(modules)));
        List<CatalogEntry> reported = catalog.defaults().stream()
                .filter(entry -> entry.name().startsWith("report-"))
                .toList();
        return Catalog.run(EnumSet.of(Measure.ROBUSTNESS), reported, TestData.small("note", NOTE));
    }

    /** The codec, compiled against a version of its library. */
    private static CodecModule module(Report report, boolean isFormer, Path core) throws Exception {
        List<Path> jars = jars(report, isFormer);
        String name = report.codec + (isFormer ? "-former" : "-mended");
        Path classes = Files.createDirectories(folder.resolve(name));
        Path services = Files.createDirectories(classes.resolve("META-INF").resolve("services"));
        Files.writeString(services.resolve(CodecProvider.class.getName()), "reports." + report.codec);
        String classPath = Stream.concat(Stream.of(core), jars.stream())
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
        int code = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-d",
                        classes.toString(),
                        "-cp",
                        classPath,
                        SOURCES.resolve("ContentCodecs.java").toString(),
                        SOURCES.resolve(report.codec + ".java").toString());
        assertThat(code).as("%s compiles", name).isZero();
        return new CodecModule(
                name, Stream.concat(Stream.of(classes), jars.stream()).toList(), false);
    }

    /** The library in this version, and those with which all are used. */
    private static List<Path> jars(Report report, boolean isFormer) throws Exception {
        Set<String> reported = Stream.of(Report.values())
                .flatMap(one -> Stream.of(one.jar(true), one.jar(false)))
                .collect(Collectors.toSet());
        try (Stream<Path> all = Files.list(VERSIONS)) {
            return all.filter(jar -> {
                        String name = String.valueOf(jar.getFileName());
                        return name.equals(report.jar(isFormer)) || !reported.contains(name);
                    })
                    .map(Path::toAbsolutePath)
                    .sorted()
                    .toList();
        }
    }

    private static int inputs(Run run, Report report) {
        return inputs(run, report.codecName(), report.damage, report.reaction);
    }

    private static int inputs(Run run, String codec, DamageKind damage, ReactionKind reaction) {
        List<Robustness> figures = run.cells().stream()
                .filter(cell -> cell.trial().codec().name().equals(codec))
                .flatMap(cell -> cell.figures(Robustness.class).stream())
                .toList();
        assertThat(figures).as("%s: %s", codec, run.cells()).isNotEmpty();
        return figures.stream()
                .flatMap(one -> one.damages().stream())
                .filter(one -> one.kind() == damage)
                .mapToInt(one -> one.inputs(reaction))
                .sum();
    }
}
