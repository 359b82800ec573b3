package io.wirecost.cli.terminal;

import io.wirecost.analysis.Baseline;
import io.wirecost.analysis.SizeStatistics;
import io.wirecost.analysis.ratio.SpeedRatios;
import io.wirecost.analysis.settling.Open;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.TableCell;
import io.wirecost.document.text.TextRenderer;
import io.wirecost.document.text.TextStyle;
import io.wirecost.report.wording.CodecLabels;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** What is known of each codec while a run goes on: bytes, and the ratios of its times to the baseline of its runtime. */
final class Board {
    private static final String ROUND_TRIP = "round trip";

    private final Run run;
    private final Optional<List<Open>> open;
    private final CodecLabels labels;
    private final List<String> measures = new ArrayList<>();
    private final List<Row> rows = new ArrayList<>();

    /** @param ratios by the name of the measure */
    private record Row(Variant codec, Map<String, Estimate> ratios, boolean baseline) {
        /** By the round trip where there is one. */
        double order() {
            return ratios.values().stream()
                    .reduce((first, last) -> last)
                    .map(Estimate::centre)
                    .orElse(Double.POSITIVE_INFINITY);
        }
    }

    /** @param open the cells that were not settled at the last look; empty before there was one */
    Board(Run run, Optional<List<Open>> open) {
        this.run = run;
        this.open = open;
        this.labels = new CodecLabels(run);
        run.runtimes().forEach(this::add);
    }

    private void add(String runtime) {
        Map<String, SpeedRatios> ratios = new LinkedHashMap<>();
        ratios.put(Operation.SERIALIZE.label(), SpeedRatios.of(run, runtime, Operation.SERIALIZE));
        ratios.put(Operation.DESERIALIZE.label(), SpeedRatios.of(run, runtime, Operation.DESERIALIZE));
        ratios.put(ROUND_TRIP, SpeedRatios.ofRoundTrip(run, runtime));
        ratios.forEach((measure, of) -> {
            if (!of.codecs().isEmpty() && !measures.contains(measure)) {
                measures.add(measure);
            }
        });
        Optional<Variant> baseline = Baseline.of(run, runtime);
        run.codecs().stream()
                .filter(codec -> codec.runtime().equals(runtime))
                .map(CodecInfo::variant)
                .filter(this::isTimed)
                .map(codec -> new Row(codec, of(codec, ratios), baseline.equals(Optional.of(codec))))
                .sorted(Comparator.comparingDouble(Row::order))
                .forEach(rows::add);
    }

    private static Map<String, Estimate> of(Variant codec, Map<String, SpeedRatios> ratios) {
        Map<String, Estimate> own = new LinkedHashMap<>();
        ratios.forEach((measure, all) -> all.of(codec).ifPresent(ratio -> own.put(measure, ratio)));
        return own;
    }

    private boolean isTimed(Variant codec) {
        return run.cells().stream()
                .filter(cell -> cell.trial().codec().equals(codec))
                .anyMatch(cell -> cell.figures(Speed.class).isPresent());
    }

    /** Returns whether no time is known yet. */
    boolean isEmpty() {
        return measures.isEmpty();
    }

    /**
     * Returns the board as lines: as many codecs as fit, the fastest first, and how many more there are.
     *
     * @param most how many lines there may be
     * @param columns how wide each may be
     */
    List<String> lines(int most, int columns) {
        int room = most - 1;
        int fit = rows.size() <= room ? rows.size() : room - 1;
        if (fit < 1) {
            return List.of();
        }
        List<String> lines = new ArrayList<>(table(rows.subList(0, fit), columns));
        if (fit < rows.size()) {
            lines.add("… and %d more codecs".formatted(rows.size() - fit));
        }
        return lines.stream()
                .map(line -> line.substring(0, Math.min(line.length(), columns)))
                .toList();
    }

    private List<String> table(List<Row> shown, int columns) {
        Columns<Row> table = Columns.<Row>of()
                .name("codec", row -> labels.of(row.codec()))
                .figure("bytes", row -> bytes(row.codec()))
                .whereItFits();
        for (String measure : measures) {
            table.figure(measure, row -> centre(row, measure));
            table.figure("95%", row -> reach(row, measure));
        }
        Document.Writer page = Document.writer();
        page.table(table.name("", this::state).table(shown));
        return TextRenderer.render(page.document(), new TextStyle(columns, false))
                .lines()
                .filter(line -> !line.isBlank())
                .toList();
    }

    private String bytes(Variant codec) {
        return sizes(codec).stream().mapToObj(Units::bytes).findFirst().orElse(TableCell.NONE);
    }

    private OptionalDouble sizes(Variant codec) {
        return run.cells().stream()
                .filter(cell -> cell.trial().codec().equals(codec))
                .filter(cell -> cell.trial().task().equals(new Task.Size()))
                .flatMap(cell -> cell.figures(Sizes.class).stream())
                .mapToDouble(sizes -> SizeStatistics.of(sizes).meanBytes())
                .findFirst();
    }

    private static String centre(Row row, String measure) {
        return Optional.ofNullable(row.ratios().get(measure))
                .map(ratio -> Units.ratio(ratio.centre()))
                .orElse(TableCell.NONE);
    }

    private static String reach(Row row, String measure) {
        return Optional.ofNullable(row.ratios().get(measure))
                .flatMap(Estimate::reach)
                .map(Units::spread)
                .orElse("");
    }

    private String state(Row row) {
        if (row.baseline()) {
            return "baseline";
        }
        return open.map(cells ->
                        cells.stream().map(Open::trial).map(Trial::codec).anyMatch(row.codec()::equals)
                                ? "open"
                                : "settled")
                .orElse("");
    }
}
