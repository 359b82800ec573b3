package io.wirecost.studies.source;

import java.util.Locale;

/** How much is measured: enough for a first verdict, or as much as the study did. */
public enum StudyScale {
    QUICK,
    FULL;

    /** Returns its name on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
