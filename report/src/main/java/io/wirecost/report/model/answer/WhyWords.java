package io.wirecost.report.model.answer;

import io.wirecost.analysis.Baseline;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.ByteCosts;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.report.wording.CodecLabels;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Says why a codec is larger or smaller than the baseline, where accounts of both show it: what is no value takes up the
 * difference.
 */
public final class WhyWords {
    /** A smaller difference needs no reason. */
    private static final double NOTABLE = 0.05;

    /** As a part of all bytes: what is told of. */
    private static final double TOLD = 0.03;

    private static final int MOST_KINDS = 3;

    private final Run run;
    private final CodecLabels names;
    private final Map<Variant, ByteCosts> costs = new LinkedHashMap<>();

    /** @param run with the codecs of one runtime */
    public WhyWords(Run run, CodecLabels names) {
        this.run = run;
        this.names = names;
        for (Cell cell : run.cells()) {
            cell.figures(Sizes.class)
                    .flatMap(Sizes::costs)
                    .ifPresent(each -> costs.put(cell.trial().codec(), each));
        }
    }

    /** At most two sentences: on the smallest codec, and on the largest binary one that is larger than the baseline. */
    public List<String> sentences() {
        Optional<Variant> base = Baseline.of(run).filter(costs::containsKey);
        if (base.isEmpty()) {
            return List.of();
        }
        List<String> sentences = new ArrayList<>();
        bySize().findFirst().flatMap(codec -> smaller(codec, base.get())).ifPresent(sentences::add);
        bySize().filter(this::isBinary)
                .reduce((first, second) -> second)
                .flatMap(codec -> larger(codec, base.get()))
                .ifPresent(sentences::add);
        return sentences;
    }

    private Stream<Variant> bySize() {
        return costs.keySet().stream()
                .sorted(Comparator.comparing(codec -> costs.get(codec).bytes()));
    }

    private boolean isBinary(Variant codec) {
        return run.codecs().stream()
                .filter(info -> info.variant().equals(codec))
                .map(CodecInfo::family)
                .noneMatch(family -> family == Family.TEXT);
    }

    private Optional<String> smaller(Variant codec, Variant base) {
        ByteCosts own = costs.get(codec);
        ByteCosts of = costs.get(base);
        double saved = 1 - (double) own.bytes() / of.bytes();
        boolean shown = overhead(of) - overhead(own) >= (of.bytes() - own.bytes()) / 2;
        return saved > NOTABLE && shown
                ? Optional.of(
                        "%s is %s smaller than %s: %s of the bytes of %s are %s; in %s all that is no value is %s."
                                .formatted(
                                        names.of(codec),
                                        Units.percent(saved),
                                        names.of(base),
                                        Units.percent(told(of)),
                                        names.of(base),
                                        kinds(of),
                                        names.of(codec),
                                        Units.percent((double) overhead(own) / own.bytes())))
                : Optional.empty();
    }

    private Optional<String> larger(Variant codec, Variant base) {
        ByteCosts own = costs.get(codec);
        ByteCosts of = costs.get(base);
        double more = (double) own.bytes() / of.bytes() - 1;
        return more > NOTABLE && told(own) * own.bytes() >= own.bytes() - of.bytes()
                ? Optional.of("%s is %s larger than %s: %s of its bytes are %s."
                        .formatted(
                                names.of(codec),
                                Units.percent(more),
                                names.of(base),
                                Units.percent(told(own)),
                                kinds(own)))
                : Optional.empty();
    }

    private static long overhead(ByteCosts costs) {
        return costs.bytes() - costs.bytes(ByteKind.PAYLOAD);
    }

    /** The largest kinds beside the values. */
    private static List<ByteKind> largest(ByteCosts costs) {
        return Stream.of(ByteKind.values())
                .filter(kind -> kind != ByteKind.PAYLOAD && costs.bytes(kind) > TOLD * costs.bytes())
                .sorted(Comparator.comparing((ByteKind kind) -> costs.bytes(kind))
                        .reversed())
                .limit(MOST_KINDS)
                .toList();
    }

    private static double told(ByteCosts costs) {
        return largest(costs).stream().mapToLong(costs::bytes).sum() / (double) costs.bytes();
    }

    private static String kinds(ByteCosts costs) {
        List<String> titles = largest(costs).stream().map(ByteKind::title).toList();
        int last = titles.size() - 1;
        return last < 1
                ? String.join("", titles)
                : String.join(", ", titles.subList(0, last)) + " and " + titles.get(last);
    }
}
