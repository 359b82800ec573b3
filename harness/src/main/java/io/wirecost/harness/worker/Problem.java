package io.wirecost.harness.worker;

import io.wirecost.core.codec.CodecFault;
import io.wirecost.harness.FullHeap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;

/** What keeps a request from being done. */
final class Problem extends Exception {
    private static final long serialVersionUID = 1;
    private static final int MOST_CHARACTERS = 1_000;
    private static final int NONE = -1;

    private final int record;

    Problem(String message) {
        this(message, NONE);
    }

    private Problem(String message, int record) {
        super(message);
        this.record = record;
    }

    /**
     * Does a part of the work on a record. What is thrown there is a problem of this record.
     *
     * @param record its number, from 0
     */
    static <T> T ofRecord(int record, Callable<T> work) throws Problem {
        try {
            return work.call();
        } catch (Throwable e) { // whatever a library throws is a finding
            throw new Problem(describe(e), record);
        }
    }

    /** The members of the answer to something that was thrown, whatever it is. */
    static Map<String, Object> members(Throwable e) {
        Map<String, Object> members = new LinkedHashMap<>();
        if (e instanceof Problem problem && problem.record != NONE) {
            members.put("record", problem.record);
        }
        members.put("message", describe(e));
        return members;
    }

    /** What was thrown, in words: wirecost does not have the library's classes. */
    static String describe(Throwable e) {
        if (e instanceof Problem || e instanceof CodecFault) {
            return shortened(e.getMessage());
        }
        if (e instanceof OutOfMemoryError full) {
            return FullHeap.sentence(full);
        }
        String cause = e.getCause() == null ? "" : "; caused by " + e.getCause();
        return shortened("threw " + e + cause);
    }

    private static String shortened(String message) {
        return message.length() <= MOST_CHARACTERS ? message : message.substring(0, MOST_CHARACTERS) + "…";
    }
}
