package io.wirecost.report.model.answer;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.Baseline;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.report.SampleRobustness;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.Shown;
import io.wirecost.report.model.ReportModels;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnswerTest {
    @Test
    void the_portable_front_stands_against_the_baseline_with_intervals_and_ties() {
        assertThat(answer(SampleRuns.full()))
                .startsWith(
                        "Against jackson-json, no portable format is both smaller and faster than these:",
                        "Avro (avro-generic): 50 % fewer bytes, 0.52× to 0.55× the time; a tie with Protocol Buffers.",
                        "Protocol Buffers (protobuf-java): 40 % fewer bytes, 0.51× to 0.55× the time; a tie with Avro.",
                        "Cap'n Proto (capnproto): 20 % more bytes, 0.36× to 0.39× the time.");
    }

    @Test
    void another_baseline_turns_every_ratio() {
        Run run = Baseline.choose(SampleRuns.full(), Variant.jvm("protobuf-java"));
        assertThat(answer(run)).first().asString().startsWith("Against protobuf-java, no portable format");
        assertThat(answer(run))
                .anySatisfy(sentence -> assertThat(sentence)
                        .matches("Avro \\(avro-generic\\): 17 % fewer bytes, no difference in time beyond the noise"
                                + " \\(0\\.\\d\\d× to 1\\.\\d\\d×\\); a tie with Protocol Buffers\\."));
    }

    @Test
    void what_one_platform_reads_is_never_recommended_and_told_in_a_line_of_its_own() {
        List<String> answer = answer(SampleRuns.withOnePlatform());
        assertThat(answer)
                .anySatisfy(
                        sentence -> assertThat(sentence)
                                .matches(
                                        "Read by one platform only, so not portable: kryo \\(70 % fewer bytes, .* the time\\)\\."))
                .anySatisfy(sentence -> assertThat(sentence).startsWith("Not known to be portable: mine ("));
        assertThat(answer.stream().filter(sentence -> sentence.contains("kryo")))
                .hasSize(1);
    }

    @Test
    void sizes_alone_are_told_as_sizes() {
        Run run = SampleRuns.full();
        Run sized = run.with(run.cells().stream()
                .filter(cell -> cell.figures(Sizes.class).isPresent())
                .toList());
        assertThat(answer(sized))
                .first()
                .isEqualTo(
                        "Bytes against jackson-json (3,565 bytes): avro-generic (50 % fewer bytes), protobuf-java"
                                + " (40 % fewer bytes), capnproto-packed (30 % fewer bytes), jackson-cbor, fastjson2, capnproto.");
    }

    @Test
    void what_damaged_bytes_did_to_recommended_codecs_is_told_with_numbers() {
        Run run = SampleRobustness.beside(SampleRuns.full(), Variant.jvm("avro-generic"), Variant.jvm("protobuf-java"));
        assertThat(answer(run))
                .contains(
                        "Of 180 damaged messages, avro-generic returned another value in silence for 120; of 22 damaged"
                                + " messages, protobuf-java exhausted the stack for 1.");
    }

    @Test
    void what_damaged_bytes_did_to_a_codec_that_is_not_recommended_is_not_told_there() {
        Run run = SampleRobustness.beside(SampleRuns.full(), Variant.jvm("fastjson2"), Variant.jvm("avro-generic"));
        assertThat(answer(run))
                .contains("Of 22 damaged messages, avro-generic exhausted the stack for 1.")
                .noneMatch(sentence -> sentence.contains("fastjson2 returned"));
    }

    @Test
    void of_sizes_alone_it_is_told_of_the_smallest_portable_codec() {
        Run run = SampleRuns.withOnePlatform();
        Run sized = run.with(run.cells().stream()
                .filter(cell -> cell.figures(Sizes.class).isPresent())
                .toList());
        assertThat(answer(SampleRobustness.beside(sized, Variant.jvm("kryo"), Variant.jvm("avro-generic"))))
                .contains("Of 22 damaged messages, avro-generic exhausted the stack for 1.");
    }

    @Test
    void where_no_recommended_codec_was_given_damaged_bytes_others_are_counted() {
        Run run = SampleRobustness.beside(SampleRuns.full(), Variant.jvm("fastjson2"), Variant.jvm("jackson-cbor"));
        assertThat(answer(run))
                .contains("Of 2 codecs that read damaged messages, 1 returned another value in"
                        + " silence and 1 exhausted the stack.");
    }

    @Test
    void where_nothing_is_recommended_codecs_are_counted() {
        assertThat(Shown.in(SampleRobustness.alone(), "The answer").items())
                .contains("Of 4 codecs that read damaged messages, 1 returned another value in silence and 1"
                        + " exhausted the stack.");
    }

    @Test
    void a_run_without_damaged_bytes_says_nothing_of_them() {
        assertThat(answer(SampleRuns.full())).noneMatch(sentence -> sentence.contains("damaged"));
    }

    @Test
    void a_baseline_without_figures_is_told() {
        Run run = SampleRuns.full();
        assertThat(answer(run.withCommand(List.of("run", "--baseline", "jaxb"))))
                .contains("jaxb, which was to be the baseline, has no figures.");
    }

    private static List<String> answer(Run run) {
        return ReportModels.of(run, List.of()).findings();
    }
}
