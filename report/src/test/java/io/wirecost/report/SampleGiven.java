package io.wirecost.report;

import io.wirecost.core.dataset.LeftOut;
import io.wirecost.core.dataset.SchemaFindings;
import io.wirecost.core.run.AsGiven;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.TypingGains;
import io.wirecost.core.run.UnionGains;
import java.util.Optional;
import java.util.stream.IntStream;

/** Runs as if their records were JSON text of a user's own: 4,000 bytes each without white space, 5,000 in the file. */
public final class SampleGiven {
    private SampleGiven() {}

    static Run leavingOut(LeftOut leftOut, Run run) {
        return given(Optional.of(leftOut), Optional.empty(), run);
    }

    public static Run inferred(SchemaFindings findings, Run run) {
        return given(Optional.empty(), Optional.of(findings), run);
    }

    static Run worth(TypingGains gains, Run run) {
        Run given = given(Optional.empty(), Optional.empty(), run);
        return given.withGiven(given.data().given().orElseThrow().with(Optional.of(gains), Optional.empty()));
    }

    static Run worth(UnionGains gains, Run run) {
        Run given = given(Optional.empty(), Optional.empty(), run);
        return given.withGiven(given.data().given().orElseThrow().with(Optional.empty(), Optional.of(gains)));
    }

    private static Run given(Optional<LeftOut> leftOut, Optional<SchemaFindings> findings, Run run) {
        Run.Data data = run.data();
        Run.Data given = new Run.Data(
                data.name(),
                data.schema(),
                data.schemaChecksum(),
                data.datasetChecksum(),
                Optional.empty(),
                Optional.of(new AsGiven(
                        sizes(data, 4_000), sizes(data, 5_000), leftOut, findings, Optional.empty(), Optional.empty())),
                Optional.empty(),
                Optional.empty(),
                data.groups());
        return new Run(
                run.formatVersion(),
                run.wirecost(),
                run.started(),
                run.command(),
                run.profile(),
                run.complete(),
                run.plannedForks(),
                run.environment(),
                given,
                run.codecs(),
                run.pipeline(),
                run.cells());
    }

    private static Sizes sizes(Run.Data data, int bytes) {
        return new Sizes(data.groups().stream()
                .map(group -> IntStream.range(0, group.records())
                        .mapToObj(record -> bytes)
                        .toList())
                .toList());
    }
}
