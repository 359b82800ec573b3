package io.wirecost.workloads.source;

import io.wirecost.core.InputException;
import java.io.IOException;

/** A user's JSON records. They may be read more than once, each time from the start. */
public interface JsonSource {
    /** Returns the name for messages and for the dataset: that of the file or of the folder. */
    String name();

    /**
     * Opens the source in front of its first record.
     *
     * @throws InputException if a file is not there, or holds something else than JSON
     */
    RawRecords open() throws IOException, InputException;
}
