package io.wirecost.report.model.message;

import io.wirecost.core.run.Run;
import io.wirecost.core.run.TypingGains;
import io.wirecost.core.run.TypingGains.FieldGain;
import io.wirecost.document.TerminalText;
import io.wirecost.report.wording.Units;
import java.util.Locale;

/** Words what a run found about the worth of inferred types. */
final class TypeGainsOf {
    private final GainWords words;

    TypeGainsOf(Run run) {
        this.words = new GainWords(run);
    }

    TypeGains of(TypingGains gains) {
        return new TypeGains(
                "%s, once with strings where the JSON has strings, once with the inferred types"
                        .formatted(Counted.of(gains.records(), "record")),
                gains.fields().stream().map(this::sentence).toList(),
                gains.codecs().stream()
                        .map(gain -> new TypeGains.Row(
                                words.codec(gain.runtime(), gain.codec()),
                                gain.spelled(),
                                gain.typed(),
                                GainWords.saved(gain.spelled(), gain.typed())))
                        .toList());
    }

    private String sentence(FieldGain gain) {
        double difference = gain.spelled() - gain.typed();
        String codec = words.codec(gain.runtime(), gain.codec());
        String field = TerminalText.text(gain.field());
        return String.format(Locale.ROOT, "%.1f", Math.abs(difference)).equals("0.0")
                ? "%s as %s makes no difference in %s.".formatted(field, gain.type(), codec)
                : "%s as %s, alone, %s %s of each record in %s: %s."
                        .formatted(
                                field,
                                TerminalText.text(gain.type()),
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
