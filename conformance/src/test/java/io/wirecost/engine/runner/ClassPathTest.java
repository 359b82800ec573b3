package io.wirecost.engine.runner;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.build.CodeCache;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.contract.RoundTrips;
import io.wirecost.contract.Seeds;
import io.wirecost.contract.TestData;
import io.wirecost.core.codec.DomainKind;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.schema.Schema;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.worker.WorkOrder;
import io.wirecost.process.Command;
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every codec of a JVM returns the records of a small dataset with the options and on the class path with which it is proven and
 * measured. Codecs for which these are the same share a process. {@code ConformanceTest} has larger data.
 */
class ClassPathTest {
    private static final Duration MOST = Duration.ofMinutes(10);
    private static final int PART = 6;

    private final Installation installation;
    private final CodeCache cache;
    private final MeasuringJvm jvm;
    private final List<JvmCodec> codecs;

    @TempDir
    private Path folder;

    ClassPathTest() throws Exception {
        installation = Installation.at(Path.of(System.getProperty("wirecost.installation")));
        cache = new CodeCache(
                installation.folder().resolveSibling("code-cache"), new InstalledTools(installation.folder()));
        jvm = new MeasuringJvm(installation, Collector.SERIAL, WorkOrder.STANDARD_HEAP_MEBIBYTES);
        codecs = JvmModules.load(installation.modules());
    }

    /** Of the class paths, each of which takes a process; the seed draws them. */
    @TestFactory
    Stream<DynamicTest> the_codecs_of_a_sixth_of_the_class_paths_return_what_they_were_given() throws Exception {
        return tests(PART);
    }

    @TestFactory
    @Tag("nightly")
    Stream<DynamicTest> every_codec_returns_what_it_was_given() throws Exception {
        return tests(1);
    }

    private Stream<DynamicTest> tests(int part) throws Exception {
        Schema order = TestData.order().schema();
        List<JvmCodec> ofSingleValues = codecs.stream()
                .filter(codec -> codec.refusalReason(order).isPresent())
                .toList();
        List<JvmCodec> others =
                codecs.stream().filter(codec -> !ofSingleValues.contains(codec)).toList();
        return Stream.concat(
                tests(part, TestData.order(), others), tests(part, TestData.singleValues(), ofSingleValues));
    }

    private Stream<DynamicTest> tests(int part, Dataset dataset, List<JvmCodec> codecs) throws IOException {
        Path file = folder.resolve(dataset.name());
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            DatasetFile.write(dataset, out);
        }
        Map<List<String>, List<String>> namesByCommand = new LinkedHashMap<>();
        for (CompiledCodec codec : compiled(dataset.schema(), codecs)) {
            namesByCommand
                    .computeIfAbsent(start(codec), none -> new ArrayList<>())
                    .add(codec.name());
        }
        List<Map.Entry<List<String>, List<String>>> drawn = new ArrayList<>(namesByCommand.entrySet());
        Collections.shuffle(drawn, new Random(Seeds.wanted().get(0)));
        List<DynamicTest> tests = new ArrayList<>();
        for (Map.Entry<List<String>, List<String>> shared : drawn.subList(0, (drawn.size() + part - 1) / part)) {
            String output = run(shared.getKey(), file, shared.getValue());
            shared.getValue()
                    .forEach(name -> tests.add(DynamicTest.dynamicTest(
                            name, () -> assertThat(output.lines()).as(output).contains("proven " + name))));
        }
        return tests.stream();
    }

    private List<CompiledCodec> compiled(Schema schema, List<JvmCodec> codecs) throws IOException {
        List<CompiledCodec> compiled = new ArrayList<>();
        for (DomainKind domain : DomainKind.values()) {
            List<JvmCodec> ofDomain = codecs.stream()
                    .filter(codec -> DomainKind.of(codec.info()) == domain)
                    .toList();
            new CodeBuilder(installation, domain, cache, Targets::byId)
                    .build(schema, ofDomain, (target, emission) -> {})
                    .values()
                    .forEach(built -> compiled.add(((CodeBuilder.Built.Ready) built).codec()));
        }
        return compiled;
    }

    /** The words that start a JVM for a codec, class path included, up to the program. */
    private List<String> start(CompiledCodec codec) throws IOException {
        List<String> words = jvm.proving(codec).words();
        return words.subList(0, words.indexOf("-cp") + 2);
    }

    /** Starts a JVM that sees the program of this test beside the class path. */
    private static String run(List<String> start, Path dataset, List<String> names) throws IOException {
        List<String> words = new ArrayList<>(start);
        words.add(String.join(
                File.pathSeparator, words.remove(words.size() - 1), place(ProveMain.class), place(RoundTrips.class)));
        words.add(ProveMain.class.getName());
        words.add(dataset.toString());
        words.addAll(names);
        return new Command(words, MOST).run().output();
    }

    private static String place(Class<?> program) {
        return Path.of(URI.create(program.getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toString()))
                .toString();
    }
}
