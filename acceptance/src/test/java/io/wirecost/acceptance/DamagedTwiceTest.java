package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.run.Robustness.Damage;
import io.wirecost.results.RunFile;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same seed has the same outcomes in another process, where hash codes and the order of sets are others. */
@Tag("nightly")
class DamagedTwiceTest {
    /** A format of each family, codecs that exhaust memory and stack, and some whose bytes come from maps and references. */
    private static final String OF_JVM =
            "jackson-json,jackson-cbor,jaxb,kryo,asn1-ber,flatbuffers,fastjson2,protobuf-java,jdk-serialization";

    /** Thrift's codec is one of each runtime. */
    private static final String CODECS = OF_JVM + ",thrift-compact";

    @TempDir
    private static Path folder;

    @Test
    void the_same_seed_has_the_same_outcomes_with_the_same_smallest_cases() throws Exception {
        Map<String, List<Damage>> first = damages("first");

        assertThat(first).hasSizeGreaterThanOrEqualTo(OF_JVM.split(",").length + 3);
        assertThat(damages("second")).isEqualTo(first);
    }

    private static Map<String, List<Damage>> damages(String out) throws Exception {
        Outcome outcome = OtherRuntime.node()
                .in(Wirecost.warm(folder))
                .with("PATH", System.getenv("PATH"))
                .launch(
                        "run",
                        "--runtime",
                        "jvm,node,php",
                        "--measure",
                        "robustness",
                        "--seed",
                        "1",
                        "--codec",
                        CODECS,
                        "--out",
                        out);
        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        return RunFile.read(folder.resolve(out).resolve("run.json")).cells().stream()
                .collect(Collectors.toMap(
                        cell -> cell.trial().toString(),
                        cell -> cell.figures(Robustness.class).orElseThrow().damages()));
    }
}
