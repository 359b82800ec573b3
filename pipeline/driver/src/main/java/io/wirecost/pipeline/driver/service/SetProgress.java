package io.wirecost.pipeline.driver.service;

import io.wirecost.pipeline.control.Role;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** How far the services are in a set, in numbers of A's messages. */
public final class SetProgress {
    private final Map<Role, Long> positions = new EnumMap<>(Role.class);
    private long messages;

    /** A new set begins. */
    public void begin(long messagesOfSet) {
        messages = messagesOfSet;
        positions.clear();
    }

    /** Remembers how far a service is; a position that is behind the last one changes nothing. */
    public void note(Role role, long position) {
        positions.merge(role, position, Math::max);
    }

    /**
     * Returns how far a service got: {@code " after 8,120 of 12,000 messages"}; of A what the others have seen of it.
     */
    String of(Role role) {
        if (messages == 0) {
            return " before the first message";
        }
        long position = role == Role.A
                ? positions.values().stream().mapToLong(Long::longValue).max().orElse(0)
                : positions.getOrDefault(role, 0L);
        return " after %s%s of %s messages"
                .formatted(role == Role.A ? "at least " : "", text(position), text(messages));
    }

    /** Returns how far all are: {@code "; B at 8,120, C at 7,300 of 12,000 messages"}. */
    public String everywhere() {
        return messages == 0
                ? ""
                : "; B at %s, C at %s of %s messages"
                        .formatted(
                                text(positions.getOrDefault(Role.B, 0L)),
                                text(positions.getOrDefault(Role.C, 0L)),
                                text(messages));
    }

    private static String text(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
