package io.wirecost.conformance;

import io.wirecost.accounts.Accounts;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.walk.Walker;
import io.wirecost.contract.CodecProver;
import io.wirecost.contract.TestData;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.DomainKind;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.robustness.Undamaged;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** Damaged messages are walked over, or refused with the byte at which that was noticed. */
class OwnWalkersTest {
    private static final int RECORDS = 2;

    /** Damages of each kind by day. */
    private static final int FEW = 10;

    /** Elements that take no bytes in some formats, and records and lists that lie in each other. */
    private static final Schema NESTED = SchemaText.parse("""
            root test.Nested
            record test.Nested
              text string
              price optional(decimal(20,4))
              nothings array(record(test.Nothing))
              named map(record(test.Nothing))
              lists array(array(array(int)))
              next optional(record(test.Nested))
              more array(record(test.Nested))
            record test.Nothing
            """);

    private final Endurance endurance = new Endurance(UnreadableBytes.class);

    @TestFactory
    Stream<DynamicTest> walkers_refuse_damaged_messages_by_an_error_with_a_place() {
        return tests(FEW);
    }

    @TestFactory
    @Tag("nightly")
    Stream<DynamicTest> walkers_refuse_many_damaged_messages_by_an_error_with_a_place() {
        return tests(DamagedInputs.MANY);
    }

    /** One codec of each format and layout, since these have the walkers; of Scala, whose code takes long to compile, if need be. */
    private Stream<DynamicTest> tests(int most) {
        Map<String, DynamicTest> tests = new LinkedHashMap<>();
        InstalledModules.here()
                .provers()
                .sorted(Comparator.comparing(OwnWalkersTest::isOfScala))
                .forEach(prover -> prover.provider().codecs().stream()
                        .filter(WalkedBytes::hasWalker)
                        .forEach(codec -> tests.putIfAbsent(
                                codec.format() + " " + codec.layout(),
                                DynamicTest.dynamicTest(codec.variant().name(), () -> require(prover, codec, most)))));
        return tests.values().stream();
    }

    private static boolean isOfScala(CodecProver prover) {
        return prover.provider().codecs().stream().anyMatch(codec -> DomainKind.of(codec) == DomainKind.CASE_CLASSES);
    }

    private void require(CodecProver prover, CodecInfo codec, int most) throws Exception {
        Dataset nested = TestData.small("nested", NESTED);
        boolean holdsNested =
                prover.provider().refusalReason(codec, nested.schema()).isEmpty();
        Dataset data = holdsNested ? nested : TestData.order();
        Walker walker = Accounts.walker(codec, data.schema());
        for (byte[] message : prover.write(codec, few(data)).messages()) {
            endurance.require(
                    walker::walk, message, DamagedInputs.of(codec, data.schema(), accounted(walker, message), most));
        }
    }

    private static Undamaged accounted(Walker walker, byte[] message) throws UnreadableBytes {
        return new Undamaged(message, Optional.of(walker.walk(message).account()));
    }

    private static Dataset few(Dataset data) {
        return data.with(List.of(new Group("few", data.records().subList(1, 1 + RECORDS))));
    }
}
