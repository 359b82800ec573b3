package io.wirecost.analysis.need;

/**
 * Something that a specification or a library's documentation says.
 *
 * @param words what exactly, in a few words
 * @param source address of the page that says so
 * @param date on which the page was read
 */
public record FormatFact(NeedAnswer answer, String words, String source, String date) {}
