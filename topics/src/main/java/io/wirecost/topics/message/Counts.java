package io.wirecost.topics.message;

import java.util.Locale;

/** Numbers of messages in words. */
final class Counts {
    private Counts() {}

    /** {@code 1 message}, {@code 12,345 messages}. */
    static String messages(long count) {
        return String.format(Locale.ROOT, "%,d %s", count, count == 1 ? "message" : "messages");
    }
}
