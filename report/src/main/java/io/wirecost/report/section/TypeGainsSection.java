package io.wirecost.report.section;

import io.wirecost.core.run.AsGiven;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.TypingGains;
import io.wirecost.core.run.TypingGains.CodecGain;
import io.wirecost.core.run.TypingGains.FieldGain;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.TableCell;
import io.wirecost.report.wording.Counted;
import io.wirecost.report.wording.Units;
import java.util.Locale;

/** What the inferred types are worth: bytes of the same records with strings and with the types. */
final class TypeGainsSection {
    private final GainWords words;
    private final CodecWords names;

    private TypeGainsSection(Run run, CodecWords names) {
        this.words = new GainWords(run, names);
        this.names = names;
    }

    static void write(Run run, CodecWords names, Document.Writer page) {
        run.data()
                .given()
                .flatMap(AsGiven::typing)
                .ifPresent(gains -> new TypeGainsSection(run, names).write(gains, page));
    }

    private void write(TypingGains gains, Document.Writer page) {
        page.section(
                "worth of the types",
                "%s, once with strings where the JSON has strings, once with the inferred types"
                        .formatted(Counted.of(gains.records(), "record")));
        page.table(Columns.<CodecGain>of()
                .codec("codec", gain -> names.plain(words.codec(gain.runtime(), gain.codec())))
                .figure("bytes with strings", "bytes", gain -> TableCell.figure(gain.spelled(), Units::bytes))
                .figure("with types", "bytes", gain -> TableCell.figure(gain.typed(), Units::bytes))
                .name("types save", gain -> GainWords.saved(gain.spelled(), gain.typed()))
                .table(gains.codecs()));
        page.items(gains.fields().stream().map(this::sentence).toList());
    }

    private String sentence(FieldGain gain) {
        double difference = gain.spelled() - gain.typed();
        String codec = words.codec(gain.runtime(), gain.codec());
        String field = gain.field();
        return String.format(Locale.ROOT, "%.1f", Math.abs(difference)).equals("0.0")
                ? "%s as %s makes no difference in %s.".formatted(field, gain.type(), codec)
                : "%s as %s, alone, %s %s of each record in %s: %s."
                        .formatted(
                                field,
                                gain.type(),
                                difference > 0 ? "saves" : "costs",
                                bytes(Math.abs(difference)),
                                codec,
                                GainWords.saved(gain.spelled(), gain.typed()));
    }

    private static String bytes(double count) {
        String shown = Units.bytes(count);
        return shown + (shown.equals("1") ? " byte" : " bytes");
    }
}
