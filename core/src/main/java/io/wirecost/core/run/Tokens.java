package io.wirecost.core.run;

import java.util.Optional;

/**
 * How many tokens a language model is given for the messages of a text format.
 *
 * @param tokenizer its name, with the library that has it and that library's version
 * @param messages that were counted: all of them, or some at equal distances
 * @param text as the codec writes it
 * @param json the same messages laid out in other ways; empty for formats that are not JSON
 */
public record Tokens(String tokenizer, int messages, TextLength text, Optional<AsJson> json) {
    /**
     * How long texts are, all messages together.
     *
     * @param tokens by the tokenizer
     * @param bytes in UTF-8
     */
    public record TextLength(long tokens, long bytes) {}

    /**
     * The same messages as JSON.
     *
     * @param compact without white space
     * @param pretty indented, a member in each line
     */
    public record AsJson(TextLength compact, TextLength pretty) {}

    /** Returns the mean of a sum over all messages. */
    public double mean(long sum) {
        return (double) sum / messages;
    }
}
