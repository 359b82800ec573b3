package io.wirecost.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Direction;
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

    @Test
    void each_runtime_has_one_of_its_own() {
        Run two = Samples.run(
                3,
                List.of(
                        codec("avro", "Avro"),
                        codec("gson", "JSON"),
                        node("msgpackr", "MessagePack"),
                        node("json", "JSON")),
                Samples.sizes("avro", 10),
                Samples.sizes("gson", 20),
                Samples.in("node", Samples.sizes("msgpackr", 15)),
                Samples.in("node", Samples.sizes("json", 20)));

        assertThat(Baseline.ofEach(two)).extracting(Variant::toString).containsExactly("jvm/gson", "node/json");
        assertThat(Baseline.of(two)).contains(Variant.jvm("gson"));
        assertThat(Baseline.ofEach(two.withCommand(List.of("run", "--baseline", "msgpackr"))))
                .extracting(Variant::toString)
                .containsExactly("jvm/gson", "node/msgpackr");
    }

    @Test
    void a_name_that_several_runtimes_have_names_the_baseline_of_all_of_them() {
        Run two = Samples.run(
                3,
                List.of(codec("avro", "Avro"), codec("gson", "JSON"), node("avro", "Avro"), node("json", "JSON")),
                Samples.sizes("avro", 10),
                Samples.sizes("gson", 20),
                Samples.in("node", Samples.sizes("avro", 10)),
                Samples.in("node", Samples.sizes("json", 20)));

        assertThat(Baseline.ofEach(two.withCommand(List.of("run", "--baseline=avro"))))
                .extracting(Variant::toString)
                .containsExactly("jvm/avro", "node/avro");
    }

    @Test
    void a_library_that_only_writes_is_none_as_long_as_another_of_its_format_goes_both_ways() {
        Run oneWay = Samples.run(
                3,
                List.of(codec("fast-json", "JSON").withDirection(Direction.SERIALIZE), codec("gson", "JSON")),
                Samples.sizes("fast-json", 20),
                Samples.sizes("gson", 20));

        assertThat(Baseline.of(oneWay)).contains(Variant.jvm("gson"));
    }

    private static CodecInfo node(String name, String format) {
        return Samples.in("node", codec(name, format));
    }

    private static CodecInfo codec(String name, String format) {
        return CodecInfo.of(name, format, Family.TEXT, "java.base", Object.class);
    }
}
