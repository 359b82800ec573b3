package io.wirecost.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.accounts.Accounts;
import io.wirecost.accounts.walk.Walked;
import io.wirecost.accounts.walk.Walker;
import io.wirecost.contract.CodecProver;
import io.wirecost.contract.Seeds;
import io.wirecost.contract.WholeContract;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.value.Comparer;
import io.wirecost.engine.installation.CodecModule;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.jvm.ModuleLoader;
import io.wirecost.workloads.builtin.Workloads;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every walker finds every value that a codec has written, and accounts for every byte: on the records of all workloads, of
 * small schemas and of random ones. That an account covers each byte once, {@code ByteAccount} itself demands.
 */
class AccountsTest {
    private final Installation installation;

    AccountsTest() throws Exception {
        installation = Installation.at(Path.of(System.getProperty("wirecost.installation")));
    }

    @TestFactory
    Stream<DynamicTest> what_a_walker_finds_as_payload_equals_the_values() throws IOException {
        WholeContract contract = new WholeContract(Seeds.wanted(), AccountsTest::require);
        return provers().flatMap(prover -> contract.tests(prover, AccountsTest::hasWalker));
    }

    @TestFactory
    Stream<DynamicTest> every_record_of_every_workload_is_accounted_for() throws IOException {
        return provers()
                .flatMap(prover -> prover.provider().codecs().stream()
                        .filter(AccountsTest::hasWalker)
                        .flatMap(codec -> Workloads.all().stream()
                                .map(workload -> workload.dataset(1))
                                .filter(data -> prover.provider()
                                        .refuses(codec, data.schema())
                                        .isEmpty())
                                .map(data -> DynamicTest.dynamicTest(
                                        codec.variant().name() + " " + data.name(),
                                        () -> require(prover, codec, data)))));
    }

    private static boolean hasWalker(CodecInfo codec) {
        return Accounts.refuses(codec).isEmpty();
    }

    private static void require(CodecProver prover, CodecInfo codec, Dataset data, SafetyLimits... settings)
            throws Exception {
        CodecProver.Written written = prover.write(codec, data);
        Walker walker = Accounts.walker(codec, data.schema());
        Comparer comparer = new Comparer(data.schema(), codec.losses());
        for (int i = 0; i < written.messages().size(); i++) {
            byte[] message = written.messages().get(i);
            Walked walked = walker.walk(message);
            assertThat(comparer.compare(written.records().get(i), walked.value()))
                    .as("record %d of %s", i, data.name())
                    .isEmpty();
            assertThat(walked.account().bytesByKind().values().stream()
                            .mapToLong(Long::longValue)
                            .sum())
                    .isEqualTo(message.length);
        }
    }

    /** One for each provider that has a codec with a walker. */
    private Stream<CodecProver> provers() throws IOException {
        return installation.modules().stream().flatMap(this::provers);
    }

    private Stream<CodecProver> provers(CodecModule module) {
        try {
            ClassLoader loader = ModuleLoader.of(module);
            List<Path> classPath = new ArrayList<>(module.jars());
            classPath.add(installation.coreJar());
            return ServiceLoader.load(CodecProvider.class, loader).stream()
                    .map(ServiceLoader.Provider::get)
                    .filter(provider -> provider.codecs().stream().anyMatch(AccountsTest::hasWalker))
                    .map(provider -> new CodecProver(provider, classPath, loader));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
