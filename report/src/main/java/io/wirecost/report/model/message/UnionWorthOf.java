package io.wirecost.report.model.message;

import io.wirecost.core.run.Run;
import io.wirecost.core.run.UnionGains;
import io.wirecost.core.run.UnionGains.CodecSizes;
import io.wirecost.core.run.UnionGains.UnionGain;
import io.wirecost.document.TerminalText;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Words what a run found about the worth of unions. */
final class UnionWorthOf {
    private static final Comparator<CodecSizes> BY_SHARE = Comparator.comparingDouble(UnionWorthOf::share);

    private final GainWords words;

    UnionWorthOf(Run run) {
        this.words = new GainWords(run);
    }

    UnionWorth of(UnionGains gains) {
        return new UnionWorth(
                Counted.of(gains.records(), "record")
                        + ", once with unions, once with optional fields or JSON text instead",
                gains.unions().stream().map(this::sentence).toList(),
                gains.unions().stream().flatMap(this::rows).toList());
    }

    private Stream<UnionWorth.Row> rows(UnionGain gain) {
        return gain.codecs().stream()
                .map(codec -> new UnionWorth.Row(
                        TerminalText.text(gain.place()),
                        words.codec(codec.runtime(), codec.codec()),
                        codec.without(),
                        codec.with(),
                        GainWords.saved(codec.without(), codec.with())));
    }

    private String sentence(UnionGain gain) {
        String place = TerminalText.text(gain.place());
        if (gain.fields().isEmpty()) {
            return "%s: %s.".formatted(place, effect("as a union, it", gain, "saves", "costs"));
        }
        String fields = gain.fields().stream().map(TerminalText::text).collect(Collectors.joining(", "));
        return "%s: exactly one of %s is always there; %s."
                .formatted(place, fields, effect("a union of them", gain, "would save", "would cost"));
    }

    private String effect(String union, UnionGain gain, String saves, String costs) {
        Optional<CodecSizes> most = gain.codecs().stream().max(BY_SHARE).filter(codec -> share(codec) > 0);
        Optional<CodecSizes> least = gain.codecs().stream().min(BY_SHARE).filter(codec -> share(codec) < 0);
        List<String> parts = Stream.of(
                        most.map(codec -> saves + shown(codec)), least.map(codec -> costs + shown(codec)))
                .flatMap(Optional::stream)
                .toList();
        return union + " " + (parts.isEmpty() ? "makes no difference" : String.join(", and ", parts));
    }

    /** None below what is shown. */
    private static double share(CodecSizes codec) {
        return GainWords.isNothing(codec.without(), codec.with())
                ? 0
                : GainWords.percent(codec.without(), codec.with());
    }

    private String shown(CodecSizes codec) {
        return " up to %s %% of the bytes (%s)"
                .formatted(GainWords.shown(share(codec)), words.codec(codec.runtime(), codec.codec()));
    }
}
