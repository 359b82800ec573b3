package io.wirecost.analysis.advice;

/** How much of a change something is, the least first. */
public enum Change {
    NONE,
    /** Settings of the producers alone. */
    SETTINGS,
    /** Another library for the same format. */
    LIBRARY,
    /** The same format in other words, such as shorter keys: writers and readers change together. */
    CONTENT,
    /** Another format: messages that are stored, and those who read them, have to be migrated. */
    FORMAT
}
