package io.wirecost.analysis;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Direction;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The codec that the others of its runtime are held against, unless a reader chooses another on the page of the report.
 * Each runtime of a run has its own, so that a ratio compares libraries alone. A run names it in its command, or leaves
 * it to the figures.
 */
public final class Baseline {
    /** The option of a command that names it. */
    public static final String OPTION = "--baseline";

    private static final String EQUALS = OPTION + "=";
    private static final Variant CODEC = Variant.jvm("jackson-json");
    private static final String FORMAT = "JSON";

    private Baseline() {}

    /** Returns the baseline of the first runtime that has figures; empty where nothing was measured. */
    public static Optional<Variant> of(Run run) {
        return ofEach(run).stream().findFirst();
    }

    /** Returns the baseline of every runtime that has figures, in the order of the runtimes. */
    public static List<Variant> ofEach(Run run) {
        return run.runtimes().stream()
                .flatMap(runtime -> of(run, runtime).stream())
                .toList();
    }

    /** Returns the baseline of a runtime: one of its codecs that have any figure. Empty where nothing was measured. */
    public static Optional<Variant> of(Run run, String runtime) {
        return among(measured(run.in(runtime)), run.command());
    }

    /**
     * Of codecs of one runtime: the one that a run's command names, else {@code jackson-json}, else the first JSON codec,
     * else the first. A codec that both writes and reads goes before one that does not. Empty where there is none.
     */
    public static Optional<Variant> among(List<CodecInfo> measured, List<String> command) {
        List<CodecInfo> codecs = measured.stream()
                .sorted(Comparator.comparing(codec -> codec.direction() != Direction.BOTH))
                .toList();
        return named(command)
                .flatMap(name -> first(
                        codecs.stream().filter(codec -> codec.variant().name().equals(name))))
                .or(() -> first(codecs.stream().filter(codec -> codec.variant().equals(CODEC))))
                .or(() -> first(codecs.stream().filter(codec -> codec.format().equals(FORMAT))))
                .or(() -> first(codecs.stream()));
    }

    /** Returns the codecs of a run that have any figure, and so may be its baseline, in the run's order. */
    public static List<Variant> candidates(Run run) {
        return measured(run).stream().map(CodecInfo::variant).toList();
    }

    /** Returns what the run's command names, if it is no codec with figures. */
    public static Optional<String> missed(Run run) {
        return named(run.command())
                .filter(name -> measured(run).stream()
                        .noneMatch(codec -> codec.variant().name().equals(name)));
    }

    /** The same run with another baseline, as if its command had named it. */
    public static Run choose(Run run, Variant codec) {
        List<String> command = new ArrayList<>(run.command());
        int before = command.indexOf(OPTION);
        if (before >= 0 && before + 1 < command.size()) {
            command.subList(before, before + 2).clear();
        }
        command.removeIf(argument -> argument.startsWith(EQUALS));
        command.addAll(List.of(OPTION, codec.name()));
        return run.withCommand(command);
    }

    private static Optional<String> named(List<String> command) {
        int before = command.indexOf(OPTION);
        return before >= 0 && before + 1 < command.size()
                ? Optional.of(command.get(before + 1))
                : command.stream()
                        .filter(argument -> argument.startsWith(EQUALS))
                        .map(argument -> argument.substring(EQUALS.length()))
                        .findFirst();
    }

    private static List<CodecInfo> measured(Run run) {
        Set<Variant> measured = run.cells().stream()
                .filter(cell -> cell.status() == Cell.Status.MEASURED)
                .map(cell -> cell.trial().codec())
                .collect(Collectors.toSet());
        return run.codecs().stream()
                .filter(codec -> measured.contains(codec.variant()))
                .toList();
    }

    private static Optional<Variant> first(Stream<CodecInfo> codecs) {
        return codecs.map(CodecInfo::variant).findFirst();
    }
}
