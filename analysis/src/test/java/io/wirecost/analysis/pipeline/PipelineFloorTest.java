package io.wirecost.analysis.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.analysis.Samples;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Trial;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PipelineFloorTest {
    private static final Cell AVRO = Blocks.cell("avro", Passage.of(Passage.Reading.NEVER), 50);
    private static final Cell JSON = Blocks.cell("jackson-json", Passage.of(Passage.Reading.NEVER), 80);

    @Test
    void a_codec_stands_on_the_floor_of_its_own_bytes_else_on_the_baselines_else_on_any() {
        Run both = withCodecs(Samples.run(3, AVRO, JSON), "avro", "thrift", "jackson-json");

        assertThat(PipelineFloor.of(both, Passage.PLAIN, Variant.jvm("avro"))).contains(AVRO);
        assertThat(PipelineFloor.of(both, Passage.PLAIN, Variant.jvm("thrift"))).contains(JSON);
        assertThat(PipelineFloor.of(Samples.run(3, AVRO), Passage.PLAIN, Variant.jvm("thrift")))
                .contains(AVRO);
    }

    @Test
    void a_floor_that_failed_is_none() {
        Run run = Samples.run(
                3, Cell.failed(new Trial("w", Variant.jvm("avro"), Passage.of(Passage.Reading.NEVER)), "killed"));

        assertThat(PipelineFloor.cells(run, Passage.PLAIN)).isEmpty();
        assertThat(PipelineFloor.of(run, Passage.PLAIN, Variant.jvm("avro"))).isEmpty();
    }

    @Test
    void its_share_is_paired_by_round() {
        Estimate share = PipelineFloor.share(Blocks.of(80, 160, 40), Blocks.of(100, 200, 50))
                .orElseThrow();

        assertThat(share.centre()).isCloseTo(0.8, within(1e-9));
        assertThat(share.interval().orElseThrow().low()).isCloseTo(0.8, within(1e-9));
    }

    private static Run withCodecs(Run run, String... names) {
        return new Run(
                run.formatVersion(),
                run.wirecost(),
                run.started(),
                run.command(),
                run.profile(),
                run.complete(),
                run.plannedForks(),
                run.environment(),
                run.data(),
                List.of(names).stream()
                        .map(name -> new CodecInfo(
                                CodecId.JVM,
                                name,
                                Optional.empty(),
                                "F",
                                "",
                                Family.TEXT,
                                "java",
                                "l",
                                "1",
                                "pure Java",
                                Set.of(),
                                Set.of()))
                        .toList(),
                run.pipeline(),
                run.cells());
    }
}
