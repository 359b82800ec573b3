package io.wirecost.core.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Variant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RunTest {
    private static final Cell JVM = size("jvm");
    private static final Cell NODE = size("node");

    @Test
    void its_runtimes_stand_in_the_order_of_its_environment_and_none_is_named_that_has_no_codec() {
        assertThat(run("php", "node", "jvm").runtimes()).containsExactly("node", "jvm");
        assertThat(run("jvm").runtimes()).containsExactly("jvm", "node");
    }

    @Test
    void a_part_of_it_has_the_codecs_and_cells_of_one_runtime() {
        Run part = run("jvm", "node").in("node");

        assertThat(part.codecs()).extracting(CodecInfo::runtime).containsExactly("node");
        assertThat(part.cells()).containsExactly(NODE);
        assertThat(part.environment()).isEqualTo(run("jvm", "node").environment());
    }

    private static Run run(String... environment) {
        return new Run(
                Run.FORMAT_VERSION,
                "",
                "",
                List.of(),
                "quick",
                true,
                3,
                new Environment(
                        new MachineInfo("", "", "", 1, 1),
                        List.of(environment).stream()
                                .map(name -> new RuntimeInfo(name, name, "", ""))
                                .toList()),
                new Run.Data("w", "", "", "", Optional.empty(), List.of(new Run.DataGroup("all", 1))),
                List.of(codec("jvm"), codec("node")),
                Optional.empty(),
                List.of(JVM, NODE));
    }

    private static CodecInfo codec(String runtime) {
        return new CodecInfo(
                runtime, "json", Optional.empty(), "JSON", "", Family.TEXT, "", "", "", "", Set.of(), Set.of());
    }

    private static Cell size(String runtime) {
        Variant codec = new Variant(new CodecId(runtime, "json"), Optional.empty());
        return Cell.measured(new Trial("w", codec, new Task.Size()), new Sizes(List.of(List.of(1))));
    }
}
