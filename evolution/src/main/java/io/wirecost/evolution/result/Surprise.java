package io.wirecost.evolution.result;

/**
 * The smallest record that shows what a reader made of the other version's messages.
 *
 * @param edge whether it was made to show this; otherwise it is one of the given records
 * @param written the record that was written, as JSON by the writer's schema
 * @param bytes what was written, as hexadecimal digits
 * @param path where the values differ, in the reader's schema; empty where it is the message as a whole
 * @param wished what a reader should see there
 * @param read what it saw: a value, or its error
 */
public record Surprise(boolean edge, String written, String bytes, String path, String wished, String read) {}
