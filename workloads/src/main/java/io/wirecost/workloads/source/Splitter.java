package io.wirecost.workloads.source;

import io.wirecost.core.InputException;
import java.io.IOException;

/** Finds one record after the other in a text. The current record begins where the window does. */
interface Splitter {
    /** Moves the window to the next record; returns false behind the last. */
    boolean next() throws IOException, InputException;

    /** Returns how many bytes the record has. */
    int length();

    /** Returns the line of the record's first byte, from 1; behind the last record, the line where the text ends. */
    int line();

    /** Returns the column of the record's first byte, in bytes from 1. */
    int column();
}
