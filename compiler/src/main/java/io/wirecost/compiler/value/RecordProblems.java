package io.wirecost.compiler.value;

import io.wirecost.core.InputException;
import java.util.ArrayList;
import java.util.List;

/** Collects what is wrong with the records of one file: the first ones in full, the others by number. */
public final class RecordProblems {
    private static final int SHOWN = 20;

    private final String file;
    private final List<String> shown = new ArrayList<>();
    private int more;
    private String where = "";

    public RecordProblems(String file) {
        this.file = file;
    }

    /** @param place of the record that is read next, e.g. {@code record 3 (line 4)} */
    public void startRecord(String place) {
        where = file + ": " + place + ": ";
    }

    /** @param path from the root record, e.g. {@code items[2].prices{EUR}}; empty for the record itself */
    public void add(String path, String problem) {
        addWhole(where + (path.isEmpty() ? "" : path + ": ") + problem);
    }

    /** Adds a problem that says itself where it is. */
    public void addWhole(String problem) {
        if (shown.size() < SHOWN) {
            shown.add(problem);
        } else {
            more++;
        }
    }

    /** What was added, with a last line for those that are counted only. */
    public List<String> all() {
        List<String> all = new ArrayList<>(shown);
        if (more > 0) {
            all.add(file + ": and " + more + " more");
        }
        return all;
    }

    public void throwIfAny() throws InputException {
        if (!shown.isEmpty()) {
            throw new InputException(all());
        }
    }
}
