package io.wirecost.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Run;
import java.util.List;
import org.junit.jupiter.api.Test;

class BaselineTest {
    private final Run run = Samples.run(
            3,
            List.of(codec("avro", "Avro"), codec("gson", "JSON"), codec("jackson-json", "JSON"), codec("jaxb", "XML")),
            Samples.sizes("avro", 10),
            Samples.sizes("gson", 20),
            Samples.sizes("jackson-json", 20));

    @Test
    void without_a_choice_it_is_jackson_json() {
        assertThat(Baseline.of(run)).contains(Variant.jvm("jackson-json"));
    }

    @Test
    void the_command_of_the_run_names_it() {
        assertThat(Baseline.of(run.withCommand(List.of("run", "--baseline", "avro", "--quiet"))))
                .contains(Variant.jvm("avro"));
        assertThat(Baseline.of(run.withCommand(List.of("run", "--baseline=gson"))))
                .contains(Variant.jvm("gson"));
    }

    @Test
    void a_codec_without_figures_is_none() {
        Run missed = run.withCommand(List.of("run", "--baseline", "jaxb"));
        assertThat(Baseline.of(missed)).contains(Variant.jvm("jackson-json"));
        assertThat(Baseline.missed(missed)).contains("jaxb");
        assertThat(Baseline.missed(run)).isEmpty();
        assertThat(Baseline.candidates(run)).extracting(Variant::name).containsExactly("avro", "gson", "jackson-json");
    }

    @Test
    void another_choice_takes_the_place_of_the_commands() {
        for (List<String> command :
                List.of(List.of("run", "--baseline", "avro"), List.of("run", "--baseline=avro"), List.of("run"))) {
            Run chosen = Baseline.choose(run.withCommand(command), Variant.jvm("gson"));
            assertThat(chosen.command()).containsExactly("run", "--baseline", "gson");
            assertThat(Baseline.of(chosen)).contains(Variant.jvm("gson"));
        }
    }

    private static CodecInfo codec(String name, String format) {
        return CodecInfo.of(name, format, Family.TEXT, "java.base", Object.class);
    }
}
