package io.wirecost.analysis.ranking;

import io.wirecost.analysis.SizeStatistics;
import io.wirecost.analysis.SpeedStatistics;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.analysis.statistics.ParetoFront;
import io.wirecost.analysis.statistics.ParetoFront.Point;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Run;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The portable codecs that are worth a look: no other portable codec of the same runtime is at most as large and certainly
 * faster in the round trip. Codecs whose times overlap do not beat each other, whatever their sizes.
 *
 * @param members runtime by runtime, the best product of size and time first. So the first few are good at both, and those
 *     that only a wide interval keeps on the front come last
 */
public record PortableFront(List<Member> members) {
    public PortableFront {
        members = List.copyOf(members);
    }

    /**
     * One codec for each format and layout, since the question is which format to take.
     *
     * @param codec of several that tie the smallest; of equally small ones the fastest by its centre
     * @param ties the others of the same format and layout whose times overlap, in the order of their centres
     */
    public record Member(Variant codec, List<Variant> ties) {
        public Member {
            ties = List.copyOf(ties);
        }
    }

    /** Returns the codecs alone, in the order of the members. */
    public List<Variant> codecs() {
        return members.stream().map(Member::codec).toList();
    }

    /**
     * Finds the fronts of a run's runtimes, one behind the other. They are empty for a smoke run, and where no portable
     * codec has size and both times.
     */
    public static PortableFront of(Run run) {
        return new PortableFront(run.runtimes().stream()
                .map(run::in)
                .flatMap(part -> members(part).stream())
                .toList());
    }

    private static List<Member> members(Run run) {
        List<Costs> portable = portable(run);
        List<Optional<Integer>> beatenBy =
                ParetoFront.beatenBy(portable.stream().map(Costs::point).toList());
        List<Costs> unbeaten = IntStream.range(0, portable.size())
                .filter(i -> beatenBy.get(i).isEmpty())
                .mapToObj(portable::get)
                .toList();
        return onePerFormat(unbeaten);
    }

    /** The costs of one codec: bytes of a message, and nanoseconds of its round trip. */
    private record Costs(CodecInfo codec, double bytes, double nanos, Interval interval) {
        Point point() {
            return new Point(bytes, interval);
        }

        double product() {
            return bytes * nanos;
        }

        boolean tiesWith(Costs other) {
            return codec.format().equals(other.codec.format())
                    && codec.layout().equals(other.codec.layout())
                    && interval.overlaps(other.interval);
        }
    }

    /** Those that have a place among the times, fastest first. */
    private static List<Costs> portable(Run run) {
        Map<Variant, CodecInfo> codecs =
                run.codecs().stream().collect(Collectors.toMap(CodecInfo::variant, Function.identity()));
        Map<Variant, Double> bytes = Ranking.bySize(run).stream()
                .collect(Collectors.toMap(PortableFront::codec, line -> meanBytes(line.statistics())));
        return Ranking.byRoundTrip(run).stream()
                .filter(line -> line.place().isPresent() && bytes.containsKey(codec(line)))
                .filter(line -> codecs.get(codec(line)).portable().orElse(false))
                .map(line -> costs(codecs.get(codec(line)), bytes.get(codec(line)), line.statistics()))
                .sorted(Comparator.comparingDouble(Costs::nanos))
                .toList();
    }

    private static Variant codec(Ranked<?> line) {
        return line.cell().trial().codec();
    }

    private static double meanBytes(SizeStatistics sizes) {
        return sizes.meanBytes();
    }

    private static Costs costs(CodecInfo codec, double bytes, SpeedStatistics speed) {
        var nanos = speed.nanosPerOperation();
        return new Costs(codec, bytes, nanos.centre(), nanos.interval().orElseThrow());
    }

    private static List<Member> onePerFormat(List<Costs> unbeaten) {
        List<Costs> smallestFirst = unbeaten.stream()
                .sorted(Comparator.comparingDouble(Costs::bytes).thenComparing(Costs::nanos))
                .toList();
        List<Costs> chosen = new ArrayList<>();
        for (Costs costs : smallestFirst) {
            if (chosen.stream().noneMatch(costs::tiesWith)) {
                chosen.add(costs);
            }
        }
        return chosen.stream()
                .sorted(Comparator.comparingDouble(Costs::product))
                .map(costs -> member(costs, unbeaten))
                .toList();
    }

    private static Member member(Costs chosen, List<Costs> unbeaten) {
        return new Member(
                chosen.codec().variant(),
                unbeaten.stream()
                        .filter(other -> !other.equals(chosen) && other.tiesWith(chosen))
                        .map(other -> other.codec().variant())
                        .toList());
    }
}
