package io.wirecost.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.CodecProver;
import io.wirecost.contract.Seeds;
import io.wirecost.contract.WholeContract;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.engine.installation.CodecModule;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.jvm.MeasuringJvm;
import io.wirecost.engine.jvm.ModuleLoader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every installed codec keeps the {@link WholeContract}, and where there is a walker, it accounts for the bytes. All are
 * proven in one JVM, each module behind a class loader of its own: javac and the JIT compiler are warm, and what is
 * generated for a schema is shared. {@code mvn -pl conformance -am verify} runs it; one module alone is held to the same
 * by {@code mvn -P contract -pl codecs/gson -am test}.
 */
class ConformanceTest {
    private static final Path CODECS = Path.of("..", "codecs", "pom.xml");

    private final Installation installation;

    ConformanceTest() throws Exception {
        installation = Installation.at(Path.of(System.getProperty("wirecost.installation")));
    }

    @TestFactory
    Stream<DynamicTest> every_codec_keeps_the_whole_contract_and_walkers_find_what_it_wrote() throws IOException {
        WholeContract contract = new WholeContract(Seeds.wanted(), ConformanceTest::proveAndWalk);
        return installation.modules().stream().flatMap(this::provers).flatMap(contract::tests);
    }

    private static void proveAndWalk(CodecProver prover, CodecInfo codec, Dataset data, SafetyLimits... settings)
            throws Exception {
        prover.prove(codec, data, settings);
        if (WalkedBytes.hasWalker(codec)) {
            WalkedBytes.require(prover, codec, data);
        }
    }

    @Test
    void every_module_is_installed_before_and_proven() throws IOException {
        List<String> codecs = names("<module>(.+)</module>", CODECS);

        assertThat(codecs).isNotEmpty();
        assertThat(names("<artifactId>(.+)</artifactId><version>", Path.of("pom.xml")))
                .as("dependencies of this module")
                .containsExactlyInAnyOrderElementsOf(codecs);
        assertThat(installation.modules())
                .extracting(CodecModule::name)
                .as("modules in " + installation.folder())
                .containsAll(codecs);
        assertThat(installation.modules())
                .allMatch(module -> provers(module).findAny().isPresent());
    }

    @Test
    void this_jvm_opens_what_measuring_jvms_open() {
        assertThat(ManagementFactory.getRuntimeMXBean().getInputArguments())
                .containsAll(MeasuringJvm.options().stream()
                        .filter(option -> option.startsWith("--add-opens"))
                        .toList());
    }

    /** One for each provider of a module. */
    private Stream<CodecProver> provers(CodecModule module) {
        try {
            ClassLoader loader = ModuleLoader.of(module);
            List<Path> classPath = new ArrayList<>(module.jars());
            classPath.add(installation.coreJar());
            return ServiceLoader.load(CodecProvider.class, loader).stream()
                    .map(provider -> new CodecProver(provider.get(), classPath, loader));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> names(String pattern, Path file) throws IOException {
        return Pattern.compile(pattern)
                .matcher(Files.readString(file))
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }
}
