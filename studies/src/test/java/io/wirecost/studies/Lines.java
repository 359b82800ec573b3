package io.wirecost.studies;

import io.wirecost.studies.source.StudyLine;
import java.util.Map;
import java.util.Optional;

/** Lines of made-up studies. */
public final class Lines {
    private Lines() {}

    /** A line that is named as its codec. */
    public static StudyLine of(String codec) {
        return of(codec, codec);
    }

    public static StudyLine of(String name, String codec) {
        return new StudyLine(name, Optional.of(codec), Optional.empty(), Optional.empty(), Map.of(), false);
    }

    public static StudyLine lacking(String name, String why) {
        return new StudyLine(name, Optional.empty(), Optional.empty(), Optional.of(why), Map.of(), false);
    }

    /** A line of ours beside those of the study. */
    public static StudyLine beside(String codec) {
        return new StudyLine(codec, Optional.of(codec), Optional.empty(), Optional.empty(), Map.of(), true);
    }

    /** A line with files of another form than its codec's usual one. */
    public static StudyLine inForm(String codec, String form) {
        return new StudyLine(codec, Optional.of(codec), Optional.of(form), Optional.empty(), Map.of(), false);
    }
}
