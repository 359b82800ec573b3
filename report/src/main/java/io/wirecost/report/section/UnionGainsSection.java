package io.wirecost.report.section;

import io.wirecost.core.run.AsGiven;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.UnionGains;
import io.wirecost.core.run.UnionGains.CodecSizes;
import io.wirecost.core.run.UnionGains.UnionGain;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.TableCell;
import io.wirecost.report.wording.Counted;
import io.wirecost.report.wording.Units;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What unions are worth: bytes of the same records with and without them. */
final class UnionGainsSection {
    private static final Comparator<CodecSizes> BY_SHARE = Comparator.comparingDouble(UnionGainsSection::share);

    private final GainWords words;
    private final CodecWords names;

    private UnionGainsSection(Run run, CodecWords names) {
        this.words = new GainWords(run, names);
        this.names = names;
    }

    static void write(Run run, CodecWords names, Document.Writer page) {
        run.data()
                .given()
                .flatMap(AsGiven::unions)
                .ifPresent(gains -> new UnionGainsSection(run, names).write(gains, page));
    }

    /** A codec and the unions of a sentence. */
    private record Row(String place, CodecSizes codec) {}

    private void write(UnionGains gains, Document.Writer page) {
        page.section(
                "worth of the unions",
                Counted.of(gains.records(), "record")
                        + ", once with unions, once with optional fields or JSON text instead");
        page.items(gains.unions().stream().map(this::sentence).toList());
        page.table(Columns.<Row>of()
                .codec("codec", row -> names.plain(words.codec(row.codec.runtime(), row.codec.codec())))
                .name("where", Row::place)
                .figure("bytes without", "bytes", row -> TableCell.figure(row.codec.without(), Units::bytes))
                .figure("with unions", "bytes", row -> TableCell.figure(row.codec.with(), Units::bytes))
                .name("unions save", row -> GainWords.saved(row.codec.without(), row.codec.with()))
                .table(gains.unions().stream()
                        .flatMap(gain -> gain.codecs().stream().map(codec -> new Row(gain.place(), codec)))
                        .toList()));
    }

    private String sentence(UnionGain gain) {
        return gain.fields().isEmpty()
                ? "%s: %s.".formatted(gain.place(), effect("as a union, it", gain, "saves", "costs"))
                : "%s: exactly one of %s is always there; %s."
                        .formatted(
                                gain.place(),
                                String.join(", ", gain.fields()),
                                effect("a union of them", gain, "would save", "would cost"));
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
