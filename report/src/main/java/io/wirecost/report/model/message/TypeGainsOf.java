package io.wirecost.report.model.message;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.TypingGains;
import io.wirecost.core.run.TypingGains.FieldGain;
import io.wirecost.document.TerminalText;
import io.wirecost.report.wording.Units;
import java.util.Locale;

/** Words what a run found about the worth of inferred types. */
final class TypeGainsOf {
    private final Run run;

    TypeGainsOf(Run run) {
        this.run = run;
    }

    TypeGains of(TypingGains gains) {
        return new TypeGains(
                "%s, once with strings where the JSON has strings, once with the inferred types"
                        .formatted(Counted.of(gains.records(), "record")),
                gains.fields().stream().map(this::sentence).toList(),
                gains.codecs().stream()
                        .map(gain -> new TypeGains.Row(
                                name(gain.runtime(), gain.codec()),
                                gain.spelled(),
                                gain.typed(),
                                saved(gain.spelled(), gain.typed())))
                        .toList());
    }

    private String sentence(FieldGain gain) {
        double difference = gain.spelled() - gain.typed();
        String codec = name(gain.runtime(), gain.codec());
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
                                saved(gain.spelled(), gain.typed()));
    }

    private static String bytes(double count) {
        String shown = Units.bytes(count);
        return shown + (shown.equals("1") ? " byte" : " bytes");
    }

    private static String saved(double strings, double types) {
        double percent = 100 * (1 - types / strings);
        String shown = String.format(Locale.ROOT, "%.1f", Math.abs(percent));
        if (shown.equals("0.0")) {
            return "no difference";
        }
        return shown + (percent > 0 ? " % fewer bytes" : " % more bytes");
    }

    private String name(String runtime, String codec) {
        return run.codecs().stream()
                .map(CodecInfo::variant)
                .filter(variant ->
                        variant.runtime().equals(runtime) && variant.name().equals(codec))
                .findFirst()
                .map((Variant variant) -> TerminalText.text(run.names().of(variant)))
                .orElseGet(() -> TerminalText.text(codec));
    }
}
