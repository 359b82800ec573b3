package io.wirecost.studies;

import io.wirecost.studies.source.Line;
import java.util.Map;
import java.util.Optional;

/** Lines of made-up studies. */
public final class Lines {
    private Lines() {}

    /** A line that is named as its codec. */
    public static Line of(String codec) {
        return of(codec, codec);
    }

    public static Line of(String name, String codec) {
        return new Line(name, Optional.of(codec), Optional.empty(), Optional.empty(), Map.of(), false);
    }

    public static Line lacking(String name, String why) {
        return new Line(name, Optional.empty(), Optional.empty(), Optional.of(why), Map.of(), false);
    }

    /** A line of ours beside those of the study. */
    public static Line beside(String codec) {
        return new Line(codec, Optional.of(codec), Optional.empty(), Optional.empty(), Map.of(), true);
    }

    /** A line with files of another form than its codec's usual one. */
    public static Line inForm(String codec, String form) {
        return new Line(codec, Optional.of(codec), Optional.of(form), Optional.empty(), Map.of(), false);
    }
}
