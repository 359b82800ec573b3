package io.wirecost.studies;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.dataset.Parameters;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Environment;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.MachineInfo;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.RuntimeInfo;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A run of which nothing matters but its cells and its groups. */
final class BareRun {
    private BareRun() {}

    static Run of(List<String> groups, Optional<Parameters> parameters, List<Cell> cells) {
        return new Run(
                Run.FORMAT_VERSION,
                "0.1.0",
                "2026-01-02T03:04:05Z",
                List.of("run"),
                "thorough",
                true,
                Run.FORKS_TO_RANK,
                new Environment(
                        new MachineInfo("Linux", "amd64", "Example CPU", 2, 1L << 33),
                        List.of(new RuntimeInfo("jvm", "JVM", "JVM 17", ""))),
                new Run.Data(
                        "made-up",
                        "",
                        "",
                        "",
                        Optional.of(1L),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        parameters,
                        Optional.empty(),
                        groups.stream()
                                .map(label -> new Run.DataGroup(label, 1))
                                .toList()),
                cells.stream()
                        .map(cell -> cell.trial().codec())
                        .distinct()
                        .map(BareRun::codec)
                        .toList(),
                experiment(cells),
                cells);
    }

    /** The pipeline over the links of the cells; empty where no message went through services. */
    private static Optional<Experiment> experiment(List<Cell> cells) {
        List<Link> links = cells.stream()
                .map(cell -> cell.trial().task())
                .filter(Passage.class::isInstance)
                .map(task -> ((Passage) task).link())
                .distinct()
                .toList();
        return links.isEmpty()
                ? Optional.empty()
                : Optional.of(new Experiment(
                        Run.FORKS_TO_RANK,
                        1,
                        new Experiment.Range(1, 1),
                        new Experiment.Range(1, 1),
                        1,
                        Optional.empty(),
                        0,
                        Experiment.Services.THREADS,
                        Experiment.Forward.PASSTHROUGH,
                        "",
                        new Experiment.Transport("", "", 0, 0, "", 1),
                        Optional.of(new Experiment.Network(Experiment.Network.By.RELAY, links)),
                        Optional.empty()));
    }

    private static CodecInfo codec(Variant codec) {
        return new CodecInfo(
                codec.runtime(),
                codec.codec().name(),
                codec.wrapper(),
                "made-up",
                "",
                Family.TEXT,
                CodecInfo.DOMAIN_TARGET,
                "org.example:made-up",
                "1.0",
                "pure Java",
                Set.of(),
                Set.of());
    }
}
