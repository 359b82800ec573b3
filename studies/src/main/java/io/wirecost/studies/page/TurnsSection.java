package io.wirecost.studies.page;

import io.wirecost.analysis.sweep.Growth;
import io.wirecost.core.run.Run;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.studies.figure.GrowthFinder;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.source.StudiedQuantity.QuantityKind;
import io.wirecost.studies.source.StudyLine;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Over which bandwidth two lines change places, for each size of a sweep. It follows from their bytes and their time to
 * serialize and deserialize: a message takes that time, and then its bits over the bandwidth.
 *
 * @param step a sweep with sizes and times of messages
 * @param pairs two lines each
 */
public record TurnsSection(String title, List<String> paragraphs, String step, List<List<String>> pairs)
        implements Section {
    private static final double BITS = 8;
    private static final double NANOS = 1e9;

    public TurnsSection {
        paragraphs = paragraphs == null ? List.of() : List.copyOf(paragraphs);
        pairs = pairs.stream().map(List::copyOf).toList();
    }

    /** A message of a line: its bytes, and nanoseconds to serialize and to deserialize it. */
    private record Cost(double bytes, double nanos) {}

    /** Two lines at one value of the sweep. */
    private record Turn(String one, String other, Cost own, Cost rival) {
        /** Below which bandwidth the smaller one takes less time, and above which the other one. */
        String words() {
            double bytes = rival.bytes - own.bytes;
            double nanos = own.nanos - rival.nanos;
            if (bytes * nanos <= 0) {
                return (bytes > 0 || nanos < 0 ? one : other) + " is faster at any";
            }
            return "%s below %s, %s above"
                    .formatted(
                            bytes > 0 ? one : other,
                            Bandwidths.text(BITS * bytes / nanos * NANOS),
                            bytes > 0 ? other : one);
        }
    }

    @Override
    public PageNames names() {
        return new PageNames(
                List.of(),
                pairs.stream().flatMap(List::stream).toList(),
                List.of(step),
                List.of(),
                Map.of(),
                List.of(),
                List.of());
    }

    @Override
    public void write(StudyFindings findings, Document.Writer page) {
        page.section(title);
        paragraphs.forEach(page::paragraph);
        Optional<Run> run = findings.figures().run(step);
        List<Turn> turns = run.stream()
                .flatMap(found -> pairs.stream().flatMap(pair -> turns(findings.figures(), found, pair)))
                .toList();
        if (turns.isEmpty()) {
            page.paragraph("The step " + step + " was not measured.");
            return;
        }
        page.table(Columns.<Turn>of()
                .words("pair", turn -> turn.one + " and " + turn.other)
                .figure("kB", turn -> FigureUnits.KILOBYTES.text(turn.own.bytes, Optional.empty()))
                .figure("kB of the second", turn -> FigureUnits.KILOBYTES.text(turn.rival.bytes, Optional.empty()))
                .figure("µs", turn -> FigureUnits.MICROS.text(turn.own.nanos, Optional.empty()))
                .figure("µs of the second", turn -> FigureUnits.MICROS.text(turn.rival.nanos, Optional.empty()))
                .words("the faster one", Turn::words)
                .table(turns));
    }

    private static Stream<Turn> turns(StudyFigures figures, Run run, List<String> pair) {
        List<Cost> own = costs(run, figures.line(pair.get(0)));
        List<Cost> rival = costs(run, figures.line(pair.get(1)));
        return IntStream.range(0, Math.min(own.size(), rival.size()))
                .mapToObj(value -> new Turn(pair.get(0), pair.get(1), own.get(value), rival.get(value)));
    }

    /** For each value of the sweep; none where one of the three figures was not measured. */
    private static List<Cost> costs(Run run, StudyLine line) {
        List<Growth.Point> bytes = points(run, QuantityKind.SIZE, line);
        List<Growth.Point> there = points(run, QuantityKind.SERIALIZE, line);
        List<Growth.Point> back = points(run, QuantityKind.DESERIALIZE, line);
        return IntStream.range(0, Math.min(bytes.size(), Math.min(there.size(), back.size())))
                .mapToObj(value -> new Cost(
                        bytes.get(value).centre(),
                        there.get(value).centre() + back.get(value).centre()))
                .toList();
    }

    private static List<Growth.Point> points(Run run, QuantityKind kind, StudyLine line) {
        return GrowthFinder.find(run, kind, line).map(Growth::points).orElse(List.of());
    }
}
