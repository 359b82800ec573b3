package io.wirecost.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.wirecost.contract.CodecProver;
import io.wirecost.contract.Promises;
import io.wirecost.contract.Seeds;
import io.wirecost.contract.TestData;
import io.wirecost.contract.WholeContract;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.engine.installation.CodecModule;
import io.wirecost.engine.runner.Collector;
import io.wirecost.engine.runner.MeasuringJvm;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every installed codec keeps the {@link WholeContract}, and where there is a walker, it accounts for the bytes, and {@link
 * DamagedEnums} stand in them. All are proven in one JVM, each module behind a class loader of its own: javac and the JIT
 * compiler are warm, and what is generated for a schema is shared. {@code -Dcontract.modules=gson} leaves out all other modules. Of the codecs of Scala, the
 * {@link Draw} takes a part.
 */
class ConformanceTest {
    private static final Path CODECS = Path.of("..", "codecs", "pom.xml");
    private static final Path ALL = Path.of("..", "codecs", "all", "pom.xml");
    private static final InstalledModules MODULES = InstalledModules.here();

    @TestFactory
    Stream<DynamicTest> every_codec_keeps_the_whole_contract_and_walkers_find_what_it_wrote() {
        WholeContract contract = new WholeContract(Seeds.wanted(), ConformanceTest::proveAndWalk);
        return MODULES.provers().flatMap(prover -> contract.tests(prover, Draw.part(0)));
    }

    /** The profile has eight seeds of random schemas. */
    @TestFactory
    @Tag("nightly")
    Stream<DynamicTest> every_codec_keeps_it_on_more_schemas_and_returns_every_message_of_a_default_run() {
        Dataset messages = TestData.messages();
        Stream<DynamicTest> ofMessages = MODULES.provers()
                .flatMap(prover -> prover.provider().codecs().stream()
                        .filter(codec -> prover.provider()
                                .refusalReason(codec, messages.schema())
                                .isEmpty())
                        .map(codec -> DynamicTest.dynamicTest(
                                codec.variant() + " returns all of " + messages.name(),
                                () -> proveAndWalk(prover, codec, messages, SafetyLimits.LIFTED))));
        return Stream.concat(every_codec_keeps_the_whole_contract_and_walkers_find_what_it_wrote(), ofMessages);
    }

    private static void proveAndWalk(CodecProver prover, CodecInfo codec, Dataset data, SafetyLimits... settings)
            throws Exception {
        CodecProver.Written written = prover.prove(codec, data, settings);
        if (WalkedBytes.hasWalker(codec)) {
            WalkedBytes.require(written, codec, data);
            DamagedEnums.require(prover, codec, data, written);
        }
    }

    @Test
    void every_codec_but_those_of_single_values_holds_a_schema_with_a_bit_of_everything() {
        assumeFalse(InstalledModules.areNamed(), "it asks for all modules");
        assertThat(MODULES.provers()
                        .flatMap(prover -> prover.provider().codecs().stream()
                                .filter(codec -> !new Promises(prover).holdsABitOfEverything(codec))))
                .extracting(CodecInfo::format)
                .containsOnly("CSV");
    }

    @Test
    void every_module_is_installed_before_and_proven() throws IOException {
        assumeFalse(InstalledModules.areNamed(), "it asks for all modules");
        List<String> codecs = names("<module>(.+)</module>", CODECS);

        assertThat(codecs).isNotEmpty();
        assertThat(names("<artifactId>(.+)</artifactId><version>", ALL))
                .as("dependencies in " + ALL)
                .containsExactlyInAnyOrderElementsOf(codecs);
        assertThat(MODULES.modules()).extracting(CodecModule::name).containsAll(codecs);
        assertThat(MODULES.modules())
                .allMatch(module -> !MODULES.provers(module).isEmpty());
    }

    /** A default that the provider does not have would be left out without a word. */
    @Test
    void every_default_is_among_the_codecs_of_its_provider() {
        assertThat(MODULES.provers())
                .allSatisfy(prover -> assertThat(prover.provider().codecs())
                        .containsAll(prover.provider().defaults()));
    }

    @Test
    void this_jvm_opens_what_measuring_jvms_open() {
        assertThat(ManagementFactory.getRuntimeMXBean().getInputArguments())
                .containsAll(MeasuringJvm.options(Collector.SERIAL).stream()
                        .filter(option -> option.startsWith("--add-opens"))
                        .toList());
    }

    private static List<String> names(String pattern, Path file) throws IOException {
        return Pattern.compile(pattern)
                .matcher(Files.readString(file))
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }
}
