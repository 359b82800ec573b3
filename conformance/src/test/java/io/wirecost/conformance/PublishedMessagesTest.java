package io.wirecost.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.read.WaysOut;
import io.wirecost.contract.RandomValues;
import io.wirecost.core.InputException;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.records.Taken;
import io.wirecost.workloads.records.UserRecords;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * All messages of Google's common {@code .proto} files as fields of one, without what is refused and by the ways out that the
 * refusals name: no codec of a JVM returns a wrong value of them.
 */
@Tag("nightly")
class PublishedMessagesTest {
    private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
    private static final Pattern MESSAGE = Pattern.compile("(?m)^message (\\w+) \\{");
    private static final Pattern WAY_OUT = Pattern.compile("--without ([\\w.]+)");
    private static final int RECORDS = 400;
    private static final int MESSAGES_IN_EACH = 4;

    @TempDir
    private static Path folder;

    @TestFactory
    Stream<DynamicTest> no_codec_returns_a_wrong_value() throws Exception {
        Dataset data = data();
        return InstalledModules.here()
                .provers()
                .flatMap(prover -> prover.provider().codecs().stream()
                        .filter(codec -> prover.provider()
                                .refusalReason(codec, data.schema())
                                .isEmpty())
                        .filter(Draw.part(5))
                        .map(codec -> DynamicTest.dynamicTest(
                                codec.variant().toString(), () -> prover.prove(codec, data, SafetyLimits.LIFTED))));
    }

    private static Dataset data() throws Exception {
        List<String> files = unpacked();
        Schema schema = withoutWhatIsRefused(Files.writeString(folder.resolve("all.proto"), all(files)));
        assertThat(schema.root().fields()).hasSizeGreaterThan(100);
        RandomValues values = new RandomValues(schema, 1);
        HintedValues hinted = new HintedValues(schema);
        List<RecordValue> records = IntStream.range(0, RECORDS)
                .mapToObj(i -> hinted.of(values.next(MESSAGES_IN_EACH)))
                .toList();
        return UserRecords.dataset(
                Path.of("published"), schema, new Taken(records, Optional.empty(), Optional.empty()));
    }

    private static Schema withoutWhatIsRefused(Path file) throws Exception {
        Set<String> without = new LinkedHashSet<>();
        while (true) {
            try {
                return SchemaReaders.read(new SchemaRequest(
                                List.of(file),
                                List.of(folder),
                                Optional.of("published.All"),
                                WaysOut.of(List.copyOf(without), List.of()),
                                new InstalledTools(Path.of(System.getProperty("wirecost.installation")))))
                        .schema();
            } catch (InputException e) {
                List<String> further = e.problems().stream()
                        .flatMap(problem -> WAY_OUT.matcher(problem).results())
                        .map(way -> way.group(1))
                        .toList();
                assertThat(without.addAll(further)).as(e.getMessage()).isTrue();
            }
        }
    }

    private static String all(List<String> files) throws Exception {
        List<String> names = new ArrayList<>();
        for (String file : files) {
            String text = Files.readString(folder.resolve(file));
            Matcher space = PACKAGE.matcher(text);
            assertThat(space.find()).as(file).isTrue();
            MESSAGE.matcher(text)
                    .results()
                    .map(message -> "." + space.group(1) + "." + message.group(1))
                    .forEach(names::add);
        }
        return "syntax = \"proto3\";\npackage published;\n"
                + files.stream().map("import \"%s\";\n"::formatted).collect(Collectors.joining())
                + "message All {\n"
                + IntStream.range(0, names.size())
                        .mapToObj(i -> "  %s m%d = %d;\n".formatted(names.get(i), i, i + 1))
                        .collect(Collectors.joining())
                + "}\n";
    }

    /** The files of the library, by the names under which they import each other. */
    private static List<String> unpacked() throws Exception {
        URL address = PublishedMessagesTest.class.getClassLoader().getResource("google/api/annotations.proto");
        List<String> names = new ArrayList<>();
        try (JarFile jar = ((JarURLConnection) address.openConnection()).getJarFile()) {
            for (JarEntry entry :
                    jar.stream().filter(e -> e.getName().endsWith(".proto")).toList()) {
                Path file = folder.resolve(entry.getName()).normalize();
                Files.createDirectories(file.getParent());
                try (InputStream in = jar.getInputStream(entry)) {
                    Files.copy(in, file);
                }
                names.add(entry.getName());
            }
        }
        return names;
    }
}
