package io.wirecost.report.section;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Run;
import java.util.Locale;

/** Words for what a change of the schema saves. */
record GainWords(Run run, CodecWords names) {
    /** {@code 12.5 % fewer bytes}. */
    static String saved(double before, double after) {
        double percent = 100 * (1 - after / before);
        String shown = String.format(Locale.ROOT, "%.1f", Math.abs(percent));
        if (shown.equals("0.0")) {
            return "no difference";
        }
        return shown + (percent > 0 ? " % fewer bytes" : " % more bytes");
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
