package io.wirecost.workloads.records;

import io.wirecost.core.InputException;
import java.util.ArrayList;
import java.util.List;

/** Collects what is wrong with the records of one file: the first ones in full, the others by number. */
final class RecordProblems {
    private static final int SHOWN = 20;

    private final String file;
    private final List<String> shown = new ArrayList<>();
    private int more;
    private String where = "";

    RecordProblems(String file) {
        this.file = file;
    }

    /** @param place of the record that is read next, e.g. {@code record 3 (line 4)} */
    void startRecord(String place) {
        where = file + ": " + place + ": ";
    }

    /** @param path from the root record, e.g. {@code items[2].prices{EUR}}; empty for the record itself */
    void add(String path, String problem) {
        addWhole(where + (path.isEmpty() ? "" : path + ": ") + problem);
    }

    /** Adds a problem that says itself where it is. */
    void addWhole(String problem) {
        if (shown.size() < SHOWN) {
            shown.add(problem);
        } else {
            more++;
        }
    }

    void throwIfAny() throws InputException {
        if (more > 0) {
            shown.add(file + ": and " + more + " more");
        }
        if (!shown.isEmpty()) {
            throw new InputException(shown);
        }
    }
}
