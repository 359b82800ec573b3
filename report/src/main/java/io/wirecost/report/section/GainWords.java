package io.wirecost.report.section;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Run;
import java.util.Locale;

/** Words for what a change of the schema saves. */
record GainWords(Run run, CodecWords names) {
    private static final String NOTHING = "0.0";

    /** {@code 12.5 % fewer bytes}. */
    static String saved(double before, double after) {
        double percent = percent(before, after);
        return isNothing(before, after)
                ? "no difference"
                : shown(percent) + (percent > 0 ? " % fewer bytes" : " % more bytes");
    }

    static boolean isNothing(double before, double after) {
        return shown(percent(before, after)).equals(NOTHING);
    }

    /** The share that is saved; below zero if the change costs bytes. */
    static double percent(double before, double after) {
        return 100 * (1 - after / before);
    }

    /** Without its sign. */
    static String shown(double percent) {
        return String.format(Locale.ROOT, "%.1f", Math.abs(percent));
    }

    /** A codec's name as the report shows it. */
    String codec(String runtime, String codec) {
        return run.codecs().stream()
                .map(CodecInfo::variant)
                .filter(variant ->
                        variant.runtime().equals(runtime) && variant.name().equals(codec))
                .findFirst()
                .map((Variant variant) -> names.label(variant))
                .orElse(codec);
    }
}
