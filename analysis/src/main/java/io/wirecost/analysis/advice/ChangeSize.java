package io.wirecost.analysis.advice;

/** How much of a change something is, the least first. */
public enum ChangeSize {
    NONE,
    /** Settings of the producers alone. */
    SETTINGS,
    /** Another library for the same format. */
    LIBRARY,
    /** The same codec with other contents, such as shorter keys, or with each message compressed: writers and readers change together. */
    CONTENT,
    /** Another format: messages that are stored, and those who read them, have to be migrated. */
    FORMAT
}
